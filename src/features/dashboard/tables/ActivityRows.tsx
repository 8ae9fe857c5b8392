import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { describeAuditAction } from '../../../domain/audit/auditWords';
import { findClaimAmount } from '../../../domain/claim/claim';
import { districtName } from '../../../domain/place/districts';
import { claimPath } from '../../../domain/routes';
import { truncateName } from '../../../domain/textLimits';
import { isolated } from '../../../i18n/isolated';
import { useTranslation } from '../../../i18n/useTranslation';
import type { Activity } from '../../../store/claims/activity';
import { ClaimId } from '../../../ui/labels/ClaimId';
import { useFormats } from '../../../ui/text/formats';
import { IncidentLabel } from '../../../ui/labels/IncidentLabel';
import { Money } from '../../../ui/labels/Money';
import { StatusChip } from '../../../ui/labels/StatusChip';
import { CardLine, RowCard, RowCards, useTableRoom } from './RowCards';
import { TwoLines } from './TwoLines';

/** The rows of Recent Claims Activity: a table, or cards where there is no room for its columns. */
export function ActivityRows({ rows }: { rows: Activity[] }) {
  const [roomForTable, roomRef] = useTableRoom();
  return <div ref={roomRef}>{roomForTable ? <ActivityTable rows={rows} /> : <ActivityCards rows={rows} />}</div>;
}

/** Who did it, and when. */
function useDoneBy() {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return ({ event }: Activity) => t('By {{name}} on {{when}}', { name: event.user, when: dateTime(event.timestamp) });
}

function ActivityTable({ rows }: { rows: Activity[] }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const doneBy = useDoneBy();
  return (
    <Table aria-label={t('Recent Claims Activity')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('Claim ID')}</TableCell>
          <TableCell>{t('Claimant')}</TableCell>
          <TableCell>{t('Incident Type')}</TableCell>
          <TableCell align="right">{t('Amount')}</TableCell>
          <TableCell>{t('Date submitted')}</TableCell>
          <TableCell>{t('Status')}</TableCell>
          <TableCell>{t('Last action')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.claim.id}>
            <TableCell>
              <ClaimId id={row.claim.id} to={claimPath(row.claim.id)} />
            </TableCell>
            <TableCell>
              <TwoLines below={districtName(row.claim.claimant.district)}>
                {truncateName(row.claim.claimant.fullName)}
              </TwoLines>
            </TableCell>
            <TableCell>
              <IncidentLabel type={row.claim.incident.incidentType} screen="dashboard" />
            </TableCell>
            <TableCell align="right">
              <Money amount={findClaimAmount(row.claim)?.amount} status={row.claim.status} />
            </TableCell>
            <TableCell>{row.claim.submittedAt ? date(row.claim.submittedAt) : t('Not known')}</TableCell>
            <TableCell>
              <StatusChip status={row.claim.status} />
            </TableCell>
            <TableCell>
              <TwoLines below={doneBy(row)}>{t(describeAuditAction(row.event))}</TwoLines>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function ActivityCards({ rows }: { rows: Activity[] }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const doneBy = useDoneBy();
  return (
    <RowCards label={t('Recent Claims Activity')}>
      {rows.map((row) => (
        <RowCard key={row.claim.id}>
          <CardLine>
            <ClaimId id={row.claim.id} to={claimPath(row.claim.id)} />
            <StatusChip status={row.claim.status} />
          </CardLine>
          <div>
            <strong>{truncateName(row.claim.claimant.fullName)}</strong>
            {` · ${isolated(districtName(row.claim.claimant.district))}`}
          </div>
          <CardLine>
            <IncidentLabel type={row.claim.incident.incidentType} screen="dashboard" />
            <Money amount={findClaimAmount(row.claim)?.amount} status={row.claim.status} />
          </CardLine>
          <div>
            {row.claim.submittedAt
              ? t('Submitted {{date}}', { date: date(row.claim.submittedAt) })
              : t('Submission date not known')}
          </div>
          <div>{t(describeAuditAction(row.event))}</div>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{doneBy(row)}</Box>
        </RowCard>
      ))}
    </RowCards>
  );
}
