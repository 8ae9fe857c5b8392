import type { ActionRow } from './action';

/** Comes before the officer again, with the information that was asked for. */
export const resubmit = {
  label: 'Resubmit',
  menuLabel: null,
  from: ['request_info'],
  to: 'submitted',
  roles: ['district_officer'],
  stage: 1,
  takesOn: true,
  asks: 'nothing',
  pays: false,
  event: 'claims/resubmitted',
  audit: { code: 'CLAIM_RESUBMITTED', label: 'Claim resubmitted', severity: 'low' },
  notification: { type: 'new_claim', text: 'Claim by {{claimant}} was resubmitted', tells: 'docket' },
  noteType: 'document',
  done: { title: 'Claim {{id}} resubmitted' },
} as const satisfies ActionRow;
