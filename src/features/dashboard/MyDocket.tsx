import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { Claim } from '../../domain/claim/claim';
import { districtName } from '../../domain/place/districts';
import { daysOverdue, daysWaiting } from '../../domain/claim/overdue';
import type { Role } from '../../domain/user/roles';
import { claimPath } from '../../domain/routes';
import { truncateName } from '../../domain/truncateName';
import { isolated } from '../../i18n/isolated';
import { useTranslation } from '../../i18n/useTranslation';
import { selectQueue } from '../../store/claims/queues';
import { useAppSelector } from '../../store/hooks';
import { ClaimId } from '../../ui/labels/ClaimId';
import { SectionSkeleton } from '../../ui/page/Skeletons';
import { SectionCard } from '../../ui/page/SectionCard';
import { StatusChip } from '../../ui/labels/StatusChip';
import { WaitedDays } from '../../ui/labels/WaitedDays';
import { docketWords } from './docketWords';
import { docketPath } from './listLinks';
import { NothingHere } from './tables/NothingHere';

const claimsShown = 3;

/** What waits for the signed-in role, before everything else. */
export function MyDocket({ role, today }: { role: Role; today: string }) {
  const { t } = useTranslation();
  const open = useAppSelector((state) => state.storage.listed);
  const queue = useAppSelector(selectQueue);
  const words = docketWords[role];
  if (!open) return <SectionSkeleton fields={claimsShown} />;
  return (
    <SectionCard
      title={t('My docket')}
      description={queue.length > 0 && t(words.text, { count: queue.length })}
      actions={
        queue.length > 0 && (
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button component={Link} to={docketPath(role)} size="small">
              {t('List in Claims')}
            </Button>
            <Button component={Link} to={words.path} size="small" variant="contained">
              {t(words.button)}
            </Button>
          </Box>
        )
      }
    >
      {queue.length > 0 ? (
        <Box
          component="ul"
          sx={{
            display: 'grid',
            // As many as are shown, at most.
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(184px, 30%)), 1fr))',
            columnGap: { xs: 1.5, md: 3 },
            rowGap: 1.5,
            listStyle: 'none',
            m: 0,
            p: 0,
          }}
        >
          {queue.slice(0, claimsShown).map((claim) => (
            <WaitingClaim key={claim.id} claim={claim} today={today} />
          ))}
        </Box>
      ) : (
        <NothingHere text={t(words.empty)} showsWay />
      )}
    </SectionCard>
  );
}

function WaitingClaim({ claim, today }: { claim: Claim; today: string }) {
  const { id, status, claimant } = claim;
  return (
    <li>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <ClaimId id={id} to={claimPath(id)} />
        <StatusChip status={status} />
      </Box>
      <Box sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        <strong>{truncateName(claimant.fullName)}</strong>
        {` · ${isolated(districtName(claimant.district))}`}
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        <WaitedDays waiting={daysWaiting(claim, today)} overdue={daysOverdue(claim, today)} />
      </Box>
    </li>
  );
}
