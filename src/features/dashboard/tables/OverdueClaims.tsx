import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link } from 'react-router-dom';
import { findClaimAmount } from '../../../domain/claim';
import { districtName } from '../../../domain/districts';
import { overdueAfterDays } from '../../../domain/overdue';
import { claimListPath, claimPath } from '../../../domain/routes';
import { isolated } from '../../../i18n/isolated';
import { useTranslation } from '../../../i18n/useTranslation';
import { selectOverdueClaims, type OverdueClaim } from '../../../store/claims/figures';
import { useAppSelector } from '../../../store/hooks';
import { ClaimId } from '../../../ui/ClaimId';
import { IncidentLabel } from '../../../ui/IncidentLabel';
import { Money } from '../../../ui/Money';
import { OverdueChip } from '../../../ui/OverdueChip';
import { SectionCard } from '../../../ui/SectionCard';
import { WaitedDays } from '../../../ui/WaitedDays';
import { NothingHere } from './NothingHere';
import { CardLine, RowCard, RowCards, useCards } from './RowCards';
import { RowsSkeleton } from './RowsSkeleton';

const claimsShown = 6;

/** The claims that have waited longest past their thirty days (SPEC.md sections 2 and 3). */
export function OverdueClaims({ today }: { today: string }) {
  const { t } = useTranslation();
  const open = useAppSelector((state) => state.storage.listed);
  const overdue = useAppSelector((state) => selectOverdueClaims(state, today));
  const cards = useCards();
  const rows = overdue.slice(0, claimsShown);
  const Rows = cards ? OverdueCards : OverdueTable;
  return (
    <SectionCard
      title={t('Overdue Claims')}
      description={t('Pending for more than {{days}} days since their last submission, the oldest first.', {
        days: overdueAfterDays,
      })}
      actions={
        overdue.length > rows.length && (
          <Button component={Link} to={claimListPath({ overdue: '1' })} size="small">
            {t('List {{count}} claims', { count: overdue.length })}
          </Button>
        )
      }
    >
      {!open && <RowsSkeleton rows={claimsShown} />}
      {open &&
        (rows.length > 0 ? (
          <Rows rows={rows} />
        ) : (
          <NothingHere
            text={t('No claim is overdue. Claims that wait for more than {{days}} days will be listed here.', {
              days: overdueAfterDays,
            })}
          />
        ))}
    </SectionCard>
  );
}

function OverdueTable({ rows }: { rows: OverdueClaim[] }) {
  const { t } = useTranslation();
  return (
    <Table aria-label={t('Overdue Claims')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('Claim ID')}</TableCell>
          <TableCell>{t('Claimant')}</TableCell>
          <TableCell>{t('District')}</TableCell>
          <TableCell>{t('Incident Type')}</TableCell>
          <TableCell align="right">{t('Amount')}</TableCell>
          <TableCell align="right">{t('Days waiting')}</TableCell>
          <TableCell align="right">{t('Days overdue')}</TableCell>
          <TableCell>{t('Severity')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ claim, waiting, overdue }) => (
          <TableRow key={claim.id}>
            <TableCell>
              <ClaimId id={claim.id} to={claimPath(claim.id)} />
            </TableCell>
            <TableCell>{claim.claimant.fullName}</TableCell>
            <TableCell>{districtName(claim.claimant.district)}</TableCell>
            <TableCell>
              <IncidentLabel type={claim.incident.incidentType} screen="dashboard" />
            </TableCell>
            <TableCell align="right">
              <Money amount={findClaimAmount(claim)?.amount} />
            </TableCell>
            <TableCell align="right">{waiting}</TableCell>
            <TableCell align="right">{overdue}</TableCell>
            <TableCell>
              <OverdueChip days={overdue} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function OverdueCards({ rows }: { rows: OverdueClaim[] }) {
  const { t } = useTranslation();
  return (
    <RowCards label={t('Overdue Claims')}>
      {rows.map(({ claim, waiting, overdue }) => (
        <RowCard key={claim.id}>
          <CardLine>
            <ClaimId id={claim.id} to={claimPath(claim.id)} />
            <OverdueChip days={overdue} />
          </CardLine>
          <div>
            <strong>{claim.claimant.fullName}</strong>
            {` · ${isolated(districtName(claim.claimant.district))}`}
          </div>
          <IncidentLabel type={claim.incident.incidentType} screen="dashboard" />
          <CardLine>
            <WaitedDays waiting={waiting} overdue={overdue} />
            <Money amount={findClaimAmount(claim)?.amount} />
          </CardLine>
        </RowCard>
      ))}
    </RowCards>
  );
}
