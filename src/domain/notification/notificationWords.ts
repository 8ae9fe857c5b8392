import { lifecycle, type LifecycleAction } from '../workflow/lifecycle';
import type { Words } from '../words';
import type { ClaimNotification, Notification } from './notification';
import type { NotificationType } from './notificationTypes';

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
