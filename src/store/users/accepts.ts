import * as v from 'valibot';
import { notAllowed } from '../../domain/notAllowed';
import { desksRecord } from '../../domain/user/desks';
import { findPermissionRefusal } from '../../domain/user/permissionRefusal';
import type { Refusal } from '../../domain/refusal';
import type { Actor, User } from '../../domain/user/user';
import type { UserForm } from '../../domain/user/userForm';
import { findUserGuard, type GuardedChange } from '../../domain/user/userRules';
import { findLastChange } from '../audit/selectors';
import type { Target } from '../command';
import type { Register } from '../registerReducers';
import type { Stamp, UserFields } from '../events';
import { findRecord } from '../table';
import { selectUsers } from './selectors';

/*
 * What every copy of the register asks of an event on accounts, and the first part of each decision on one.
 */

/** Refuses a role that manages no accounts. */
export const acceptsManager = ({ role }: Actor) => findPermissionRefusal('manageUsers', role);

/** The account as it stood at a revision. Refuses another role, an unknown account and one that was changed since. */
export function findUserTarget(register: Register, { id, rev }: Target, actor: Actor): User | { refusal: Refusal } {
  const wrongRole = acceptsManager(actor);
  if (wrongRole) return { refusal: wrongRole };
  const user = findRecord(register.users.entities, id);
  if (!user) return { refusal: deletedRefusal };
  return user.rev === rev ? user : { refusal: accountChangedRefusal(register, user) };
}

/** Refuses an account without a desk, and desks that there are not or that stand twice. */
export const acceptsDesks = ({ desks }: UserFields) => (v.is(desksRecord, desks) ? undefined : notAllowed);

/** Refuses to delete one's own account, the last active administrator, and the last of them at the admin desk. */
export function guardedDeletion(user: User, register: Register, { actor }: Stamp): Refusal | undefined {
  const message = findUserGuard('delete', user, selectUsers(register), actor.email);
  return message && { code: 'invalid', message };
}

/**
 * Refuses, at its field, to deactivate, to change the role or to take the admin desk of one's own account, of the last active
 * administrator, and of the last of them at the admin desk.
 */
export function guardedChange(
  user: User,
  after: UserFields,
  register: Register,
  { actor }: Stamp,
): Refusal | undefined {
  const guard = (change: GuardedChange) => findUserGuard(change, user, selectUsers(register), actor.email);
  const role = after.role !== user.role ? guard('change_role') : undefined;
  if (role) return at('role', role);
  const leaves = user.desks.includes('admin') && !after.desks?.includes('admin');
  const desk = leaves ? guard('leave_admin_desk') : undefined;
  if (desk) return at('desks', desk);
  const status = after.status === 'inactive' && user.status === 'active' ? guard('deactivate') : undefined;
  return status ? at('status', status) : undefined;
}

function at(field: keyof UserForm, message: string): Refusal {
  return { code: 'invalid', message, fields: { [field]: message } };
}

export const deletedRefusal: Refusal = { code: 'not_found', message: 'This account no longer exists.' };

/** The refusal of a change to an account that somebody else has changed since. */
export function accountChangedRefusal(register: Register, { id }: User): Refusal {
  const last = findLastChange(register, id);
  if (!last) {
    return { code: 'changed', message: 'Not saved: this account was changed elsewhere. Check it and try again.' };
  }
  return {
    code: 'changed',
    message: 'Not saved: {{user}} changed this account on {{time}}. Check it and try again.',
    params: { user: last.user },
    instants: { time: last.timestamp },
  };
}
