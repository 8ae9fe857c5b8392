import * as v from 'valibot';
import { checkForm } from '../checkForm';
import { payoutMethodNames } from '../claim/claimant';
import { findOutstanding, findWaitingPayment } from '../claim/claimPayments';
import { newPayment } from '../payment/newPayment';
import { findLatestPayment, isUnderWay, type Payment } from '../payment/payment';
import { phoneMessage, phonePattern, readPhone } from '../phone';
import { withinLimits } from '../textLimits';
import { severalUnderWay, type DecideForm } from './decide';

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

/**
 * Makes a new pending payment after a failed one, which stays as it was; payee and account may be corrected. Refuses a
 * claim that has a payment under way, as the portal once let one have.
 */
export const decide: DecideForm<RetryForm> = (form, { claim, payments, stamp }) => {
  const checked = checkForm(retrySchemaFor(findLatestPayment(payments)), form);
  if (!checked.ok) return checked;
  if (payments.some(isUnderWay)) return severalUnderWay;
  const due = findOutstanding(claim, payments) ?? 0;
  const amount = Math.min(findWaitingPayment(claim.approvedAmount, payments)?.amount ?? due, due);
  return { payments: [{ after: { ...newPayment(claim, payments, amount, stamp), ...checked.output } }] };
};
