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
