import { letterReasons } from '../../domain/scheme/letterReasons';
import type { LetterReason } from '../../domain/scheme/schemeRecord';
import { languageNames, type Language } from '../../domain/settings/languages';
import { i18n } from '../../i18n/i18n';
import { loadWords } from '../../i18n/speak';

export type ShippedSentences = { sentence: (reason: LetterReason, language: Language) => string };

/** The sentences of letters that ship, in every language, whichever the page speaks. Rejects where one does not load. */
export async function loadShippedSentences(): Promise<ShippedSentences> {
  await Promise.all(languageNames.map(loadWords));
  return {
    sentence: (reason, language) => {
      const { sentence } = letterReasons[reason];
      return sentence === null ? '' : i18n.getFixedT(language)(sentence);
    },
  };
}
