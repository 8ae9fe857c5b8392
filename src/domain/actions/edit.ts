import type { ActionRow } from './action';

/** Changes what the claim says; it stays where it is. */
export const edit = {
  label: 'Edit',
  menuLabel: 'Edit',
  from: ['draft', 'submitted', 'under_verification', 'request_info'],
  to: 'unchanged',
  roles: ['district_officer'],
  stage: null,
  takesOn: false,
  asks: 'draft',
  pays: false,
  event: 'claims/edited',
  audit: { code: 'CLAIM_EDITED', label: 'Claim edited', severity: 'medium' },
  notification: { type: 'status_update', text: 'Claim by {{claimant}} was edited', tells: 'docket' },
  noteType: 'document',
} as const satisfies ActionRow;
