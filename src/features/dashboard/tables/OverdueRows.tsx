import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { findClaimAmount } from '../../../domain/claim/claim';
import { districtName } from '../../../domain/place/districts';
import { claimPath } from '../../../domain/routes';
import { truncateName } from '../../../domain/textLimits';
import { isolated } from '../../../i18n/isolated';
import { useTranslation } from '../../../i18n/useTranslation';
import type { OverdueClaim } from '../../../store/claims/figures';
import { ClaimId } from '../../../ui/labels/ClaimId';
import { useFormats } from '../../../ui/text/formats';
import { IncidentLabel } from '../../../ui/labels/IncidentLabel';
import { Money } from '../../../ui/labels/Money';
import { OverdueChip } from '../../../ui/labels/OverdueChip';
import { StatusChip } from '../../../ui/labels/StatusChip';
import { WaitedDays } from '../../../ui/labels/WaitedDays';
import { CardLine, RowCard, RowCards, useTableRoom } from './RowCards';
import { TwoLines } from './TwoLines';

/** The rows of Overdue Claims: a table, or cards where there is no room for its columns. */
export function OverdueRows({ rows }: { rows: OverdueClaim[] }) {
  const [roomForTable, roomRef] = useTableRoom();
  return <div ref={roomRef}>{roomForTable ? <OverdueTable rows={rows} /> : <OverdueCards rows={rows} />}</div>;
}

function OverdueTable({ rows }: { rows: OverdueClaim[] }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  return (
    <Table aria-label={t('Overdue Claims')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('Claim ID')}</TableCell>
          <TableCell>{t('Claimant')}</TableCell>
          <TableCell>{t('Incident Type')}</TableCell>
          <TableCell align="right">{t('Amount')}</TableCell>
          <TableCell>{t('Date submitted')}</TableCell>
          <TableCell>{t('Status')}</TableCell>
          <TableCell>{t('Days overdue')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ claim, submittedAt, waiting, overdue }) => (
          <TableRow key={claim.id}>
            <TableCell>
              <ClaimId id={claim.id} to={claimPath(claim.id)} />
            </TableCell>
            <TableCell>
              <TwoLines below={districtName(claim.claimant.district)}>{truncateName(claim.claimant.fullName)}</TwoLines>
            </TableCell>
            <TableCell>
              <IncidentLabel type={claim.incident.incidentType} screen="dashboard" />
            </TableCell>
            <TableCell align="right">
              <Money amount={findClaimAmount(claim)?.amount} />
            </TableCell>
            <TableCell>
              <TwoLines below={t('Waiting {{count}} days', { count: waiting })}>{date(submittedAt)}</TwoLines>
            </TableCell>
            <TableCell>
              <StatusChip status={claim.status} />
            </TableCell>
            <TableCell>
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                {overdue}
                <OverdueChip days={overdue} />
              </Box>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function OverdueCards({ rows }: { rows: OverdueClaim[] }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  return (
    <RowCards label={t('Overdue Claims')}>
      {rows.map(({ claim, submittedAt, waiting, overdue }) => (
        <RowCard key={claim.id}>
          <CardLine>
            <ClaimId id={claim.id} to={claimPath(claim.id)} />
            <OverdueChip days={overdue} />
          </CardLine>
          <div>
            <strong>{truncateName(claim.claimant.fullName)}</strong>
            {` · ${isolated(districtName(claim.claimant.district))}`}
          </div>
          <CardLine>
            <IncidentLabel type={claim.incident.incidentType} screen="dashboard" />
            <Money amount={findClaimAmount(claim)?.amount} />
          </CardLine>
          <CardLine>
            <span>{t('Submitted {{date}}', { date: date(submittedAt) })}</span>
            <StatusChip status={claim.status} />
          </CardLine>
          <WaitedDays waiting={waiting} overdue={overdue} />
        </RowCard>
      ))}
    </RowCards>
  );
}
