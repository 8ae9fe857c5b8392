import type { Claim } from '../../../domain/claim/claim';
import { findAmountDue, findOutstanding, findWaitingPayment } from '../../../domain/claim/claimPayments';
import { findLatestPayment, isUnderWay, type Payment } from '../../../domain/payment/payment';
import {
  correctionMessage,
  earlierStatuses,
  earlierStatusMessage,
  finalApprovalSchema,
  leavingSuccessMessage,
  markPaidSchema,
  paymentSchemaFor,
  retrySchemaFor,
  type FinalApprovalForm,
  type MarkPaidForm,
  type PaymentForm,
  type RetryForm,
} from '../../../domain/payment/paymentForm';
import type { Refusal } from '../../../domain/refusal';
import type { Stamp } from '../../events';
import { checkForm } from '../../forms';
import { newPayment } from '../newPayment';
import { invalid, joinNotes, type DecideForm } from './decision';

/** Makes the pending payment of the approved amount. Refuses a note that is too long. */
export const decideFinalApproval: DecideForm<FinalApprovalForm> = (form, { claim, payments, stamp }) => {
  const checked = checkForm(finalApprovalSchema, form);
  if (!checked.ok) return checked;
  const { note } = checked.output;
  return {
    after: { finalApproval: finalApproval(note, stamp) },
    note: note || undefined,
    payments: [{ after: newPayment(claim, payments, outstanding(claim, payments), stamp) }],
  };
};

/** Pays in full what is outstanding. Refuses a missing payment reference, and several payments under way. */
export const decideMarkPaid: DecideForm<MarkPaidForm> = (form, { claim, payments, stamp }) => {
  const checked = checkForm(markPaidSchema, form);
  if (!checked.ok) return checked;
  const underWay = payments.filter(isUnderWay);
  if (underWay.length > 1) return severalUnderWay;
  const [open] = underWay;
  const amount = outstanding(claim, payments);
  const after: Payment = {
    ...(open ?? newPayment(claim, payments, amount, stamp)),
    rev: open ? open.rev + 1 : 1,
    amount,
    paymentStatus: 'success',
    paymentRef: checked.output.paymentRef,
    paidAt: stamp.at,
    updatedAt: stamp.at,
  };
  return {
    after: claim.finalApproval ? {} : { finalApproval: finalApproval('', stamp) },
    payments: [{ before: open, after }],
  };
};

/** The payment of the claim that is updated, and what was filled in for it. */
export type PaymentUpdate = { paymentId: string; payment: PaymentForm };

/**
 * Updates a payment (docs/product.md, Payments). A success below the approved amount makes a pending payment of
 * the rest, to the same account, where none is under way. Refuses an amount above what is still to be paid, changing a
 * successful payment's status or amount without a reason, and, for a payment that is not the claim's latest, any change
 * without one and any status but success and failed. Amounts in UGX.
 */
export const decidePaymentUpdate: DecideForm<PaymentUpdate> = ({ paymentId, payment }, { claim, payments, stamp }) => {
  const before = payments.find(({ id }) => id === paymentId);
  const checked = checkForm(paymentSchemaFor(before), payment);
  if (!checked.ok) return checked;
  if (!before) return unknownPayment(paymentId);
  const { paymentStatus, failureReason, paymentRef, changeReason } = checked.output;
  const amount = Number(checked.output.amount);
  if (before !== findLatestPayment(payments)) {
    if (!earlierStatuses.some((status) => status === paymentStatus)) {
      return invalid('paymentStatus', earlierStatusMessage);
    }
    if (!changeReason) return invalid('changeReason', correctionMessage);
  }
  const wasSuccess = before.paymentStatus === 'success';
  // A smaller amount un-pays the claim as another status does.
  if (wasSuccess && (paymentStatus !== 'success' || amount !== before.amount) && !changeReason) {
    return invalid('changeReason', leavingSuccessMessage);
  }

  const { failureReason: _reason, paymentRef: _paymentRef, paidAt, ...kept } = before;
  const after: Payment = {
    ...kept,
    rev: before.rev + 1,
    amount,
    paymentStatus,
    ...(paymentRef && { paymentRef }),
    ...(paymentStatus === 'failed' && { failureReason }),
    ...(paymentStatus === 'success' && { paidAt: wasSuccess ? paidAt : stamp.at }),
    updatedAt: stamp.at,
  };
  const othersUnderWay = payments.some((other) => other !== before && isUnderWay(other));
  const rest =
    paymentStatus === 'success' && !othersUnderWay
      ? findAmountDue(claim.approvedAmount, payments, paymentId) - amount
      : 0;
  // Where this one went: the account may have been corrected in a retry.
  const { paymentMethod, payeeName, payeeAccount } = before;
  const made: Payment[] =
    rest > 0 ? [{ ...newPayment(claim, payments, rest, stamp), paymentMethod, payeeName, payeeAccount }] : [];
  return {
    note: joinNotes(paymentStatus === 'failed' ? failureReason : '', changeReason),
    payments: [{ before, after }, ...made.map((added) => ({ after: added }))],
  };
};

/**
 * Makes a new pending payment after a failed one, which stays as it was; payee and account may be corrected. Refuses a
 * claim that has a payment under way, as the portal once let one have.
 */
export const decideRetry: DecideForm<RetryForm> = (form, { claim, payments, stamp }) => {
  const checked = checkForm(retrySchemaFor(findLatestPayment(payments)), form);
  if (!checked.ok) return checked;
  if (payments.some(isUnderWay)) return severalUnderWay;
  const due = outstanding(claim, payments);
  const amount = Math.min(findWaitingPayment(claim.approvedAmount, payments)?.amount ?? due, due);
  return { payments: [{ after: { ...newPayment(claim, payments, amount, stamp), ...checked.output } }] };
};

const severalUnderWay: { refusal: Refusal } = {
  refusal: {
    code: 'invalid',
    message: 'An earlier payment of this claim is not finished. First record whether it succeeded or failed.',
  },
};

const unknownPayment = (id: string): { refusal: Refusal } => ({
  refusal: {
    code: 'not_found',
    message: 'The payment with ID {{id}} could not be found. Nothing was changed.',
    params: { id },
  },
});

const finalApproval = (note: string, { at, actor }: Stamp) => ({ note, approvedOn: at, approvedBy: actor.name });

const outstanding = (claim: Claim, payments: readonly Payment[]) => findOutstanding(claim, payments) ?? 0;
