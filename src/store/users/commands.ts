import { findPermissionRefusal } from '../../domain/permissions';
import type { Refusal } from '../../domain/refusal';
import type { User } from '../../domain/user';
import { userSchema, userSchemaFor, type UserForm } from '../../domain/userForm';
import { emailTaken, findUserGuard } from '../../domain/userRules';
import { findLastChange } from '../audit/selectors';
import { commit, refuse, type Decide } from '../commit';
import { userAdded, userChanged, userDeleted, type Stamp, type UserFields } from '../events';
import { findRecord } from '../findRecord';
import { checkForm } from '../forms';
import type { RootState } from '../registerReducers';
import { isEmailTaken, selectUsers } from './selectors';

/*
 * What administrators do to accounts (PRODUCT.md, Users). Besides what its comment names, every deed refuses another role,
 * and one on an account refuses an unknown one and one changed since the screen showed it.
 */

/** An account and the revision of it that the screen showed when the deed was decided on. */
export type UserTarget = { id: string; rev: number };

/** Opens an account, active whatever the form says. Refuses an invalid form and an email that another account has. */
export function addUser(form: UserForm) {
  return commit<{ id: string }>((state, stamp) => {
    const checked = checkUser(state, stamp, form);
    if ('refusal' in checked) return refuse(checked.refusal);
    const id = `USER-${stamp.eventId}`;
    const user: User = { id, rev: 1, ...checked.fields, status: 'active', joinDate: stamp.at };
    return { ok: true, event: userAdded({ user }, stamp), value: { id } };
  });
}

/**
 * Changes an account; its saved views follow a changed email. Refuses what `addUser` refuses, and to deactivate or to
 * change the role of one's own account or of the last active administrator.
 */
export function updateUser(target: UserTarget, form: UserForm) {
  return commit(
    decideOnUser(target, (user, state, stamp) => {
      const checked = checkUser(state, stamp, form, user.id);
      if ('refusal' in checked) return refuse(checked.refusal);
      const refusal = guardedChange(user, checked.fields, state, stamp);
      if (refusal) return refuse(refusal);
      const before = fieldsOf(user);
      if (userFields.every((field) => before[field] === checked.fields[field])) return { ok: true, value: undefined };
      const event = userChanged({ userId: user.id, rev: user.rev, before, after: checked.fields }, stamp);
      return { ok: true, event, value: undefined };
    }),
  );
}

/**
 * Deletes an account and the saved views of its email; claims, drafts, notes and the audit log keep the name. Refuses
 * one's own account and the last active administrator.
 */
export function deleteUser(target: UserTarget) {
  return commit(
    decideOnUser(target, (user, state, stamp) => {
      const message = findUserGuard('delete', user, selectUsers(state), stamp.actor.email);
      if (message) return refuse({ code: 'invalid', message });
      return { ok: true, event: userDeleted({ user }, stamp), value: undefined };
    }),
  );
}

const userFields = Object.keys(userSchema.entries) as (keyof UserFields)[];

const fieldsOf = ({ name, email, role, district, status }: User): UserFields => ({
  name,
  email,
  role,
  district,
  status,
});

type DecideUser = (user: User, state: RootState, stamp: Stamp) => ReturnType<Decide>;

function decideOnUser({ id, rev }: UserTarget, decide: DecideUser): Decide {
  return (state, stamp) => {
    const refusal = findPermissionRefusal('manageUsers', stamp.actor.role);
    if (refusal) return refuse(refusal);
    const user = findRecord(state.users.entities, id);
    if (!user) return refuse(deletedRefusal);
    return user.rev === rev ? decide(user, state, stamp) : refuse(changedRefusal(state, user));
  };
}

const deletedRefusal: Refusal = { code: 'not_found', message: 'This account does not exist any more.' };

function changedRefusal(state: RootState, { id }: User): Refusal {
  const last = findLastChange(state, id);
  if (!last) {
    return { code: 'changed', message: 'This account was changed meanwhile. Nothing was saved; look at it again.' };
  }
  return {
    code: 'changed',
    message: 'This account was changed by {{user}} on {{time}}. Nothing was saved; look at it again.',
    params: { user: last.user },
    instants: { time: last.timestamp },
  };
}

/** @param userId the account that is to have the email, which may keep it or change its case */
function checkUser(
  state: RootState,
  { actor }: Stamp,
  form: UserForm,
  userId?: string,
): { fields: UserFields } | { refusal: Refusal } {
  const refusal = findPermissionRefusal('manageUsers', actor.role);
  if (refusal) return { refusal };
  const kept = userId === undefined ? undefined : findRecord(state.users.entities, userId);
  const checked = checkForm(userSchemaFor(kept), form);
  if (!checked.ok) return checked;
  if (isEmailTaken(state, checked.output.email, userId)) return { refusal: emailTaken };
  return { fields: checked.output };
}

function guardedChange(user: User, after: UserFields, state: RootState, { actor }: Stamp): Refusal | undefined {
  const guard = (deed: 'deactivate' | 'change_role') => findUserGuard(deed, user, selectUsers(state), actor.email);
  const role = after.role !== user.role ? guard('change_role') : undefined;
  if (role) return at('role', role);
  const status = after.status === 'inactive' && user.status === 'active' ? guard('deactivate') : undefined;
  return status ? at('status', status) : undefined;
}

function at(field: keyof UserForm, message: string): Refusal {
  return { code: 'invalid', message, fields: { [field]: message } };
}
