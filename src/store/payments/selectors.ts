import { createSelector } from '@reduxjs/toolkit';
import type { Claim } from '../../domain/claim/claim';
import { kinds } from '../../domain/register/kinds/kinds';
import { counts, type Payment } from '../../domain/payment/payment';
import { type ClaimWithPayments } from '../../domain/claim/claimWithPayments';
import type { PaymentStatus } from '../../domain/workflow/statuses';
import { findRecord, rowsOf } from '../table';
import { createIndex } from '../createIndex';
import type { Register } from '../registerReducers';

const none: Payment[] = [];

const selectPayments = createSelector(
  [(state: Register) => state.payments.ids, (state: Register) => state.payments.entities],
  (ids, entities) => rowsOf({ ids, entities }).filter(counts),
);

/** The payments of every claim that has any, first to last. */
export function groupByClaim(payments: readonly Payment[]): Map<string, Payment[]> {
  const byClaim = new Map<string, Payment[]>();
  for (const payment of [...payments].sort((a, b) => a.number - b.number)) {
    const known = byClaim.get(payment.claimId);
    if (known) known.push(payment);
    else byClaim.set(payment.claimId, [payment]);
  }
  return byClaim;
}

const createIndexOf = (holds: (payment: Payment) => boolean) =>
  createIndex<Payment>(kinds.payments.ownerOf, (a, b) => a.number - b.number, holds);

const indexByClaim = createIndexOf(counts);
const indexOfCancelled = createIndexOf((payment) => !counts(payment));

/** The payments of every claim of the register that has any, first to last, without cancelled ones. */
export const selectPaymentsByClaim = (state: Register) => indexByClaim(state.payments);

/** The payments of a claim, first to last, without cancelled ones: what is worked out of them, and what an action is decided on. */
export const selectClaimPayments = (state: Register, claimId: string): Payment[] =>
  selectPaymentsByClaim(state).get(claimId) ?? none;

/** The payments of a claim that were cancelled with its approval. They are in no sum and nothing is done to them. */
export const selectCancelledPayments = (state: Register, claimId: string): Payment[] =>
  indexOfCancelled(state.payments).get(claimId) ?? none;

/** The payments of a claim, those that were cancelled too. */
export const selectAllPayments = (state: Register, claimId: string): Payment[] => [
  ...selectClaimPayments(state, claimId),
  ...selectCancelledPayments(state, claimId),
];

/** Claims with their payments, in the order of the ids; what is no claim of the register is left out. */
export function pairWithPayments(
  claims: Record<string, Claim>,
  paymentsByClaim: ReadonlyMap<string, readonly Payment[]>,
  ids: readonly string[],
): ClaimWithPayments[] {
  return ids.flatMap((id) => {
    const claim = findRecord(claims, id);
    return claim ? [{ claim, payments: paymentsByClaim.get(id) ?? none }] : [];
  });
}

/** How many payments stand at each status, over the whole register. */
export const selectPaymentCounts = createSelector([selectPayments], (payments) => {
  const numbers: Record<PaymentStatus, number> = { pending: 0, processing: 0, success: 0, failed: 0 };
  for (const { paymentStatus } of payments) numbers[paymentStatus]++;
  return numbers;
});

/**
 * Payments on their way, pending or processing: one for each claim in payment. A failed one has to be retried first and
 * is not counted.
 */
export const selectPendingPaymentCount = (state: Register): number => {
  const { pending, processing } = selectPaymentCounts(state);
  return pending + processing;
};
