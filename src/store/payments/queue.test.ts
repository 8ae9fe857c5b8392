import { buildClaim, buildLedgerEntry, buildPayment } from '../../test/builders';
import { openRegister } from '../../test/openRegister';
import { selectTotalAllocated } from '../fundLedger/selectors';
import { selectFoundPaymentRows, selectPaymentRowCounts, selectPaymentRows } from './queue';
import { selectPaymentCounts, selectPendingPaymentCount } from './selectors';

const claims = ['CL-1', 'CL-2', 'CL-3', 'CL-4'].map((id) => buildClaim({ id, approvedAmount: 1_200_000 }));

/** Paid in full last; in two instalments, the second under way; failed and retried; failed. */
const payments = [
  buildPayment({ id: 'P1', claimId: 'CL-1', paymentStatus: 'success', paidAt: '2025-07-09T09:00:00.000Z' }),
  buildPayment({
    id: 'P2',
    claimId: 'CL-2',
    amount: 500_000,
    paymentStatus: 'success',
    paymentRef: 'MM-500',
    paidAt: '2025-07-05T09:00:00.000Z',
  }),
  buildPayment({
    id: 'P3',
    claimId: 'CL-2',
    amount: 700_000,
    paymentStatus: 'processing',
    createdAt: '2025-07-05T09:00:00.000Z',
  }),
  buildPayment({ id: 'P4', claimId: 'CL-3', paymentStatus: 'failed', updatedAt: '2025-07-06T09:00:00.000Z' }),
  buildPayment({ id: 'P5', claimId: 'CL-3', payeeName: 'Désiré Baluku', createdAt: '2025-07-06T09:00:00.000Z' }),
  buildPayment({ id: 'P6', claimId: 'CL-4', paymentStatus: 'failed', createdAt: '2025-07-01T09:00:00.000Z' }),
];

async function openState() {
  const { tab } = await openRegister({ claims, payments });
  return tab.store.getState();
}

const idsOf = (rows: readonly { payment: { id: string } }[]) => rows.map(({ payment }) => payment.id);

test('what has to be done comes first, the longest waiting on top; then what is settled, newest first', async () => {
  const rows = selectPaymentRows(await openState());
  expect(rows.filter(({ isOpen }) => isOpen).map(({ payment }) => payment.id)).toEqual(['P6', 'P3', 'P5']);
  expect(idsOf(rows)).toEqual(['P6', 'P3', 'P5', 'P1', 'P4', 'P2']);
});

test('a row knows its place among the payments of its claim', async () => {
  const rows = selectPaymentRows(await openState());
  const row = (id: string) => rows.find(({ payment }) => payment.id === id);
  expect(row('P2')).toMatchObject({ instalment: 1, paid: 500_000, approvedAmount: 1_200_000 });
  expect(row('P3')).toMatchObject({ instalment: 2, paid: 500_000, claimantName: 'Grace Biira' });
  expect(row('P4')).toMatchObject({ instalment: 1, paid: 0, isOpen: false });
  expect(row('P5')).toMatchObject({ instalment: 1, isOpen: true });
});

test.each([
  ['failed', '', ['P6']],
  ['retried', '', ['P4']],
  ['success', 'cl-2', ['P2']],
  [undefined, 'MM-500', ['P2']],
  [undefined, 'desire BALUKU', ['P5']],
  [undefined, '0772123456 cl-3', ['P5', 'P4']],
  ['processing', 'nobody', []],
] as const)('status %s with "%s" leaves %j', async (status, search, expected) => {
  expect(idsOf(selectFoundPaymentRows(await openState(), status, search))).toEqual(expected);
});

test('counts by status; pending are those on their way', async () => {
  const state = await openState();
  expect(selectPaymentCounts(state)).toEqual({ pending: 1, processing: 1, success: 2, failed: 2 });
  expect(selectPendingPaymentCount(state)).toBe(2);
  // One of the failed was retried: nobody has to do anything about it. Together the groups are all there is.
  expect(selectPaymentRowCounts(state)).toEqual({
    all: 6,
    pending: 1,
    processing: 1,
    success: 2,
    failed: 1,
    retried: 1,
  });
});

test('what was allocated adds up over the ledger', async () => {
  const fundLedger = [
    buildLedgerEntry({ id: 'FUND-1', allocationAmount: 3_000_000 }),
    buildLedgerEntry({ id: 'FUND-2', allocationAmount: 5_000_000 }),
  ];
  const { tab } = await openRegister({ fundLedger });
  expect(selectTotalAllocated(tab.store.getState())).toBe(8_000_000);
});
