import { findInForce, findNext, publishedSchedules } from '../../domain/valuation/schedule';
import type { Schedule } from '../../domain/valuation/scheduleRecord';
import { withdrawSchema } from '../../domain/valuation/scheduleForm';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { withdrawSchedule } from '../../store/schedules/commands';
import { selectSchedules } from '../../store/schedules/selectors';
import { LimitedTextInput } from '../../ui/form/text/LimitedTextInput';
import { useFormats } from '../../ui/text/formats';
import { ScheduleDialog } from './ScheduleDialog';

type WithdrawDialogProps = { schedule: Schedule; closed: boolean; onClose: () => void };

/** Asks why a published schedule is withdrawn, and says which one is in force in its place. */
export function WithdrawDialog({ schedule, closed, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const schedules = useAppSelector(selectSchedules);
  const { id, from = '' } = schedule;
  const before = findInForce(
    publishedSchedules(schedules).filter((other) => other.id !== id),
    from,
  );
  const next = findNext(schedules, schedule)?.from;

  const place = () => {
    if (before) return t('{{version}} is then in force in its place.', { version: before.id });
    return next && t('No schedule is then in force before {{date}}.', { date: date(next) });
  };

  return (
    <ScheduleDialog
      schedule={schedule}
      title={t('Withdraw {{version}}', { version: id })}
      submitLabel={t('Withdraw schedule')}
      schema={withdrawSchema}
      defaultValues={{ reason: '' }}
      closed={closed}
      ask={() => ({
        title: t('Withdraw {{version}}?', { version: id }),
        text: t('It can no longer be used to value claims. This cannot be undone.'),
        confirmLabel: t('Withdraw schedule'),
        destructive: true,
      })}
      run={withdrawSchedule}
      done={t('Schedule withdrawn')}
      onClose={onClose}
    >
      {(control) => (
        <>
          <div>
            {place()} {t('Claims that have been valued keep their amounts.')}
          </div>
          <LimitedTextInput control={control} name="reason" label={t('Reason')} required lines={2} autoFocus />
        </>
      )}
    </ScheduleDialog>
  );
}
