import { findLastDecision, type Claim } from '../claim/claim';
import { payoutAccount } from '../claim/claimant';
import { paperRecord } from '../workflow/decision';
import { isAwarded } from '../workflow/statuses';
import type { ClaimWithPayments, Payment } from './payment';

/** Whether a payment goes where the claim's payout details say; of the first one, made on paper, that may not be known. */
export function isPayoutOf(claim: Claim, { number, paymentMethod, payeeName, payeeAccount }: Payment): boolean {
  const account = payoutAccount(claim.claimant);
  const onPaper = number === 1 && findLastDecision(claim)?.decidedBy === paperRecord;
  const fits = (made: string, said: string) => made === said || (onPaper && made === '');
  return (
    fits(paymentMethod, claim.claimant.payoutMethod) &&
    fits(payeeName, account.payeeName) &&
    fits(payeeAccount, account.payeeAccount)
  );
}

/**
 * The payments of a stored claim that no version of the portal can have made: one on a claim that nothing is paid on yet,
 * one of more than was approved, a success beyond that, and a first one that goes elsewhere than the claim says. Two under
 * way, and one on a claim that is paid, there may be: earlier versions went by the device's clock.
 */
export function findImpossiblePayments({ claim, payments }: ClaimWithPayments): Payment[] {
  const { status, approvedAmount = 0 } = claim;
  let paid = 0;
  return [...payments]
    .sort((a, b) => a.number - b.number)
    .filter((payment) => {
      const isPossible =
        isAwarded(status) &&
        payment.amount <= approvedAmount &&
        (payment.paymentStatus !== 'success' || paid + payment.amount <= approvedAmount) &&
        (payment.number !== 1 || isPayoutOf(claim, payment));
      if (isPossible && payment.paymentStatus === 'success') paid += payment.amount;
      return !isPossible;
    });
}
