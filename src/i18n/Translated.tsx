import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Translation } from './useTranslation';

/** Gives all below it the words of the language in use, again when another is chosen. */
export function Translated({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return <Translation value={useMemo(() => ({ t, language }), [t, language])}>{children}</Translation>;
}
