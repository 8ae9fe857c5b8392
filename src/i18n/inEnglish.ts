import { i18n } from './i18n';

/** The words of official documents, which are English in every language of the screen. */
export const inEnglish = i18n.getFixedT('en');
