import type { Schedule } from '../../domain/valuation/scheduleRecord';
import { copySchema } from '../../domain/valuation/scheduleForm';
import { useTranslation } from '../../i18n/useTranslation';
import { copySchedule } from '../../store/schedules/commands';
import { TextInput } from '../../ui/form/text/TextInput';
import { ScheduleDialog } from './ScheduleDialog';

type CopyDialogProps = { schedule: Schedule; closed: boolean; onCopied: (id: string) => void; onClose: () => void };

/** Asks for the version of a copy, which is then a draft. */
export function CopyDialog({ schedule, closed, onCopied, onClose }: CopyDialogProps) {
  const { t } = useTranslation();
  return (
    <ScheduleDialog
      schedule={schedule}
      title={t('Copy {{version}} to a new version', { version: schedule.id })}
      submitLabel={t('Copy schedule')}
      schema={copySchema}
      defaultValues={{ id: '' }}
      closed={closed}
      run={copySchedule}
      done={t('Schedule copied')}
      findVersion={({ id: copy }) => copy}
      onDone={({ id }) => onCopied(id)}
      onClose={onClose}
    >
      {(control) => (
        <>
          <div>{t('The copy is a draft with the same rates. Officers can use it only after you publish it.')}</div>
          <TextInput
            control={control}
            name="id"
            label={t('New version')}
            hint={t('For example, v2026.1')}
            required
            autoFocus
            maxLength={20}
          />
        </>
      )}
    </ScheduleDialog>
  );
}
