import * as v from 'valibot';
import { lifecycle, lifecycleActions, type LifecycleAction } from './lifecycle';
import { notificationTypes, type NotificationType } from './notificationTypes';
import { roleNames } from './roles';
import { count, id, instant, keysOf, text } from './storedFields';
import type { Words } from './words';

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

const ofClaim = v.object({ ...head, action: v.picklist(lifecycleActions), claimId: id, claimantName: text });
const ofImport = v.object({ ...head, action: v.literal('claims_imported'), count, by: text });
const ofRefusedSignIn = v.object({ ...head, action: v.literal('sign_in_refused'), email: text });
const ofMaintenance = v.object({ ...head, action: v.picklist(maintenanceActions), by: text });

export const notificationRecord = v.variant('action', [ofClaim, ofImport, ofRefusedSignIn, ofMaintenance]);

/** Something a role should know of a claim. */
export type ClaimNotification = v.InferOutput<typeof ofClaim>;

/** Claims came from a spreadsheet, so many of them in this role's docket or to be told to it. */
export type ImportNotification = v.InferOutput<typeof ofImport>;

/** Somebody was not let in. */
export type SecurityNotification = v.InferOutput<typeof ofRefusedSignIn>;

/** Something was done to the register as a whole. */
export type MaintenanceNotification = v.InferOutput<typeof ofMaintenance>;

/** Something a role should know. Its sentence is made on the screen from the action. */
export type Notification = v.InferOutput<typeof notificationRecord>;

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
