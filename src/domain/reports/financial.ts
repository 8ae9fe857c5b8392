import { kampalaDay } from '../calendar';
import { methodLabel, nameOf } from '../claim/notKnown';
import type { Claim } from '../claim/claim';
import { districtName } from '../place/districts';
import type { FundLedgerEntry } from '../payment/ledger';
import type { Payment } from '../payment/payment';
import { paymentStatuses, statuses } from '../workflow/statuses';
import type { Table } from '../table';
import { findInPeriod, isWithoutDay, paidFigures, readAmounts, withoutDay, type PaymentInPeriod } from './amounts';
import {
  readScope,
  regionOf,
  sumOf,
  type IsIn,
  type Report,
  type ReportRecords,
  type ReportScope,
  type ReportRow,
} from './report';

const mainTable = 'Payments';

type MadePayment = PaymentInPeriod & { claim: Claim; payment: Payment };
type Approval = { claim: Claim; at: string | undefined; amount: number };

const placeOf = (day = '', { id }: { id: string }) => day + id;

/**
 * The payments of the period, the amounts that the committee approved in it, and the entries of the fund ledger; all by
 * their day in Kampala. A payment or approval is of its claimant's region, a ledger entry of the region of the district
 * it allocates to; a top-up of the fund belongs to none.
 */
function make(records: ReportRecords, scope: ReportScope): Report {
  const { isIn, isInPlace } = readScope(scope);
  const claims = records.claims.filter(({ claimant }) => isInPlace(claimant.district));
  const { paymentsOf, paidOf } = readAmounts(records);

  const payments = claims
    .flatMap((claim) =>
      paymentsOf(claim).flatMap((payment): MadePayment[] => {
        const found = findInPeriod(payment, isIn);
        return found ? [{ ...found, claim, payment }] : [];
      }),
    )
    .sort((a, b) => (placeOf(a.outcome.at, a.payment) < placeOf(b.outcome.at, b.payment) ? -1 : 1));
  // What the committee decided last in the period counts: an amount that took the place of another is not added to it.
  const approvals = claims
    .flatMap((claim) => approvalIn(claim, isIn))
    .sort((a, b) => (placeOf(a.at, a.claim) < placeOf(b.at, b.claim) ? -1 : 1));
  const entries = records.ledger.filter(({ date, allocationDistrict }) => isIn(date) && isInPlace(allocationDistrict));

  const paid = paidFigures(records, claims, isIn);
  const districtTable = tableOfDistricts(payments, approvals, entries);
  const paymentTable = tableOfPayments(payments);

  return {
    title: 'Financial Report',
    figures: [
      { label: 'Payments made', kind: 'number', value: payments.filter(({ isMade }) => isMade).length },
      paid.inPeriod,
      paid.onRegistered,
      {
        label: 'Approved in the period',
        kind: 'shillings',
        value: sumOf(approvals, ({ amount }) => amount),
      },
      { label: 'Allocated', kind: 'shillings', value: sumOf(entries, ({ allocationAmount }) => allocationAmount) },
      ...withoutDay('Payments without a date (not counted)', claims.flatMap(paymentsOf).filter(isWithoutDay).length),
      ...withoutDay(
        'Approvals without a date (not counted)',
        claims.flatMap((claim) => approvalIn(claim, (at) => at === undefined)).length,
      ),
    ],
    tables: [districtTable, paymentTable, tableOfApprovals(approvals, paidOf), tableOfLedger(entries)],
    main: paymentTable,
    charts: [{ title: 'Approved and paid by district', table: districtTable, bars: [3, 4] }],
    notes: [
      'Each payment is listed on the day its status last changed. A successful payment that is corrected later stays in its own period; the period of the correction shows the difference.',
      'Payments and approvals are counted in the region of the claimant’s district, fund entries in the region that receives the money.',
    ],
  };
}

/** The approval that is the last decision on a claim in a period, if it is one and was not taken back in the period. */
function approvalIn(claim: Claim, isIn: IsIn): Approval[] {
  const last = claim.decisions.findLast(({ decidedOn }) => isIn(decidedOn));
  if (last?.decision !== 'approve' || (last.returned && isIn(last.returned.returnedOn))) return [];
  return [{ claim, at: last.decidedOn, amount: last.approvedAmount ?? 0 }];
}

function tableOfPayments(payments: readonly MadePayment[]): Table {
  return {
    title: mainTable,
    columns: [
      { label: 'Date', kind: 'day' },
      { label: 'Claim ID', kind: 'text' },
      { label: 'Claimant', kind: 'text' },
      { label: 'District', kind: 'text' },
      { label: 'Method', kind: 'words' },
      { label: 'Status', kind: 'words' },
      { label: 'Reference', kind: 'text' },
      { label: 'Amount (UGX)', kind: 'shillings' },
      { label: 'Paid in the period (UGX)', kind: 'shillings', total: true },
    ],
    rows: payments.map(({ claim, payment, outcome, paid }) => [
      outcome.at && kampalaDay(outcome.at),
      claim.id,
      nameOf(claim.claimant),
      districtName(claim.claimant.district),
      methodLabel(payment.paymentMethod),
      paymentStatuses[outcome.status].label,
      payment.paymentRef,
      outcome.amount,
      paid,
    ]),
  };
}

function tableOfApprovals(approvals: readonly Approval[], paidOf: (claim: Claim) => number): Table {
  return {
    title: 'Amounts approved',
    columns: [
      { label: 'Approved on', kind: 'day' },
      { label: 'Claim ID', kind: 'text' },
      { label: 'Claimant', kind: 'text' },
      { label: 'District', kind: 'text' },
      { label: 'Status', kind: 'words' },
      { label: 'Calculated (UGX)', kind: 'shillings', total: true },
      { label: 'Approved (UGX)', kind: 'shillings', total: true },
      { label: 'Paid so far (UGX)', kind: 'shillings', total: true },
    ],
    rows: approvals.map(({ claim, at, amount }) => [
      at && kampalaDay(at),
      claim.id,
      nameOf(claim.claimant),
      districtName(claim.claimant.district),
      statuses[claim.status].label,
      claim.calculatedCompensation,
      amount,
      paidOf(claim),
    ]),
  };
}

function tableOfLedger(entries: readonly FundLedgerEntry[]): Table {
  return {
    title: 'Fund ledger',
    columns: [
      { label: 'Date', kind: 'day' },
      { label: 'District', kind: 'text' },
      { label: 'Opening balance (UGX)', kind: 'shillings' },
      { label: 'Allocation (UGX)', kind: 'shillings', total: true },
      { label: 'Closing balance (UGX)', kind: 'shillings' },
      { label: 'Notes', kind: 'text' },
    ],
    rows: entries.map((entry) => [
      kampalaDay(entry.date),
      districtName(entry.allocationDistrict),
      entry.openingBalance,
      entry.allocationAmount,
      entry.closingBalance,
      entry.notes,
    ]),
  };
}

function tableOfDistricts(
  payments: readonly MadePayment[],
  approvals: readonly Approval[],
  entries: readonly FundLedgerEntry[],
): Table {
  const districts = new Map<string, { allocated: number; approved: number; paid: number }>();
  const sumsOf = (district: string) => {
    const sums = districts.get(district) ?? { allocated: 0, approved: 0, paid: 0 };
    districts.set(district, sums);
    return sums;
  };
  for (const { allocationDistrict, allocationAmount } of entries) {
    if (allocationAmount > 0) sumsOf(allocationDistrict).allocated += allocationAmount;
  }
  for (const { claim, amount } of approvals) sumsOf(claim.claimant.district).approved += amount;
  for (const { claim, paid } of payments) sumsOf(claim.claimant.district).paid += paid;
  return {
    title: 'By district',
    columns: [
      { label: 'District', kind: 'text' },
      { label: 'Region', kind: 'words' },
      { label: 'Allocated (UGX)', kind: 'shillings', total: true },
      { label: 'Approved in the period (UGX)', kind: 'shillings', total: true },
      { label: 'Paid in the period (UGX)', kind: 'shillings', total: true },
    ],
    rows: [...districts]
      .map(([district, sums]) => ({ name: districtName(district), region: regionOf(district), ...sums }))
      .sort((a, b) => b.paid - a.paid || b.approved - a.approved || a.name.localeCompare(b.name))
      .map(({ name, region, allocated, approved, paid }) => [name, region, allocated, approved, paid]),
  };
}

export const financial = {
  label: 'Financial',
  mainTable,
  about: 'One row for each payment in the period, then approvals and the fund ledger.',
  countsByGroup: false,
  permission: null,
  make,
} as const satisfies ReportRow;
