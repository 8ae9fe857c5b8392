import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguage } from '../domain/settings';
import { Translation } from './useTranslation';

/** Gives all below it the words of the language in use, again when another is chosen. */
export function Translated({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation();
  const language = isLanguage(i18n.language) ? i18n.language : 'en';
  return <Translation value={useMemo(() => ({ t, language }), [t, language])}>{children}</Translation>;
}
