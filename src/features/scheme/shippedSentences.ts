import { languageNames, type Language } from '../../domain/settings/languages';
import type { ReasonCode } from '../../domain/workflow/reasonCodes';
import { reasons } from '../../domain/workflow/reasons';
import { i18n } from '../../i18n/i18n';
import { loadWords } from '../../i18n/speak';

export type ShippedSentences = { sentence: (reason: ReasonCode, language: Language) => string };

/** The sentences of letters that ship, in every language, whichever the page speaks. Rejects where one does not load. */
export async function loadShippedSentences(): Promise<ShippedSentences> {
  await Promise.all(languageNames.map(loadWords));
  return {
    sentence: (reason, language) => {
      const { sentence } = reasons[reason];
      return sentence === null ? '' : i18n.getFixedT(language)(sentence);
    },
  };
}
