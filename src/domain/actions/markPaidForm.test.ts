import { fieldMessages } from '../../test/fieldMessages';
import { markPaidSchema } from './markPaidForm';

test('marking as paid asks for a reference', () => {
  expect(fieldMessages(markPaidSchema, { paymentRef: ' ' })).toEqual({ paymentRef: 'Payment reference is required' });
  expect(fieldMessages(markPaidSchema, { paymentRef: 'MM-1' })).toEqual({});
});
