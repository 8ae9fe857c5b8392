import type { Claim } from './claim';
import { findLatestPayment, isUnderWay, sumPaid, type Payment } from '../payment/payment';
import { hasEndedUnpaid, type ClaimPaymentStatus } from '../workflow/statuses';

/* What the payments of a claim come to together. */

/** What is still to be paid of a claim, UGX: nothing of a rejected or closed one; undefined before its approval. */
export function findOutstanding(
  { status, approvedAmount }: Pick<Claim, 'status' | 'approvedAmount'>,
  payments: readonly Payment[],
): number | undefined {
  if (hasEndedUnpaid(status)) return 0;
  return approvedAmount === undefined ? undefined : approvedAmount - sumPaid(payments);
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
