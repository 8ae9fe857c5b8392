import type { Language } from '../domain/settings/languages';
import { i18n } from './i18n';

/** Has the words of a language, and the names of its months and days. English is the code's own. Rejects where they do not load. */
export async function loadWords(language: Language): Promise<void> {
  if (language === 'en' || i18n.hasResourceBundle(language, 'translation')) return;
  const [{ default: words }, { nameDays }] = await Promise.all([
    import(/* webpackChunkName: "language-[request]", webpackExclude: /en\.json$/ */ `./${language}.json`) as Promise<{
      default: Record<string, string>;
    }>,
    import(/* webpackChunkName: "language-calendar" */ './calendarNames'),
  ]);
  nameDays(language, words);
  i18n.addResourceBundle(language, 'translation', words);
}

/** Asked for last: what was asked for before and loads more slowly is not spoken any more. */
let wanted: Language = 'en';

/** Chosen before anybody was signed in, and not kept yet. */
let picked: Language | undefined;

/**
 * Has the whole page speak a language as soon as its words are loaded. Answers false where they cannot be: then it goes
 * on in the language before.
 */
export async function speak(language: Language): Promise<boolean> {
  wanted = language;
  try {
    await loadWords(language);
  } catch {
    // What is not wanted any more is not missed.
    return wanted !== language;
  }
  if (wanted !== language) return true;
  // The frame of the page may have been in what was kept before.
  document.documentElement.lang = language;
  // Said again, it would draw the whole page again.
  if (i18n.language !== language) await i18n.changeLanguage(language);
  return true;
}

/** As `speak`, for a choice made while nobody is signed in: it goes before the preference until it is kept as one. */
export async function pickLanguage(language: Language): Promise<boolean> {
  const spoken = await speak(language);
  if (spoken) picked = language;
  return spoken;
}

export const findPickedLanguage = () => picked;

/** The choice that is to be kept, once. */
export function takePickedLanguage(): Language | undefined {
  const language = picked;
  picked = undefined;
  return language;
}
