import type { ActionRow } from './action';
import type * as decisionForm from './decisionForm';

/** What the committee decides (docs/product.md, Committee). */
export const committeeActions = {
  /** The committee grants an amount (docs/product.md, Committee). */
  approve: {
    label: 'Approve',
    menuLabel: 'Approve',
    from: ['under_cvc_review'],
    to: 'approved',
    roles: ['cvc_member'],
    stage: 3,
    isPrimary: true,
    asks: 'form',
    form: 'decision',
    duty: 'decide',
    pays: false,
    event: 'claims/approved',
    audit: { code: 'CLAIM_APPROVED', label: 'Approved by the committee', severity: 'medium' },
    notification: {
      type: 'status_update',
      text: 'Claim by {{claimant}} is waiting for final approval',
    },
    noteType: 'decision',
    done: { title: 'Decision recorded', detail: 'Claim {{id}} of {{claimant}}' },
    bulk: {
      label: 'Bulk Approve',
      submit: 'Approve {{count}} claims',
      done: '{{count}} claims approved',
    },
  },
  /** The committee grants nothing. */
  reject_committee: {
    label: 'Reject',
    menuLabel: 'Reject',
    from: ['under_cvc_review'],
    to: 'rejected',
    roles: ['cvc_member'],
    stage: 3,
    isPrimary: false,
    asks: 'form',
    form: 'decision',
    duty: 'decide',
    pays: false,
    event: 'claims/rejectedByCommittee',
    audit: { code: 'CLAIM_REJECTED', label: 'Rejected by the committee', severity: 'medium' },
    notification: {
      type: 'status_update',
      text: 'Claim by {{claimant}} was rejected by the committee',
    },
    noteType: 'decision',
    done: { title: 'Decision recorded', detail: 'Claim {{id}} of {{claimant}}' },
    bulk: {
      label: 'Bulk Reject',
      submit: 'Reject {{count}} claims',
      done: '{{count}} claims rejected',
    },
  },
  /** The committee wants the district to look again. */
  refer_back: {
    label: 'Refer Back',
    menuLabel: 'Refer Back',
    from: ['under_cvc_review'],
    to: 'referred_district',
    roles: ['cvc_member'],
    stage: 3,
    isPrimary: false,
    asks: 'form',
    form: 'decision',
    duty: 'decide',
    pays: false,
    event: 'claims/referredBack',
    audit: { code: 'CLAIM_REFERRED_BACK', label: 'Referred back to the district', severity: 'low' },
    notification: {
      type: 'status_update',
      text: 'Claim by {{claimant}} was referred back to the district',
    },
    noteType: 'decision',
    done: { title: 'Decision recorded', detail: 'Claim {{id}} of {{claimant}}' },
  },
} as const satisfies Record<string, ActionRow>;

/** The forms that these rows name. */
export type CommitteeForms = {
  decision: typeof decisionForm;
};
