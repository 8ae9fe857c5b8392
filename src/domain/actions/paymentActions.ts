import type { ActionRow } from './action';
import type * as finalApprovalForm from './finalApprovalForm';
import type * as markPaidForm from './markPaidForm';
import type * as paymentForm from './paymentForm';
import type * as retryForm from './retryForm';
import type * as returningForm from './returningForm';

/** What takes an approved claim to its payment, and corrects that (docs/product.md, Payments). */
export const paymentActions = {
  /** Lets the approved amount be paid: its payment is made, pending. */
  final_approval: {
    label: 'Final Approval',
    menuLabel: 'Final Approval',
    from: ['approved'],
    to: 'payment_processing',
    roles: ['admin'],
    stage: 4,
    isPrimary: true,
    asks: 'form',
    form: 'finalApproval',
    duty: 'approve',
    pays: 'allows',
    event: 'claims/finallyApproved',
    audit: { code: 'FINAL_APPROVAL_GIVEN', label: 'Final approval given', severity: 'medium' },
    notification: { type: 'payment', text: 'Claim by {{claimant}} is waiting for payment' },
    noteType: 'decision',
    done: { title: 'Final approval given', detail: 'Claim {{id}} of {{claimant}}' },
  },
  /** For a claim that was paid outside the portal. */
  mark_paid: {
    label: 'Mark Paid',
    menuLabel: 'Mark Paid',
    from: ['approved', 'payment_processing'],
    to: 'paid',
    roles: ['admin'],
    stage: 5,
    isPrimary: false,
    asks: 'form',
    form: 'markPaid',
    duty: 'settle',
    pays: 'sends',
    event: 'claims/markedPaid',
    audit: { code: 'CLAIM_PAID', label: 'Marked as paid', severity: 'medium' },
    notification: { type: 'payment', text: 'Claim by {{claimant}} was paid' },
    noteType: 'payment',
    done: { title: 'Claim marked as paid', detail: 'Claim {{id}} of {{claimant}}' },
    bulk: {
      label: 'Bulk Mark Paid',
      submit: 'Mark {{count}} claims as paid',
      done: '{{count}} claims marked as paid',
    },
  },
  /** Records what became of a payment (docs/product.md, Payments). */
  update_payment: {
    label: 'Update Payment',
    menuLabel: 'Process Payment',
    from: ['payment_processing', 'payment_failed', 'paid'],
    to: 'by_payment',
    roles: ['finance', 'admin'],
    stage: 5,
    isPrimary: true,
    despite: ['held'],
    asks: 'form',
    form: 'payment',
    pays: 'sends',
    event: 'payments/updated',
    audit: { code: 'PAYMENT_UPDATED', label: 'Payment updated', severity: 'medium' },
    notification: { type: 'payment', text: 'Payment for the claim by {{claimant}} was updated' },
    noteType: 'payment',
    done: { title: 'Payment updated successfully' },
  },
  /** Makes a new payment after one that failed. */
  retry_payment: {
    label: 'Retry Payment',
    menuLabel: 'Retry Payment',
    from: ['payment_failed'],
    to: 'payment_processing',
    roles: ['finance', 'admin'],
    stage: 5,
    isPrimary: false,
    asks: 'form',
    form: 'retry',
    pays: 'sends',
    event: 'payments/retried',
    audit: { code: 'PAYMENT_RETRIED', label: 'Payment retried', severity: 'medium' },
    notification: { type: 'payment', text: 'Payment for the claim by {{claimant}} was retried' },
    noteType: 'payment',
    done: { title: 'New payment created' },
  },
  /** Takes an approval back: the committee decides anew (docs/product.md, Taking back a decision). */
  return_to_committee: {
    label: 'Return to Committee',
    menuLabel: 'Return to Committee',
    from: ['approved', 'payment_processing'],
    to: 'under_cvc_review',
    roles: ['admin'],
    stage: 4,
    isPrimary: false,
    asks: 'form',
    form: 'returning',
    pays: 'allows',
    event: 'claims/returnedToCommittee',
    audit: { code: 'APPROVAL_RETURNED', label: 'Returned to the committee', severity: 'medium' },
    notification: { type: 'status_update', text: 'Claim by {{claimant}} was returned to the committee' },
    noteType: 'decision',
    done: { title: 'Returned to the committee', detail: 'Claim {{id}} of {{claimant}}' },
  },
} as const satisfies Record<string, ActionRow>;

/** The forms that these rows name. */
export type PaymentForms = {
  finalApproval: typeof finalApprovalForm;
  markPaid: typeof markPaidForm;
  payment: typeof paymentForm;
  retry: typeof retryForm;
  returning: typeof returningForm;
};
