import type { Claim } from './claim';
import type { PayoutMethod } from './claimant';
import { paymentStatuses, type ClaimPaymentStatus, type PaymentStatus } from './statuses';

/** A payment to a claimant (SPEC.md section 3). Amount in UGX; `paidAt` is set when the payment succeeds. */
export type Payment = {
  id: string;
  rev: number;
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

/** What one payment of a claim may come to at most, UGX: the approved amount less what the claim's others have paid. */
export function findAmountDue(
  approvedAmount: number | undefined,
  payments: readonly Payment[],
  paymentId: string,
): number {
  return (approvedAmount ?? 0) - sumPaid(payments.filter(({ id }) => id !== paymentId));
}

/** The claim's latest payment: the one that can be updated. */
export function findLatestPayment(payments: readonly Payment[]): Payment | undefined {
  return payments.reduce<Payment | undefined>(
    (latest, payment) => (latest && latest.id > payment.id ? latest : payment),
    undefined,
  );
}

/** A claim's payment status, derived from its payments (PRODUCT.md): success once the approved amount is reached. */
export function findClaimPaymentStatus(
  approvedAmount: number | undefined,
  payments: readonly Payment[],
): ClaimPaymentStatus | undefined {
  const latest = findLatestPayment(payments);
  if (!latest || approvedAmount === undefined) return undefined;
  if (sumPaid(payments) >= approvedAmount) return 'success';
  return latest.paymentStatus === 'failed' ? 'failed' : 'pending';
}
