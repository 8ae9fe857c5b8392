import type { Claim } from '../claim/claim';
import { findPayout } from '../claim/payout';
import type { Stamp } from '../stamp';
import { nextPaymentNumber } from './paymentChanges';
import { type Payment } from './payment';

/**
 * A payment to be made on a claim after those that it has, pending, to where its next payment goes; `amount` in UGX.
 * @param cancelled the claim's payments that were cancelled
 */
export function newPayment(
  claim: Claim,
  payments: readonly Payment[],
  amount: number,
  { eventId, at }: Stamp,
  cancelled: readonly Payment[] = [],
): Payment {
  return {
    id: `PAY-${eventId}:${claim.id}`,
    rev: 1,
    number: nextPaymentNumber(payments),
    claimId: claim.id,
    ...findPayout(claim, [...payments, ...cancelled]),
    amount,
    paymentStatus: 'pending',
    createdAt: at,
    updatedAt: at,
  };
}
