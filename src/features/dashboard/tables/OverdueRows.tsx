import Box from '@mui/material/Box';
import { findMarks } from '../../../domain/claim/marks';
import { useTranslation } from '../../../i18n/useTranslation';
import type { OverdueClaim } from '../../../store/claims/figures/figures';
import { ClaimMarks } from '../../../ui/labels/ClaimMarks';
import { OverdueChip } from '../../../ui/labels/OverdueChip';
import { StatusChip } from '../../../ui/labels/chips';
import { WaitedDays } from '../../../ui/labels/WaitedDays';
import { useFormats } from '../../../ui/text/formats';
import { ClaimRows } from './ClaimRows';
import { CardLine } from './RowCards';
import { TwoLines } from './TwoLines';

/** The rows of Overdue Claims. */
export function OverdueRows({ rows, today }: { rows: OverdueClaim[]; today: string }) {
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
        cell: ({ claim, overdue }) => (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            {overdue}
            <OverdueChip days={overdue} />
            <ClaimMarks marks={findMarks(claim)} />
          </Box>
        ),
      }}
      mark={({ claim, overdue }) => (
        <>
          <ClaimMarks marks={findMarks(claim)} /> <OverdueChip days={overdue} />
        </>
      )}
      below={({ claim, submittedAt }) => (
        <>
          <CardLine>
            <span>{t('Submitted {{date}}', { date: date(submittedAt) })}</span>
            <StatusChip status={claim.status} />
          </CardLine>
          <WaitedDays claim={claim} today={today} />
        </>
      )}
    />
  );
}
