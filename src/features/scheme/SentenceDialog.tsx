import { letterReasons } from '../../domain/scheme/letterReasons';
import type { LetterReason } from '../../domain/scheme/schemeRecord';
import { sentenceSchema, withWorded } from '../../domain/scheme/schemeForm';
import { wordedIn } from '../../domain/scheme/scheme';
import { languageNames, languages, type Language } from '../../domain/settings/languages';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { selectScheme } from '../../store/scheme/selectors';
import { LimitedTextInput } from '../../ui/form/text/LimitedTextInput';
import { PartDialog } from './PartDialog';
import type { ShippedSentences } from './shippedSentences';

type SentenceDialogProps = { reason: LetterReason; shipped: ShippedSentences; onClose: () => void };

/** The sentence of one reason in each language; one that is left empty is the one that ships. */
export function SentenceDialog({ reason, shipped, onClose }: SentenceDialogProps) {
  const { t } = useTranslation();
  const rules = useAppSelector((state) => selectScheme(state).sentences);
  return (
    <PartDialog<Record<Language, string>>
      part="sentences"
      title={t('Sentence: {{reason}}', { reason: t(letterReasons[reason].label) })}
      schema={sentenceSchema}
      defaultValues={
        Object.fromEntries(
          languageNames.map((language) => [language, wordedIn(rules, language)[reason] ?? '']),
        ) as Record<Language, string>
      }
      toPart={(form, scheme) => ({ id: 'sentences', ...withWorded(scheme.sentences, reason, form) })}
      onClose={onClose}
    >
      {(control) => (
        <>
          <div>{t('Leave a field empty to use the sentence as shipped.')}</div>
          {languageNames.map((language, place) => (
            <LimitedTextInput
              key={language}
              control={control}
              name={language}
              limit="sentence"
              label={t(languages[language].label)}
              hint={t('As shipped: {{sentence}}', { sentence: shipped.sentence(reason, language) })}
              lines={2}
              autoFocus={place === 0}
            />
          ))}
        </>
      )}
    </PartDialog>
  );
}
