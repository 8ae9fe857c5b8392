import Box from '@mui/material/Box';
import { CardsSkeleton, FormSkeleton, SectionSkeleton } from '../../../ui/page/Skeletons';
import { useTranslation } from '../../../i18n/useTranslation';
import { selectPendingReview } from '../../../store/claims/figures/queues';
import { useAppSelector } from '../../../store/hooks';
import { selectRole } from '../../../store/session/selectors';
import { Page } from '../../../ui/page/Page';
import { ToneChip } from '../../../ui/labels/chips';
import { useToday } from '../../../ui/page/useToday';
import { LacksRecords } from '../../shared/LacksRecords';
import { Counters } from './Counters';
import { isQueueRole, queueWords, type QueueRole } from './queueWords';
import { useOpenClaim } from './useOpenClaim';
import { Workbench } from './Workbench';

/** Each role's queue, and the form that decides its claims (docs/product.md, Verification). */
export function VerificationPage() {
  const { t } = useTranslation();
  const open = useAppSelector((state) => state.storage.listed);
  const role = useAppSelector(selectRole);
  if (open && isQueueRole(role)) return <VerifyClaims role={role} />;
  return (
    <Page title={t('Verify Claims')}>
      <VerificationSkeleton />
    </Page>
  );
}

function VerifyClaims({ role }: { role: QueueRole }) {
  const { t } = useTranslation();
  const today = useToday();
  const pending = useAppSelector((state) => selectPendingReview(state, today));
  const { openId } = useOpenClaim();
  // On a phone an open claim stands alone.
  const besideQueue = { display: { xs: openId === undefined ? 'block' : 'none', md: 'block' } };
  return (
    <Page
      title={t('Verify Claims')}
      subtitle={t(queueWords[role].subtitle)}
      badge={<ToneChip tone="ochre" label={t('{{count}} Pending', { count: pending })} />}
      actions={
        <Box sx={besideQueue}>
          <Counters today={today} />
        </Box>
      }
    >
      <Box sx={besideQueue}>
        <LacksRecords of={['claims']} />
      </Box>
      <Workbench role={role} today={today} />
    </Page>
  );
}

/** Queue, form and facts while the register is being read. */
function VerificationSkeleton() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)', lg: '340px 6fr 7fr' },
      }}
    >
      <CardsSkeleton cards={6} />
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <FormSkeleton />
      </Box>
      <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
        <SectionSkeleton fields={8} />
      </Box>
    </Box>
  );
}
