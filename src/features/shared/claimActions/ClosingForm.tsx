import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { closingSchemaFor, type ClosingForm as Form } from '../../../domain/actions/closingForm';
import { kampalaToday } from '../../../domain/calendar';
import { findAnswerEnd, isAnswerOverdue } from '../../../domain/claim/asked/asked';
import { closingReasonNames, closingReasons } from '../../../domain/workflow/closing';
import { closingWords } from '../../../domain/workflow/closingWords';
import type { ClosableStatus } from '../../../domain/workflow/statuses';
import { useTranslation } from '../../../i18n/useTranslation';
import { CommandFormFrame } from '../../../ui/commandForm/CommandFormFrame';
import { useCommandForm } from '../../../ui/commandForm/useCommandForm';
import { LimitedTextInput } from '../../../ui/form/text/LimitedTextInput';
import { RadioInput } from '../../../ui/form/choice/RadioInput';
import { useFormats } from '../../../ui/text/formats';
import type { ActionForm, ActionFormProps } from './actionForm';

/** Closes a claim that nobody answered or that was withdrawn (docs/product.md, Closing). */
function Closing({ claim, act, ...rest }: ActionFormProps) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const [today] = useState(kampalaToday);
  const { control, frame } = useCommandForm<Form>({
    ...rest,
    name: `closing ${claim.id}`,
    onSubmit: (form) => act('close', form),
    schema: useMemo(() => closingSchemaFor(claim, today), [claim, today]),
    defaultValues: { closingReason: '', note: '' },
  });
  const reason = useWatch({ control, name: 'closingReason' });
  const end = findAnswerEnd(claim);
  const fits = (from: readonly ClosableStatus[]) => from.some((status) => status === claim.status);

  return (
    <CommandFormFrame {...frame} label={t('Close Claim')} submitLabel={t('Close Claim')}>
      <RadioInput
        control={control}
        name="closingReason"
        label={t('Reason for closing')}
        hint={
          end !== undefined && !isAnswerOverdue(claim, today)
            ? t('You can choose No answer after {{date}}, if something is still missing.', { date: date(end) })
            : undefined
        }
        required
        options={closingReasonNames
          .filter((name) => fits(closingReasons[name]))
          .map((value) => ({ value, label: t(closingWords[value].label) }))}
      />
      <LimitedTextInput
        control={control}
        name="note"
        label={reason === 'withdrawn' ? t('Who withdrew the claim, and how') : t('Note')}
        required={reason === 'withdrawn'}
        lines={2}
      />
    </CommandFormFrame>
  );
}

export const actionForm: ActionForm = {
  title: 'Close Claim',
  place: 'dialog',
  awayFromQueue: true,
  sharesButton: false,
  Form: Closing,
};
