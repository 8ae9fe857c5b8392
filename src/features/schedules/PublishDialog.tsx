import Alert from '@mui/material/Alert';
import { useWatch, type Control } from 'react-hook-form';
import { isDay } from '../../domain/calendar';
import { addDays } from '../../domain/dayCount';
import { publishedSchedules } from '../../domain/valuation/schedule';
import type { Schedule } from '../../domain/valuation/scheduleRecord';
import { publishSchemaFor, type PublishForm } from '../../domain/valuation/scheduleForm';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { publishSchedule } from '../../store/schedules/commands';
import { selectSchedules } from '../../store/schedules/selectors';
import { DateInputOnDemand } from '../../ui/form/date/DateInputOnDemand';
import { useToday } from '../../ui/page/useToday';
import { useFormats } from '../../ui/text/formats';
import { ScheduleDialog } from './ScheduleDialog';

type PublishDialogProps = { schedule: Schedule; closed: boolean; onClose: () => void };

/** Asks for the day that a draft is in force from, and says what becomes of the schedule before it. */
export function PublishDialog({ schedule, closed, onClose }: PublishDialogProps) {
  const { t } = useTranslation();
  const schedules = useAppSelector(selectSchedules);
  return (
    <ScheduleDialog
      schedule={schedule}
      title={t('Publish {{version}}', { version: schedule.id })}
      submitLabel={t('Publish schedule')}
      schema={publishSchemaFor(schedules)}
      defaultValues={{ from: '' }}
      closed={closed}
      run={publishSchedule}
      done={t('Schedule published')}
      onClose={onClose}
    >
      {(control) => (
        <>
          <DateInputOnDemand control={control} name="from" label={t('In force from')} required />
          <Consequences control={control} last={publishedSchedules(schedules)[0]} />
        </>
      )}
    </ScheduleDialog>
  );
}

/** @param props.last the published schedule that began last */
function Consequences({ control, last }: { control: Control<PublishForm>; last: Schedule | undefined }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const today = useToday();
  const from = useWatch({ control, name: 'from' });
  const follows = isDay(from) && last?.from !== undefined && from > last.from;
  const says = () => {
    if (!last) return undefined;
    if (follows) {
      return t('{{version}} is then in force until {{date}}.', { version: last.id, date: date(addDays(from, -1)) });
    }
    // Of a day that is refused, nothing follows.
    return isDay(from) ? undefined : t('{{version}} is then in force until the day before.', { version: last.id });
  };
  return (
    <>
      <div role="status">{says()}</div>
      <div>{t('You cannot edit a published schedule. To change it, copy it to a new version.')}</div>
      {isDay(from) && from < today && (
        <Alert severity="warning">
          {t('This day is in the past. Claims that have been valued keep their amounts.')}
        </Alert>
      )}
    </>
  );
}
