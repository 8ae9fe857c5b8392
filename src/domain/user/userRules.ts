import type { Refusal } from '../refusal';
import { canAdminister, isActiveAdministrator } from './administrators';
import { isSameEmail, type User } from './user';
import type { Words } from '../words';

const emailTakenMessage: Words = 'Another user has this email';

/** The refusal of an email that another account has, at its field. */
export const emailTaken: Refusal = {
  code: 'invalid',
  message: emailTakenMessage,
  fields: { email: emailTakenMessage },
};

/** What could leave nobody to manage the accounts. */
export type GuardedChange = 'delete' | 'deactivate' | 'change_role' | 'leave_admin_desk';

const ownAccount = {
  delete: 'You cannot delete your own account.',
  deactivate: 'You cannot deactivate your own account.',
  change_role: 'You cannot change the role of your own account.',
  leave_admin_desk: 'You cannot take the UWA/MTWA Admin desk from your own account.',
} as const satisfies Record<GuardedChange, Words>;

const lastAdministrator = {
  delete: 'The last active administrator cannot be deleted.',
  deactivate: 'The last active administrator cannot be deactivated.',
  change_role: 'The role of the last active administrator cannot be changed.',
} as const satisfies Record<Exclude<GuardedChange, 'leave_admin_desk'>, Words>;

const lastAtAdminDesk: Words = 'No other active administrator has the UWA/MTWA Admin desk.';

const isLost = (holds: (user: User) => boolean, before: readonly User[], after: readonly User[]) =>
  before.some(holds) && !after.some(holds);

/** Whether accounts had an active administrator, or one who can sign in as such, and have none any more. */
export const losesAdministrator = (before: readonly User[], after: readonly User[]) =>
  isLost(isActiveAdministrator, before, after) || isLost(canAdminister, before, after);

/**
 * Why an action on an account is refused to whoever signed in with `actorEmail`: nobody does it to their own account, to
 * the last active administrator, or to the last of them at the admin desk (docs/product.md, Users). The key of its
 * translation; undefined when nothing is in the way.
 */
export function findUserGuard(
  change: GuardedChange,
  user: User,
  users: readonly User[],
  actorEmail: string,
): Words | undefined {
  if (isSameEmail(user.email, actorEmail)) return ownAccount[change];
  const others = users.filter(({ id }) => id !== user.id);
  if (change !== 'leave_admin_desk' && isLost(isActiveAdministrator, users, others)) return lastAdministrator[change];
  return isLost(canAdminister, users, others) ? lastAtAdminDesk : undefined;
}
