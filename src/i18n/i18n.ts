import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import en from './en.json';
import { isolated } from './isolated';

/** English is the key of every text, so its file holds only what a key cannot say: what is counted, where there is one. */
const languages = { en: { translation: en } };

export const i18n = createInstance();

void i18n.use(initReactI18next).init({
  resources: languages,
  lng: 'en',
  fallbackLng: 'en',
  // English sentences are the keys: colons and full stops belong to them and nothing in them is markup.
  nsSeparator: false,
  keySeparator: false,
  // No sentence is made of others, and what people wrote does not ask for one.
  interpolation: { escape: isolated, nestingPrefix: '\u0000' },
  // English is there from the start; the other languages are loaded (speak.ts).
  initAsync: false,
  react: { useSuspense: false },
});
