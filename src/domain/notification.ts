import { lifecycle, type LifecycleAction } from './lifecycle';
import type { Role } from './roles';
import type { Words } from './words';

/** What a notification is about; each can be switched off in Settings (SPEC.md section 9, Notification types). */
export const notificationTypes = {
  new_claim: { label: 'New claim submissions' },
  status_update: { label: 'Claim status updates' },
  payment: { label: 'Payment approvals' },
  maintenance: { label: 'System maintenance alerts' },
  security: { label: 'Security notifications' },
} as const satisfies Record<string, { label: Words }>;

export type NotificationType = keyof typeof notificationTypes;

type NotificationHead = { id: string; role: Role; type: NotificationType; at: string; readAt?: string };

/** Something a role should know of a claim. */
export type ClaimNotification = NotificationHead & { action: LifecycleAction; claimId: string; claimantName: string };

/** Somebody was not let in. */
export type SecurityNotification = NotificationHead & { action: 'sign_in_refused'; email: string };

/** Claims came from a spreadsheet, so many of them in this role's docket or to be told to it. */
export type ImportNotification = NotificationHead & { action: 'claims_imported'; count: number; by: string };

/** Something was done to the register as a whole. */
export type MaintenanceNotification = NotificationHead & { action: MaintenanceAction; by: string };

/** Something a role should know. Its sentence is made on the screen from the action. */
export type Notification = ClaimNotification | ImportNotification | SecurityNotification | MaintenanceNotification;

export const maintenanceActions = [
  'register_restored',
  'register_emptied',
  'sample_loaded',
  'register_merged',
] as const;
export type MaintenanceAction = (typeof maintenanceActions)[number];

/** Whether a notification tells of a claim. */
export const isClaimNotification = (notification: Notification): notification is ClaimNotification =>
  notification.action in lifecycle;

/** Words of a notification by the action it tells of; {{claimant}}, {{email}} and {{by}} are filled in. */
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
  claims_imported: { type: 'new_claim', text: '{{count}} claims were imported by {{by}}' },
  sign_in_refused: { type: 'security', text: 'Sign-in as {{email}} was refused: the account is inactive' },
  register_restored: { type: 'maintenance', text: 'The register was restored from a snapshot by {{by}}' },
  register_emptied: { type: 'maintenance', text: 'An empty register was started by {{by}}' },
  sample_loaded: { type: 'maintenance', text: 'The sample register was loaded by {{by}}' },
  register_merged: { type: 'maintenance', text: 'Another register was imported by {{by}}' },
} as const satisfies Record<Notification['action'], { type: NotificationType; text: Words }>;
