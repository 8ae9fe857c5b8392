import * as v from 'valibot';
import { lifecycleActions } from '../workflow/lifecycle';
import { notificationTypes } from './notificationTypes';
import { roleNames, type Role } from '../user/roles';
import { count, id, instant, keysOf, text } from '../register/storedFields';

export const maintenanceActions = [
  'register_restored',
  'register_emptied',
  'sample_loaded',
  'register_merged',
] as const;
export type MaintenanceAction = (typeof maintenanceActions)[number];

const head = {
  id,
  role: v.picklist(roleNames),
  type: keysOf(notificationTypes),
  at: instant,
  readAt: v.optional(instant),
};

const ofClaim = v.object({
  ...head,
  action: v.picklist(lifecycleActions),
  claimId: id,
  claimantName: text,
  by: text,
});
const ofImport = v.object({ ...head, action: v.literal('claims_imported'), count, by: text });
const ofRefusedSignIn = v.object({
  ...head,
  action: v.picklist(['sign_in_refused', 'sign_in_at_other_desk', 'sign_in_without_account']),
  email: text,
});
const ofAccount = v.object({ ...head, action: v.literal('account_changed'), account: id, by: text });
const ofMaintenance = v.object({ ...head, action: v.picklist(maintenanceActions), by: text });

export const notificationRecord = v.variant('action', [ofClaim, ofImport, ofRefusedSignIn, ofAccount, ofMaintenance]);

/** Something a role should know of a claim. */
export type ClaimNotification = v.InferOutput<typeof ofClaim>;

/** Something a role should know. Its sentence is made on the screen from the action. */
export type Notification = v.InferOutput<typeof notificationRecord>;

/**
 * Whether a notification is for somebody: for their account, where one is meant, else for their role.
 * @param account the id of theirs, where they have one
 */
export const isFor = (notification: Notification, role: Role, account: string | undefined): boolean =>
  'account' in notification ? notification.account === account : notification.role === role;

const maintenance: ReadonlySet<string> = new Set(maintenanceActions);

/** Whether a notification is of what the register holds. What was done to the register of one device is told there. */
export const isOfRegister = ({ action }: Notification) => !maintenance.has(action);
