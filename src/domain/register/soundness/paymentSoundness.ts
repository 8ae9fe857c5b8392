import { findLastDecision, type Claim } from '../../claim/claim';
import { isSent } from '../../claim/conditions/conditionBar';
import { openConditions } from '../../claim/conditions/conditions';
import { findOutstanding, sumTaken } from '../../claim/claimPayments';
import { paperRecord } from '../../workflow/decision';
import { isAwarded, type AwardedStatus } from '../../workflow/statuses';
import { isPayoutOf } from '../../payment/impossiblePayments';
import { findLatestPayment, isUnderWay, outcomesOf, sumPaid, type Payment } from '../../payment/payment';
import { inOrder, type Unsoundness } from './unsoundness';

/** Whether what was ticked are conditions of an approval, not before it was made, and no money was sent before they were met. */
export function findWrongConditions(claim: Claim, payments: readonly Payment[]): Unsoundness | undefined {
  const isDated = claim.decisions.every(
    ({ decision, decidedOn, conditions }) =>
      conditions.length === 0 || (decision === 'approve' && decidedOn !== undefined),
  );
  if (!isDated || (openConditions(claim).length > 0 && payments.some(isSent))) return 'odd_conditions';
  const holds = (claim.conditionChecks ?? []).every(
    ({ decidedOn, place, metOn, recordedAt }) =>
      claim.decisions.some((made) => made.decidedOn === decidedOn && place < made.conditions.length) &&
      (metOn === undefined || (inOrder(decidedOn, metOn) && inOrder(metOn, recordedAt))),
  );
  return holds ? undefined : 'odd_conditions';
}

/** Whether the payments are those that lead to the claim's status. */
export function findWrongStatus(
  { status, approvedAmount = 0 }: Claim,
  payments: readonly Payment[],
): Unsoundness | undefined {
  const open = payments.filter(isUnderWay);
  const failed = payments.some(({ paymentStatus }) => paymentStatus === 'failed');
  const paid = sumPaid(payments);
  if (paid > approvedAmount) return 'overpaid';
  if (open.length > 1) return 'open_twice';
  const fits: Record<AwardedStatus, boolean> = {
    paid: open.length === 0 && paid === approvedAmount,
    payment_processing: open.length === 1 && paid < approvedAmount,
    payment_failed: open.length === 0 && failed && paid < approvedAmount,
  };
  const isFit = isAwarded(status) ? fits[status] : payments.length === 0;
  return isFit ? undefined : 'other_payments';
}

/** Whether each payment can have been made after those before it. */
export function findWrongPayments(
  claim: Claim,
  payments: readonly Payment[],
  wasRetried: (paymentId: string) => boolean,
): Unsoundness | undefined {
  const { approvedAmount = 0 } = claim;
  const isTooMuch = payments.some(({ amount }) => amount === 0 || amount > approvedAmount);
  const isMoreInAll = sumTaken(payments) > approvedAmount;
  if (isTooMuch || isMoreInAll || !isWithinRest(claim, payments)) return 'too_much';
  if (!payments.every((payment) => holdsItsStatus(payment, claim))) return 'odd_payment';
  const ordered = [...payments].sort((a, b) => a.number - b.number);
  if (ordered.some(({ number }, index) => number !== index + 1)) return 'odd_numbers';
  const latest = findLatestPayment(payments);
  if (ordered.some((payment) => isUnderWay(payment) && payment !== latest)) return 'other_payments';
  const isTo = (payment: Payment, index: number) =>
    isPayoutOf(claim, payment) ||
    ordered.slice(0, index).some((before) => isSamePayee(before, payment)) ||
    (index > 0 && payment.payeeName !== '' && payment.payeeAccount !== '' && wasRetried(payment.id));
  return ordered.every(isTo) ? undefined : 'other_payee';
}

/**
 * Whether what failed may have failed of what was still to be paid: the latest when it failed, else one that was taken back
 * since. A success that was recorded later, on a claim that is paid, is what the latest failed of.
 */
function isWithinRest(claim: Claim, payments: readonly Payment[]): boolean {
  const { status } = claim;
  const rest = findOutstanding(claim, payments) ?? 0;
  const latest = findLatestPayment(payments);
  if (latest?.paymentStatus === 'failed') {
    const paidSince = payments.flatMap(({ paymentStatus, amount }) => (paymentStatus === 'success' ? amount : []));
    return latest.amount <= (status === 'paid' ? Math.max(...paidSince) : rest);
  }
  const failed = payments.filter(({ paymentStatus }) => paymentStatus === 'failed');
  return status !== 'payment_failed' || failed.some(({ amount }) => amount <= rest);
}

function holdsItsStatus(payment: Payment, claim: Claim): boolean {
  const { paymentStatus, amount, paidAt, failureReason, number } = payment;
  const last = outcomesOf(payment).at(-1);
  if (last?.status !== paymentStatus || last.amount !== amount) return false;
  // The first payment of a claim that came on paper was made there, and the paper may not say when.
  const isPaid =
    paidAt !== undefined ||
    (paymentStatus === 'success' && number === 1 && findLastDecision(claim)?.decidedBy === paperRecord);
  return (paymentStatus === 'success') === isPaid && (paymentStatus === 'failed') === Boolean(failureReason);
}

const isSamePayee = (a: Payment, b: Payment) =>
  a.paymentMethod === b.paymentMethod && a.payeeName === b.payeeName && a.payeeAccount === b.payeeAccount;
