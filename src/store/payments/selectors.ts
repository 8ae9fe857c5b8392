import { createSelector } from '@reduxjs/toolkit';
import type { Payment } from '../../domain/payment';
import type { PaymentStatus } from '../../domain/statuses';
import type { RootState } from '../registerReducers';

const none: Payment[] = [];

/** The payments of every claim that has any, first to last. */
export const selectPaymentsByClaim = createSelector([(state: RootState) => state.payments.entities], (entities) => {
  const byClaim = new Map<string, Payment[]>();
  for (const payment of Object.values(entities).sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const payments = byClaim.get(payment.claimId);
    if (payments) payments.push(payment);
    else byClaim.set(payment.claimId, [payment]);
  }
  return byClaim;
});

/** The payments of a claim, first to last. */
export const selectClaimPayments = (state: RootState, claimId: string): Payment[] =>
  selectPaymentsByClaim(state).get(claimId) ?? none;

/** How many payments stand at each status, over the whole register. */
export const selectPaymentCounts = createSelector([(state: RootState) => state.payments.entities], (entities) => {
  const counts: Record<PaymentStatus, number> = { pending: 0, processing: 0, success: 0, failed: 0 };
  for (const { paymentStatus } of Object.values(entities)) counts[paymentStatus]++;
  return counts;
});

/**
 * Payments on their way, pending or processing: one for each claim in payment (PRODUCT.md, One truth). A failed one has
 * to be retried first and is not counted.
 */
export const selectPendingPaymentCount = (state: RootState): number => {
  const { pending, processing } = selectPaymentCounts(state);
  return pending + processing;
};
