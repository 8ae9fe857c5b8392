import type { ActionRow } from './action';

/** Lets the approved amount be paid: its payment is made, pending. */
export const finalApproval = {
  label: 'Final Approval',
  menuLabel: 'Final Approval',
  from: ['approved'],
  to: 'payment_processing',
  roles: ['admin'],
  stage: 4,
  takesOn: true,
  asks: 'form',
  form: 'finalApproval',
  pays: true,
  event: 'claims/finallyApproved',
  audit: { code: 'FINAL_APPROVAL_GIVEN', label: 'Final approval given', severity: 'medium' },
  notification: { type: 'payment', text: 'Claim by {{claimant}} is waiting for payment', tells: 'docket' },
  noteType: 'decision',
  done: { title: 'Final approval given', detail: 'Claim {{id}} of {{claimant}}' },
} as const satisfies ActionRow;
