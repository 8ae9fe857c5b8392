import type { ActionRow } from './action';

/** The officer takes a submitted claim up. */
export const startVerification = {
  label: 'Start Verification',
  menuLabel: null,
  from: ['submitted'],
  to: 'under_verification',
  roles: ['district_officer'],
  stage: 2,
  takesOn: false,
  asks: 'nothing',
  pays: false,
  event: 'claims/verificationStarted',
  audit: { code: 'VERIFICATION_STARTED', label: 'Verification started', severity: 'low' },
  notification: {
    type: 'status_update',
    text: 'Verification of the claim by {{claimant}} has started',
    tells: 'docket',
  },
  noteType: 'verification',
  done: { title: 'Verification started' },
} as const satisfies ActionRow;
