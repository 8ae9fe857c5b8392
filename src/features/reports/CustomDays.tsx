import type { Control } from 'react-hook-form';
import type { ReportForm } from '../../domain/reports/reportForm';
import { useTranslation } from '../../i18n/useTranslation';
import { DateInput } from '../../ui/form/DateInput';

/** The two ends of a custom period. */
export function CustomDays({ control, today }: { control: Control<ReportForm>; today: string }) {
  const { t } = useTranslation();
  return (
    <>
      <DateInput control={control} name="from" label={t('Start date')} required max={today} />
      <DateInput control={control} name="to" label={t('End date')} required max={today} />
    </>
  );
}
