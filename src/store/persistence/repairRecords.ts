import type { RootState } from '../registerReducers';
import { rowsOf, tableOf } from '../table';
import { findImpossiblePayments } from '../../domain/payment/impossiblePayments';
import type { Payment } from '../../domain/payment/payment';
import { groupByClaim } from '../payments/selectors';
import type { StoredSlices } from './shapes/slices';
import type { SetAside } from './local/asideTexts';
import { holdsPaymentOf } from './lacksPayment';

/** What takes all records of a start: the slices as they are to be, and the payments that are no part of them any more. */
export type RepairedRecords = { slices: StoredSlices; impossible: Payment[] };

/** Tells the payments that cannot have been made, and what is left of the records; undefined where there are none. */
export function repairRecords({ claims, payments, storage }: RootState): RepairedRecords | undefined {
  const stored = rowsOf(payments);
  const impossible = [...groupByClaim(stored)].flatMap(([claimId, own]) => {
    const claim = claims.entities[claimId];
    // Of one whose claim, or another of whose payments, cannot be read nobody can tell.
    if (!claim || storage.setAside.some((entry) => holdsPaymentOf(claimId, entry) && !isOneOf(own, entry))) return [];
    return findImpossiblePayments({ claim, payments: own });
  });
  if (impossible.length === 0) return undefined;
  const out = new Set(impossible.map(({ id }) => id));
  return { slices: { payments: tableOf(stored.filter(({ id }) => !out.has(id))) }, impossible };
}

/** Whether a start before set the payment aside that is there: it will have been killed before that was stored. */
const isOneOf = (payments: readonly Payment[], { key }: SetAside) =>
  payments.some(({ id }) => key === `payments/${id}`);
