import Box from '@mui/material/Box';
import type { Control } from 'react-hook-form';
import type { ChecklistForm } from '../../../domain/checklist/checklistForm';
import { useTranslation } from '../../../i18n/useTranslation';
import { useAppSelector } from '../../../store/hooks';
import { selectScheme } from '../../../store/scheme/selectors';
import { DateInput } from '../../../ui/form/date/DateInput';
import { LimitedTextInput } from '../../../ui/form/text/LimitedTextInput';

/** When, to whom and under what reference the incident was first reported. @param today YYYY-MM-DD */
export function FirstReportFields({ control, today }: { control: Control<ChecklistForm>; today: string }) {
  const { t } = useTranslation();
  const { reportDays } = useAppSelector(selectScheme).reporting;
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
      <DateInput
        control={control}
        name="reportDay"
        label={t('First reported on')}
        hint={t('To be reported within {{number}} days. A later report is pointed out.', { number: reportDays })}
        required
        max={today}
      />
      <LimitedTextInput
        control={control}
        name="reportTo"
        label={t('Reported to')}
        hint={t('For example the ranger post or the village chairperson.')}
        required
      />
      <LimitedTextInput control={control} name="reportReference" label={t('Reference of the report')} />
    </Box>
  );
}
