import * as v from 'valibot';
import { checkForm } from '../form/checkForm';
import { chosen } from '../form/choice';
import { findAmountDue } from '../claim/amountDue';
import { findRetryPayout } from '../claim/payout';
import { newPayment } from '../payment/newPayment';
import { addOutcome } from '../payment/paymentChanges';
import { findLatestPayment, isUnderWay, paymentStatusNames, type Payment } from '../payment/payment';
import type { Refusal } from '../refusal';
import { isShillings } from '../shillings';
import { withinLimits } from '../form/textLimits';
import type { PaymentStatus } from '../workflow/statuses';
import type { Words } from '../words';
import {
  acceptsOnly,
  invalid,
  joinNotes,
  type AcceptsResult,
  type DecideForm,
  type DecisionContext,
  type DecisionResult,
} from './decide';
import { notAllowed } from '../notAllowed';

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

export type PaymentForm = v.InferInput<typeof paymentRules>;

/** Shown when a payment that succeeded is given another status without saying why. */
export const leavingSuccessMessage: Words = 'A reason is required to change a successful payment';

/** Shown when an earlier payment is corrected without saying why. */
const correctionMessage: Words = 'A reason is required to correct an earlier payment';

/** Another payment may be under way already, and of those there is one. */
const earlierStatusMessage: Words = 'Choose Success or Failed for an earlier payment';

/** What a payment that is not the claim's latest can be corrected to. */
export const earlierStatuses = ['success', 'failed'] as const satisfies readonly PaymentStatus[];

/** The payment of the claim that is updated, and what was filled in for it. */
type PaymentUpdate = { paymentId: string; payment: PaymentForm };

/**
 * Updates a payment (docs/product.md, Payments). A success below the approved amount makes a pending payment of
 * the rest, to the same account, where none is under way. Refuses an amount above what is still to be paid, changing a
 * successful payment's status or amount without a reason, and, for a payment that is not the claim's latest, any change
 * without one and any status but success and failed. Amounts in UGX.
 */
export const decide: DecideForm<PaymentUpdate> = ({ paymentId, payment }, on) => {
  const { payments } = on;
  const before = payments.find(({ id }) => id === paymentId);
  const checked = checkForm(paymentSchemaFor(before), payment);
  if (!checked.ok) return checked;
  if (!before) return unknownPayment(paymentId);
  const { paymentStatus, failureReason, paymentRef, changeReason } = checked.output;
  const amount = Number(checked.output.amount);
  if (!isOpenTo(before, paymentStatus, on)) return invalid('paymentStatus', earlierStatusMessage);
  if (before !== findLatestPayment(payments) && !changeReason) return invalid('changeReason', correctionMessage);
  const wasSuccess = before.paymentStatus === 'success';
  // A smaller amount un-pays the claim as another status does.
  if (wasSuccess && (paymentStatus !== 'success' || amount !== before.amount) && !changeReason) {
    return invalid('changeReason', leavingSuccessMessage);
  }
  return {
    note: joinNotes(paymentStatus === 'failed' ? failureReason : '', changeReason),
    ...make(before, { amount, paymentStatus, failureReason, paymentRef }, on),
  };
};

type Recorded = Pick<Payment, 'amount' | 'paymentStatus' | 'failureReason' | 'paymentRef'>;

function make(
  before: Payment,
  { amount, paymentStatus, failureReason, paymentRef }: Recorded,
  { claim, payments, stamp }: DecisionContext,
): DecisionResult {
  const wasSuccess = before.paymentStatus === 'success';
  const { failureReason: _reason, paymentRef: _paymentRef, paidAt, ...kept } = before;
  const outcomes = addOutcome(before, { paymentStatus, amount }, stamp.at);
  const after: Payment = {
    ...kept,
    rev: before.rev + 1,
    amount,
    paymentStatus,
    ...(paymentRef && { paymentRef }),
    ...(paymentStatus === 'failed' && { failureReason }),
    ...(paymentStatus === 'success' && { paidAt: wasSuccess ? paidAt : stamp.at }),
    updatedAt: stamp.at,
    ...(outcomes && { outcomes }),
  };
  const othersUnderWay = payments.some((other) => other !== before && isUnderWay(other));
  const rest =
    paymentStatus === 'success' && !othersUnderWay
      ? findAmountDue(claim.approvedAmount, payments, before.id) - amount
      : 0;
  // Where this one went: the account may have been corrected in a retry.
  const made: Payment[] =
    rest > 0 ? [{ ...newPayment(claim, payments, rest, stamp), ...findRetryPayout(claim, before) }] : [];
  return { payments: [{ before, after }, ...made.map((added) => ({ after: added }))] };
}

/** One payment is changed, an earlier one only to success or failed, and what then remains is made pending. */
export const accepts: AcceptsResult = (result, on) => {
  const recorded = result.payments?.[0]?.after;
  const before = on.payments.find(({ id }) => id === recorded?.id);
  if (!recorded || !before || !isOpenTo(before, recorded.paymentStatus, on)) return notAllowed;
  return acceptsOnly(result, make(before, recorded, on));
};

/** Whether a payment can be given a status: another may be under way after an earlier one. */
const isOpenTo = (payment: Payment, status: PaymentStatus, { payments }: Pick<DecisionContext, 'payments'>) =>
  payment === findLatestPayment(payments) || earlierStatuses.some((earlier) => earlier === status);

const unknownPayment = (id: string): { refusal: Refusal } => ({
  refusal: {
    code: 'not_found',
    message: 'The payment with ID {{id}} could not be found. Nothing was changed.',
    params: { id },
  },
});
