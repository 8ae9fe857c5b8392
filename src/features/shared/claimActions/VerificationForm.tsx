import { subjectOf, type ActionForm, type ActionFormProps } from './actionForm';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { findLastVerification } from '../../../domain/claim/claim';
import { compensationStep, valuationSchedules } from '../../../domain/workflow/valuation';
import {
  verificationActionNames,
  verificationActions,
  type VerificationAction,
} from '../../../domain/workflow/verification';
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
import { describeSubject, type ClaimSubject } from './claimSubject';
import { useCommandForm, type CommandFormProps } from '../../../ui/commandForm/useCommandForm';

type VerificationFormProps = CommandFormProps<Form> & {
  subject: ClaimSubject;
  /** Such as what an earlier verification found. */
  defaultValues?: Partial<Form>;
  /** An action chosen outside the form: it is taken over, the form gets the focus and says so. */
  chosenAction?: VerificationAction;
  onChosenActionTaken?: () => void;
};

/** The district officer's verification (docs/product.md, Verification). */
export function VerificationForm(props: VerificationFormProps) {
  const { subject, defaultValues, chosenAction, onChosenActionTaken, ...rest } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const { form, control, frame } = useCommandForm<Form>({
    ...rest,
    schema: verificationSchema,
    defaultValues: { ...emptyVerificationForm, ...defaultValues },
    ask: ({ action, calculatedCompensation }) =>
      action === 'reject'
        ? {
            title: t('Reject this claim?'),
            text: describeSubject(
              t,
              subject,
              calculatedCompensation ? Number(calculatedCompensation) : undefined,
              formats,
            ),
            confirmLabel: t('Reject claim'),
            destructive: true,
          }
        : undefined,
  });
  const action = useWatch({ control, name: 'action' });
  const needsReason = action === 'reject' || action === 'request_info';

  useEffect(() => {
    if (!chosenAction) return;
    form.setValue('action', chosenAction);
    form.setFocus('verificationNotes');
    onChosenActionTaken?.();
  }, [chosenAction, form, onChosenActionTaken]);

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

function Verification({ claim, act, started, onStarted, ...rest }: ActionFormProps) {
  const verification = findLastVerification(claim);
  const amount = verification?.calculatedCompensation;
  return (
    <VerificationForm
      {...rest}
      subject={subjectOf(claim)}
      defaultValues={{
        valuationScheduleVersion: verification?.valuationScheduleVersion ?? '',
        calculatedCompensation: amount === undefined ? '' : String(amount),
      }}
      chosenAction={verificationActionNames.find((name) => verificationActions[name].lifecycle === started?.action)}
      onChosenActionTaken={onStarted}
      onSubmit={(form) => act(verificationActions[form.action || 'forward_to_cvc'].lifecycle, form)}
    />
  );
}

export const actionForm: ActionForm = {
  title: 'Verification',
  place: 'verification',
  sharesButton: false,
  Form: Verification,
};
