import DialogContent from '@mui/material/DialogContent';
import { useState, type ReactNode } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import type * as v from 'valibot';
import type { Schedule } from '../../domain/valuation/scheduleRecord';
import { useTranslation } from '../../i18n/useTranslation';
import type { Target } from '../../store/command';
import type { CommandResult } from '../../store/commit';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { findSchedule } from '../../store/schedules/selectors';
import type { AppThunk } from '../../store/services';
import { CommandFormFrame } from '../../ui/commandForm/CommandFormFrame';
import { FormDialog } from '../../ui/commandForm/FormDialog';
import { useCommandForm } from '../../ui/commandForm/useCommandForm';
import type { Question } from '../../ui/commandForm/useQuestion';
import { useSeenRevision } from '../../ui/commandForm/useSeenRevision';
import { tellResult } from '../../ui/toast/tellResult';

type ScheduleDialogProps<Form extends FieldValues, Value> = {
  /** As it stands now, also while the dialog is open; the last known once it is deleted elsewhere. */
  schedule: Schedule;
  title: string;
  submitLabel: string;
  schema: v.GenericSchema<Form, unknown>;
  defaultValues: Form;
  /** It can no longer be done, since somebody else came first. */
  closed: boolean;
  ask?: (form: Form) => Question;
  run: (target: Target, form: Form) => AppThunk<Promise<CommandResult<Value>>>;
  /** Title of the toast. */
  done: string;
  /** The version that the toast names, where it is another than the schedule's. */
  findVersion?: (value: Value) => string;
  onDone?: (value: Value) => void;
  onClose: () => void;
  children: (control: Control<Form>) => ReactNode;
};

/** What is done to a schedule, asked for in a dialog, which asks before it drops what was typed. */
export function ScheduleDialog<Form extends FieldValues, Value>(props: ScheduleDialogProps<Form, Value>) {
  const { schedule, title, submitLabel, closed, run, done, findVersion, onDone, onClose, children, ...rest } = props;
  const { id, rev } = schedule;
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [writing, setWriting] = useState(false);
  const { seen, changedElsewhere, acknowledge } = useSeenRevision(rev, writing);

  const { control, frame } = useCommandForm<Form>({
    name: title,
    ...rest,
    closed,
    notice: changedElsewhere ? t('This schedule was changed elsewhere. Your entries are kept.') : undefined,
    onDirtyChange: setWriting,
    onSubmit: async (form) => {
      const result = await dispatch(run({ id, rev: seen }, form));
      // Whoever has been told of the change may press again.
      if (!result.ok && result.refusal.code === 'changed') {
        acknowledge(findSchedule(store.getState(), id)?.rev ?? seen);
      }
      const refused = tellResult(t, result, { done, detail: (result.ok && findVersion?.(result.value)) || id });
      if (result.ok) {
        onClose();
        onDone?.(result.value);
      }
      return refused;
    },
    onCancel: onClose,
  });

  return (
    <FormDialog title={title} busy={frame.busy} onClose={onClose} maxWidth="sm">
      <DialogContent>
        <CommandFormFrame {...frame} label={title} submitLabel={submitLabel}>
          {children(control)}
        </CommandFormFrame>
      </DialogContent>
    </FormDialog>
  );
}
