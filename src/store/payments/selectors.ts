import { createSelector } from '@reduxjs/toolkit';
import type { Payment } from '../../domain/payment';
import type { RootState } from '../registerReducers';

const none: Payment[] = [];

const selectPaymentsByClaim = createSelector([(state: RootState) => state.payments.entities], (entities) => {
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
