import { isDecidedOnAppeal } from '../claim/appeal/appeals';
import { type Claim } from '../claim/claim';
import { formerClaimants } from '../claim/correction/corrections';
import { payoutAccount } from '../claim/claimant';
import { paperRecord } from '../workflow/decision';
import { isAwarded } from '../workflow/statuses';
import { counts, type Payment } from './payment';
import { type ClaimWithPayments } from '../claim/claimWithPayments';

/** Whether a payment goes where the claim's payout details say; of the first one, made on paper, that may not be known. */
export function isPayoutOf(claim: Claim, { number, paymentMethod, payeeName, payeeAccount }: Payment): boolean {
  const onPaper = number === 1 && claim.decisions.some(({ decidedBy }) => decidedBy === paperRecord);
  const fits = (made: string, said: string) => made === said || (onPaper && made === '');
  const claimants = [claim.claimant, ...formerClaimants(claim).map(({ before }) => before)];
  return claimants.some((claimant) => {
    const account = payoutAccount(claimant);
    return (
      fits(paymentMethod, claimant.payoutMethod) &&
      fits(payeeName, account.payeeName) &&
      fits(payeeAccount, account.payeeAccount)
    );
  });
}

/**
 * The payments of a stored claim that no version of the portal can have made: one on a claim that nothing is paid on yet,
 * one of more than was approved, a success beyond that, and a first one that goes elsewhere than the claim says. Two under
 * way, and one on a claim that is paid, there may be: earlier versions went by the device's clock.
 */
export function findImpossiblePayments({ claim, payments }: ClaimWithPayments): Payment[] {
  const { status, approvedAmount = 0 } = claim;
  const hasPayments = isAwarded(status) || (status === 'approved' && isDecidedOnAppeal(claim));
  let paid = 0;
  return payments
    .filter(counts)
    .sort((a, b) => a.number - b.number)
    .filter((payment) => {
      const isPossible =
        hasPayments &&
        payment.amount <= approvedAmount &&
        (payment.paymentStatus !== 'success' || paid + payment.amount <= approvedAmount) &&
        (payment.number !== 1 || isPayoutOf(claim, payment));
      if (isPossible && payment.paymentStatus === 'success') paid += payment.amount;
      return !isPossible;
    });
}
