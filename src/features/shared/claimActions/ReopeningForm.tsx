import Alert from '@mui/material/Alert';
import { useMemo, useState } from 'react';
import {
  findPaperRefusal,
  reopeningSchemaFor,
  waitsAgain,
  type ReopeningForm as Form,
} from '../../../domain/actions/reopeningForm';
import { kampalaToday } from '../../../domain/calendar';
import { addDays } from '../../../domain/dayCount';
import { daysToAnswer, longestWait } from '../../../domain/claim/asked/asked';
import { useTranslation } from '../../../i18n/useTranslation';
import { CommandFormFrame } from '../../../ui/commandForm/CommandFormFrame';
import { useCommandForm } from '../../../ui/commandForm/useCommandForm';
import { DateInputOnDemand } from '../../../ui/form/date/DateInputOnDemand';
import { LimitedTextInput } from '../../../ui/form/text/LimitedTextInput';
import type { ActionForm, ActionFormProps } from './actionForm';

/** Takes a claim back to where it was closed or rejected (docs/product.md, Closing; Taking back a decision). */
function Reopening({ claim, act, ...rest }: ActionFormProps) {
  const { t } = useTranslation();
  const [today] = useState(kampalaToday);
  // As it was opened: what is typed for it stays while the claim is reopened elsewhere.
  const [{ waits, action }] = useState(() => ({
    waits: waitsAgain(claim),
    action: claim.status === 'rejected' ? ('reopen_rejection' as const) : ('reopen' as const),
  }));
  const onPaper = findPaperRefusal(claim);
  const { control, frame } = useCommandForm<Form>({
    ...rest,
    name: `reopening ${claim.id}`,
    onSubmit: (form) => act(action, form),
    schema: useMemo(() => reopeningSchemaFor(claim, today), [claim, today]),
    defaultValues: { reopenedBecause: '', awaitedUntil: waits ? addDays(today, daysToAnswer) : '' },
  });

  return (
    <CommandFormFrame {...frame} label={t('Reopen Claim')} submitLabel={t('Reopen Claim')}>
      {onPaper && <Alert severity="error">{t(onPaper.message)}</Alert>}
      <LimitedTextInput control={control} name="reopenedBecause" label={t('Reason for reopening')} required lines={2} />
      {waits && (
        <DateInputOnDemand
          control={control}
          name="awaitedUntil"
          label={t('Awaited until')}
          hint={t('The list of what is missing stays as it was.')}
          required
          min={addDays(today, 1)}
          max={addDays(today, longestWait)}
        />
      )}
    </CommandFormFrame>
  );
}

export const actionForm: ActionForm = {
  title: 'Reopen Claim',
  place: 'dialog',
  awayFromQueue: true,
  sharesButton: false,
  Form: Reopening,
};
