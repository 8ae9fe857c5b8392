import { findClaim } from './claims/selectors';
import { fundEntryRecorded, isLifecycleEvent, type DecidedEvent } from './events';
import { selectLedger } from './fundLedger/selectors';
import type { RootState } from './registerReducers';

/**
 * Whether a deed that could not be stored still stands on the register as other tabs have left it since. One whose
 * claim has moved on, or whose ledger has a later entry, does not: what others stored counts.
 */
export function stillHolds(state: RootState, event: DecidedEvent): boolean {
  if (isLifecycleEvent(event)) {
    return event.payload.changes.every(({ claimId, rev }) => (findClaim(state, claimId)?.rev ?? 0) === rev);
  }
  if (fundEntryRecorded.match(event)) return selectLedger(state).every(({ id }) => id < event.payload.entry.id);
  return true;
}
