import type { ActionRow } from './action';

/** Records what became of a payment (docs/product.md, Payments). */
export const updatePayment = {
  label: 'Update Payment',
  menuLabel: 'Process Payment',
  from: ['payment_processing', 'payment_failed', 'paid'],
  to: 'by_payment',
  roles: ['finance', 'admin'],
  stage: 5,
  takesOn: true,
  asks: 'form',
  form: 'payment',
  pays: true,
  event: 'payments/updated',
  audit: { code: 'PAYMENT_UPDATED', label: 'Payment updated', severity: 'medium' },
  notification: { type: 'payment', text: 'Payment for the claim by {{claimant}} was updated', tells: 'docket' },
  noteType: 'payment',
  done: { title: 'Payment updated successfully' },
} as const satisfies ActionRow;
