import { buildClaim, buildDecision, buildPayment, completeBankForm } from '../../test/builders';
import { recordsAt } from '../../test/recordsAt';
import type { Payment } from './payment';
import { findBank, makeScheduleNumber, planPaymentSchedule, sumSchedule } from './paymentSchedule';

const at = (...[status, overrides]: Parameters<typeof recordsAt>) => {
  const { claim, payments } = recordsAt(status, overrides);
  return { claim, payments };
};
const claimWith = (id: string, ...payments: Partial<Payment>[]) => ({
  claim: at('payment_processing', { id }).claim,
  payments: payments.map((payment, index) => buildPayment({ id: `PAY-${index}`, claimId: id, ...payment })),
});

test('payments to be made have a line each in the order given, and every other claim its reason', () => {
  const processing = claimWith('CL-1', { paymentStatus: 'processing', amount: 500_000 });
  const retried = claimWith('CL-2', { paymentStatus: 'failed', failureReason: 'No such number' }, { amount: 300_000 });
  const second = claimWith('CL-3', { paymentStatus: 'success', amount: 700_000 }, { amount: 500_000 });
  const instalment = claimWith('CL-4', { paymentStatus: 'success', amount: 700_000 });
  const conditioned = at('payment_processing', {
    id: 'CL-8',
    decisions: [buildDecision({ conditions: ['Bring the receipts', 'Fence the garden'] })],
  });
  const { lines, leftOut } = planPaymentSchedule([
    conditioned,
    at('approved', { id: 'CL-5' }),
    second,
    at('paid', { id: 'CL-6' }),
    processing,
    at('payment_failed', { id: 'CL-7' }),
    retried,
    instalment,
  ]);
  expect(lines.map(({ claim, payment }) => [claim.id, payment.id, payment.amount])).toEqual([
    ['CL-3', 'PAY-1', 500_000],
    ['CL-1', 'PAY-0', 500_000],
    ['CL-2', 'PAY-1', 300_000],
  ]);
  expect(sumSchedule(lines)).toBe(1_300_000);
  expect(leftOut.map(({ claim, reason, failure, conditions }) => [claim.id, reason, failure || conditions])).toEqual([
    ['CL-8', 'conditions', 'Bring the receipts; Fence the garden'],
    ['CL-5', 'no_payment', ''],
    ['CL-6', 'paid', ''],
    ['CL-7', 'failed', 'Invalid account number'],
    ['CL-4', 'instalment_paid', ''],
  ]);
});

test('what a shared register has yet to confirm is not paid, be it of the claim or of its payment', () => {
  const claims = ['CL-1', 'CL-2', 'CL-3'].map((id) => claimWith(id, { id: `of ${id}` }));
  const { lines, leftOut } = planPaymentSchedule(claims, (id) => ['CL-1', 'of CL-2'].includes(id));
  expect(lines.map(({ claim }) => claim.id)).toEqual(['CL-3']);
  expect(leftOut.map(({ claim, reason }) => [claim.id, reason])).toEqual([
    ['CL-1', 'unconfirmed'],
    ['CL-2', 'unconfirmed'],
  ]);
});

test('the bank is that of the claim while the payment goes to the account that the claim names', () => {
  const claimant = { ...completeBankForm(), payoutMethod: 'bank_transfer' as const };
  const claim = buildClaim({ claimant });
  const payment = buildPayment({ paymentMethod: 'bank_transfer', payeeAccount: claimant.accountNumber });
  expect(findBank({ claim, payment })).toBe('Centenary Bank');
  expect(findBank({ claim, payment: { ...payment, payeeAccount: '999' } })).toBeUndefined();
});

test('a schedule is numbered by the moment it is made, by the clock of Kampala', () => {
  expect(makeScheduleNumber('2026-11-20T22:05:09.000Z')).toBe('PS-20261121-010509');
});
