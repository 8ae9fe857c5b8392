import { kampalaDay } from '../calendar';
import type { Claim } from './claim';
import { findLatestPayment, isUnderWay, sumPaid, type Payment } from '../payment/payment';
import { hasEndedUnpaid, type AwardedStatus, type ClaimPaymentStatus } from '../workflow/statuses';

/* What the payments of a claim come to together. */

/** What is still to be paid of a claim, UGX: nothing of a rejected or closed one; undefined before its approval. */
export function findOutstanding(
  { status, approvedAmount }: Pick<Claim, 'status' | 'approvedAmount'>,
  payments: readonly Payment[],
): number | undefined {
  if (hasEndedUnpaid(status)) return 0;
  return approvedAmount === undefined ? undefined : approvedAmount - sumPaid(payments);
}

/** What payments take of the approved amount, UGX: those that succeeded, and those that are on their way. */
export const sumTaken = (payments: readonly Payment[]) =>
  payments.filter(isUnderWay).reduce((sum, { amount }) => sum + amount, sumPaid(payments));

/**
 * What one payment of a claim may come to at most, UGX: the approved amount less what the claim's others have paid, and
 * what another that is under way is to pay.
 */
export function findAmountDue(
  approvedAmount: number | undefined,
  payments: readonly Payment[],
  paymentId: string,
): number {
  return (approvedAmount ?? 0) - sumTaken(payments.filter(({ id }) => id !== paymentId));
}

/** A claim's payment status, derived from its payments: success once the approved amount is reached. */
export function findClaimPaymentStatus(
  approvedAmount: number | undefined,
  payments: readonly Payment[],
): ClaimPaymentStatus | undefined {
  if (payments.length === 0 || approvedAmount === undefined) return undefined;
  if (sumPaid(payments) >= approvedAmount) return 'success';
  return findWaitingPayment(approvedAmount, payments)?.paymentStatus === 'failed' ? 'failed' : 'pending';
}

/**
 * The payment of a claim that somebody has to do something about: the one under way, else the last that failed while the
 * claim is not paid in full.
 */
export function findWaitingPayment(
  approvedAmount: number | undefined,
  payments: readonly Payment[],
): Payment | undefined {
  const underWay = payments.filter(isUnderWay);
  if (underWay.length > 0) return findLatestPayment(underWay);
  if (sumPaid(payments) >= (approvedAmount ?? 0)) return undefined;
  return findLatestPayment(payments.filter(({ paymentStatus }) => paymentStatus === 'failed'));
}

/** The payment of a claim that its page acts on: the one that waits, else the latest. */
export const findPaymentToAct = (
  { approvedAmount }: Pick<Claim, 'approvedAmount'>,
  payments: readonly Payment[],
): Payment | undefined => findWaitingPayment(approvedAmount, payments) ?? findLatestPayment(payments);

/** Where a claim stands by its payments (docs/product.md, Payments). */
export function findStatusByPayments(approvedAmount: number, payments: readonly Payment[]): AwardedStatus {
  if (sumPaid(payments) >= approvedAmount) return 'paid';
  return payments.some(isUnderWay) ? 'payment_processing' : 'payment_failed';
}

/**
 * The days of a paid claim in Africa/Kampala, YYYY-MM-DD, both included: from its registration, or the incident where
 * that is not known, to its last successful payment.
 */
export function daysOfPaidClaim(
  { incident, registeredAt, updatedAt }: Pick<Claim, 'incident' | 'registeredAt' | 'updatedAt'>,
  payments: readonly Payment[],
): { from: string; to: string } {
  const paid = payments.flatMap(({ paymentStatus, paidAt }) => (paymentStatus === 'success' && paidAt ? [paidAt] : []));
  return {
    from: registeredAt ? kampalaDay(registeredAt) : incident.dateOfIncident,
    to: kampalaDay(paid.sort().at(-1) ?? updatedAt),
  };
}
