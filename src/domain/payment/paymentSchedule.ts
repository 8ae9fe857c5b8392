import { kampalaDay } from '../calendar';
import type { Claim } from '../claim/claim';
import { payoutAccount } from '../claim/claimant';
import { formatTime } from '../settings/format';
import { openConditions } from '../claim/conditions/conditions';
import { findClaimPaymentStatus, findWaitingPayment } from '../claim/claimPayments';
import { findOpenCorrection } from '../claim/correction/corrections';
import { findHold } from '../workflow/holding';
import { type Payment } from './payment';
import { type ClaimWithPayments } from '../claim/claimWithPayments';
import type { Words } from '../words';

/** A payment that is still to be made, and the claim it is for. */
export type ScheduleLine = { claim: Claim; payment: Payment };

/** Why a claim has no line: there is nothing to pay for it now. The words are given its `status`, the `failure` or the open `conditions`. */
export const scheduleReasons = {
  no_payment: { text: 'No payment has been created yet. The claim\'s status is "{{status}}".' },
  held: { text: 'This claim is on hold.' },
  correction: { text: 'A correction of the payee or account is waiting to be confirmed.' },
  conditions: { text: 'Payment waits until this is met and ticked: {{conditions}}' },
  failed: { text: 'The payment failed and must be retried first. Reason: {{failure}}' },
  instalment_paid: { text: 'The last payment was successful. The next payment has not been created yet.' },
  paid: { text: 'The claim is paid in full.' },
  unconfirmed: { text: 'Changes to this claim are not confirmed yet.' },
} as const satisfies Record<string, { text: Words }>;

type ScheduleReason = keyof typeof scheduleReasons;

export type LeftOutOfSchedule = { claim: Claim; reason: ScheduleReason; failure: string; conditions: string };

export type PaymentSchedulePlan = { lines: ScheduleLine[]; leftOut: LeftOutOfSchedule[] };

/**
 * Which of the claims have a payment to be made, pending or processing, and which have none and why; in their order.
 * @param isUnconfirmed whether a shared register has yet to confirm something of a claim or payment: it is not paid before
 */
export function planPaymentSchedule(
  claims: readonly ClaimWithPayments[],
  isUnconfirmed: (id: string) => boolean = () => false,
): PaymentSchedulePlan {
  const plan: PaymentSchedulePlan = { lines: [], leftOut: [] };
  for (const { claim, payments } of claims) {
    const waiting = findWaitingPayment(claim.approvedAmount, payments);
    const conditions = openConditions(claim).join('; ');
    const reason = [claim, ...payments].some(({ id }) => isUnconfirmed(id))
      ? 'unconfirmed'
      : (whyLeftOut({ claim, payments }, waiting) ??
        (findHold(claim) ? 'held' : findOpenCorrection(claim) ? 'correction' : conditions ? 'conditions' : undefined));
    if (waiting && !reason) plan.lines.push({ claim, payment: waiting });
    else
      plan.leftOut.push({ claim, reason: reason ?? 'no_payment', failure: waiting?.failureReason ?? '', conditions });
  }
  return plan;
}

function whyLeftOut(
  { claim: { approvedAmount }, payments }: ClaimWithPayments,
  waiting: Payment | undefined,
): ScheduleReason | undefined {
  if (payments.length === 0) return 'no_payment';
  if (waiting) return waiting.paymentStatus === 'failed' ? 'failed' : undefined;
  return findClaimPaymentStatus(approvedAmount, payments) === 'success' ? 'paid' : 'instalment_paid';
}

/** What the payments of a schedule add up to, UGX. */
export const sumSchedule = (lines: readonly ScheduleLine[]) =>
  lines.reduce((sum, { payment }) => sum + payment.amount, 0);

/** The bank of a line's account, in the claim's words; unknown where a retry corrected the account that the claim names. */
export function findBank({ claim: { claimant }, payment }: ScheduleLine): string | undefined {
  const isTheirs = payoutAccount(claimant).payeeAccount === payment.payeeAccount;
  return (isTheirs && claimant.bankName) || undefined;
}

/** What stands in place of a bank that is unknown. */
export const bankNotRecorded = 'bank not recorded';

/** The number of a schedule made at an instant, by Kampala's clock: PS-20261121-140509. */
export const makeScheduleNumber = (instant: string) =>
  `PS-${kampalaDay(instant).replaceAll('-', '')}-${formatTime(instant).replaceAll(':', '')}`;
