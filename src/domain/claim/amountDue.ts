import { findLatestPayment, isUnderWay, sumPaid, type Payment } from '../payment/payment';
import type { AwardedStatus } from '../workflow/statuses';
import type { Claim } from './claim';
import { findWaitingPayment } from './claimPayments';

/* What an action makes of the payments of a claim, and may make of one of them. */

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
