import type { Claim } from '../claim/claim';
import { payoutAccount } from '../claim/claimant';
import { isAwarded } from '../workflow/statuses';
import type { ClaimWithPayments, Payment } from './payment';

/** Whether a payment goes where the claim's payout details say. */
export function isPayoutOf({ claimant }: Claim, { paymentMethod, payeeName, payeeAccount }: Payment): boolean {
  const account = payoutAccount(claimant);
  return (
    paymentMethod === claimant.payoutMethod && payeeName === account.payeeName && payeeAccount === account.payeeAccount
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
