import { counts, findLatestPayment, type Payment } from '../payment/payment';
import { isDecidedOnAppeal } from './appeal/appeals';
import type { Claim } from './claim';
import { payoutAccount } from './claimant';

type Payout = Pick<Payment, 'paymentMethod' | 'payeeName' | 'payeeAccount'>;

/**
 * Where the next payment of a claim goes. Decided on an appeal: where its last payment went, because a retry may have
 * corrected the account; one that the upholding cancelled counts for that, one without an account, as on paper, does not. Else,
 * and of any other claim: to the claimant's own account.
 * @param payments of the claim, cancelled ones included
 */
export function findPayout(
  claim: Pick<Claim, 'claimant' | 'appeals' | 'decisions' | 'corrections'>,
  payments: readonly Payment[],
): Payout {
  const isUpholding = (at: string | undefined) =>
    claim.appeals?.some(({ outcome }) => outcome?.kind === 'upheld' && outcome.decidedOn === at);
  const made = payments.filter(
    (payment) => payment.payeeAccount !== '' && (counts(payment) || isUpholding(payment.cancelledOn)),
  );
  const last = isDecidedOnAppeal(claim) ? findLatestPayment(made) : undefined;
  return last ? findRetryPayout(claim, last) : ofClaimant(claim);
}

/** Where a retry of a payment goes: where that went, unless where the claimant's money goes was corrected since it was made. */
export function findRetryPayout(claim: Pick<Claim, 'claimant' | 'corrections'>, payment: Payment): Payout {
  const isCorrected = claim.corrections?.some(
    ({ outcome }) => outcome?.kind === 'confirmed' && outcome.decidedOn > payment.createdAt,
  );
  if (isCorrected) return ofClaimant(claim);
  const { paymentMethod, payeeName, payeeAccount } = payment;
  return { paymentMethod, payeeName, payeeAccount };
}

const ofClaimant = ({ claimant }: Pick<Claim, 'claimant'>): Payout => ({
  paymentMethod: claimant.payoutMethod,
  ...payoutAccount(claimant),
});
