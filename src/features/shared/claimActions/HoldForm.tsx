import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { holdSchemaFor, type HoldForm as Form } from '../../../domain/actions/holdForm';
import { kampalaToday } from '../../../domain/calendar';
import { addDays } from '../../../domain/dayCount';
import { longestWait } from '../../../domain/claim/asked/asked';
import { holdReasons } from '../../../domain/workflow/holding';
import { holdWords } from '../../../domain/workflow/holdWords';
import { useTranslation } from '../../../i18n/useTranslation';
import { CommandFormFrame } from '../../../ui/commandForm/CommandFormFrame';
import { useCommandForm } from '../../../ui/commandForm/useCommandForm';
import { RadioInput } from '../../../ui/form/choice/RadioInput';
import { DateInputOnDemand } from '../../../ui/form/date/DateInputOnDemand';
import { LimitedTextInput } from '../../../ui/form/text/LimitedTextInput';
import type { ActionForm, ActionFormProps } from './actionForm';

/** Puts a claim on hold (docs/product.md, Hold). */
function Holding({ claim, act, ...rest }: ActionFormProps) {
  const { t } = useTranslation();
  const [today] = useState(kampalaToday);
  const { control, frame } = useCommandForm<Form>({
    ...rest,
    name: `hold ${claim.id}`,
    onSubmit: (form) => act('hold', form),
    schema: useMemo(() => holdSchemaFor(today), [today]),
    defaultValues: { holdReason: '', lookAgainOn: '', note: '' },
  });
  const reason = useWatch({ control, name: 'holdReason' });

  return (
    <CommandFormFrame {...frame} label={t('Put on Hold')} submitLabel={t('Put on Hold')}>
      <RadioInput
        control={control}
        name="holdReason"
        label={t('Reason for the hold')}
        hint={t('The status stays. Nothing moves the claim on until it is released.')}
        required
        options={holdReasons.map((value) => ({ value, label: t(holdWords[value].label) }))}
      />
      <DateInputOnDemand
        control={control}
        name="lookAgainOn"
        label={t('Look again on')}
        min={addDays(today, 1)}
        max={addDays(today, longestWait)}
      />
      <LimitedTextInput
        control={control}
        name="note"
        label={t('Explanation')}
        required={reason === 'other'}
        lines={2}
      />
    </CommandFormFrame>
  );
}

export const actionForm: ActionForm = {
  title: 'Put on Hold',
  place: 'dialog',
  awayFromQueue: true,
  sharesButton: false,
  Form: Holding,
};
