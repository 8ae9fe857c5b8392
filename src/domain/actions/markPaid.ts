import type { ActionRow } from './action';

/** For a claim that was paid outside the portal. */
export const markPaid = {
  label: 'Mark Paid',
  menuLabel: 'Mark Paid',
  from: ['approved', 'payment_processing'],
  to: 'paid',
  roles: ['admin'],
  stage: 5,
  takesOn: false,
  asks: 'form',
  form: 'markPaid',
  pays: true,
  event: 'claims/markedPaid',
  audit: { code: 'CLAIM_PAID', label: 'Marked as paid', severity: 'medium' },
  notification: { type: 'payment', text: 'Claim by {{claimant}} was paid', tells: 'docket' },
  noteType: 'payment',
  done: { title: 'Claim marked as paid', detail: 'Claim {{id}} of {{claimant}}' },
  bulk: {
    label: 'Bulk Mark Paid',
    submit: 'Mark {{count}} claims as paid',
    question: 'Mark {{count}} claims as paid?',
    destructive: false,
    done: '{{count}} claims marked as paid',
  },
} as const satisfies ActionRow;
