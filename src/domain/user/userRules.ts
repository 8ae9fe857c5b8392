import type { Refusal } from '../refusal';
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
export type GuardedChange = 'delete' | 'deactivate' | 'change_role';

const ownAccount = {
  delete: 'You cannot delete your own account.',
  deactivate: 'You cannot deactivate your own account.',
  change_role: 'You cannot change the role of your own account.',
} as const satisfies Record<GuardedChange, Words>;

const lastAdministrator = {
  delete: 'The last active administrator cannot be deleted.',
  deactivate: 'The last active administrator cannot be deactivated.',
  change_role: 'The role of the last active administrator cannot be changed.',
} as const satisfies Record<GuardedChange, Words>;

export const isActiveAdministrator = ({ role, status }: User) => role === 'administrator' && status === 'active';

/**
 * Why an action on an account is refused to whoever signed in with `actorEmail`: nobody does it to their own account or to
 * the last active administrator (docs/product.md, Users). The key of its translation; undefined when nothing is in the
 * way.
 */
export function findUserGuard(
  change: GuardedChange,
  user: User,
  users: readonly User[],
  actorEmail: string,
): Words | undefined {
  if (isSameEmail(user.email, actorEmail)) return ownAccount[change];
  const isLast =
    isActiveAdministrator(user) && users.every((other) => other.id === user.id || !isActiveAdministrator(other));
  return isLast ? lastAdministrator[change] : undefined;
}
