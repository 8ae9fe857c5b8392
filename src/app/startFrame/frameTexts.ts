import type { Words } from '../../domain/words';
import { languageNames } from '../../domain/settings/languages';

/** Said by index.html, and by the portal's pages after it (app/shell/ReadingNotice.tsx). */
export const readingText: Words = "Reading the register from this browser's storage…";

/** What index.html says before the portal runs. */
const texts = {
  portal: 'Wildlife Claims Portal',
  signIn: 'Sign in with your role and email.',
  unlock: 'Device passphrase',
  locked: 'The data on this device is encrypted. Enter the device passphrase to open the portal.',
  loading: 'Loading the portal…',
  reading: readingText,
  long: 'This takes longer than usual. Nothing was changed. Check your connection, close other tabs of the portal, and reload.',
  reload: 'Reload',
} as const satisfies Record<string, Words>;

export type FrameText = keyof typeof texts;

/** The words of every language by its name, as the build reads them: texts and their translations. */
export type AllWords = Partial<Record<string, Partial<Record<string, string>>>>;

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A text as markup, once in each language; the style shows that of the page. */
export function inEveryLanguage(words: AllWords, name: FrameText): string {
  const said = languageNames.map((language) => [language, words[language]?.[texts[name]] ?? texts[name]] as const);
  return said.map(([language, text]) => `<span lang="${language}">${escaped(text)}</span>`).join('');
}
