import { verificationActions, type Verification } from '../../../../domain/verification';
import { useTranslation } from '../../../../i18n/useTranslation';
import { Field, Fields } from '../../../../ui/Fields';
import { useFormats } from '../../../../ui/formats';
import { Money } from '../../../../ui/Money';
import { SectionCard } from '../../../../ui/SectionCard';

/** What the district found when it last verified the claim. */
export function VerificationCard({ verification }: { verification: Verification }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { action, actionReason, calculatedCompensation } = verification;
  return (
    <SectionCard title={t('District verification')}>
      <Fields>
        <Field label={t('Action')}>{t(verificationActions[action].label)}</Field>
        <Field label={t('Calculated compensation')}>
          <Money amount={calculatedCompensation} />
        </Field>
        <Field label={t('Valuation schedule version')}>{verification.valuationScheduleVersion}</Field>
        <Field label={t('Verified by')}>{verification.verifiedBy}</Field>
        <Field label={t('Verified on')}>{dateTime(verification.verifiedOn)}</Field>
        {actionReason && (
          <Field label={t('Action reason')} wide>
            {actionReason}
          </Field>
        )}
        {verification.verificationNotes && (
          <Field label={t('Verification notes')} wide>
            {verification.verificationNotes}
          </Field>
        )}
      </Fields>
    </SectionCard>
  );
}
