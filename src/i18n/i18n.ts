import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { en } from './en';

/** A language is one file of this folder and one row here. */
const languages = { en: { translation: en } };

export const i18n = createInstance();

void i18n.use(initReactI18next).init({
  resources: languages,
  lng: 'en',
  fallbackLng: 'en',
  // English sentences are the keys: colons and full stops belong to them and nothing in them is markup.
  nsSeparator: false,
  keySeparator: false,
  interpolation: { escapeValue: false },
  // All languages are in the bundle, so the first paint already has its words.
  initAsync: false,
  react: { useSuspense: false },
});
