import { verificationFailedMessage } from '../workflow/verification';
import type { ActionRow } from './action';

/** The officer needs more from the claimant before going on. */
export const requestInfo = {
  label: 'Request Info',
  menuLabel: 'Request Info',
  from: ['submitted', 'under_verification', 'referred_district'],
  to: 'request_info',
  roles: ['district_officer'],
  stage: 2,
  takesOn: false,
  asks: 'form',
  form: 'verification',
  pays: false,
  event: 'claims/infoRequested',
  audit: { code: 'INFO_REQUESTED', label: 'Additional information requested', severity: 'low' },
  notification: {
    type: 'status_update',
    text: 'More information is needed on the claim by {{claimant}}',
    tells: 'docket',
  },
  noteType: 'verification',
  done: { title: 'Verification completed', detail: 'Claim {{id}} marked for additional information' },
  failed: verificationFailedMessage,
  bulk: {
    label: 'Bulk Request Info',
    submit: 'Request information on {{count}} claims',
    question: null,
    destructive: false,
    done: '{{count}} claims marked for additional information',
  },
} as const satisfies ActionRow;
