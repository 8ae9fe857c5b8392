import { subjectOf, type ActionForm, type ActionFormProps } from './actionForm';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import {
  committeeDecisionNames,
  committeeDecisions,
  type CommitteeDecisionKind,
} from '../../../domain/workflow/decision';
import { type DecisionForm as Form, decisionSchema, emptyDecisionForm } from '../../../domain/actions/decisionForm';
import { compensationStep } from '../../../domain/workflow/valuation';
import { useTranslation } from '../../../i18n/useTranslation';
import { MoneyInput } from '../../../ui/form/MoneyInput';
import { RadioInput } from '../../../ui/form/RadioInput';
import { LimitedTextInput } from '../../../ui/form/LimitedTextInput';
import { useFormats } from '../../../ui/text/formats';
import { CommandFormFrame } from '../../../ui/commandForm/CommandFormFrame';
import { describeSubject, type ClaimSubject } from './claimSubject';
import { useCommandForm, type CommandFormProps } from '../../../ui/commandForm/useCommandForm';

type DecisionFormProps = CommandFormProps<Form> & {
  subject: ClaimSubject;
  /** What the district calculated, UGX; the approved amount starts as this. */
  calculatedCompensation: number | undefined;
  /** The form was asked for from elsewhere: it gets the focus and says so. */
  started?: boolean;
  /** With `started`: the decision that was asked for is chosen. */
  chosenDecision?: CommitteeDecisionKind;
  onStarted?: () => void;
};

/** The committee's decision (docs/product.md, Committee). */
export function DecisionForm(props: DecisionFormProps) {
  const { subject, calculatedCompensation, started, chosenDecision, onStarted, ...rest } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const { form, control, frame } = useCommandForm<Form>({
    ...rest,
    schema: decisionSchema,
    defaultValues: { ...emptyDecisionForm, approvedAmount: String(calculatedCompensation ?? '') },
    ask: ({ decision, approvedAmount }) => {
      if (decision === 'approve') {
        const text = describeSubject(t, subject, Number(approvedAmount), formats);
        const above = Number(approvedAmount) > (calculatedCompensation ?? Infinity);
        return {
          title: t('Approve this claim?'),
          text: above
            ? `${text} ${t('This is above the calculated amount, {{amount}}.', { amount: formats.shillings(calculatedCompensation ?? 0) })}`
            : text,
          confirmLabel: t('Approve claim'),
        };
      }
      if (decision === 'reject') {
        return {
          title: t('Reject this claim?'),
          text: describeSubject(t, subject, calculatedCompensation, formats),
          confirmLabel: t('Reject claim'),
          destructive: true,
        };
      }
      return undefined;
    },
  });
  const decision = useWatch({ control, name: 'decision' });
  const needsNote = decision === 'reject' || decision === 'refer_back';

  useEffect(() => {
    if (!started) return;
    if (chosenDecision) form.setValue('decision', chosenDecision);
    form.setFocus('cvcNotes');
    onStarted?.();
  }, [started, chosenDecision, form, onStarted]);

  return (
    <CommandFormFrame {...frame} label={t('CVC Decision')} submitLabel={t('Record Decision')}>
      <LimitedTextInput control={control} name="cvcNotes" label={t('CVC notes')} lines={3} />
      <RadioInput
        control={control}
        name="decision"
        label={t('Decision')}
        required
        options={committeeDecisionNames.map((value) => ({ value, label: t(committeeDecisions[value].label) }))}
      />
      {!needsNote && (
        <>
          <MoneyInput
            control={control}
            name="approvedAmount"
            label={t('Approved amount (UGX)')}
            required={decision === 'approve'}
            step={compensationStep}
          />
          <LimitedTextInput control={control} name="conditions" label={t('Conditions')} lines={2} />
        </>
      )}
      <LimitedTextInput
        control={control}
        name="decisionNote"
        label={t('Decision note')}
        required={needsNote}
        lines={2}
      />
    </CommandFormFrame>
  );
}

function Decision({ claim, act, started, ...rest }: ActionFormProps) {
  return (
    <DecisionForm
      {...rest}
      subject={subjectOf(claim)}
      calculatedCompensation={claim.calculatedCompensation}
      started={started !== undefined}
      chosenDecision={committeeDecisionNames.find((name) => committeeDecisions[name].lifecycle === started?.action)}
      onSubmit={(form) => act(committeeDecisions[form.decision || 'approve'].lifecycle, form)}
    />
  );
}

export const actionForm: ActionForm = {
  title: 'CVC Decision',
  place: 'cvc',
  sharesButton: true,
  Form: Decision,
};
