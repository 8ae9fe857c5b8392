import { lifecycle, type LifecycleAction } from './lifecycle';
import type { NotificationType } from './notificationTypes';
import type { Role } from './roles';
import type { Words } from './words';

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
  isLifecycleAction(notification.action);

/** Of what is no action on a claim; {{email}}, {{count}} and {{by}} are filled in. */
const otherWords = {
  claims_imported: { type: 'new_claim', text: '{{count}} claims were imported by {{by}}' },
  sign_in_refused: { type: 'security', text: 'Sign-in as {{email}} was refused: the account is inactive' },
  register_restored: { type: 'maintenance', text: 'The register was restored from a snapshot by {{by}}' },
  register_emptied: { type: 'maintenance', text: 'An empty register was started by {{by}}' },
  sample_loaded: { type: 'maintenance', text: 'The sample register was loaded by {{by}}' },
  register_merged: { type: 'maintenance', text: 'Another register was imported by {{by}}' },
} as const satisfies Record<Exclude<Notification['action'], LifecycleAction>, { type: NotificationType; text: Words }>;

const isLifecycleAction = (action: Notification['action']): action is LifecycleAction => action in lifecycle;

/** Words of a notification by what it tells of. */
export const notificationWords = (action: Notification['action']) =>
  isLifecycleAction(action) ? lifecycle[action].notification : otherWords[action];
