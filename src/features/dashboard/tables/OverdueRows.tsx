import Box from '@mui/material/Box';
import { useTranslation } from '../../../i18n/useTranslation';
import type { OverdueClaim } from '../../../store/claims/figures/figures';
import { OverdueChip } from '../../../ui/labels/OverdueChip';
import { StatusChip } from '../../../ui/labels/chips';
import { WaitedDays } from '../../../ui/labels/WaitedDays';
import { useFormats } from '../../../ui/text/formats';
import { ClaimRows } from './ClaimRows';
import { CardLine } from './RowCards';
import { TwoLines } from './TwoLines';

/** The rows of Overdue Claims. */
export function OverdueRows({ rows }: { rows: OverdueClaim[] }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  return (
    <ClaimRows
      label={t('Overdue Claims')}
      rows={rows}
      submitted={({ submittedAt, waiting }) => (
        <TwoLines below={t('Waiting {{count}} days', { count: waiting })}>{date(submittedAt)}</TwoLines>
      )}
      last={{
        label: t('Days overdue'),
        cell: ({ overdue }) => (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            {overdue}
            <OverdueChip days={overdue} />
          </Box>
        ),
      }}
      mark={({ overdue }) => <OverdueChip days={overdue} />}
      below={({ claim, submittedAt, waiting, overdue }) => (
        <>
          <CardLine>
            <span>{t('Submitted {{date}}', { date: date(submittedAt) })}</span>
            <StatusChip status={claim.status} />
          </CardLine>
          <WaitedDays waiting={waiting} overdue={overdue} />
        </>
      )}
    />
  );
}
