import type { Claim } from '../../domain/claim';
import { payoutAccount } from '../../domain/claimant';
import type { Payment } from '../../domain/payment';
import type { Stamp } from '../events';

/** A payment to be made on a claim, pending, to the claimant's own account; `amount` in UGX. */
export function newPayment(claim: Claim, amount: number, { eventId, at }: Stamp): Payment {
  return {
    id: `PAY-${eventId}:${claim.id}`,
    rev: 1,
    claimId: claim.id,
    paymentMethod: claim.claimant.payoutMethod,
    ...payoutAccount(claim.claimant),
    amount,
    paymentStatus: 'pending',
    createdAt: at,
    updatedAt: at,
  };
}
