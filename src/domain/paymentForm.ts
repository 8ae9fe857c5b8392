import * as v from 'valibot';
import { chosen } from './choice';
import { barePhone, phoneMessage, phonePattern } from './claimantForm';
import { paymentStatusNames } from './payment';

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
