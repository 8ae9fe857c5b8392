import { createSelector } from '@reduxjs/toolkit';
import type { Claim } from '../../../domain/claim/claim';
import { findHold, type Hold } from '../../../domain/workflow/holding';
import { compareText } from '../../text';
import { selectOwnClaims } from '../ownClaims';

/** A claim with the hold that stands on it. */
export type HeldClaim = { claim: Claim; hold: Hold };

/** The claims on hold, the first day to look again first; then those without one, the longest on hold first. */
export const selectHeldClaims = createSelector([selectOwnClaims], (claims): HeldClaim[] =>
  claims
    .flatMap((claim) => {
      const hold = findHold(claim);
      return hold ? { claim, hold } : [];
    })
    .sort(
      (a, b) =>
        compareText(a.hold.lookAgainOn ?? '9999', b.hold.lookAgainOn ?? '9999') ||
        compareText(a.hold.heldOn, b.hold.heldOn) ||
        compareText(a.claim.id, b.claim.id),
    ),
);
