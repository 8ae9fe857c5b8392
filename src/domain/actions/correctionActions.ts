import type { ActionRow } from './action';
import type * as correctionForm from './correctionForm';
import type * as correctionConfirmationForm from './correctionConfirmationForm';

const forwarded = ['under_cvc_review', 'approved', 'payment_processing', 'payment_failed', 'paid', 'rejected'] as const;

/** A correction of a claimant's details once a claim has left the district (docs/product.md, Correction). */
export const correctionActions = {
  /** What changes where the money goes waits for a second person; anything else holds at once. */
  correct: {
    label: 'Correct Details',
    menuLabel: 'Correct Details',
    from: forwarded,
    to: 'unchanged',
    roles: ['admin'],
    despite: ['held'],
    stage: null,
    isPrimary: false,
    asks: 'form',
    form: 'correction',
    pays: 'allows',
    event: 'claims/corrected',
    audit: { code: 'CLAIM_CORRECTED', label: 'Details corrected', severity: 'high' },
    notification: { type: 'status_update', text: 'Details of the claimant {{claimant}} were corrected' },
    noteType: 'document',
    done: { title: 'Correction recorded', detail: 'Claim {{id}} of {{claimant}}' },
  },
  /** The correction holds, for a payment that was not sent too. */
  confirm_correction: {
    label: 'Confirm Correction',
    menuLabel: 'Confirm Correction',
    from: forwarded,
    to: 'unchanged',
    roles: ['finance', 'admin'],
    flag: 'correctionToConfirm',
    despite: ['held'],
    stage: null,
    isPrimary: true,
    asks: 'form',
    form: 'correctionConfirmation',
    duty: 'confirm_correction',
    pays: 'allows',
    event: 'claims/correctionConfirmed',
    audit: { code: 'CORRECTION_CONFIRMED', label: 'Correction confirmed', severity: 'high' },
    notification: { type: 'status_update', text: 'The correction of the claim by {{claimant}} was confirmed' },
    noteType: 'document',
    done: { title: 'Correction confirmed', detail: 'Claim {{id}} of {{claimant}}' },
  },
  /** The details stay as they were. Whoever made the correction can withdraw it so, too. */
  decline_correction: {
    label: 'Confirm Correction',
    menuLabel: null,
    from: forwarded,
    to: 'unchanged',
    roles: ['finance', 'admin'],
    flag: 'correctionToConfirm',
    despite: ['held'],
    stage: null,
    isPrimary: false,
    asks: 'form',
    form: 'correctionConfirmation',
    pays: false,
    event: 'claims/correctionDeclined',
    audit: { code: 'CORRECTION_DECLINED', label: 'Correction declined', severity: 'medium' },
    notification: { type: 'status_update', text: 'The correction of the claim by {{claimant}} was declined' },
    noteType: 'document',
    done: { title: 'Correction declined', detail: 'Claim {{id}} of {{claimant}}' },
  },
} as const satisfies Record<string, ActionRow>;

/** The forms that these rows name. */
export type CorrectionForms = {
  correction: typeof correctionForm;
  correctionConfirmation: typeof correctionConfirmationForm;
};
