import { createSelector } from '@reduxjs/toolkit';
import { waitingSince } from '../../../domain/claim/appeal/appeals';
import type { Claim } from '../../../domain/claim/claim';
import { districtName } from '../../../domain/place/districts';
import { roles } from '../../../domain/user/roles';
import { findHold } from '../../../domain/workflow/holding';
import { findDocketRole } from '../../../domain/workflow/stages';
import { isPending } from '../../../domain/workflow/statuses';
import type { RootState } from '../../registerReducers';
import { selectRole } from '../../session/selectors';
import { compareText, foldText } from '../../text';
import { searchByWords } from '../../searchByWords';
import { selectClaimFigures } from './figures';
import { selectWaitingBeside } from '../waitingBeside';
import { selectOwnClaims } from '../ownClaims';

/** Where a claim stands in a queue: first while nobody knows since when it waits, and last on hold. */
export type QueuePlace = Pick<Claim, 'id' | 'submittedAt' | 'holds' | 'appeals'>;

const isHeld = (claim: QueuePlace) => Number(findHold(claim) !== undefined);

const compareWaiting = (a: QueuePlace, b: QueuePlace) =>
  isHeld(a) - isHeld(b) || compareText(waitingSince(a) ?? '', waitingSince(b) ?? '') || compareText(a.id, b.id);

/**
 * The claims in the signed-in role's docket, those waiting longest since their last submission or their appeal first, those on
 * hold last.
 */
export const selectQueue = createSelector([selectOwnClaims, selectRole, selectWaitingBeside], (claims, role, waiting) =>
  claims
    .filter(({ id, status }) => role !== undefined && (findDocketRole(status) === role || waiting.has(id)))
    .sort(compareWaiting),
);

/**
 * What a person goes on with after a claim, whether or not it still stands in the queue: the one that has waited longest
 * after it; after the last, the first again. Undefined when nothing else waits.
 */
export function findNextInQueue(queue: readonly Claim[], place: QueuePlace): Claim | undefined {
  return queue.find((claim) => compareWaiting(claim, place) > 0) ?? queue.find(({ id }) => id !== place.id);
}

/** The claims of a queue whose id, claimant or district holds every word of the search; all of them when it is blank. */
export function searchQueue(queue: Claim[], search: string): Claim[] {
  return searchByWords(queue, search, ({ id, claimant }) =>
    foldText([id, claimant.fullName, districtName(claimant.district)].join('\n')),
  );
}

/**
 * Pending Review and the badge of Verify claims: the dashboard's pending group or the role's own queue, by its row
 * (docs/product.md, Figures).
 * @param today YYYY-MM-DD in Africa/Kampala
 */
export function selectPendingReview(state: RootState, today: string): number {
  const role = selectRole(state);
  const countsAll = role && roles[role].pendingReview === 'all';
  return countsAll ? selectClaimFigures(state, today).pending.count : selectQueue(state).length;
}

/**
 * Those of Pending Review that are not in the role's own queue: what is pending with the committee, for an officer. An appeal
 * in the queue is on a claim that is not pending.
 * @param today YYYY-MM-DD in Africa/Kampala
 */
export function selectPendingElsewhere(state: RootState, today: string): number {
  const role = selectRole(state);
  if (!role || roles[role].pendingReview !== 'all') return 0;
  return selectPendingReview(state, today) - selectQueue(state).filter(({ status }) => isPending(status)).length;
}
