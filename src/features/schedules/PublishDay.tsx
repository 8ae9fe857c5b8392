import type { Control } from 'react-hook-form';
import type { PublishForm } from '../../domain/valuation/scheduleForm';
import { useTranslation } from '../../i18n/useTranslation';
import { DateInput } from '../../ui/form/DateInput';

/** The first day that a schedule is in force. */
export function PublishDay({ control }: { control: Control<PublishForm> }) {
  const { t } = useTranslation();
  return <DateInput control={control} name="from" label={t('In force from')} required />;
}
