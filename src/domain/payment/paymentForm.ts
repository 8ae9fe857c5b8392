import * as v from 'valibot';
import { chosen } from '../choice';
import { payoutMethodNames } from '../claim/claimant';
import { phoneMessage, phonePattern, readPhone } from '../phone';
import { paymentStatusNames, type Payment } from './payment';
import type { PaymentStatus } from '../workflow/statuses';
import { withinLimits } from '../textLimits';
import type { Words } from '../words';
import { isShillings } from '../shillings';

const paymentRules = v.pipe(
  v.object({
    paymentStatus: v.pipe(
      v.picklist(['', ...paymentStatusNames], 'Payment status is required'),
      v.nonEmpty('Payment status is required'),
    ),
    amount: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Amount is required'),
      v.check((value) => isShillings(value) && Number(value) > 0, 'Amount must be above 0, in whole shillings'),
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
  v.forward(
    v.partialCheck(
      [['paymentStatus'], ['paymentRef']],
      ({ paymentStatus, paymentRef }) => paymentStatus !== 'success' || paymentRef !== '',
      'Payment reference is required',
    ),
    ['paymentRef'],
  ),
);

/**
 * The Process Payment form (docs/product.md, Payments). Amount in UGX, as typed.
 * @param kept the payment as it stands: a text longer than its limit may stay as it is
 */
export const paymentSchemaFor = (kept?: Pick<Payment, 'failureReason' | 'paymentRef'>) =>
  v.pipe(
    paymentRules,
    withinLimits(kept, (field, form) => field !== 'failureReason' || form.paymentStatus === 'failed'),
    v.transform((form) => chosen(form, 'paymentStatus')),
  );

export const paymentSchema = paymentSchemaFor();

export type PaymentForm = v.InferInput<typeof paymentRules>;

/** Shown when a payment that succeeded is given another status without saying why. */
export const leavingSuccessMessage: Words = 'A reason is required to change a successful payment';

/** Shown when an earlier payment is corrected without saying why. */
export const correctionMessage: Words = 'A reason is required to correct an earlier payment';

/** Another payment may be under way already, and of those there is one. */
export const earlierStatusMessage: Words = 'Choose Success or Failed for an earlier payment';

/** What a payment that is not the claim's latest can be corrected to. */
export const earlierStatuses = ['success', 'failed'] as const satisfies readonly PaymentStatus[];

/** The reference asked for when an administrator marks a claim as paid. */
export const markPaidSchema = v.pipe(
  v.object({ paymentRef: v.pipe(v.string(), v.trim(), v.nonEmpty('Payment reference is required')) }),
  withinLimits(),
);

export type MarkPaidForm = v.InferInput<typeof markPaidSchema>;

const retryRules = v.pipe(
  v.object({
    paymentMethod: v.picklist(payoutMethodNames),
    payeeName: v.pipe(v.string(), v.trim(), v.nonEmpty('Payee name is required')),
    payeeAccount: v.pipe(v.string(), v.trim(), v.nonEmpty('Payee account is required')),
  }),
  v.forward(
    v.partialCheck(
      [['paymentMethod'], ['payeeAccount']],
      ({ paymentMethod, payeeAccount }) =>
        paymentMethod !== 'mobile_money' || phonePattern.test(readPhone(payeeAccount)),
      phoneMessage,
    ),
    ['payeeAccount'],
  ),
  v.transform((form) =>
    form.paymentMethod === 'mobile_money' ? { ...form, payeeAccount: readPhone(form.payeeAccount) } : form,
  ),
);

/**
 * Where a retried payment goes: as before, or corrected when the account was what failed.
 * @param kept the payment that failed: a text longer than its limit may stay as it is
 */
export const retrySchemaFor = (kept?: Pick<Payment, 'payeeName' | 'payeeAccount'>) =>
  v.pipe(retryRules, withinLimits(kept));

export const retrySchema = retrySchemaFor();

export type RetryForm = v.InferInput<typeof retryRules>;

/** The administrator's final approval; a note may be added. */
export const finalApprovalSchema = v.pipe(v.object({ note: v.pipe(v.string(), v.trim()) }), withinLimits());

export type FinalApprovalForm = v.InferInput<typeof finalApprovalSchema>;
