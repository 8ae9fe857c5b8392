import type { Claim } from '../../domain/claim/claim';
import { findOutstanding } from '../../domain/claim/claimPayments';
import { sumPaid, type Payment } from '../../domain/payment/payment';
import type { Table } from '../../domain/table';
import { paymentStatuses } from '../../domain/workflow/statuses';
import { pairsOf, paragraph, type Passage } from '../pdf/paper';
import { officialFormats } from '../table/cellText';
import { pairIfGiven } from './claimPairs';
import { methodLabel, notKnown } from '../../domain/claim/notKnown';

const { shillings } = officialFormats;

/** Every payment of a claim, first to last, and what is left to pay; or why there is none. */
export function paymentPassages(claim: Claim, payments: readonly Payment[]): Passage[] {
  if (claim.status === 'rejected') return [paragraph('The claim was rejected. No payment is due.')];
  if (claim.status === 'closed') return [paragraph('The claim is closed. No payment is due.')];
  if (payments.length === 0) return [paragraph('No payment has been recorded.')];
  const outstanding = findOutstanding(claim, payments);
  const table: Table = {
    title: 'Payments',
    columns: [
      { label: 'Recorded on', kind: 'instant' },
      { label: 'Paid to', kind: 'text' },
      { label: 'Status', kind: 'text' },
      { label: 'Paid on', kind: 'instant' },
      { label: 'Reference or reason', kind: 'text' },
      { label: 'Amount', kind: 'shillings' },
    ],
    rows: payments.map((payment) => [
      payment.createdAt,
      `${payment.payeeName || notKnown}\n${methodLabel(payment.paymentMethod)}, ${payment.payeeAccount || notKnown}`,
      paymentStatuses[payment.paymentStatus].label,
      payment.paidAt,
      [payment.paymentRef, payment.failureReason].filter(Boolean).join('\n'),
      payment.amount,
    ]),
  };
  return [
    { kind: 'table', table },
    pairsOf([
      ['Paid so far', shillings(sumPaid(payments))],
      ...pairIfGiven('Outstanding', outstanding === undefined ? undefined : shillings(outstanding)),
    ]),
  ];
}
