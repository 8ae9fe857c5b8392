import type { ActionRow } from './action';

/** The committee grants an amount (docs/product.md, Committee). */
export const approve = {
  label: 'Approve',
  menuLabel: 'Approve',
  from: ['under_cvc_review'],
  to: 'approved',
  roles: ['cvc_member'],
  stage: 3,
  takesOn: true,
  asks: 'form',
  form: 'decision',
  pays: false,
  event: 'claims/approved',
  audit: { code: 'CLAIM_APPROVED', label: 'Approved by the committee', severity: 'medium' },
  notification: { type: 'status_update', text: 'Claim by {{claimant}} is waiting for final approval', tells: 'docket' },
  noteType: 'decision',
  done: { title: 'Decision recorded', detail: 'Claim {{id}} of {{claimant}}' },
  bulk: {
    label: 'Bulk Approve',
    submit: 'Approve {{count}} claims',
    question: 'Approve {{count}} claims?',
    destructive: false,
    done: '{{count}} claims approved',
  },
} as const satisfies ActionRow;
