import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { daysOverdue, daysWaiting } from '../../domain/claim/overdue';
import type { Role } from '../../domain/user/roles';
import { useTranslation } from '../../i18n/useTranslation';
import { selectQueue } from '../../store/claims/figures/queues';
import { useAppSelector } from '../../store/hooks';
import { SectionSkeleton } from '../../ui/page/Skeletons';
import { SectionCard } from '../../ui/page/SectionCard';
import { AskedState } from '../../ui/labels/AskedState';
import { StatusChip } from '../../ui/labels/chips';
import { WaitedDays } from '../../ui/labels/WaitedDays';
import { ClaimItem, threeAbreast } from './ClaimItem';
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
        <Box component="ul" sx={threeAbreast}>
          {queue.slice(0, claimsShown).map((claim) => (
            <ClaimItem key={claim.id} claim={claim} mark={<StatusChip status={claim.status} />}>
              <WaitedDays waiting={daysWaiting(claim, today)} overdue={daysOverdue(claim, today)} />
              <div>
                <AskedState claim={claim} today={today} />
              </div>
            </ClaimItem>
          ))}
        </Box>
      ) : (
        <NothingHere text={t(words.empty)} showsWay />
      )}
    </SectionCard>
  );
}
