import { buildPayment } from '../../test/builders';
import { findClaimPaymentStatus, findWaitingPayment } from '../claim/claimPayments';
import { findAmountDue } from '../claim/amountDue';
import { findLatestPayment, sumPaid, type Payment } from './payment';
import type { PaymentStatus } from '../workflow/statuses';

describe('payments of a claim', () => {
  const paid = (id: string, amount: number) => buildPayment({ id, amount, paymentStatus: 'success' });

  test('only successful payments count as paid', () => {
    expect(sumPaid([])).toBe(0);
    expect(
      sumPaid([
        paid('PAY-1', 300_000),
        buildPayment({ id: 'PAY-2', paymentStatus: 'failed' }),
        paid('PAY-3', 200_000),
        buildPayment({ id: 'PAY-4', paymentStatus: 'processing' }),
      ]),
    ).toBe(500_000);
  });

  test('the latest is the last made, wherever it stands in the list', () => {
    // The id begins with the clock of the device, which was put back in between.
    const [first, second] = [buildPayment({ id: 'PAY-2', number: 1 }), buildPayment({ id: 'PAY-1', number: 2 })];
    expect(findLatestPayment([])).toBeUndefined();
    expect(findLatestPayment([first, second])).toBe(second);
    expect(findLatestPayment([second, first])).toBe(second);
  });

  test.each<[PaymentStatus, 'pending' | 'success' | 'failed']>([
    ['pending', 'pending'],
    ['processing', 'pending'],
    ['success', 'success'],
    ['failed', 'failed'],
  ])('one payment of the whole amount that is %s makes the claim %s', (paymentStatus, status) => {
    expect(findClaimPaymentStatus(1_200_000, [buildPayment({ paymentStatus })])).toBe(status);
  });

  test('a claim without payments or without an approved amount has no payment status', () => {
    expect(findClaimPaymentStatus(1_200_000, [])).toBeUndefined();
    expect(findClaimPaymentStatus(undefined, [buildPayment()])).toBeUndefined();
  });

  test('two instalments: paid once the second reaches the approved amount', () => {
    const first = paid('PAY-1', 700_000);
    expect(findClaimPaymentStatus(1_200_000, [first])).toBe('pending');
    expect(findClaimPaymentStatus(1_200_000, [first, buildPayment({ id: 'PAY-2', amount: 500_000 })])).toBe('pending');
    expect(findClaimPaymentStatus(1_200_000, [first, paid('PAY-2', 499_999)])).toBe('pending');
    expect(findClaimPaymentStatus(1_200_000, [first, paid('PAY-2', 500_000)])).toBe('success');
  });

  test('a second instalment that fails makes the claim failed, the first stays paid', () => {
    const payments = [paid('PAY-1', 700_000), buildPayment({ id: 'PAY-2', amount: 500_000, paymentStatus: 'failed' })];
    expect(findClaimPaymentStatus(1_200_000, payments)).toBe('failed');
    expect(sumPaid(payments)).toBe(700_000);
  });

  test('a payment waits that is under way, or the last that failed while the claim is not paid in full', () => {
    const failed = buildPayment({ id: 'PAY-1', number: 1, amount: 700_000, paymentStatus: 'failed' });
    const rest = buildPayment({ id: 'PAY-2', number: 2, amount: 500_000 });
    const paidRest: Payment = { ...rest, paymentStatus: 'success' };
    const again = buildPayment({ id: 'PAY-3', number: 3, amount: 700_000, paymentStatus: 'success' });
    expect(findWaitingPayment(1_200_000, [])).toBeUndefined();
    expect(findWaitingPayment(1_200_000, [failed, rest])).toBe(rest);
    // Corrected to failed after the rest was paid.
    expect(findWaitingPayment(1_200_000, [failed, paidRest])).toBe(failed);
    expect(findClaimPaymentStatus(1_200_000, [failed, paidRest])).toBe('failed');
    expect(findWaitingPayment(1_200_000, [failed, paidRest, again])).toBeUndefined();
  });

  test('what is due leaves out what another payment under way is to pay', () => {
    const first = paid('PAY-1', 300_000);
    const rest = buildPayment({ id: 'PAY-2', number: 2, amount: 500_000 });
    expect(findAmountDue(1_200_000, [first, rest], 'PAY-1')).toBe(700_000);
    expect(findAmountDue(1_200_000, [first, rest], 'PAY-2')).toBe(900_000);
  });

  test('a retry puts a failed claim back to pending', () => {
    const failed = buildPayment({ id: 'PAY-1', paymentStatus: 'failed' });
    expect(findClaimPaymentStatus(1_200_000, [failed, buildPayment({ id: 'PAY-2' })])).toBe('pending');
  });
});
