import type { TFunction } from 'i18next';
import { createContext, useContext } from 'react';
import type { Language } from '../domain/settings/languages';
import { i18n } from './i18n';

type TranslationValue = { t: TFunction; language: Language };

/** The language in use; `Translated` puts another in its place. */
export const Translation = createContext<TranslationValue>({ t: i18n.t, language: 'en' });

/**
 * The translation function. In place of the library's hook, which subscribes each component by itself: a page has
 * hundreds that say something.
 */
export const useTranslation = () => useContext(Translation);
