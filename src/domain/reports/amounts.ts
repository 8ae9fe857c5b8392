import type { Claim } from '../claim/claim';
import { sumPaid, type Payment } from '../payment/payment';
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

export const isPaid = ({ paymentStatus }: Payment) => paymentStatus === 'success';

/**
 * A successful payment counts to the day it was made, any other to the day it last changed; undefined for one on paper
 * that does not say.
 */
export const dayOfPayment = ({ paymentStatus, paidAt, updatedAt }: Payment): string | undefined =>
  paymentStatus === 'success' ? paidAt : updatedAt;

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
  const made = claims.flatMap(paymentsOf).filter((payment) => isPaid(payment) && isIn(dayOfPayment(payment)));
  const registered = claims.filter(({ registeredAt }) => isIn(registeredAt));
  return {
    onRegistered: {
      label: 'Paid on claims registered in the period',
      kind: 'shillings',
      value: sumOf(registered, paidOf),
    },
    inPeriod: { label: 'Paid in the period', kind: 'shillings', value: sumOf(made, ({ amount }) => amount) },
  };
}

export const noSubmissionDay: Words = 'Claims without a submission date (not counted)';

/** How many no period takes in, because nobody knows their day; no figure where there are none. */
export const withoutDay = (label: Words, count: number): ReportFigure[] =>
  count > 0 ? [{ label, kind: 'number', value: count }] : [];
