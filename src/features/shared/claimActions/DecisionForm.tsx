import type { ActionForm, ActionFormProps } from './actionForm';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { committeeDecisionNames, committeeDecisions } from '../../../domain/workflow/decision';
import { decisionSchemaFor, emptyDecisionForm, expectedAmount } from '../../../domain/actions/decisionForm';
import { needsText } from '../../../domain/actions/givenReasons';
import { isReasoned } from '../../../domain/workflow/reasons';
import { findLastVerification } from '../../../domain/claim/claim';
import { compensationStep } from '../../../domain/shillings';
import { useTranslation } from '../../../i18n/useTranslation';
import { MoneyInput } from '../../../ui/form/text/MoneyInput';
import { RadioInput } from '../../../ui/form/choice/RadioInput';
import { LimitedTextInput } from '../../../ui/form/text/LimitedTextInput';
import { useFormats } from '../../../ui/text/formats';
import { CommandFormFrame } from '../../../ui/commandForm/CommandFormFrame';
import { CommitteeLines, type DecidedForm } from '../valuation/CommitteeLines';
import { ChecklistFindings } from './ChecklistFindings';
import { ConditionInputs } from './ConditionInputs';
import { ReasonsInput } from './ReasonsInput';
import { useCommandForm } from '../../../ui/commandForm/useCommandForm';

/** What the form does; until that is chosen, it is laid out for an approval. */
const lifecycleOf = (decision: DecidedForm['decision']) => committeeDecisions[decision || 'approve'].lifecycle;

/** The committee's decision (docs/product.md, Committee). */
export function Decision({ claim, act, started, onStarted, ...rest }: ActionFormProps) {
  const { calculatedCompensation } = claim;
  const valuation = findLastVerification(claim)?.valuation;
  const { t } = useTranslation();
  const formats = useFormats();
  const { form, control, frame } = useCommandForm<DecidedForm>({
    ...rest,
    name: `decision ${claim.id}`,
    onSubmit: (form) => act(lifecycleOf(form.decision), form),
    schema: decisionSchemaFor(claim),
    defaultValues: {
      ...emptyDecisionForm,
      reasons: [],
      conditions: [{ text: '' }],
      lines: (valuation?.lines ?? []).map(({ amount }) => ({ amount: String(amount), reason: '' })),
      approvedAmount: String(calculatedCompensation ?? ''),
    },
    ask: ({ decision, approvedAmount }) => {
      const amount = Number(approvedAmount);
      if (decision !== 'approve' || calculatedCompensation === undefined || amount <= calculatedCompensation) {
        return undefined;
      }
      return {
        title: t('Approve more than the calculated amount?'),
        text: t('You are approving {{approved}}. The calculated amount is {{calculated}}.', {
          approved: formats.shillings(amount),
          calculated: formats.shillings(calculatedCompensation),
        }),
        confirmLabel: t('Approve this amount'),
      };
    },
  });
  const [decision, lines, approved, reasons] = useWatch({
    control,
    name: ['decision', 'lines', 'approvedAmount', 'reasons'],
  });
  const isStarted = started !== undefined;
  const isAgain = started?.again === true;
  const chosen = committeeDecisionNames.find((name) => committeeDecisions[name].lifecycle === started?.action);
  const asked = lifecycleOf(decision);
  const needsNote = isReasoned(asked);

  useEffect(() => {
    if (!isStarted) return;
    if (chosen) form.setValue('decision', chosen);
    if (isAgain) return;
    form.setFocus('cvcNotes');
    onStarted?.();
  }, [isStarted, isAgain, chosen, form, onStarted]);

  // The lines fill the approved amount while that is what they filled in.
  const expected = String(expectedAmount(claim, lines) ?? '');
  const filled = useRef(expected);
  const fill = useEffectEvent(() => {
    const isFilled = approved === filled.current;
    if (isFilled && approved !== expected) form.setValue('approvedAmount', expected, { shouldDirty: true });
    filled.current = expected;
  });
  useEffect(() => fill(), [expected]);

  return (
    <CommandFormFrame {...frame} label={t('CVC Decision')} submitLabel={t('Record Decision')}>
      <ChecklistFindings claim={claim} />
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
          {valuation && valuation.lines.length > 0 && (
            <CommitteeLines form={form} kind={claim.incident.incidentType} valuation={valuation} />
          )}
          <MoneyInput
            control={control}
            name="approvedAmount"
            label={t('Approved amount (UGX)')}
            hint={
              valuation?.cap === undefined
                ? undefined
                : t('Limit of the schedule: {{amount}}', { amount: formats.shillings(valuation.cap) })
            }
            required={decision === 'approve'}
            step={compensationStep}
          />
          <ConditionInputs control={control} />
        </>
      )}
      {needsNote && (
        <ReasonsInput control={control} name="reasons" text="decisionNote" action={asked} label={t('Reasons')} />
      )}
      <LimitedTextInput
        control={control}
        name="decisionNote"
        label={t('Decision note')}
        required={needsText(asked, reasons)}
        lines={2}
      />
    </CommandFormFrame>
  );
}

export const actionForm: ActionForm = {
  title: 'CVC Decision',
  place: 'cvc',
  sharesButton: true,
  Form: Decision,
};
