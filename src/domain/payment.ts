import * as v from 'valibot';
import { chosen } from './choice';
import { barePhone, phoneMessage, phonePattern, type PayoutMethod } from './claimant';
import { paymentStatuses, type PaymentStatus } from './statuses';

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

export const paymentStatusNames = Object.keys(paymentStatuses) as PaymentStatus[];

/** The Process Payment form (SPEC.md section 5, Payment update). Amount in UGX, as typed. */
export const paymentSchema = v.pipe(
  v.object({
    paymentStatus: v.pipe(
      v.picklist(['', ...paymentStatusNames], 'Payment status is required'),
      v.nonEmpty('Payment status is required'),
    ),
    amount: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Amount is required'),
      v.check((value) => /^\d{1,12}$/.test(value) && Number(value) > 0, 'Amount must be above 0, in whole shillings'),
    ),
    failureReason: v.pipe(v.string(), v.trim()),
    paymentRef: v.pipe(v.string(), v.trim()),
    changeReason: v.pipe(v.string(), v.trim()),
  }),
  v.forward(
    v.partialCheck(
      [['paymentStatus'], ['failureReason']],
      ({ paymentStatus, failureReason }) => paymentStatus !== 'failed' || failureReason !== '',
      'Failure reason is required when status is failed',
    ),
    ['failureReason'],
  ),
  v.transform((form) => chosen(form, 'paymentStatus')),
);

export type PaymentForm = v.InferInput<typeof paymentSchema>;

/** Shown when a payment that succeeded is given another status without saying why (PRODUCT.md, Lifecycle). */
export const leavingSuccessMessage = 'A reason is required to change a successful payment';

/** The reference asked for when an administrator marks a claim as paid (PRODUCT.md, Lifecycle). */
export const markPaidSchema = v.object({
  paymentRef: v.pipe(v.string(), v.trim(), v.nonEmpty('Payment reference is required')),
});

export type MarkPaidForm = v.InferInput<typeof markPaidSchema>;

/** Where a retried payment goes: as before, or corrected when the account was what failed. */
export const retrySchema = v.pipe(
  v.object({
    paymentMethod: v.picklist(['mobile_money', 'bank_transfer']),
    payeeName: v.pipe(v.string(), v.trim(), v.nonEmpty('Payee name is required')),
    payeeAccount: v.pipe(v.string(), v.trim(), v.nonEmpty('Payee account is required')),
  }),
  v.forward(
    v.partialCheck(
      [['paymentMethod'], ['payeeAccount']],
      ({ paymentMethod, payeeAccount }) =>
        paymentMethod !== 'mobile_money' || phonePattern.test(barePhone(payeeAccount)),
      phoneMessage,
    ),
    ['payeeAccount'],
  ),
  v.transform((form) =>
    form.paymentMethod === 'mobile_money' ? { ...form, payeeAccount: barePhone(form.payeeAccount) } : form,
  ),
);

export type RetryForm = v.InferInput<typeof retrySchema>;

/** What the successful payments of a claim add up to, UGX. */
export function sumPaid(payments: readonly Payment[]): number {
  return payments.reduce((sum, { paymentStatus, amount }) => (paymentStatus === 'success' ? sum + amount : sum), 0);
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
): 'pending' | 'success' | 'failed' | undefined {
  const latest = findLatestPayment(payments);
  if (!latest || approvedAmount === undefined) return undefined;
  if (sumPaid(payments) >= approvedAmount) return 'success';
  return latest.paymentStatus === 'failed' ? 'failed' : 'pending';
}
