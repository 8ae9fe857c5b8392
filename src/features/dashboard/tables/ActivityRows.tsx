import Box from '@mui/material/Box';
import { describeAuditAction } from '../../../domain/audit/auditWords';
import { useTranslation } from '../../../i18n/useTranslation';
import type { ClaimActivity } from '../../../store/claims/figures/activity';
import { StatusChip } from '../../../ui/labels/chips';
import { useFormats } from '../../../ui/text/formats';
import { ClaimRows } from './ClaimRows';
import { TwoLines } from './TwoLines';

/** The rows of Recent Claims Activity. */
export function ActivityRows({ rows }: { rows: ClaimActivity[] }) {
  const { t } = useTranslation();
  const { date, dateTime } = useFormats();
  const doneBy = ({ event }: ClaimActivity) =>
    t('By {{name}} on {{when}}', { name: event.user, when: dateTime(event.timestamp) });
  return (
    <ClaimRows
      label={t('Recent Claims Activity')}
      rows={rows}
      submitted={({ claim }) => (claim.submittedAt ? date(claim.submittedAt) : t('Not known'))}
      last={{
        label: t('Last action'),
        cell: (row) => <TwoLines below={doneBy(row)}>{t(describeAuditAction(row.event))}</TwoLines>,
      }}
      mark={({ claim }) => <StatusChip status={claim.status} />}
      below={(row) => (
        <>
          <div>
            {row.claim.submittedAt
              ? t('Submitted {{date}}', { date: date(row.claim.submittedAt) })
              : t('Submission date not known')}
          </div>
          <div>{t(describeAuditAction(row.event))}</div>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{doneBy(row)}</Box>
        </>
      )}
    />
  );
}
