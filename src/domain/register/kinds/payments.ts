import { paymentRecord } from '../../payment/payment';
import { defineKind } from './kind';

export const payments = defineKind({
  version: 1,
  record: paymentRecord,
  words: { one: 'Payment', many: 'Payments' },
  home: 'register',
  nameOf: ({ payeeName }) => payeeName,
  resource: 'payment',
  meets: { how: 'parent' },
});
