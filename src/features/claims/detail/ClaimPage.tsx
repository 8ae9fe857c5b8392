import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { Page } from '../../../ui/page/Page';
import { SectionSkeleton } from '../../../ui/page/Skeletons';
import { Navigate, useParams } from 'react-router-dom';
import { furthestStep } from '../../../domain/claim/draft';
import { draftPath, mayOpen } from '../../../domain/routes';
import { findClaim } from '../../../store/claims/selectors';
import { findDraftByClaimId } from '../../../store/drafts/edits';
import { useAppSelector } from '../../../store/hooks';
import { selectRole } from '../../../store/session/selectors';
import { BackToClaims } from './BackToClaims';
import { ClaimView } from './ClaimView';

/** One claim, from its submission to its payment. */
export function ClaimPage() {
  const { t } = useTranslation();
  const { claimId = '' } = useParams();
  const open = useAppSelector((state) => state.storage.open);
  const role = useAppSelector(selectRole);
  const claim = useAppSelector((state) => findClaim(state, claimId));
  const draft = useAppSelector((state) => findDraftByClaimId(state, claimId));

  if (!open || !role) return <ClaimSkeleton above={<BackToClaims />} />;
  if (claim) return <ClaimView key={claim.id} claim={claim} role={role} />;
  if (draft && mayOpen('newClaim', role)) {
    return <Navigate to={draftPath(draft.id, furthestStep(draft))} replace />;
  }
  if (draft) {
    return (
      <NoClaim
        title={t('This claim is still a draft')}
        text={t('Claim {{id}} has not been submitted yet. A district officer is still completing it.', {
          id: claimId,
        })}
      />
    );
  }
  return (
    <NoClaim title={t('Claim Not Found')} text={t('The claim with ID {{id}} could not be found', { id: claimId })} />
  );
}

/** Instead of a claim: why there is none to show, and the way back. */
function NoClaim({ title, text }: { title: string; text: string }) {
  return (
    <Page title={title} subtitle={<Box sx={{ overflowWrap: 'anywhere' }}>{text}</Box>}>
      <BackToClaims variant="contained" />
    </Page>
  );
}

/** A claim's page while the register is still being read. */
function ClaimSkeleton({ above }: { above: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Page
      title={t('Claim')}
      above={above}
      heading={<Skeleton variant="text" width={260} sx={{ maxWidth: '100%' }} />}
      subtitle={<Skeleton variant="text" width={340} sx={{ maxWidth: '100%' }} />}
    >
      <Skeleton variant="rounded" height={40} sx={{ mb: 3 }} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <SectionSkeleton fields={8} />
        <SectionSkeleton fields={8} />
      </Box>
    </Page>
  );
}
