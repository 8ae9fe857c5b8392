import type { ActionRow } from './action';

/** The committee grants nothing. */
export const rejectCommittee = {
  label: 'Reject',
  menuLabel: 'Reject',
  from: ['under_cvc_review'],
  to: 'rejected',
  roles: ['cvc_member'],
  stage: 3,
  takesOn: false,
  asks: 'form',
  form: 'decision',
  pays: false,
  event: 'claims/rejectedByCommittee',
  audit: { code: 'CLAIM_REJECTED', label: 'Rejected by the committee', severity: 'medium' },
  notification: { type: 'status_update', text: 'Claim by {{claimant}} was rejected by the committee', tells: 'docket' },
  noteType: 'decision',
  done: { title: 'Decision recorded', detail: 'Claim {{id}} of {{claimant}}' },
  bulk: {
    label: 'Bulk Reject',
    submit: 'Reject {{count}} claims',
    question: 'Reject {{count}} claims?',
    destructive: true,
    done: '{{count}} claims rejected',
  },
} as const satisfies ActionRow;
