import Alert from '@mui/material/Alert';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import {
  appealActionOf,
  appealDecisionSchemaFor,
  findAppealValuation,
  findOnItsWay,
  type AppealDecisionForm as Form,
} from '../../../domain/actions/appealDecisionForm';
import { appealOutcomes, dismissalReasons } from '../../../domain/claim/appeal/appealRecord';
import { findAppealStep } from '../../../domain/claim/appeal/appeals';
import { dismissalWords, outcomeWords } from '../../../domain/claim/appeal/appealWords';
import { compensationStep } from '../../../domain/shillings';
import { useTranslation } from '../../../i18n/useTranslation';
import { CommandFormFrame } from '../../../ui/commandForm/CommandFormFrame';
import { useCommandForm } from '../../../ui/commandForm/useCommandForm';
import { MultiSelectInput } from '../../../ui/form/choice/MultiSelectInput';
import { RadioInput } from '../../../ui/form/choice/RadioInput';
import { LimitedTextInput } from '../../../ui/form/text/LimitedTextInput';
import { MoneyInput } from '../../../ui/form/text/MoneyInput';
import { useFormats } from '../../../ui/text/formats';
import type { ActionForm, ActionFormProps } from './actionForm';

/** Upholds or dismisses an appeal (docs/product.md, Appeal). */
function AppealDecision({ claim, payments, act, ...rest }: ActionFormProps) {
  const { t } = useTranslation();
  const { shillings } = useFormats();
  const { control, frame } = useCommandForm<Form>({
    ...rest,
    name: `appeal decision ${claim.id}`,
    onSubmit: (form) => act(appealActionOf(form.outcome || 'dismissed'), form),
    schema: useMemo(() => appealDecisionSchemaFor(claim), [claim]),
    defaultValues: { outcome: '', amount: '', reasons: [], decisionNote: '' },
  });
  const [outcome, reasons] = useWatch({ control, name: ['outcome', 'reasons'] });
  const { approvedAmount } = claim;
  const valued = findAppealValuation(claim);
  const cap = valued?.valuation?.cap;
  const sent = findOnItsWay(payments);
  // What waits for a valuation cannot be upheld yet; it can be dismissed, as where the claimant no longer wants to appeal.
  const isValued = findAppealStep(claim) === 'uphold_appeal';
  const mayBe = isValued && !sent ? appealOutcomes : (['dismissed'] as const);
  const hints = [
    approvedAmount !== undefined && t('Approved before: {{amount}}', { amount: shillings(approvedAmount) }),
    valued?.calculatedCompensation !== undefined &&
      t('Calculated: {{amount}}', { amount: shillings(valued.calculatedCompensation) }),
    cap !== undefined && t('Limit of the schedule: {{amount}}', { amount: shillings(cap) }),
  ];

  return (
    <CommandFormFrame {...frame} label={t('Decide Appeal')} submitLabel={t('Record Decision')}>
      {isValued ? (
        sent && <Alert severity="info">{t(sent.message)}</Alert>
      ) : (
        <Alert severity="info">{t('The loss is not valued yet. Until then the appeal can only be dismissed.')}</Alert>
      )}
      <RadioInput
        control={control}
        name="outcome"
        label={t('Outcome')}
        required
        options={mayBe.map((value) => ({ value, label: t(outcomeWords[value].label) }))}
      />
      {outcome === 'upheld' && (
        <MoneyInput
          control={control}
          name="amount"
          label={t('Approved amount (UGX)')}
          hint={hints.filter(Boolean).join('. ')}
          required
          step={compensationStep}
        />
      )}
      {outcome === 'dismissed' && (
        <MultiSelectInput
          control={control}
          name="reasons"
          label={t('Reasons')}
          hint={t('Choose one or more, or write the reason below.')}
          placeholder={t('Select reasons')}
          options={dismissalReasons.map((value) => ({ value, label: t(dismissalWords[value].label) }))}
          checks="decisionNote"
        />
      )}
      <LimitedTextInput
        control={control}
        name="decisionNote"
        label={t('Decision note')}
        hint={t('The claimant reads this.')}
        required={outcome !== 'dismissed' || !reasons.some((code) => code !== 'other')}
        lines={2}
      />
    </CommandFormFrame>
  );
}

export const actionForm: ActionForm = {
  title: 'Decide Appeal',
  place: 'dialog',
  sharesButton: true,
  Form: AppealDecision,
};
