import { lifecycle, type LifecycleAction } from '../workflow/lifecycle';
import type { Words } from '../words';
import type { ClaimNotification, Notification } from './notification';
import type { NotificationType } from './notificationTypes';

/** Whether a notification tells of a claim. */
export const isClaimNotification = (notification: Notification): notification is ClaimNotification =>
  isLifecycleAction(notification.action);

/** Of what is no action on a claim; {{email}}, {{count}} and {{by}} are filled in. */
const otherWords = {
  claims_imported: { type: 'new_claim', text: '{{by}} imported {{count}} claims' },
  sign_in_refused: { type: 'security', text: '{{email}} could not sign in: the account is inactive' },
  sign_in_at_other_desk: { type: 'security', text: '{{email}} could not sign in: the account does not have that desk' },
  sign_in_without_account: {
    type: 'security',
    text: '{{email}} could not sign in: there is no account with this email',
  },
  account_changed: { type: 'security', text: '{{by}} changed the desks or districts of your account' },
  register_restored: { type: 'maintenance', text: '{{by}} restored the register from a snapshot' },
  register_emptied: { type: 'maintenance', text: '{{by}} started an empty register' },
  sample_loaded: { type: 'maintenance', text: '{{by}} loaded the sample register' },
  register_merged: { type: 'maintenance', text: '{{by}} imported another register' },
} as const satisfies Record<Exclude<Notification['action'], LifecycleAction>, { type: NotificationType; text: Words }>;

const isLifecycleAction = (action: Notification['action']): action is LifecycleAction => action in lifecycle;

/** Words of a notification by what it tells of. */
export const notificationWords = (action: Notification['action']) =>
  isLifecycleAction(action) ? lifecycle[action].notification : otherWords[action];
