import { createSelector } from '@reduxjs/toolkit';
import type { Claim } from '../../domain/claim/claim';
import { waitsForConditions } from '../../domain/claim/conditions/conditions';
import { findWaitingPayment } from '../../domain/claim/claimPayments';
import { sumPaid, type Payment } from '../../domain/payment/payment';
import { findOpenCorrection } from '../../domain/claim/correction/corrections';
import { findHold } from '../../domain/workflow/holding';
import { paymentGroup, type PaymentGroup } from '../../domain/payment/paymentGroups';
import { lruSelectorOptions } from '../lruSelectorOptions';
import type { RootState } from '../registerReducers';
import { asDialled, compareText, foldText } from '../text';
import { searchByWords } from '../searchByWords';
import { selectPaymentsByClaim } from './selectors';

/** A payment as whoever processes payments sees it: whose it is, and where it stands among its claim's others. */
export type PaymentRow = {
  payment: Payment;
  claimantName: string;
  /** UGX */
  approvedAmount: number | undefined;
  /** What the claim's payments have paid so far, UGX. */
  paid: number;
  /** From 1: the instalments that succeeded before it, and itself. A retry takes the place of what failed. */
  instalment: number;
  /** Somebody has to do something about it: it is under way, or has failed and was not retried. */
  isOpen: boolean;
  /** It is open, and waits for a condition of the approval. */
  waits: boolean;
  /** It is open, and its claim is on hold. */
  held: boolean;
  /** It is open, and where it goes waits to be confirmed. */
  toConfirm: boolean;
  /** What the search looks through, folded. */
  searchText: string;
};

/** On lines of their own, so that no match runs from one into the next. A phone number is also found as dialled. */
function makeSearchText({ claimId, payeeName, payeeAccount, paymentRef = '' }: Payment, claimantName: string): string {
  return foldText([claimId, claimantName, payeeName, payeeAccount, asDialled(payeeAccount), paymentRef].join('\n'));
}

function makeRows(claim: Claim | undefined, payments: readonly Payment[]): PaymentRow[] {
  const paid = sumPaid(payments);
  const claimantName = claim?.claimant.fullName ?? '';
  const waiting = findWaitingPayment(claim?.approvedAmount, payments);
  let succeeded = 0;
  return payments.map((payment) => {
    const row = {
      payment,
      claimantName,
      approvedAmount: claim?.approvedAmount,
      paid,
      instalment: succeeded + 1,
      isOpen: payment === waiting,
      waits: payment === waiting && claim !== undefined && waitsForConditions(claim),
      held: payment === waiting && claim !== undefined && findHold(claim) !== undefined,
      toConfirm: payment === waiting && claim !== undefined && findOpenCorrection(claim) !== undefined,
      searchText: makeSearchText(payment, claimantName),
    };
    if (payment.paymentStatus === 'success') succeeded++;
    return row;
  });
}

const settledAt = ({ paidAt, updatedAt }: Payment) => paidAt ?? updatedAt;

/** What has to be done first, the longest waiting on top; then what is settled, newest first. */
function compareRows(a: PaymentRow, b: PaymentRow): number {
  if (a.isOpen !== b.isOpen) return a.isOpen ? -1 : 1;
  const order = a.isOpen
    ? compareText(a.payment.createdAt, b.payment.createdAt)
    : compareText(settledAt(b.payment), settledAt(a.payment));
  return order || compareText(a.payment.id, b.payment.id);
}

/** Every payment, in the order in which it is worked on. */
export const selectPaymentRows = createSelector(
  [selectPaymentsByClaim, (state: RootState) => state.claims.entities],
  (byClaim, claims) =>
    [...byClaim].flatMap(([claimId, payments]) => makeRows(claims[claimId], payments)).sort(compareRows),
);

const groupOf = ({ payment, isOpen }: PaymentRow) => paymentGroup(payment, isOpen);

/** How many rows each group has, and all of them together. */
export const selectPaymentRowCounts = createSelector([selectPaymentRows], (rows) => {
  const counts = { all: rows.length, pending: 0, processing: 0, success: 0, failed: 0, retried: 0 };
  for (const row of rows) counts[groupOf(row)]++;
  return counts;
});

/** The rows of a group (all of them when none is named) that hold every word of the search somewhere. */
export const selectFoundPaymentRows = createSelector(
  [
    selectPaymentRows,
    (_state: RootState, group: PaymentGroup | undefined) => group,
    (_state: RootState, _group: PaymentGroup | undefined, search: string) => search,
  ],
  (rows, group, search) => {
    const ofGroup = group ? rows.filter((row) => groupOf(row) === group) : rows;
    return searchByWords(ofGroup, search, ({ searchText }) => searchText);
  },
  lruSelectorOptions,
);
