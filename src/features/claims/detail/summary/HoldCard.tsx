import type { Hold } from '../../../../domain/workflow/holding';
import { holdWords } from '../../../../domain/workflow/holdWords';
import { useTranslation } from '../../../../i18n/useTranslation';
import { Field, Fields } from '../../../../ui/labels/Fields';
import { SectionCard } from '../../../../ui/page/SectionCard';
import { useFormats } from '../../../../ui/text/formats';
import { Earlier } from './Earlier';

/** Why the claim was last on hold, whether it was released, and holds before; nothing of one that never was. */
export function HoldCard({ holds = [] }: { holds: readonly Hold[] | undefined }) {
  const { t } = useTranslation();
  const last = holds.at(-1);
  return (
    last && (
      <SectionCard title={t('Hold')}>
        <HoldFields hold={last} />
        <Earlier
          summary={t('Earlier holds')}
          parts={holds.slice(0, -1).map((hold, place) => (
            <HoldFields key={place} hold={hold} />
          ))}
        />
      </SectionCard>
    )
  );
}

function HoldFields({ hold: { reason, note, lookAgainOn, heldOn, heldBy, released } }: { hold: Hold }) {
  const { t } = useTranslation();
  const { date, dateTime } = useFormats();
  return (
    <Fields>
      <Field label={t('Reason for the hold')}>{t(holdWords[reason].label)}</Field>
      <Field label={t('Put on hold by')}>{heldBy}</Field>
      <Field label={t('Put on hold on')}>{dateTime(heldOn)}</Field>
      {lookAgainOn && <Field label={t('Look again on')}>{date(lookAgainOn)}</Field>}
      {note && (
        <Field label={t('Explanation')} wide>
          {note}
        </Field>
      )}
      {released && (
        <>
          <Field label={t('Released by')}>{released.releasedBy}</Field>
          <Field label={t('Released on')}>{dateTime(released.releasedOn)}</Field>
          <Field label={t('Reason for the release')} wide>
            {released.because}
          </Field>
        </>
      )}
    </Fields>
  );
}
