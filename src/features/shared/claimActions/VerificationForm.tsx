import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { verificationSchemaFor } from '../../../domain/actions/verificationForm';
import { needsText } from '../../../domain/actions/givenReasons';
import { kampalaToday } from '../../../domain/calendar';
import { isShillings, compensationStep } from '../../../domain/shillings';
import { findInForce, sampleNotice } from '../../../domain/valuation/schedule';
import { amountOfLines } from '../../../domain/valuation/valueLines';
import { verificationActionNames, verificationActions } from '../../../domain/workflow/verification';
import { isReasoned } from '../../../domain/workflow/reasons';
import { useTranslation } from '../../../i18n/useTranslation';
import { useAppSelector } from '../../../store/hooks';
import { selectSchedules } from '../../../store/schedules/selectors';
import { CommandFormFrame } from '../../../ui/commandForm/CommandFormFrame';
import { useCommandForm } from '../../../ui/commandForm/useCommandForm';
import { LimitedTextInput } from '../../../ui/form/text/LimitedTextInput';
import { MoneyInput } from '../../../ui/form/text/MoneyInput';
import { RadioInput } from '../../../ui/form/choice/RadioInput';
import { SelectInput } from '../../../ui/form/choice/SelectInput';
import { useFormats } from '../../../ui/text/formats';
import { startForm } from '../valuation/startForm';
import { ValuationFields } from '../valuation/ValuationFields';
import type { ValuedForm } from '../valuation/LineFields';
import { useScheduleOptions } from '../valuation/useScheduleOptions';
import type { ActionForm, ActionFormProps } from './actionForm';
import { ChecklistBars } from './ChecklistBars';
import { MissingFields } from './MissingFields';
import { ReasonsInput } from './ReasonsInput';

/** What the form does; until that is chosen, it is laid out for a claim that is forwarded. */
const lifecycleOf = (action: ValuedForm['action']) => verificationActions[action || 'forward_to_cvc'].lifecycle;

/** The district officer's verification (docs/product.md, Verification). */
export function Verification({ claim, act, started, onStarted, onMend, ...rest }: ActionFormProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const schedules = useAppSelector(selectSchedules);
  const kind = claim.incident.incidentType;
  const [today] = useState(kampalaToday);
  const { form, control, frame } = useCommandForm<ValuedForm>({
    ...rest,
    name: `verification ${claim.id}`,
    onSubmit: (form) => act(lifecycleOf(form.action), form),
    schema: verificationSchemaFor({ kind, schedules, today }),
    defaultValues: startForm(claim, schedules, today),
  });
  const [action, version, lines, compensation, chosenReasons] = useWatch({
    control,
    name: ['action', 'valuationScheduleVersion', 'lines', 'calculatedCompensation', 'reasons'],
  });
  const chosen = verificationActionNames.find((name) => verificationActions[name].lifecycle === started?.action);
  const isAgain = started?.again === true;
  const asked = lifecycleOf(action);
  const needsReason = isReasoned(asked);
  const schedule = schedules.find(({ id, status }) => id === version && status === 'published');
  const inForce = findInForce(schedules, claim.incident.dateOfIncident);
  const byLines = schedule && amountOfLines(lines, kind, schedule);
  const differs = byLines !== undefined && isShillings(compensation) && Number(compensation) !== byLines;
  const takeLines = () =>
    form.setValue('calculatedCompensation', String(byLines ?? ''), { shouldDirty: true, shouldValidate: true });

  useEffect(() => {
    if (chosen) form.setValue('action', chosen);
  }, [chosen, isAgain, form]);

  // The reasons are there only once the action is chosen.
  const isShown = chosen !== undefined && action === chosen;
  useEffect(() => {
    if (!isShown || isAgain) return;
    form.setFocus(needsReason ? 'reasons' : 'verificationNotes');
    onStarted?.();
  }, [isShown, isAgain, needsReason, form, onStarted]);

  // The sum fills the compensation while that is empty or is what was filled in.
  const filled = useRef(String(byLines ?? ''));
  const fill = useEffectEvent(() => {
    if (byLines === undefined || (compensation !== '' && compensation !== filled.current)) return;
    filled.current = String(byLines);
    if (compensation !== filled.current) form.setValue('calculatedCompensation', filled.current, { shouldDirty: true });
  });
  useEffect(() => fill(), [byLines]);

  const scheduleHint = () => {
    if (inForce && schedule && inForce.id !== schedule.id) {
      return t('{{version}} was in force on the day of the incident', { version: inForce.id });
    }
    return schedule?.isSample ? t(sampleNotice) : undefined;
  };

  return (
    <CommandFormFrame
      {...frame}
      label={t('Verification')}
      submitLabel={action === 'request_info' ? t('Request Info') : t('Complete Verification')}
    >
      <RadioInput
        control={control}
        name="action"
        label={t('Action')}
        required
        options={verificationActionNames.map((value) => ({ value, label: t(verificationActions[value].label) }))}
      />
      {needsReason && (
        <>
          <ReasonsInput control={control} name="reasons" text="actionReason" action={asked} label={t('Reasons')} />
          <LimitedTextInput
            control={control}
            name="actionReason"
            label={t('Action reason')}
            required={needsText(asked, chosenReasons)}
            lines={2}
          />
          {action === 'request_info' && (
            <FormProvider {...form}>
              <MissingFields today={today} />
            </FormProvider>
          )}
        </>
      )}
      <LimitedTextInput control={control} name="verificationNotes" label={t('Verification notes')} lines={3} />
      <SelectInput
        control={control}
        name="valuationScheduleVersion"
        label={t('Valuation schedule version')}
        hint={scheduleHint()}
        required={!needsReason}
        placeholder={t('Select a version')}
        options={useScheduleOptions()}
      />
      {schedule && <ValuationFields form={form} kind={kind} schedule={schedule} required={!needsReason} />}
      <MoneyInput
        control={control}
        name="calculatedCompensation"
        label={t('Calculated compensation (UGX)')}
        hint={t('Whole shillings. Enter 0 if nothing is payable.')}
        required={!needsReason}
        step={compensationStep}
      />
      {differs && (
        <Button onClick={takeLines} sx={{ alignSelf: 'start' }}>
          {t('Use the sum of the lines, {{amount}}', { amount: formats.shillings(byLines) })}
        </Button>
      )}
      {(differs || lines.length === 0) && (
        <LimitedTextInput
          control={control}
          name="compensationReason"
          label={t('Reason for the changed compensation')}
          required={action === 'forward_to_cvc'}
          lines={2}
        />
      )}
      {!needsReason && <ChecklistBars claim={claim} onMend={onMend} />}
    </CommandFormFrame>
  );
}

export const actionForm: ActionForm = {
  title: 'Verification',
  place: 'verification',
  sharesButton: false,
  Form: Verification,
};
