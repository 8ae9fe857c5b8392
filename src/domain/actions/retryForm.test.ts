import { fieldMessages } from '../../test/fieldMessages';
import { retrySchemaFor, type RetryForm } from './retryForm';

describe('a retry', () => {
  const mobile: RetryForm = {
    paymentMethod: 'mobile_money',
    payeeName: 'Grace Biira',
    payeeAccount: '+256 772 123 456',
  };
  const bank: RetryForm = { paymentMethod: 'bank_transfer', payeeName: 'Biira Grace', payeeAccount: '3100045678' };

  test('goes where the failed payment went, or elsewhere', () => {
    expect(fieldMessages(retrySchemaFor(), mobile)).toEqual({});
    expect(fieldMessages(retrySchemaFor(), bank)).toEqual({});
    expect(fieldMessages(retrySchemaFor(), { ...mobile, payeeAccount: '0772 123456' })).toEqual({});
  });

  test.each<[RetryForm, field: keyof RetryForm, message: string]>([
    [{ ...mobile, payeeName: ' ' }, 'payeeName', 'Payee name is required'],
    [{ ...bank, payeeAccount: ' ' }, 'payeeAccount', 'Payee account is required'],
    [{ ...mobile, payeeAccount: '' }, 'payeeAccount', 'Payee account is required'],
    [{ ...mobile, payeeAccount: '077212345' }, 'payeeAccount', 'Phone number must be in format +256XXXXXXXXX'],
  ])('%p', (form, field, message) => {
    expect(fieldMessages(retrySchemaFor(), form)).toEqual({ [field]: message });
  });
});
