import type { TFunction, TOptions } from 'i18next';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { spokenLanguage } from '../domain/settings/languages';
import { Translation } from './useTranslation';

/** Looks once for a text that has nothing to be filled in: a list says the same few in every row. */
function remembering(t: TFunction): TFunction {
  const said = new Map<string, string>();
  return new Proxy(t, {
    apply(look, _self, [text, options]: [string, TOptions?]) {
      if (options) return look(text, options);
      const known = said.get(text) ?? look(text);
      said.set(text, known);
      return known;
    },
  });
}

/** Gives all below it the words of the language in use, again when another is chosen. */
export function Translated({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation();
  const language = spokenLanguage(i18n.language);
  return <Translation value={useMemo(() => ({ t: remembering(t), language }), [t, language])}>{children}</Translation>;
}
