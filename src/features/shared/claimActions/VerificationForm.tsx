import type { ActionForm, ActionFormProps } from './actionForm';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { findLastVerification } from '../../../domain/claim/claim';
import { compensationStep, valuationSchedules } from '../../../domain/workflow/valuation';
import { verificationActionNames, verificationActions } from '../../../domain/workflow/verification';
import {
  type VerificationForm as Form,
  emptyVerificationForm,
  verificationSchema,
} from '../../../domain/actions/verificationForm';
import { useTranslation } from '../../../i18n/useTranslation';
import { MoneyInput } from '../../../ui/form/MoneyInput';
import { RadioInput } from '../../../ui/form/RadioInput';
import { SelectInput } from '../../../ui/form/SelectInput';
import { LimitedTextInput } from '../../../ui/form/LimitedTextInput';
import { useFormats } from '../../../ui/text/formats';
import { CommandFormFrame } from '../../../ui/commandForm/CommandFormFrame';
import { describeClaim } from './describeClaim';
import { useCommandForm } from '../../../ui/commandForm/useCommandForm';

/** The district officer's verification (docs/product.md, Verification). */
export function Verification({ claim, act, started, onStarted, ...rest }: ActionFormProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { valuationScheduleVersion = '', calculatedCompensation = '' } = findLastVerification(claim) ?? {};
  const { form, control, frame } = useCommandForm<Form>({
    ...rest,
    onSubmit: (form) => act(verificationActions[form.action || 'forward_to_cvc'].lifecycle, form),
    schema: verificationSchema,
    defaultValues: {
      ...emptyVerificationForm,
      valuationScheduleVersion,
      calculatedCompensation: String(calculatedCompensation),
    },
    ask: ({ action, calculatedCompensation: amount }) =>
      action === 'reject'
        ? {
            title: t('Reject this claim?'),
            text: describeClaim(t, claim, amount ? Number(amount) : undefined, formats),
            confirmLabel: t('Reject claim'),
            destructive: true,
          }
        : undefined,
  });
  const action = useWatch({ control, name: 'action' });
  const chosen = verificationActionNames.find((name) => verificationActions[name].lifecycle === started?.action);
  const needsReason = action === 'reject' || action === 'request_info';

  useEffect(() => {
    if (!chosen) return;
    form.setValue('action', chosen);
    form.setFocus('verificationNotes');
    onStarted?.();
  }, [chosen, form, onStarted]);

  return (
    <CommandFormFrame
      {...frame}
      label={t('Verification')}
      submitLabel={action === 'request_info' ? t('Request Info') : t('Complete Verification')}
    >
      <LimitedTextInput control={control} name="verificationNotes" label={t('Verification notes')} lines={3} />
      <SelectInput
        control={control}
        name="valuationScheduleVersion"
        label={t('Valuation schedule version')}
        required={!needsReason}
        placeholder={t('Select a version')}
        options={Object.entries(valuationSchedules).map(([value, { label }]) => ({ value, label: t(label) }))}
      />
      <MoneyInput
        control={control}
        name="calculatedCompensation"
        label={t('Calculated compensation (UGX)')}
        hint={t('Whole shillings. Enter 0 if nothing is payable.')}
        required={!needsReason}
        step={compensationStep}
      />
      <RadioInput
        control={control}
        name="action"
        label={t('Action')}
        required
        options={verificationActionNames.map((value) => ({ value, label: t(verificationActions[value].label) }))}
      />
      {needsReason && (
        <LimitedTextInput control={control} name="actionReason" label={t('Action reason')} required lines={2} />
      )}
    </CommandFormFrame>
  );
}

export const actionForm: ActionForm = {
  title: 'Verification',
  place: 'verification',
  sharesButton: false,
  Form: Verification,
};
