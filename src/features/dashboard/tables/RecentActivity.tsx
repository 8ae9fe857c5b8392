import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { describeAuditAction } from '../../../domain/auditWords';
import { districtName } from '../../../domain/districts';
import { claimPath } from '../../../domain/routes';
import { isolated } from '../../../i18n/isolated';
import { useTranslation } from '../../../i18n/useTranslation';
import { selectRecentActivity, type Activity } from '../../../store/claims/activity';
import { useAppSelector } from '../../../store/hooks';
import { ClaimId } from '../../../ui/ClaimId';
import { useFormats } from '../../../ui/formats';
import { SectionCard } from '../../../ui/SectionCard';
import { StatusChip } from '../../../ui/StatusChip';
import { NothingHere } from './NothingHere';
import { CardLine, RowCard, RowCards, useCards } from './RowCards';
import { RowsSkeleton } from './RowsSkeleton';

/** What was done to claims last, by whom and when (SPEC.md section 2). */
export function RecentActivity() {
  const { t } = useTranslation();
  const open = useAppSelector((state) => state.storage.open);
  const rows = useAppSelector(selectRecentActivity);
  const cards = useCards();
  const Rows = cards ? ActivityCards : ActivityTable;
  return (
    <SectionCard
      title={t('Recent Claims Activity')}
      description={t('The claims that something was done to last, the newest first.')}
    >
      {!open && <RowsSkeleton rows={6} />}
      {open &&
        (rows.length > 0 ? (
          <Rows rows={rows} />
        ) : (
          <NothingHere text={t('Nothing has been done to a claim yet. Whatever is done will be listed here.')} />
        ))}
    </SectionCard>
  );
}

function ActivityTable({ rows }: { rows: Activity[] }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return (
    <Table aria-label={t('Recent Claims Activity')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('Claim ID')}</TableCell>
          <TableCell>{t('Claimant')}</TableCell>
          <TableCell>{t('Status')}</TableCell>
          <TableCell>{t('What was done')}</TableCell>
          <TableCell>{t('By')}</TableCell>
          <TableCell>{t('When')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ claim, event }) => (
          <TableRow key={claim.id}>
            <TableCell>
              <ClaimId id={claim.id} to={claimPath(claim.id)} />
            </TableCell>
            <TableCell>{`${isolated(claim.claimant.fullName)} · ${isolated(districtName(claim.claimant.district))}`}</TableCell>
            <TableCell>
              <StatusChip status={claim.status} />
            </TableCell>
            <TableCell>{t(describeAuditAction(event))}</TableCell>
            <TableCell>{event.user}</TableCell>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>{dateTime(event.timestamp)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function ActivityCards({ rows }: { rows: Activity[] }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return (
    <RowCards label={t('Recent Claims Activity')}>
      {rows.map(({ claim, event }) => (
        <RowCard key={claim.id}>
          <CardLine>
            <ClaimId id={claim.id} to={claimPath(claim.id)} />
            <StatusChip status={claim.status} />
          </CardLine>
          <div>
            <strong>{claim.claimant.fullName}</strong>
            {` · ${isolated(districtName(claim.claimant.district))}`}
          </div>
          <div>{t(describeAuditAction(event))}</div>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {t('By {{name}} on {{when}}', { name: event.user, when: dateTime(event.timestamp) })}
          </Box>
        </RowCard>
      ))}
    </RowCards>
  );
}
