import type { ActionRow } from './action';

/** The committee wants the district to look again. */
export const referBack = {
  label: 'Refer Back',
  menuLabel: 'Refer Back',
  from: ['under_cvc_review'],
  to: 'referred_district',
  roles: ['cvc_member'],
  stage: 3,
  takesOn: false,
  asks: 'form',
  form: 'decision',
  pays: false,
  event: 'claims/referredBack',
  audit: { code: 'CLAIM_REFERRED_BACK', label: 'Referred back to the district', severity: 'low' },
  notification: {
    type: 'status_update',
    text: 'Claim by {{claimant}} was referred back to the district',
    tells: 'docket',
  },
  noteType: 'decision',
  done: { title: 'Decision recorded', detail: 'Claim {{id}} of {{claimant}}' },
} as const satisfies ActionRow;
