import type { ActionRow } from './action';

/** Makes a new payment after one that failed. */
export const retryPayment = {
  label: 'Retry Payment',
  menuLabel: 'Retry Payment',
  from: ['payment_failed'],
  to: 'payment_processing',
  roles: ['finance', 'admin'],
  stage: 5,
  takesOn: false,
  asks: 'form',
  form: 'retry',
  pays: true,
  event: 'payments/retried',
  audit: { code: 'PAYMENT_RETRIED', label: 'Payment retried', severity: 'medium' },
  notification: { type: 'payment', text: 'Payment for the claim by {{claimant}} was retried', tells: 'docket' },
  noteType: 'payment',
  done: { title: 'New payment created' },
} as const satisfies ActionRow;
