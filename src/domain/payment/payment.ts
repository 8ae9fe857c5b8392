import * as v from 'valibot';
import { payoutMethodNames } from '../claim/claimant';
import { shillings } from '../shillings';
import { paymentStatuses, type PaymentStatus } from '../workflow/statuses';
import { id, instant, place, revision, text } from '../register/storedFields';

export const paymentStatusNames = Object.keys(paymentStatuses) as PaymentStatus[];

const outcomeRecord = v.object({
  status: v.picklist(paymentStatusNames),
  amount: shillings,
  at: v.optional(instant),
});

/** What a payment was given: its status and amount, UGX, and when; a success on paper may have no day. */
export type PaymentOutcome = v.InferOutput<typeof outcomeRecord>;

export const paymentRecord = v.object({
  id,
  rev: revision,
  number: place,
  claimId: id,
  /** Empty where nobody wrote it down of a payment on paper. */
  paymentMethod: v.picklist(['', ...payoutMethodNames]),
  payeeName: text,
  payeeAccount: text,
  amount: shillings,
  paymentStatus: v.picklist(paymentStatusNames),
  failureReason: v.optional(text),
  paymentRef: v.optional(text),
  paidAt: v.optional(instant),
  createdAt: instant,
  updatedAt: instant,
  /** First to last, the present one included. Left out of a payment that never succeeded, or still does as it did first. */
  outcomes: v.optional(v.array(outcomeRecord)),
  /** When the approval that it was made by was taken back, before anything was sent. Left out of any other. */
  cancelledOn: v.optional(instant),
});

/**
 * A payment to a claimant (docs/product.md, Payments). Amount in UGX; `paidAt` is set when the payment succeeds; one that was made
 * on paper may have none. `number` is its place among the payments of its claim, from 1: ids and times begin with a device's
 * clock, which may be put back. One that was cancelled counts nowhere and has given up its number.
 */
export type Payment = v.InferOutput<typeof paymentRecord>;

/** One payment, before and after what was done; without `before`, it was made. */
export const paymentChangeRecord = v.object({ before: v.optional(paymentRecord), after: paymentRecord });

export type PaymentChange = v.InferOutput<typeof paymentChangeRecord>;

/** Whether a payment counts: it was not cancelled. */
export const counts = ({ cancelledOn }: Payment) => cancelledOn === undefined;

/** What a payment came to, first to last, from its first success on. */
export const outcomesOf = ({ outcomes, paymentStatus: status, amount, paidAt, updatedAt }: Payment): PaymentOutcome[] =>
  outcomes ?? [{ status, amount, at: status === 'success' ? paidAt : updatedAt }];

/** What the successful payments of a claim add up to, UGX. */
export function sumPaid(payments: readonly Payment[]): number {
  return payments.reduce((sum, { paymentStatus, amount }) => (paymentStatus === 'success' ? sum + amount : sum), 0);
}

/** The payment of a claim that was made last. */
export function findLatestPayment(payments: readonly Payment[]): Payment | undefined {
  return payments.reduce<Payment | undefined>(
    (latest, payment) => (latest && latest.number > payment.number ? latest : payment),
    undefined,
  );
}

/** Whether a payment is on its way. */
export const isUnderWay = ({ paymentStatus }: Pick<Payment, 'paymentStatus'>) =>
  paymentStatus === 'pending' || paymentStatus === 'processing';
