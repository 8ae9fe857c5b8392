import { verificationFailedMessage } from '../workflow/verification';
import type { ActionRow } from './action';

/** The officer found nothing to compensate (docs/product.md, Verification). */
export const rejectVerification = {
  label: 'Reject',
  menuLabel: null,
  from: ['submitted', 'under_verification', 'referred_district'],
  to: 'rejected',
  roles: ['district_officer'],
  stage: 2,
  takesOn: false,
  asks: 'form',
  form: 'verification',
  pays: false,
  event: 'claims/rejectedInDistrict',
  audit: { code: 'CLAIM_REJECTED_IN_DISTRICT', label: 'Rejected in the district', severity: 'medium' },
  notification: { type: 'status_update', text: 'Claim by {{claimant}} was rejected in the district', tells: 'docket' },
  noteType: 'verification',
  done: { title: 'Verification completed', detail: 'Claim {{id}} rejected' },
  failed: verificationFailedMessage,
} as const satisfies ActionRow;
