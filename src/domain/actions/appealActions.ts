import type { ActionRow } from './action';
import type * as appealForm from './appealForm';
import type * as appealDecisionForm from './appealDecisionForm';
import type * as appealValuationForm from './appealValuationForm';

const decided = ['rejected', 'payment_processing', 'payment_failed', 'paid'] as const;

/** A claimant's appeal, from its filing to its outcome (docs/product.md, Appeal). */
export const appealActions = {
  /** The claimant does not agree with what was decided. The claim stays where it is. */
  file_appeal: {
    label: 'File Appeal',
    menuLabel: 'File Appeal',
    from: decided,
    to: 'unchanged',
    roles: ['district_officer', 'admin'],
    flag: 'appealable',
    despite: ['held'],
    stage: 2,
    isPrimary: false,
    asks: 'form',
    form: 'appeal',
    pays: false,
    event: 'claims/appealFiled',
    audit: { code: 'APPEAL_FILED', label: 'Appeal filed', severity: 'medium' },
    notification: { type: 'status_update', text: 'An appeal was filed on the claim by {{claimant}}' },
    noteType: 'decision',
    done: { title: 'Appeal filed', detail: 'Claim {{id}} of {{claimant}}' },
  },
  /** An officer who did not reject the claim values the loss, before the appeal is decided. */
  value_appeal: {
    label: 'Value for Appeal',
    menuLabel: 'Value for Appeal',
    from: ['rejected'],
    to: 'unchanged',
    roles: ['district_officer'],
    flag: 'appealToValue',
    stage: 2,
    isPrimary: true,
    asks: 'form',
    form: 'appealValuation',
    duty: 'value_appeal',
    pays: false,
    event: 'claims/appealValued',
    audit: { code: 'APPEAL_VALUED', label: 'Loss valued for the appeal', severity: 'low' },
    notification: { type: 'status_update', text: 'The appeal on the claim by {{claimant}} is waiting for a decision' },
    noteType: 'verification',
    done: { title: 'Valuation recorded', detail: 'Claim {{id}} of {{claimant}}' },
  },
  /** The claim is decided anew: an amount is approved, or a higher one, and goes on to final approval. */
  uphold_appeal: {
    label: 'Decide Appeal',
    menuLabel: 'Decide Appeal',
    from: decided,
    to: 'approved',
    roles: ['cvc_member', 'admin'],
    flag: 'appealToDecide',
    stage: 3,
    isPrimary: true,
    asks: 'form',
    form: 'appealDecision',
    duty: 'decide_appeal',
    pays: 'allows',
    event: 'claims/appealUpheld',
    audit: { code: 'APPEAL_UPHELD', label: 'Appeal upheld', severity: 'medium' },
    notification: {
      type: 'status_update',
      text: 'The appeal on the claim by {{claimant}} was upheld and is waiting for final approval',
    },
    noteType: 'decision',
    done: { title: 'Appeal upheld', detail: 'Claim {{id}} of {{claimant}}' },
  },
  /** What was decided stands. An appeal that still waits for a valuation can be dismissed as well. */
  dismiss_appeal: {
    label: 'Decide Appeal',
    menuLabel: null,
    from: decided,
    to: 'unchanged',
    roles: ['cvc_member', 'admin'],
    flag: 'underAppeal',
    stage: 3,
    isPrimary: false,
    asks: 'form',
    form: 'appealDecision',
    duty: 'decide_appeal',
    pays: false,
    event: 'claims/appealDismissed',
    audit: { code: 'APPEAL_DISMISSED', label: 'Appeal dismissed', severity: 'medium' },
    notification: { type: 'status_update', text: 'The appeal on the claim by {{claimant}} was dismissed' },
    noteType: 'decision',
    done: { title: 'Appeal dismissed', detail: 'Claim {{id}} of {{claimant}}' },
  },
} as const satisfies Record<string, ActionRow>;

/** The forms that these rows name. */
export type AppealForms = {
  appeal: typeof appealForm;
  appealValuation: typeof appealValuationForm;
  appealDecision: typeof appealDecisionForm;
};
