import Inbox from '@mui/icons-material/InboxOutlined';
import Box from '@mui/material/Box';
import { findClaimAmount, type Claim } from '../../../domain/claim/claim';
import { districtName } from '../../../domain/place/districts';
import type { Role } from '../../../domain/user/roles';
import { shortClaimId } from '../../../domain/claim/shortClaimId';
import { daysOpen } from '../../../domain/claim/overdue';
import { notKnown } from '../../../domain/claim/notKnown';
import { isolated } from '../../../i18n/isolated';
import { useReaches } from '../../shared/claimActions/useBar';
import { useInDocket } from '../../shared/claimActions/useInDocket';
import { useTranslation } from '../../../i18n/useTranslation';
import { ClaimId } from '../../../ui/labels/ClaimId';
import { useFormats } from '../../../ui/text/formats';
import { IncidentLabel } from '../../../ui/labels/IncidentLabel';
import { Money } from '../../../ui/labels/Money';
import { useToday } from '../../../ui/page/useToday';

/** The claimant's name and the claim's id. */
export function ClaimHeading({ claim }: { claim: Claim }) {
  const { t } = useTranslation();
  return (
    <Box
      component="span"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, overflowWrap: 'anywhere' }}
    >
      {isolated(claim.claimant.fullName || t(notKnown))}{' '}
      <Box component="span" sx={{ color: 'text.secondary', fontWeight: 500 }}>
        <ClaimId id={claim.id} whole />
      </Box>
    </Box>
  );
}

type ClaimFactsProps = {
  claim: Claim;
  /** The viewer's, to say whether the claim waits for them; left out where every claim does. */
  role?: Role;
};

/** What matters most about a claim: how much, what, where, since when, and whether it waits for the viewer. */
export function ClaimFacts({ claim, role }: ClaimFactsProps) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const reaches = useReaches(claim);
  const inDocket = useInDocket(claim, role);
  const amount = findClaimAmount(claim);
  const open = daysOpen(claim, useToday());
  const short = shortClaimId(claim.id);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
      <Box component="span">
        {amount && <>{amount.kind === 'approved' ? t('Approved', { context: 'amount' }) : t('Calculated')} </>}
        <Box component="span" sx={{ typography: 'h2', color: 'text.primary' }}>
          <Money amount={amount?.amount} status={claim.status} />
        </Box>
      </Box>
      <IncidentLabel type={claim.incident.incidentType} screen="wizard" />
      <span>{districtName(claim.claimant.district)}</span>
      <span>
        {claim.submittedAt
          ? t('Submitted {{date}}', { date: date(claim.submittedAt) })
          : t('Submission date not known')}
      </span>
      {open !== undefined && open > 0 && <span>{t('Open for {{count}} days', { count: open })}</span>}
      {short !== claim.id && (
        <span>
          {t('Short ID')} <ClaimId id={short} />
        </span>
      )}
      {inDocket && reaches && <DocketMark />}
    </Box>
  );
}

/** Shown to the role responsible for the current stage (docs/product.md, Claim detail). */
export function DocketMark() {
  const { t } = useTranslation();
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, color: 'primary.main', fontWeight: 600 }}
    >
      <Inbox fontSize="small" />
      {t('This claim is in your docket')}
    </Box>
  );
}
