import Alert from '@mui/material/Alert';
import { findSentRefusal, returningSchema, type ReturningForm as Form } from '../../../domain/actions/returningForm';
import { returnReasons } from '../../../domain/workflow/takenBack';
import { returnWords } from '../../../domain/workflow/returnWords';
import { useTranslation } from '../../../i18n/useTranslation';
import { CommandFormFrame } from '../../../ui/commandForm/CommandFormFrame';
import { useCommandForm } from '../../../ui/commandForm/useCommandForm';
import { LimitedTextInput } from '../../../ui/form/text/LimitedTextInput';
import { RadioInput } from '../../../ui/form/choice/RadioInput';
import type { ActionForm, ActionFormProps } from './actionForm';

/** Takes an approval back to the committee (docs/product.md, Taking back a decision). */
function Returning({ claim, payments, act, ...rest }: ActionFormProps) {
  const { t } = useTranslation();
  const { control, frame } = useCommandForm<Form>({
    ...rest,
    name: `returning ${claim.id}`,
    onSubmit: (form) => act('return_to_committee', form),
    schema: returningSchema,
    defaultValues: { returnReason: '', returnedBecause: '' },
  });
  const sent = findSentRefusal(payments);

  return (
    <CommandFormFrame {...frame} label={t('Return to Committee')} submitLabel={t('Return to Committee')}>
      {payments.length > 0 && (
        <Alert severity={sent ? 'error' : 'info'}>
          {sent
            ? t(sent.message)
            : t(
                'The final approval is taken back and its payment is cancelled. Nothing is paid until the claim is approved again.',
              )}
        </Alert>
      )}
      <RadioInput
        control={control}
        name="returnReason"
        label={t('Reason for returning')}
        required
        options={returnReasons.map((value) => ({ value, label: t(returnWords[value].label) }))}
      />
      <LimitedTextInput
        control={control}
        name="returnedBecause"
        label={t('Explanation')}
        hint={t('The committee reads this.')}
        required
        lines={2}
      />
    </CommandFormFrame>
  );
}

export const actionForm: ActionForm = {
  title: 'Return to Committee',
  place: 'dialog',
  awayFromQueue: true,
  sharesButton: false,
  Form: Returning,
};
