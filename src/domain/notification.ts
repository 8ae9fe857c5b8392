import type { LifecycleAction } from './lifecycle';
import type { Role } from './roles';

/** What a notification is about; each can be switched off in Settings (SPEC.md section 9, Notification types). */
export const notificationTypes = {
  new_claim: { label: 'New claim submissions' },
  status_update: { label: 'Claim status updates' },
  payment: { label: 'Payment approvals' },
  maintenance: { label: 'System maintenance alerts' },
  security: { label: 'Security notifications' },
} as const satisfies Record<string, { label: string }>;

export type NotificationType = keyof typeof notificationTypes;

/** Something a role should know. Its sentence is made on the screen from the action. */
export type Notification = {
  id: string;
  role: Role;
  type: NotificationType;
  action: LifecycleAction;
  claimId: string;
  claimantName: string;
  at: string;
  readAt?: string;
};

/** Words of a notification by the action it tells of; {{claimant}} and {{id}} are filled in. */
export const notificationWords = {
  submit: { type: 'new_claim', text: 'New claim by {{claimant}} waits for verification' },
  start_verification: { type: 'status_update', text: 'Verification of the claim by {{claimant}} has started' },
  forward_to_cvc: { type: 'status_update', text: 'Claim by {{claimant}} waits for the committee' },
  request_info: { type: 'status_update', text: 'More information is needed on the claim by {{claimant}}' },
  reject_verification: { type: 'status_update', text: 'Claim by {{claimant}} was rejected in the district' },
  edit: { type: 'status_update', text: 'Claim by {{claimant}} was edited' },
  resubmit: { type: 'new_claim', text: 'Claim by {{claimant}} was submitted again' },
  approve: { type: 'status_update', text: 'Claim by {{claimant}} waits for final approval' },
  reject_committee: { type: 'status_update', text: 'Claim by {{claimant}} was rejected by the committee' },
  refer_back: { type: 'status_update', text: 'Claim by {{claimant}} was referred back to the district' },
  final_approval: { type: 'payment', text: 'Claim by {{claimant}} waits for payment' },
  mark_paid: { type: 'payment', text: 'Claim by {{claimant}} was paid' },
  update_payment: { type: 'payment', text: 'Payment of the claim by {{claimant}} was updated' },
  retry_payment: { type: 'payment', text: 'Payment of the claim by {{claimant}} is tried again' },
} as const satisfies Record<LifecycleAction, { type: NotificationType; text: string }>;
