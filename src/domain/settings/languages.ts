import type { Words } from '../words';

/**
 * Each with its name for itself, whether every text has its words (`npm run words` then insists on them), and whether a
 * native speaker has read them (docs/languages.md).
 */
export const languages = {
  en: { label: 'English', ownName: 'English', complete: true, reviewed: true },
  sw: { label: 'Swahili', ownName: 'Kiswahili', complete: true, reviewed: false },
  lg: { label: 'Luganda', ownName: 'Luganda', complete: true, reviewed: false },
} as const satisfies Record<string, { label: Words; ownName: string; complete: boolean; reviewed: boolean }>;
export type Language = keyof typeof languages;
export const languageNames = Object.keys(languages) as Language[];
export const isLanguage = (name: string): name is Language => name in languages;

/** How a language is kept: by its ISO 639 code, whether this version of the portal speaks it or not. */
export const languageCode = /^[a-z]{2,3}$/;

/** The language that is spoken for a code: English in the place of one that this version does not speak. */
export const spokenLanguage = (code: string): Language => (isLanguage(code) ? code : 'en');
