import type { Claim } from '../claim';
import { sumPaid } from '../payment';
import type { TableColumn } from '../table';
import { sumOf, type ReportRecords } from './report';

/** The amounts of claims as columns, in the order of `amountsOf`. */
export const amountColumns = [
  { label: 'Calculated (UGX)', kind: 'shillings', total: true },
  { label: 'Approved (UGX)', kind: 'shillings', total: true },
  { label: 'Paid (UGX)', kind: 'shillings', total: true },
] as const satisfies readonly TableColumn[];

/** Reads amounts, UGX: paid is what the successful payments of a claim have come to, whenever they were made. */
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
