import type { Correction } from '../../../domain/claim/correction/correctionRecord';
import { detailText } from '../../../domain/claim/correction/correctionText';
import { correctionOutcomeWords, correctionWords } from '../../../domain/claim/correction/correctionWords';
import { claimantLabels } from '../../../domain/claim/fieldLabels';
import { isolated } from '../../../i18n/isolated';
import { useTranslation } from '../../../i18n/useTranslation';
import { Field, Fields } from '../../../ui/labels/Fields';
import { useFormats } from '../../../ui/text/formats';

/** A correction: what changes, why and by whom, and how it ended where a second person was asked. */
export function CorrectionFields({ correction }: { correction: Correction }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { reason, note, changes, correctedOn, correctedBy, outcome } = correction;
  return (
    <Fields>
      {changes.map(({ field, before, after }) => (
        <Field key={field} label={t(claimantLabels[field])} wide>
          {t('{{after}} (before: {{before}})', {
            after: isolated(detailText(field, after, t)),
            before: isolated(detailText(field, before, t)),
          })}
        </Field>
      ))}
      <Field label={t('Reason for the correction')}>{t(correctionWords[reason].label)}</Field>
      <Field label={t('Corrected by')}>{correctedBy}</Field>
      <Field label={t('Corrected on')}>{dateTime(correctedOn)}</Field>
      {note && (
        <Field label={t('Explanation')} wide>
          {note}
        </Field>
      )}
      {outcome && (
        <>
          <Field label={t('Outcome')}>{t(correctionOutcomeWords[outcome.kind].label)}</Field>
          <Field label={t('Decided by')}>{outcome.decidedBy}</Field>
          <Field label={t('Decided on')}>{dateTime(outcome.decidedOn)}</Field>
          {outcome.note && (
            <Field label={t('Decision note')} wide>
              {outcome.note}
            </Field>
          )}
        </>
      )}
    </Fields>
  );
}
