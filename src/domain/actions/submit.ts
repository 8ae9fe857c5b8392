import type { ActionRow } from './action';

/** Makes a claim of a draft (docs/product.md, Wizard). */
export const submit = {
  label: 'Submit Claim',
  menuLabel: null,
  from: ['draft'],
  to: 'submitted',
  roles: ['district_officer'],
  stage: 1,
  takesOn: false,
  asks: 'draft',
  pays: false,
  event: 'claims/submitted',
  audit: { code: 'CLAIM_SUBMITTED', label: 'Claim submitted', severity: 'low' },
  notification: { type: 'new_claim', text: 'New claim by {{claimant}} is waiting for verification', tells: 'docket' },
  noteType: 'document',
} as const satisfies ActionRow;
