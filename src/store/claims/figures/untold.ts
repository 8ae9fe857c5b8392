import { createSelector } from '@reduxjs/toolkit';
import type { Claim } from '../../../domain/claim/claim';
import { findTelling } from '../../../domain/claim/telling/told';
import type { ToldDecision } from '../../../domain/claim/toldRecord';
import { compareText } from '../../text';
import { selectOwnClaims } from '../ownClaims';

/** A claim with the decision that its claimant is not yet told of. */
export type UntoldClaim = { claim: Claim; decision: ToldDecision };

/** The queue "Decided, not yet told", the oldest decision first (docs/product.md, Told). */
export const selectUntoldClaims = createSelector([selectOwnClaims], (claims): UntoldClaim[] =>
  claims
    .flatMap((claim) => {
      const telling = findTelling(claim);
      return telling?.state === 'waiting' ? { claim, decision: telling.decision } : [];
    })
    .sort((a, b) => compareText(a.decision.at ?? '', b.decision.at ?? '') || compareText(a.claim.id, b.claim.id)),
);
