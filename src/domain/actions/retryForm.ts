import * as v from 'valibot';
import { checkForm } from '../form/checkForm';
import { payoutMethodNames } from '../claim/claimant';
import { findOutstanding, findWaitingPayment } from '../claim/claimPayments';
import { findConditionRefusal } from '../claim/conditions/conditionBar';
import { newPayment } from '../payment/newPayment';
import { findLatestPayment, isUnderWay, type Payment } from '../payment/payment';
import { phoneMessage, phonePattern, readPhone } from '../form/phone';
import { withinLimits } from '../form/textLimits';
import {
  acceptsOnly,
  severalUnderWay,
  type AcceptsResult,
  type DecideForm,
  type DecisionContext,
  type FindClaimRefusal,
} from './decide';
import { notAllowed } from '../notAllowed';

const retryRules = v.pipe(
  v.object({
    paymentMethod: v.pipe(
      v.picklist(['', ...payoutMethodNames], 'Preferred payout method is required'),
      v.nonEmpty('Preferred payout method is required'),
    ),
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

export type RetryForm = v.InferInput<typeof retryRules>;

/**
 * Makes a new pending payment after a failed one, which stays as it was; payee and account may be corrected. Refuses a
 * claim that has a payment under way, as the portal once let one have.
 */
export const decide: DecideForm<RetryForm> = (form, on) => {
  const checked = checkForm(retrySchemaFor(findLatestPayment(on.payments)), form);
  return checked.ok ? make(checked.output, on) : checked;
};

function make(payee: RetryForm, { claim, payments, stamp }: DecisionContext): ReturnType<typeof decide> {
  if (payments.some(isUnderWay)) return severalUnderWay;
  const due = findOutstanding(claim, payments) ?? 0;
  const amount = Math.min(findWaitingPayment(claim.approvedAmount, payments)?.amount ?? due, due);
  return { payments: [{ after: { ...newPayment(claim, payments, amount, stamp), ...payee } }] };
}

/** One pending payment, of what the failed one was to pay; to whom is free. */
export const accepts: AcceptsResult = (result, on) => {
  const retried = result.payments?.[0]?.after;
  if (!retried) return notAllowed;
  const { paymentMethod, payeeName, payeeAccount } = retried;
  return acceptsOnly(result, make({ paymentMethod, payeeName, payeeAccount }, on));
};

export const findClaimRefusal: FindClaimRefusal = findConditionRefusal;
