import * as v from 'valibot';
import { checkForm } from '../form/checkForm';
import { findOutstanding } from '../claim/claimPayments';
import { findConditionRefusal } from '../claim/conditions/conditionBar';
import { newPayment } from '../payment/newPayment';
import { addOutcome } from '../payment/paymentChanges';
import { isUnderWay, type Payment } from '../payment/payment';
import { withinLimits } from '../form/textLimits';
import {
  acceptsOnly,
  severalUnderWay,
  type AcceptsResult,
  type DecideForm,
  type DecisionContext,
  type FindClaimRefusal,
} from './decide';
import { approvedBy } from './finalApprovalForm';

/** The reference asked for when an administrator marks a claim as paid. */
export const markPaidSchema = v.pipe(
  v.object({ paymentRef: v.pipe(v.string(), v.trim(), v.nonEmpty('Payment reference is required')) }),
  withinLimits(),
);

export type MarkPaidForm = v.InferInput<typeof markPaidSchema>;

/** Pays in full what is outstanding. Refuses a missing payment reference, and several payments under way. */
export const decide: DecideForm<MarkPaidForm> = (form, on) => {
  const checked = checkForm(markPaidSchema, form);
  return checked.ok ? make(checked.output.paymentRef, on) : checked;
};

function make(
  paymentRef: string,
  { claim, payments, cancelled, stamp, account }: DecisionContext,
): ReturnType<typeof decide> {
  const underWay = payments.filter(isUnderWay);
  if (underWay.length > 1) return severalUnderWay;
  const [open] = underWay;
  const amount = findOutstanding(claim, payments) ?? 0;
  const outcomes = open && addOutcome(open, { paymentStatus: 'success', amount }, stamp.at);
  const after: Payment = {
    ...(open ?? newPayment(claim, payments, amount, stamp, cancelled)),
    rev: open ? open.rev + 1 : 1,
    amount,
    paymentStatus: 'success',
    paymentRef,
    paidAt: stamp.at,
    updatedAt: stamp.at,
    ...(outcomes && { outcomes }),
  };
  return {
    after: claim.finalApproval ? {} : { finalApproval: approvedBy('', stamp, account) },
    payments: [{ before: open, after }],
  };
}

/** One payment that succeeded, of all that was outstanding. */
export const accepts: AcceptsResult = (result, on) =>
  acceptsOnly(result, make(result.payments?.[0]?.after.paymentRef ?? '', on));

export const findClaimRefusal: FindClaimRefusal = findConditionRefusal;
