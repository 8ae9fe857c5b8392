import type { Claim } from '../claim/claim';
import { outcomesOf, sumPaid, type Payment, type PaymentOutcome } from '../payment/payment';
import type { TableColumn } from '../table';
import type { Words } from '../words';
import { sumOf, type IsIn, type ReportFigure, type ReportRecords } from './report';

/** The amounts of claims as columns, in the order of `amountsOf`. */
export const amountColumns = [
  { label: 'Calculated (UGX)', kind: 'shillings', total: true },
  { label: 'Approved (UGX)', kind: 'shillings', total: true },
  { label: 'Paid so far (UGX)', kind: 'shillings', total: true },
] as const satisfies readonly TableColumn[];

/** Reads amounts, UGX: paid so far is what the successful payments of a claim have come to, whenever they were made. */
export function readAmounts({ paymentsByClaim }: ReportRecords) {
  const paymentsOf = (claim: Claim) => paymentsByClaim.get(claim.id) ?? [];
  const paidOf = (claim: Claim) => sumPaid(paymentsOf(claim));
  return {
    paymentsOf,
    paidOf,
    /** What claims come to together. */
    amountsOf: (claims: readonly Claim[]): [calculated: number, approved: number, paid: number] => [
      sumOf(claims, ({ calculatedCompensation }) => calculatedCompensation),
      sumOf(claims, ({ approvedAmount }) => approvedAmount),
      sumOf(claims, paidOf),
    ],
  };
}

/** What a payment came to in a period: the last outcome in it, whether it was made in it, and by how much more was paid after it, UGX. */
export type PaymentInPeriod = { outcome: PaymentOutcome; isMade: boolean; paid: number };

const paidBy = (outcome: PaymentOutcome | undefined) => (outcome?.status === 'success' ? outcome.amount : 0);

/**
 * What a payment came to in a period, by its outcomes on the days they were given: what becomes of it later changes no
 * earlier period. A success that is taken back or corrected counts as less where that was done. Undefined where nothing
 * of it was in the period.
 */
export function findInPeriod(payment: Payment, isIn: IsIn): PaymentInPeriod | undefined {
  const steps = outcomesOf(payment)
    .map((outcome, place, outcomes) => ({ outcome, before: outcomes[place - 1] }))
    .filter(({ outcome }) => isIn(outcome.at));
  const last = steps.at(-1);
  if (!last) return undefined;
  return {
    outcome: last.outcome,
    isMade: last.outcome.status === 'success' && steps.some(({ before }) => before?.status !== 'success'),
    paid: sumOf(steps, ({ outcome, before }) => paidBy(outcome) - paidBy(before)),
  };
}

/** Whether a payment has an outcome that no period takes in: it was made on paper, which does not say when. */
export const isWithoutDay = (payment: Payment) => outcomesOf(payment).some(({ at }) => at === undefined);

/**
 * The two sums that "paid" can mean of a period: what the claims registered in it were paid so far, and what was paid
 * in it, on whichever claims.
 *
 * @param claims all that the report is of, whenever they were registered
 */
export function paidFigures(
  records: ReportRecords,
  claims: readonly Claim[],
  isIn: IsIn,
): Record<'onRegistered' | 'inPeriod', ReportFigure> {
  const { paymentsOf, paidOf } = readAmounts(records);
  const inPeriod = claims.flatMap(paymentsOf).flatMap((payment) => findInPeriod(payment, isIn) ?? []);
  const registered = claims.filter(({ registeredAt }) => isIn(registeredAt));
  return {
    onRegistered: {
      label: 'Paid on claims registered in the period',
      kind: 'shillings',
      value: sumOf(registered, paidOf),
    },
    inPeriod: { label: 'Paid in the period', kind: 'shillings', value: sumOf(inPeriod, ({ paid }) => paid) },
  };
}

export const noSubmissionDay: Words = 'Claims without a submission date (not counted)';

/** How many no period takes in, because nobody knows their day; no figure where there are none. */
export const withoutDay = (label: Words, count: number): ReportFigure[] =>
  count > 0 ? [{ label, kind: 'number', value: count }] : [];
