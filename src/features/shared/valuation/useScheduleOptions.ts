import { findInForce, publishedSchedules } from '../../../domain/valuation/schedule';
import { useTranslation } from '../../../i18n/useTranslation';
import { useAppSelector } from '../../../store/hooks';
import { selectSchedules } from '../../../store/schedules/selectors';
import type { Option } from '../../../ui/form/choice/SelectInput';
import { useToday } from '../../../ui/page/useToday';

/** The valuation schedules that are offered, the newest first; which one is in force today is said. */
export function useScheduleOptions(): Option[] {
  const { t } = useTranslation();
  const schedules = useAppSelector(selectSchedules);
  const current = findInForce(schedules, useToday())?.id;
  return publishedSchedules(schedules).map(({ id }) => ({
    value: id,
    label: id === current ? t('{{version}} (Current)', { version: id }) : id,
  }));
}
