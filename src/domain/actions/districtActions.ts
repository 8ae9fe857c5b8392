import { findOpenPieces } from '../claim/asked/asked';
import type { Claim } from '../claim/claim';
import type { Refusal } from '../refusal';
import { closableStatuses } from '../workflow/statuses';
import { verificationFailedMessage } from '../workflow/verification';
import type { ActionRow } from './action';
import type * as closingForm from './closingForm';
import type * as completionForm from './completionForm';
import type * as reopeningForm from './reopeningForm';
import type * as verificationForm from './verificationForm';

/** What the district does with a claim: it registers, verifies and corrects it. */
export const districtActions = {
  /** Makes a claim of a draft (docs/product.md, Wizard). */
  submit: {
    label: 'Submit Claim',
    menuLabel: null,
    from: ['draft'],
    to: 'submitted',
    roles: ['district_officer'],
    stage: 1,
    isPrimary: false,
    asks: 'draft',
    pays: false,
    event: 'claims/submitted',
    audit: { code: 'CLAIM_SUBMITTED', label: 'Claim submitted', severity: 'low' },
    notification: { type: 'new_claim', text: 'New claim by {{claimant}} is waiting for verification' },
    noteType: 'document',
  },
  /** The officer takes a submitted claim up. */
  start_verification: {
    label: 'Start Verification',
    menuLabel: null,
    from: ['submitted'],
    to: 'under_verification',
    roles: ['district_officer'],
    stage: 2,
    isPrimary: false,
    asks: 'nothing',
    pays: false,
    event: 'claims/verificationStarted',
    audit: { code: 'VERIFICATION_STARTED', label: 'Verification started', severity: 'low' },
    notification: {
      type: 'status_update',
      text: 'Verification of the claim by {{claimant}} has started',
    },
    noteType: 'verification',
    done: { title: 'Verification started' },
  },
  /** The officer found the claim in order (docs/product.md, Verification). */
  forward_to_cvc: {
    label: 'Verify & Forward',
    menuLabel: 'Verify / Forward to CVC',
    from: ['submitted', 'under_verification', 'referred_district'],
    to: 'under_cvc_review',
    roles: ['district_officer'],
    stage: 2,
    isPrimary: true,
    asks: 'form',
    form: 'verification',
    pays: false,
    event: 'claims/forwardedToCommittee',
    audit: { code: 'CLAIM_FORWARDED', label: 'Verified and forwarded to CVC', severity: 'low' },
    notification: {
      type: 'status_update',
      text: 'Claim by {{claimant}} is waiting for the committee',
    },
    noteType: 'verification',
    done: { title: 'Verification completed', detail: 'Claim {{id}} forwarded to CVC' },
    failed: verificationFailedMessage,
    bulk: {
      label: 'Bulk Forward',
      submit: 'Forward {{count}} claims',
      done: '{{count}} claims forwarded to CVC',
    },
  },
  /** The officer needs more from the claimant before going on. */
  request_info: {
    label: 'Request Info',
    menuLabel: 'Request Info',
    from: ['submitted', 'under_verification', 'referred_district'],
    to: 'request_info',
    roles: ['district_officer'],
    stage: 2,
    isPrimary: false,
    asks: 'form',
    form: 'verification',
    pays: false,
    event: 'claims/infoRequested',
    audit: { code: 'INFO_REQUESTED', label: 'Additional information requested', severity: 'low' },
    notification: {
      type: 'status_update',
      text: 'More information is needed on the claim by {{claimant}}',
    },
    noteType: 'verification',
    done: { title: 'Verification completed', detail: 'Claim {{id}} marked for additional information' },
    failed: verificationFailedMessage,
    bulk: {
      label: 'Bulk Request Info',
      submit: 'Request information on {{count}} claims',
      done: '{{count}} claims marked for additional information',
    },
  },
  /** The officer found nothing to compensate (docs/product.md, Verification). */
  reject_verification: {
    label: 'Reject',
    menuLabel: null,
    from: ['submitted', 'under_verification', 'referred_district'],
    to: 'rejected',
    roles: ['district_officer'],
    stage: 2,
    isPrimary: false,
    asks: 'form',
    form: 'verification',
    pays: false,
    event: 'claims/rejectedInDistrict',
    audit: { code: 'CLAIM_REJECTED_IN_DISTRICT', label: 'Rejected in the district', severity: 'medium' },
    notification: {
      type: 'status_update',
      text: 'Claim by {{claimant}} was rejected in the district',
    },
    noteType: 'verification',
    done: { title: 'Verification completed', detail: 'Claim {{id}} rejected' },
    failed: verificationFailedMessage,
  },
  /** Changes what the claim says; it stays where it is. */
  edit: {
    label: 'Edit',
    menuLabel: 'Edit',
    from: ['draft', 'submitted', 'under_verification', 'request_info', 'referred_district'],
    to: 'unchanged',
    roles: ['district_officer'],
    stage: null,
    isPrimary: false,
    despite: ['held'],
    asks: 'edit',
    pays: false,
    event: 'claims/edited',
    audit: { code: 'CLAIM_EDITED', label: 'Claim edited', severity: 'medium' },
    notification: { type: 'status_update', text: 'Claim by {{claimant}} was edited' },
    noteType: 'document',
  },
  /** Comes before the officer again, with the information that was asked for. */
  resubmit: {
    label: 'Resubmit',
    menuLabel: null,
    from: ['request_info'],
    to: 'submitted',
    roles: ['district_officer'],
    stage: 1,
    isPrimary: true,
    asks: 'nothing',
    findClaimRefusal: findUnanswered,
    pays: false,
    event: 'claims/resubmitted',
    audit: { code: 'CLAIM_RESUBMITTED', label: 'Claim resubmitted', severity: 'low' },
    notification: { type: 'new_claim', text: 'Claim by {{claimant}} was resubmitted' },
    noteType: 'document',
    done: { title: 'Claim {{id}} resubmitted' },
  },
  /** Nobody answered, or the claimant withdrew the claim (docs/product.md, Closing). */
  close: {
    label: 'Close Claim',
    menuLabel: 'Close Claim',
    from: closableStatuses,
    to: 'closed',
    roles: ['district_officer'],
    stage: 2,
    isPrimary: false,
    asks: 'form',
    form: 'closing',
    pays: false,
    event: 'claims/closed',
    audit: { code: 'CLAIM_CLOSED', label: 'Claim closed', severity: 'medium' },
    notification: { type: 'status_update', text: 'Claim by {{claimant}} was closed' },
    noteType: 'decision',
    done: { title: 'Claim closed', detail: 'Claim {{id}} of {{claimant}}' },
  },
  /** Takes a closed claim back to where it was closed. */
  reopen: {
    label: 'Reopen Claim',
    menuLabel: 'Reopen Claim',
    from: ['closed'],
    to: 'as_before',
    roles: ['district_officer', 'admin'],
    stage: 2,
    isPrimary: false,
    asks: 'form',
    form: 'reopening',
    pays: false,
    event: 'claims/reopened',
    audit: { code: 'CLAIM_REOPENED', label: 'Claim reopened', severity: 'medium' },
    notification: { type: 'status_update', text: 'Claim by {{claimant}} was reopened' },
    noteType: 'decision',
    done: { title: 'Claim reopened', detail: 'Claim {{id}} of {{claimant}}' },
  },
  /** Takes a rejected claim back to those who rejected it (docs/product.md, Taking back a decision). */
  reopen_rejection: {
    label: 'Reopen Claim',
    menuLabel: 'Reopen Claim',
    from: ['rejected'],
    to: 'as_before',
    roles: ['admin'],
    stage: 4,
    isPrimary: false,
    asks: 'form',
    form: 'reopening',
    pays: false,
    event: 'claims/rejectionReopened',
    audit: { code: 'REJECTION_REOPENED', label: 'Rejection reopened', severity: 'medium' },
    notification: { type: 'status_update', text: 'Claim by {{claimant}} was reopened' },
    noteType: 'decision',
    done: { title: 'Claim reopened', detail: 'Claim {{id}} of {{claimant}}' },
  },
  /** Adds what nobody wrote down of a claim that was finished on paper (docs/product.md, Import from spreadsheets). */
  complete: {
    label: 'Add Missing Details',
    menuLabel: null,
    from: ['rejected', 'paid'],
    to: 'unchanged',
    roles: ['district_officer', 'admin'],
    flag: 'incomplete',
    stage: null,
    isPrimary: false,
    asks: 'form',
    form: 'completion',
    pays: false,
    event: 'claims/completed',
    audit: { code: 'CLAIM_COMPLETED', label: 'Missing details added', severity: 'medium' },
    notification: { type: 'status_update', text: 'Missing details of the claim by {{claimant}} were added' },
    noteType: 'document',
    done: { title: 'Missing details added', detail: 'Claim {{id}} of {{claimant}}' },
  },
} as const satisfies Record<string, ActionRow>;

/** Nothing is resubmitted while a piece of the information asked for is open (docs/product.md, Information asked for). */
function findUnanswered(claim: Claim): Refusal | undefined {
  const open = findOpenPieces(claim).length;
  if (open === 0) return undefined;
  return {
    code: 'invalid',
    message: 'Answer every piece of the information asked for before you resubmit. Still open: {{number}}.',
    params: { number: open },
  };
}

/** The forms that these rows name. */
export type DistrictForms = {
  verification: typeof verificationForm;
  closing: typeof closingForm;
  reopening: typeof reopeningForm;
  completion: typeof completionForm;
};
