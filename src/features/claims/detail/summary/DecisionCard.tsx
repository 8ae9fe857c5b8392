import { committeeDecisions, paperRecord, type CommitteeDecision } from '../../../../domain/workflow/decision';
import { isolated } from '../../../../i18n/isolated';
import { useTranslation } from '../../../../i18n/useTranslation';
import { Field, Fields } from '../../../../ui/labels/Fields';
import { reasonsText } from '../../../../ui/text/reasonsText';
import { useFormats } from '../../../../ui/text/formats';
import { Money } from '../../../../ui/labels/Money';
import { SectionCard } from '../../../../ui/page/SectionCard';
import { Earlier } from './Earlier';
import { ReopenedFields, ReturnedFields } from './TakenBackFields';

/** What the committee last decided, and what it did before; nothing while it decided nothing. */
export function DecisionCard({ decisions }: { decisions: readonly CommitteeDecision[] }) {
  const { t } = useTranslation();
  const last = decisions.at(-1);
  return (
    last && (
      <SectionCard title={t('Committee decision')}>
        <DecisionFields decision={last} />
        <Earlier
          summary={t('Earlier decisions')}
          parts={decisions.slice(0, -1).map((decision, place) => (
            <DecisionFields key={place} decision={decision} />
          ))}
        />
      </SectionCard>
    )
  );
}

function DecisionFields({ decision }: { decision: CommitteeDecision }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return (
    <Fields>
      <Field label={t('Decision')}>{t(committeeDecisions[decision.decision].taken)}</Field>
      {decision.approvedAmount !== undefined && (
        <Field label={t('Approved amount')}>
          <Money amount={decision.approvedAmount} />
        </Field>
      )}
      <Field label={t('Decided by')}>{decision.decidedBy === paperRecord ? t(paperRecord) : decision.decidedBy}</Field>
      <Field label={t('Decided on')}>{decision.decidedOn ? dateTime(decision.decidedOn) : t('Not known')}</Field>
      {decision.conditions.length > 0 && (
        <Field label={t('Conditions')} wide>
          {decision.conditions.map(isolated).join('\n')}
        </Field>
      )}
      {decision.reasons && (
        <Field label={t('Reasons')} wide>
          {reasonsText(t, decision.reasons)}
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
      <ReopenedFields reopened={decision.reopened} />
      <ReturnedFields returned={decision.returned} />
    </Fields>
  );
}
