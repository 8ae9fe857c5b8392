import type { ReactNode } from 'react';
import type { Claim } from '../../../domain/claim/claim';
import { ClaimDuplicates } from '../ClaimDuplicates';
import { AppealsCard } from '../detail/summary/AppealsCard';
import { ClaimantCard } from '../detail/summary/ClaimantCard';
import { DecisionCard } from '../detail/summary/DecisionCard';
import { IncidentCard } from '../detail/summary/IncidentCard';
import { VerificationCard } from '../detail/summary/VerificationCard';
import { EvidenceThumbs } from './EvidenceThumbs';

/** What a decision rests on, what was found and decided last on top. */
export function DeskFacts({ claim, checklist }: { claim: Claim; checklist: ReactNode }) {
  return (
    <>
      <ClaimDuplicates claim={claim} />
      <AppealsCard claim={claim} />
      {checklist}
      <DecisionCard decisions={claim.decisions} />
      <VerificationCard verifications={claim.verifications} />
      <EvidenceThumbs claim={claim} />
      <IncidentCard incident={claim.incident} district={claim.claimant.district} />
      <ClaimantCard claimant={claim.claimant} />
    </>
  );
}
