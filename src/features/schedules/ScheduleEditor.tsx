import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { schedulePath } from '../../domain/routes';
import { growthStages, scheduleLimits } from '../../domain/valuation/schedule';
import { capNames, growthStageNames, rateBasisNames, type Schedule } from '../../domain/valuation/scheduleRecord';
import { scheduleSchema, scheduleToForm, type ScheduleForm } from '../../domain/valuation/scheduleForm';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { saveSchedule } from '../../store/schedules/commands';
import { findSchedule } from '../../store/schedules/selectors';
import { CommandFormFrame } from '../../ui/commandForm/CommandFormFrame';
import { Confirmation } from '../../ui/commandForm/Confirmation';
import { useCommandForm, type CommandFormProps } from '../../ui/commandForm/useCommandForm';
import { useLeaveQuestion } from '../../ui/commandForm/useLeaveQuestion';
import { useSeenRevision } from '../../ui/commandForm/useSeenRevision';
import { MoneyInput } from '../../ui/form/text/MoneyInput';
import { TextInput } from '../../ui/form/text/TextInput';
import { Page } from '../../ui/page/Page';
import { SectionCard } from '../../ui/page/SectionCard';
import { tellResult } from '../../ui/toast/tellResult';
import { BackToSchedules } from './BackToSchedules';
import { leaveQuestion } from '../../ui/commandForm/useQuestion';
import { RatesCard } from './RatesCard';
import { ScheduleChips } from './ScheduleChips';

type ScheduleEditorProps = {
  /** As it stands now; the last known once it is deleted elsewhere. */
  schedule: Schedule;
  /** Published or deleted elsewhere since the form was opened. */
  closed: boolean;
};

/** The form of a draft. It starts again on what is changed elsewhere while nothing is typed in it. */
export function ScheduleEditor({ schedule, closed }: ScheduleEditorProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { id, rev, changedBy } = schedule;
  const [writing, setWriting] = useState(false);
  const { seen, opened, changedElsewhere, acknowledge } = useSeenRevision(rev, writing);

  const notice = () => {
    if (closed) return t('This draft was published or deleted elsewhere.');
    if (!changedElsewhere) return undefined;
    return t('{{user}} changed this draft. Your entries are kept. If you save, they replace those changes.', {
      user: changedBy,
    });
  };

  const save = async (form: ScheduleForm) => {
    const result = await dispatch(saveSchedule({ id, rev: seen }, form));
    // Whoever has been told of the change may press again.
    if (!result.ok && result.refusal.code === 'changed') {
      acknowledge(findSchedule(store.getState(), id)?.rev ?? seen);
    }
    return tellResult(t, result, { done: t('Schedule saved'), detail: id });
  };

  return (
    <Page
      title={t('Edit Schedule {{version}}', { version: id })}
      badge={<ScheduleChips schedule={schedule} />}
      above={<BackToSchedules />}
    >
      <EditorForm
        key={opened}
        schedule={schedule}
        closed={closed}
        notice={notice()}
        onDirtyChange={setWriting}
        onSubmit={save}
      />
    </Page>
  );
}

type EditorFormProps = Pick<CommandFormProps<ScheduleForm>, 'onSubmit' | 'onDirtyChange' | 'notice' | 'closed'> & {
  schedule: Schedule;
};

function EditorForm({ schedule, ...options }: EditorFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const saved = useRef(false);
  const leave = () => void navigate(schedulePath(schedule.id), { replace: true });
  const { form, control, frame } = useCommandForm<ScheduleForm>({
    name: `schedule ${schedule.id}`,
    ...options,
    schema: scheduleSchema,
    defaultValues: scheduleToForm(schedule),
    onDone: () => {
      saved.current = true;
      leave();
    },
    onCancel: leave,
  });
  const { isDirty, errors } = form.formState;
  const leaving = useLeaveQuestion({
    unsent: isDirty,
    loses: (from, to) => !saved.current && (from.pathname !== to.pathname || from.search !== to.search),
    question: leaveQuestion(t),
  });
  const rates = useFieldArray({ control, name: 'rates' });
  const noRates = errors.rates?.root?.message ?? errors.rates?.message;

  return (
    <>
      {/* Cancel leaves the page, which asks first; the form is not put back before that is answered. */}
      <CommandFormFrame
        {...frame}
        wide
        onCancel={leave}
        label={t('Edit Schedule {{version}}', { version: schedule.id })}
        submitLabel={t('Save schedule')}
      >
        {noRates && rates.fields.length === 0 && <Alert severity="error">{t('Add at least one rate')}</Alert>}
        {rateBasisNames.map((basis) => (
          <RatesCard key={basis} control={control} basis={basis} {...rates}>
            {basis === 'area' && (
              <FieldRow title={t('Share of the full value by growth stage')}>
                {growthStageNames.map((stage) => (
                  <TextInput
                    key={stage}
                    control={control}
                    name={`stages.${stage}`}
                    label={t(growthStages[stage].label)}
                    required
                    inputMode="numeric"
                    unit="%"
                  />
                ))}
              </FieldRow>
            )}
          </RatesCard>
        ))}
        <SectionCard title={t('Limits')} description={t('The most that a claim may be valued at. Empty: no limit.')}>
          <FieldRow>
            {capNames.map((name) => (
              <MoneyInput key={name} control={control} name={`caps.${name}`} label={t(scheduleLimits[name].label)} />
            ))}
          </FieldRow>
        </SectionCard>
      </CommandFormFrame>
      <Confirmation question={leaving} />
    </>
  );
}

function FieldRow({ title, children }: { title?: string; children: React.ReactNode }) {
  return (
    <Box sx={{ mt: title ? 1 : 0 }}>
      {title && (
        <Box component="h3" sx={{ typography: 'subtitle2', m: 0, mb: 1 }}>
          {title}
        </Box>
      )}
      <Box
        sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))' }}
      >
        {children}
      </Box>
    </Box>
  );
}
