import type { Closing } from '../../../../domain/workflow/closing';
import { closingWords } from '../../../../domain/workflow/closingWords';
import { useTranslation } from '../../../../i18n/useTranslation';
import { Field, Fields } from '../../../../ui/labels/Fields';
import { SectionCard } from '../../../../ui/page/SectionCard';
import { useFormats } from '../../../../ui/text/formats';
import { Earlier } from './Earlier';
import { ReopenedFields } from './TakenBackFields';

/** Why the claim was last closed, whether it was reopened, and closings before; nothing of one that was never closed. */
export function ClosingCard({ closings = [] }: { closings: readonly Closing[] | undefined }) {
  const { t } = useTranslation();
  const last = closings.at(-1);
  return (
    last && (
      <SectionCard title={t('Closing')}>
        <ClosingFields closing={last} />
        <Earlier
          summary={t('Earlier closings')}
          parts={closings.slice(0, -1).map((closing, place) => (
            <ClosingFields key={place} closing={closing} />
          ))}
        />
      </SectionCard>
    )
  );
}

function ClosingFields({ closing: { reason, note, closedOn, closedBy, reopened } }: { closing: Closing }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return (
    <Fields>
      <Field label={t('Reason for closing')}>{t(closingWords[reason].label)}</Field>
      <Field label={t('Closed by')}>{closedBy}</Field>
      <Field label={t('Closed on')}>{dateTime(closedOn)}</Field>
      {note && (
        <Field label={t('Note')} wide>
          {note}
        </Field>
      )}
      <ReopenedFields reopened={reopened} />
    </Fields>
  );
}
