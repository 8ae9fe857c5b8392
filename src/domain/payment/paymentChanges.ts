import { findLatestPayment, outcomesOf, type Payment } from './payment';

/* What actions make of a claim's payments, and ask of them. */

/** The outcomes of a payment that is given a status and an amount, UGX; undefined while none has to be remembered. */
export function addOutcome(before: Payment, after: Pick<Payment, 'paymentStatus' | 'amount'>, at: string) {
  const { paymentStatus: status, amount } = after;
  const isFirst = !before.outcomes && before.paymentStatus !== 'success';
  if (isFirst || (before.paymentStatus === status && before.amount === amount)) return before.outcomes;
  return [...outcomesOf(before), { status, amount, at }];
}

/** The number of a claim's next payment. */
export const nextPaymentNumber = (payments: readonly Payment[]) => (findLatestPayment(payments)?.number ?? 0) + 1;

/** Whether money of a payment is on its way, has arrived or once did: its approval is taken back no more. */
export const wasSent = ({ paymentStatus, outcomes }: Payment) =>
  paymentStatus === 'processing' || paymentStatus === 'success' || outcomes !== undefined;
