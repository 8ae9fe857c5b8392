import type { Claim } from './claim';
import type { PayoutMethod } from './claimant';
import { paymentStatuses, type PaymentStatus } from './statuses';

/**
 * A payment to a claimant (docs/product.md, Payments). Amount in UGX; `paidAt` is set when the payment succeeds; one
 * that was made on paper may have none. `number` is its place among the payments of its claim, from 1: ids and times
 * begin with a device's clock, which may be put back.
 */
export type Payment = {
  id: string;
  rev: number;
  number: number;
  claimId: string;
  paymentMethod: PayoutMethod;
  payeeName: string;
  payeeAccount: string;
  amount: number;
  paymentStatus: PaymentStatus;
  failureReason?: string;
  paymentRef?: string;
  paidAt?: string;
  createdAt: string;
  updatedAt: string;
};

/** A claim and all of its payments, first to last. */
export type ClaimWithPayments = { claim: Claim; payments: readonly Payment[] };

export const paymentStatusNames = Object.keys(paymentStatuses) as PaymentStatus[];

/** What the successful payments of a claim add up to, UGX. */
export function sumPaid(payments: readonly Payment[]): number {
  return payments.reduce((sum, { paymentStatus, amount }) => (paymentStatus === 'success' ? sum + amount : sum), 0);
}

/** The payment of a claim that was made last. */
export function findLatestPayment(payments: readonly Payment[]): Payment | undefined {
  return payments.reduce<Payment | undefined>(
    (latest, payment) => (latest && latest.number > payment.number ? latest : payment),
    undefined,
  );
}

/** The number of a claim's next payment. */
export const nextPaymentNumber = (payments: readonly Payment[]) => (findLatestPayment(payments)?.number ?? 0) + 1;

/** Whether a payment is on its way. */
export const isUnderWay = ({ paymentStatus }: Pick<Payment, 'paymentStatus'>) =>
  paymentStatus === 'pending' || paymentStatus === 'processing';
