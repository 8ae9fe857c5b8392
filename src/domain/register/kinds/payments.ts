import { paymentRecord, type Payment } from '../../payment/payment';
import type { RecordKind } from './kind';

export const payments = {
  version: 2,
  record: paymentRecord,
  words: { one: 'Payment', many: 'Payments' },
  home: 'register',
  nameOf: ({ payeeName }) => payeeName,
  resource: 'payment',
  ownerOf: ({ claimId }) => claimId,
  meets: { how: 'parent' },
} satisfies RecordKind<Payment>;
