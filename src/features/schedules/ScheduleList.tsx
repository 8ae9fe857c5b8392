import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { schedulePath } from '../../domain/routes';
import { formatNumber } from '../../domain/settings/format';
import { findLastDay } from '../../domain/valuation/schedule';
import type { Schedule } from '../../domain/valuation/scheduleRecord';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { selectSchedules } from '../../store/schedules/selectors';
import { StackedTable, type Column } from '../../ui/list/StackedTable';
import { useFormats } from '../../ui/text/formats';
import { phone, touchScreen } from '../../ui/theme/media';
import { ScheduleChips } from './ScheduleChips';

const versionLink = {
  fontWeight: 600,
  [touchScreen]: { display: 'inline-flex', alignItems: 'center', minWidth: 44, minHeight: 44 },
} as const;

/** Every version, drafts first, then the newest. Each leads to its rates. */
export function ScheduleList() {
  const { t } = useTranslation();
  const { date } = useFormats();
  const schedules = useAppSelector(selectSchedules);
  const day = (value: string | undefined) => (value ? date(value) : '–');
  const columns: readonly Column<Schedule>[] = [
    {
      label: 'Version',
      width: '20%',
      cell: ({ id }) => (
        <Link component={RouterLink} to={schedulePath(id)} sx={versionLink}>
          {id}
        </Link>
      ),
    },
    { label: 'Status', width: '34%', cell: (schedule) => <ScheduleChips schedule={schedule} /> },
    { label: 'In force from', cell: ({ from }) => day(from) },
    { label: 'In force to', cell: (schedule) => day(findLastDay(schedules, schedule)) },
    { label: 'Rates', width: '12%', align: 'right', cell: ({ rates }) => formatNumber(rates.length) },
  ];
  return (
    <Card sx={{ [phone]: { border: 0, bgcolor: 'transparent' } }}>
      <StackedTable
        label={t('Valuation Schedules')}
        columns={columns}
        rows={schedules}
        rowKey={({ id }) => id}
        shortValues
      />
    </Card>
  );
}
