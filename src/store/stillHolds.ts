import { findClaim } from './claims/selectors';
import {
  fundEntryRecorded,
  isLifecycleEvent,
  profileChanged,
  signedIn,
  signedOut,
  userAdded,
  userChanged,
  userDeleted,
  type DecidedEvent,
} from './events';
import { selectFundBalance, selectLedger } from './fundLedger/selectors';
import type { RootState } from './registerReducers';
import { selectSession } from './session/selectors';
import { isEmailTaken } from './users/selectors';

/**
 * Whether a deed that could not be stored still stands on the register as other tabs have left it since. One whose
 * claim has moved on, or whose ledger has a later entry, does not: what others stored counts. Nor does signing in or out
 * where the session is somebody else's by now.
 */
export function stillHolds(state: RootState, event: DecidedEvent): boolean {
  if (isLifecycleEvent(event)) {
    return event.payload.changes.every(({ claimId, rev }) => (findClaim(state, claimId)?.rev ?? 0) === rev);
  }
  if (fundEntryRecorded.match(event)) {
    const { entry, balance } = event.payload;
    // On another balance it would become a top-up that nobody meant.
    return balance === selectFundBalance(state) && selectLedger(state).every(({ number }) => number < entry.number);
  }
  if (profileChanged.match(event)) {
    const { user, after } = event.payload;
    if (after.email !== undefined && isEmailTaken(state, after.email, user?.id)) return false;
    return !user || state.users.entities[user.id]?.rev === user.rev;
  }
  if (userAdded.match(event)) return !isEmailTaken(state, event.payload.user.email);
  if (userChanged.match(event)) {
    const { userId, rev, after } = event.payload;
    return state.users.entities[userId]?.rev === rev && !isEmailTaken(state, after.email, userId);
  }
  if (userDeleted.match(event)) {
    const { id, rev } = event.payload.user;
    return state.users.entities[id]?.rev === rev;
  }
  const session = selectSession(state);
  if (signedIn.match(event)) return !session || session.sessionId === event.payload.session.sessionId;
  if (signedOut.match(event)) return session?.sessionId === event.meta.actor.sessionId;
  return true;
}
