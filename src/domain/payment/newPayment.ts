import type { Claim } from '../claim/claim';
import { payoutAccount } from '../claim/claimant';
import type { Stamp } from '../stamp';
import { nextPaymentNumber, type Payment } from './payment';

/**
 * A payment to be made on a claim after those that it has, pending, to the claimant's own account; `amount` in UGX.
 */
export function newPayment(
  claim: Claim,
  payments: readonly Payment[],
  amount: number,
  { eventId, at }: Stamp,
): Payment {
  return {
    id: `PAY-${eventId}:${claim.id}`,
    rev: 1,
    number: nextPaymentNumber(payments),
    claimId: claim.id,
    paymentMethod: claim.claimant.payoutMethod,
    ...payoutAccount(claim.claimant),
    amount,
    paymentStatus: 'pending',
    createdAt: at,
    updatedAt: at,
  };
}
