import type { ClaimsFront } from '../../domain/claim/claimsFront';
import { isLifecycleEvent, type DecidedEvent } from '../events';
import { findRecord, rowsOf, tableOf, foldNow } from '../table';
import { paymentsReducer } from '../payments/slice';
import { claimsReducer } from './slice';

/** The front as later events leave it; undefined where a claim that it does not have may have come to stand in it. */
export function foldFront(front: ClaimsFront, events: readonly DecidedEvent[]): ClaimsFront | undefined {
  const known = tableOf(front.claims);
  const mayStandIn = (event: DecidedEvent) =>
    isLifecycleEvent(event) &&
    event.payload.changes.some(({ claimId, after }) => after.incident && !findRecord(known.entities, claimId));
  if (events.some(mayStandIn)) return undefined;
  return {
    ...front,
    claims: rowsOf(foldNow(claimsReducer, known, events)),
    payments: rowsOf(foldNow(paymentsReducer, tableOf(front.payments), events)),
  };
}
