import { isDecidedOnAppeal } from '../../claim/appeal/appeals';
import { type Claim } from '../../claim/claim';
import { isSent } from '../../claim/conditions/conditionBar';
import { openConditions } from '../../claim/conditions/conditions';
import { findOutstanding } from '../../claim/claimPayments';
import { sumTaken } from '../../claim/amountDue';
import { paperRecord } from '../../workflow/decision';
import { isAwarded, type AwardedStatus } from '../../workflow/statuses';
import { isPayoutOf } from '../../payment/impossiblePayments';
import { wasSent } from '../../payment/paymentChanges';
import { counts, findLatestPayment, isUnderWay, outcomesOf, sumPaid, type Payment } from '../../payment/payment';
import { findOverruling } from './appealSoundness';
import { inOrder, type Unsoundness } from './unsoundness';

/**
 * Whether a log tells of a payment that it was made by a retry, which may correct where it goes, or that what made it was
 * undone.
 */
export type IsLogged = (paymentId: string, what: 'retried' | 'undone') => boolean;

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
export function findWrongStatus(claim: Claim, payments: readonly Payment[]): Unsoundness | undefined {
  const { status, approvedAmount = 0 } = claim;
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
  // An appeal that was upheld leads back to final approval, whatever was paid before.
  const wasAwarded = status === 'approved' && isDecidedOnAppeal(claim);
  const isFit = isAwarded(status)
    ? fits[status]
    : payments.length === 0 || (wasAwarded && open.length === 0 && paid < approvedAmount);
  return isFit ? undefined : 'other_payments';
}

/**
 * Whether each payment can have been made after those before it.
 * @param all those that were cancelled too: what an appeal cancelled of a retry goes on to where that led
 */
export function findWrongPayments(claim: Claim, all: readonly Payment[], isLogged: IsLogged): Unsoundness | undefined {
  const { approvedAmount = 0 } = claim;
  const payments = all.filter(counts);
  const overruled = all.filter(({ cancelledOn = '' }) => findOverruling(claim).includes(cancelledOn));
  const isTooMuch = payments.some(({ amount }) => amount === 0 || amount > approvedAmount);
  const isMoreInAll = sumTaken(payments) > approvedAmount;
  if (isTooMuch || isMoreInAll || !isWithinRest(claim, payments)) return 'too_much';
  if (!payments.every((payment) => holdsItsStatus(payment, claim))) return 'odd_payment';
  const ordered = [...payments].sort((a, b) => a.number - b.number);
  if (ordered.some(({ number }, index) => number !== index + 1)) return 'odd_numbers';
  const latest = findLatestPayment(payments);
  if (ordered.some((payment) => isUnderWay(payment) && payment !== latest)) return 'other_payments';
  const isRetried = ({ id, payeeName, payeeAccount }: Payment) =>
    payeeName !== '' && payeeAccount !== '' && isLogged(id, 'retried');
  const isTo = (payment: Payment, index: number) =>
    isPayoutOf(claim, payment) ||
    ordered.slice(0, index).some((before) => isSamePayee(before, payment)) ||
    (index > 0 && [payment, ...overruled].some((made) => isSamePayee(made, payment) && isRetried(made)));
  return ordered.every(isTo) ? undefined : 'other_payee';
}

/**
 * Whether each payment that was cancelled was so with the final approval that made it, before it was sent, by an appeal that was
 * upheld, or by an undo of what made it.
 */
export function findWrongCancelling(
  claim: Claim,
  payments: readonly Payment[],
  isLogged: IsLogged,
): Unsoundness | undefined {
  const taken = claim.decisions.flatMap(({ returned }) => returned?.returnedOn ?? []);
  const cancelling = [...taken, ...findOverruling(claim)];
  const holds = payments.every(
    (payment) =>
      counts(payment) ||
      isLogged(payment.id, 'undone') ||
      (!wasSent(payment) && cancelling.some((at) => at === payment.cancelledOn)),
  );
  return holds ? undefined : 'other_payments';
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
    (paymentStatus === 'success' && number === 1 && claim.decisions.some(({ decidedBy }) => decidedBy === paperRecord));
  return (paymentStatus === 'success') === isPaid && (paymentStatus === 'failed') === Boolean(failureReason);
}

const isSamePayee = (a: Payment, b: Payment) =>
  a.paymentMethod === b.paymentMethod && a.payeeName === b.payeeName && a.payeeAccount === b.payeeAccount;
