import { verificationFailedMessage } from '../workflow/verification';
import type { ActionRow } from './action';

/** The officer found the claim in order (docs/product.md, Verification). */
export const forwardToCvc = {
  label: 'Verify & Forward',
  menuLabel: 'Verify / Forward to CVC',
  from: ['submitted', 'under_verification', 'referred_district'],
  to: 'under_cvc_review',
  roles: ['district_officer'],
  stage: 2,
  takesOn: true,
  asks: 'form',
  form: 'verification',
  pays: false,
  event: 'claims/forwardedToCommittee',
  audit: { code: 'CLAIM_FORWARDED', label: 'Verified and forwarded to CVC', severity: 'low' },
  notification: { type: 'status_update', text: 'Claim by {{claimant}} is waiting for the committee', tells: 'docket' },
  noteType: 'verification',
  done: { title: 'Verification completed', detail: 'Claim {{id}} forwarded to CVC' },
  failed: verificationFailedMessage,
  bulk: {
    label: 'Bulk Forward',
    submit: 'Forward {{count}} claims',
    question: null,
    destructive: false,
    done: '{{count}} claims forwarded to CVC',
  },
} as const satisfies ActionRow;
