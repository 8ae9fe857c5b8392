import { buildClaim, buildLedgerEntry, buildPayment } from '../../test/builders';
import { numberLedger, numberPayments } from './numbering';
import type { Payment } from '../payment/payment';

/** Payments of one claim as they were stored before they had numbers, by their ids. */
const stored = (...statuses: Payment['paymentStatus'][]) =>
  statuses.map((paymentStatus, index) => buildPayment({ id: `P${index}`, number: 0, paymentStatus }));

const inOrder = (payments: readonly Payment[]) =>
  [...payments].sort((a, b) => a.number - b.number).map(({ id, number }) => `${number} ${id}`);

test.each([
  ['in the order of their ids', 'paid', stored('failed', 'success'), ['1 P0', '2 P1']],
  ['one under way last', 'payment_processing', stored('pending', 'failed'), ['1 P1', '2 P0']],
  ['that which was paid in full last', 'paid', stored('success', 'failed'), ['1 P1', '2 P0']],
  ['that which failed last', 'payment_failed', stored('success', 'failed', 'success'), ['1 P0', '2 P2', '3 P1']],
  ['as they are where their claim is not known', undefined, stored('success', 'failed'), ['1 P0', '2 P1']],
  [
    'that which went elsewhere after the first',
    'payment_failed',
    stored('failed', 'failed').map((payment, index) =>
      index === 0 ? { ...payment, payeeAccount: '3100045678' } : payment,
    ),
    ['1 P1', '2 P0'],
  ],
] as const)('payments from before there were numbers get them %s', (_how, status, payments, expected) => {
  expect(inOrder(numberPayments(payments, () => status && buildClaim({ status })))).toEqual(expected);
});

test('each claim has numbers of its own; those that there are stay', () => {
  const payments = [
    buildPayment({ id: 'P1', number: 0 }),
    buildPayment({ id: 'P2', number: 0, claimId: 'CL-2' }),
    buildPayment({ id: 'P3', number: 1, claimId: 'CL-2', paymentStatus: 'failed' }),
    buildPayment({ id: 'P4', number: 7, claimId: 'CL-3' }),
  ];
  expect(numberPayments(payments, () => undefined).map(({ id, number }) => [id, number])).toEqual([
    ['P1', 1],
    ['P2', 2],
    ['P3', 1],
    ['P4', 7],
  ]);
});

test('entries of the ledger follow each other, in the order of their ids where that holds', () => {
  const entry = (id: string, openingBalance: number, allocationAmount: number) =>
    buildLedgerEntry({
      id,
      number: 0,
      openingBalance,
      allocationAmount,
      closingBalance: openingBalance - allocationAmount,
    });
  const numbersOf = (...entries: ReturnType<typeof entry>[]) =>
    Object.fromEntries(numberLedger(entries).map(({ id, number }) => [id, number]));
  expect(
    numbersOf(entry('F1', 50_000_000, 8_000_000), entry('F2', 60_000_000, 18_000_000), entry('F3', 42_000_000, 1)),
  ).toEqual({ F1: 1, F2: 2, F3: 3 });
  // Put back in between, the clock gave the second and third entries ids before the first.
  expect(
    numbersOf(
      entry('F1', 42_000_000, 2_000_000),
      entry('F2', 45_000_000, 1_000_000),
      entry('F3', 50_000_000, 8_000_000),
    ),
  ).toEqual({ F3: 1, F1: 2, F2: 3 });
});
