import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { verificationSchemaFor } from '../../../domain/actions/verificationForm';
import { kampalaToday } from '../../../domain/calendar';
import { compensationStep, isShillings } from '../../../domain/shillings';
import { sampleNotice } from '../../../domain/valuation/schedule';
import { amountOfLines } from '../../../domain/valuation/valueLines';
import { useTranslation } from '../../../i18n/useTranslation';
import { useAppSelector } from '../../../store/hooks';
import { selectSchedules } from '../../../store/schedules/selectors';
import { CommandFormFrame } from '../../../ui/commandForm/CommandFormFrame';
import { useCommandForm } from '../../../ui/commandForm/useCommandForm';
import { SelectInput } from '../../../ui/form/choice/SelectInput';
import { LimitedTextInput } from '../../../ui/form/text/LimitedTextInput';
import { MoneyInput } from '../../../ui/form/text/MoneyInput';
import type { ValuedForm } from '../valuation/LineFields';
import { startForm } from '../valuation/startForm';
import { useScheduleOptions } from '../valuation/useScheduleOptions';
import { ValuationFields } from '../valuation/ValuationFields';
import type { ActionForm, ActionFormProps } from './actionForm';

/** Values the loss for an appeal, as a verification would (docs/product.md, Appeal). */
function AppealValuation({ claim, act, ...rest }: ActionFormProps) {
  const { t } = useTranslation();
  const schedules = useAppSelector(selectSchedules);
  const kind = claim.incident.incidentType;
  const [today] = useState(kampalaToday);
  const { form, control, frame } = useCommandForm<ValuedForm>({
    ...rest,
    name: `appeal valuation ${claim.id}`,
    onSubmit: (filled) => act('value_appeal', filled),
    schema: verificationSchemaFor({ kind, schedules, today }),
    defaultValues: { ...startForm(claim, schedules, today), action: 'forward_to_cvc' },
  });
  const [version, lines, compensation] = useWatch({
    control,
    name: ['valuationScheduleVersion', 'lines', 'calculatedCompensation'],
  });
  const schedule = schedules.find(({ id, status }) => id === version && status === 'published');
  const byLines = schedule && amountOfLines(lines, kind, schedule);
  const differs = byLines !== undefined && isShillings(compensation) && Number(compensation) !== byLines;

  // The sum fills the compensation while that is empty or is what was filled in.
  const filled = useRef(String(byLines ?? ''));
  const fill = useEffectEvent(() => {
    if (byLines === undefined || (compensation !== '' && compensation !== filled.current)) return;
    filled.current = String(byLines);
    if (compensation !== filled.current) form.setValue('calculatedCompensation', filled.current, { shouldDirty: true });
  });
  useEffect(() => fill(), [byLines]);

  return (
    <CommandFormFrame {...frame} label={t('Value for Appeal')} submitLabel={t('Record Valuation')}>
      <SelectInput
        control={control}
        name="valuationScheduleVersion"
        label={t('Valuation schedule version')}
        hint={schedule?.isSample ? t(sampleNotice) : undefined}
        required
        placeholder={t('Select a version')}
        options={useScheduleOptions()}
      />
      {schedule && <ValuationFields form={form} kind={kind} schedule={schedule} required />}
      <MoneyInput
        control={control}
        name="calculatedCompensation"
        label={t('Calculated compensation (UGX)')}
        hint={t('Whole shillings. Enter 0 if nothing is payable.')}
        required
        step={compensationStep}
      />
      {(differs || lines.length === 0) && (
        <LimitedTextInput
          control={control}
          name="compensationReason"
          label={t('Reason for the changed compensation')}
          required
          lines={2}
        />
      )}
      <LimitedTextInput control={control} name="verificationNotes" label={t('Verification notes')} lines={3} />
    </CommandFormFrame>
  );
}

export const actionForm: ActionForm = {
  title: 'Value for Appeal',
  description: 'Another officer rejected this claim. Say what the loss is worth, for those who decide the appeal.',
  place: 'dialog',
  sharesButton: false,
  Form: AppealValuation,
};
