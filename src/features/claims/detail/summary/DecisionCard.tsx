import { committeeDecisions, type CommitteeDecision } from '../../../../domain/workflow/decision';
import { useTranslation } from '../../../../i18n/useTranslation';
import { Field, Fields } from '../../../../ui/labels/Fields';
import { useFormats } from '../../../../ui/text/formats';
import { Money } from '../../../../ui/labels/Money';
import { SectionCard } from '../../../../ui/page/SectionCard';

/** What the committee last decided. */
export function DecisionCard({ decision }: { decision: CommitteeDecision }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return (
    <SectionCard title={t('Committee decision')}>
      <Fields>
        <Field label={t('Decision')}>{t(committeeDecisions[decision.decision].taken)}</Field>
        {decision.approvedAmount !== undefined && (
          <Field label={t('Approved amount')}>
            <Money amount={decision.approvedAmount} />
          </Field>
        )}
        <Field label={t('Decided by')}>{decision.decidedBy}</Field>
        <Field label={t('Decided on')}>{decision.decidedOn ? dateTime(decision.decidedOn) : t('Not known')}</Field>
        {decision.conditions && (
          <Field label={t('Conditions')} wide>
            {decision.conditions}
          </Field>
        )}
        {decision.decisionNote && (
          <Field label={t('Decision note')} wide>
            {decision.decisionNote}
          </Field>
        )}
        {decision.cvcNotes && (
          <Field label={t('CVC notes')} wide>
            {decision.cvcNotes}
          </Field>
        )}
      </Fields>
    </SectionCard>
  );
}
