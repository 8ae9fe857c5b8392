import * as v from 'valibot';
import { completePaymentForm as form } from '../../test/builders';
import { fieldMessages } from '../../test/fieldMessages';
import { leavingSuccessMessage, paymentSchemaFor } from './paymentForm';
import type { PaymentStatus } from '../workflow/statuses';

describe('payment update', () => {
  test.each<PaymentStatus>(['pending', 'processing'])('%s passes without a reference', (paymentStatus) => {
    expect(fieldMessages(paymentSchemaFor(), form({ paymentStatus, paymentRef: '' }))).toEqual({});
  });

  test('success needs a payment reference, as marking as paid does', () => {
    expect(fieldMessages(paymentSchemaFor(), form())).toEqual({});
    for (const paymentRef of ['', '  ']) {
      expect(fieldMessages(paymentSchemaFor(), form({ paymentRef }))).toEqual({
        paymentRef: 'Payment reference is required',
      });
    }
  });

  test('failed passes with a reason', () => {
    const failed = form({ paymentStatus: 'failed', failureReason: 'Invalid account number' });
    expect(fieldMessages(paymentSchemaFor(), failed)).toEqual({});
  });

  test('a status is required', () => {
    expect(fieldMessages(paymentSchemaFor(), form({ paymentStatus: '' }))).toEqual({
      paymentStatus: 'Payment status is required',
    });
  });

  test.each(['', '  '])('failed asks for a reason, given %p', (failureReason) => {
    expect(fieldMessages(paymentSchemaFor(), form({ paymentStatus: 'failed', failureReason }))).toEqual({
      failureReason: 'Failure reason is required when status is failed',
    });
  });

  test.each(['', ' '])('an amount is required, given %p', (amount) => {
    expect(fieldMessages(paymentSchemaFor(), form({ amount }))).toEqual({ amount: 'Amount is required' });
  });

  test.each(['1', ' 1200000 ', '9'.repeat(12)])('amount %p is accepted', (amount) => {
    expect(fieldMessages(paymentSchemaFor(), form({ amount }))).toEqual({});
  });

  test('spaces around what was typed do not count', () => {
    const typed = form({ amount: ' 1200000 ', paymentRef: ' MM-0001 ', changeReason: ' Paid twice ' });
    expect(v.parse(paymentSchemaFor(), typed)).toEqual(form({ changeReason: 'Paid twice' }));
  });

  test.each(['0', '-1', '1.5', '1,000', 'abc', '9'.repeat(13)])('amount %p', (amount) => {
    expect(fieldMessages(paymentSchemaFor(), form({ amount }))).toEqual({
      amount: 'Amount must be above 0, in whole shillings',
    });
  });
});

test('leaving success asks for a reason', () => {
  expect(leavingSuccessMessage).toBe('A reason is required to change a successful payment');
});
