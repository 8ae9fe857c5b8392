import { fieldMessages } from '../../test/fieldMessages';
import { retrySchema, type RetryForm } from './retryForm';

describe('a retry', () => {
  const mobile: RetryForm = {
    paymentMethod: 'mobile_money',
    payeeName: 'Grace Biira',
    payeeAccount: '+256 772 123 456',
  };
  const bank: RetryForm = { paymentMethod: 'bank_transfer', payeeName: 'Biira Grace', payeeAccount: '3100045678' };

  test('goes where the failed payment went, or elsewhere', () => {
    expect(fieldMessages(retrySchema, mobile)).toEqual({});
    expect(fieldMessages(retrySchema, bank)).toEqual({});
    expect(fieldMessages(retrySchema, { ...mobile, payeeAccount: '0772 123456' })).toEqual({});
  });

  test.each<[RetryForm, field: keyof RetryForm, message: string]>([
    [{ ...mobile, payeeName: ' ' }, 'payeeName', 'Payee name is required'],
    [{ ...bank, payeeAccount: ' ' }, 'payeeAccount', 'Payee account is required'],
    [{ ...mobile, payeeAccount: '' }, 'payeeAccount', 'Payee account is required'],
    [{ ...mobile, payeeAccount: '077212345' }, 'payeeAccount', 'Phone number must be in format +256XXXXXXXXX'],
  ])('%p', (form, field, message) => {
    expect(fieldMessages(retrySchema, form)).toEqual({ [field]: message });
  });
});
