import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { Claim } from '../../domain/claim/claim';
import { findHold } from '../../domain/workflow/holding';
import type { Role } from '../../domain/user/roles';
import type { ClaimAction } from '../../domain/workflow/lifecycle';
import { findDocketRole } from '../../domain/workflow/stages';
import { useTranslation } from '../../i18n/useTranslation';
import { selectWaitingBeside } from '../../store/claims/waitingBeside';
import { selectQueue } from '../../store/claims/figures/queues';
import { useAppSelector } from '../../store/hooks';
import { SectionSkeleton } from '../../ui/page/Skeletons';
import { SectionCard } from '../../ui/page/SectionCard';
import { AskedState } from '../../ui/labels/AskedState';
import { StatusAndMarks } from '../../ui/labels/ClaimMarks';
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
  const held = queue.filter(findHold).length;
  const beside = useAppSelector(selectWaitingBeside);
  const isWaiting = ({ id }: Claim, action: ClaimAction) => beside.get(id)?.includes(action) ?? false;
  const appeals = queue.filter((claim) => isWaiting(claim, 'value_appeal') || isWaiting(claim, 'uphold_appeal'));
  const corrections = queue.filter((claim) => isWaiting(claim, 'confirm_correction'));
  const besides = corrections.filter(
    (claim) => findDocketRole(claim.status) !== role && !appeals.includes(claim),
  ).length;
  const words = docketWords[role];
  if (!open) return <SectionSkeleton fields={claimsShown} />;
  return (
    <SectionCard
      title={t('My docket')}
      description={
        queue.length > 0 &&
        [
          t(words.text, { count: queue.length - besides }),
          appeals.length > 0 && t('Appeals among them: {{number}}.', { number: appeals.length }),
          corrections.length > 0 && t('Corrections to confirm: {{number}}.', { number: corrections.length }),
          held > 0 && t('{{count}} of them on hold.', { count: held }),
        ]
          .filter(Boolean)
          .join(' ')
      }
      actions={
        queue.length > 0 && (
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button component={Link} to={docketPath(role, appeals.length + corrections.length > 0)} size="small">
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
            <ClaimItem key={claim.id} claim={claim} mark={<StatusAndMarks claim={claim} />}>
              <WaitedDays claim={claim} today={today} />
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
