import { notAllowed } from '../../domain/notAllowed';
import { isEqual } from '../../domain/isEqual';
import { factsOf } from '../../domain/register/kinds/kinds';
import { findPermissionRefusal } from '../../domain/user/permissionRefusal';
import type { Refusal } from '../../domain/refusal';
import { isSameEmail, type User } from '../../domain/user/user';
import { userSchemaFor, type UserForm } from '../../domain/user/userForm';
import { emailTaken } from '../../domain/user/userRules';
import { findLockOutRefusal } from '../../domain/access/lockOut';
import { selectAccessFacts } from '../access/selectors';
import { withDesks } from '../../domain/user/desks';
import { defineCommand, refuse, type Decision, type Target } from '../command';
import { commit } from '../commit';
import { userAdded, userChanged, userDeleted, type DecidedEvent, type Stamp, type UserFields } from '../events';
import { findRecord } from '../table';
import { checkForm } from '../../domain/form/checkForm';
import type { RootState } from '../registerReducers';
import {
  acceptsDesks,
  acceptsManager,
  deletedRefusal,
  findUserTarget,
  guardedChange,
  guardedDeletion,
} from './accepts';
import { isEmailTaken } from './selectors';

/*
 * What administrators do to accounts (docs/product.md, Users). Besides what its comment names, every command refuses
 * another role, and one on an account refuses an unknown one and one changed since the screen showed it.
 */

/** Opens an account, active whatever the form says. Refuses an invalid form and an email that another account has. */
export const addUser = (form: UserForm) => commit(addUserCommand(form));

export const addUserCommand = defineCommand<UserForm, { id: string }, undefined, ReturnType<typeof userAdded>>({
  scope: 'register',
  name: 'users/add',
  label: 'Add User',
  findSubject: (_state, { form }) => [form.name],
  makes: userAdded,
  accepts(register, { payload: { user }, meta }) {
    const refusal =
      acceptsManager(meta.actor) ?? acceptsDesks(user) ?? (isEmailTaken(register, user.email) ? emailTaken : undefined);
    if (refusal) return refusal;
    const isNew = findRecord(register.users.entities, user.id) === undefined;
    if (!isNew || !isEqual(user, newUser(user.id, fieldsOf(user), meta.at))) return notAllowed;
    // The first that can manage the others has managed accounts alone act, where the rules ask for that.
    const { access, users } = selectAccessFacts(register);
    return findLockOutRefusal({ access, users: [...users, withDesks(user)] }, meta.actor);
  },
  decide(state, { form }, stamp) {
    const checked = checkUser(state, stamp, form);
    if ('refusal' in checked) return refuse(checked.refusal);
    const id = `USER-${stamp.eventId}`;
    const user = newUser(id, checked.fields, stamp.at);
    return { ok: true, event: userAdded({ user }, stamp), value: { id } };
  },
});

/**
 * Changes an account; its saved views follow a changed email. Refuses what `addUser` refuses, and to deactivate or to
 * change the role of one's own account or of the last active administrator.
 */
export const updateUser = (target: Target, form: UserForm) => commit(updateUserCommand(form, [target]));

export const updateUserCommand = defineCommand<UserForm, undefined, undefined, ReturnType<typeof userChanged>>({
  scope: 'register',
  name: 'users/update',
  label: 'Edit User',
  findSubject: (_state, { form }) => [form.name],
  makes: userChanged,
  accepts(register, { payload: { userId, rev, before, after }, meta }) {
    const user = findUserTarget(register, { id: userId, rev }, meta.actor);
    if ('refusal' in user) return user.refusal;
    if (!isEqual(before, fieldsOf(user))) return notAllowed;
    if (isEmailTaken(register, after.email, userId)) return emailTaken;
    const refusal = acceptsDesks(after) ?? guardedChange(user, after, register, meta);
    if (refusal) return refusal;
    const { access, users } = selectAccessFacts(register);
    const changed = withDesks({ ...user, ...after });
    // Whoever changes their own email goes on under the new one.
    const email = isSameEmail(user.email, meta.actor.email) ? after.email : meta.actor.email;
    const facts = { access, users: users.map((one) => (one.id === user.id ? changed : one)) };
    return findLockOutRefusal(facts, { ...meta.actor, email });
  },
  decide: (state, { targets, form }, stamp) =>
    onUser(targets, state, stamp, (user) => {
      const checked = checkUser(state, stamp, form, user.id);
      if ('refusal' in checked) return refuse(checked.refusal);
      const refusal = guardedChange(user, checked.fields, state, stamp);
      if (refusal) return refuse(refusal);
      const before = fieldsOf(user);
      if (isEqual(before, checked.fields)) return { ok: true, value: undefined };
      const event = userChanged({ userId: user.id, rev: user.rev, before, after: checked.fields }, stamp);
      return { ok: true, event, value: undefined };
    }),
});

/**
 * Deletes an account and the saved views of its email; claims, drafts, notes and the audit log keep the name. Refuses
 * one's own account and the last active administrator.
 */
export const deleteUser = (target: Target) => commit(deleteUserCommand(undefined, [target]));

export const deleteUserCommand = defineCommand<undefined, undefined, undefined, ReturnType<typeof userDeleted>>({
  scope: 'register',
  name: 'users/delete',
  label: 'Delete User',
  findSubject: (state, { targets }) => targets.flatMap(({ id }) => findRecord(state.users.entities, id)?.name ?? []),
  makes: userDeleted,
  accepts(register, { payload, meta }) {
    const user = findUserTarget(register, payload.user, meta.actor);
    if ('refusal' in user) return user.refusal;
    // When somebody signed in last, each copy of the register may know otherwise.
    const isSame = isEqual(factsOf('users', payload.user), factsOf('users', user));
    return isSame ? guardedDeletion(user, register, meta) : notAllowed;
  },
  decide: (state, { targets }, stamp) =>
    onUser(targets, state, stamp, (user) => {
      const refusal = guardedDeletion(user, state, stamp);
      return refusal ? refuse(refusal) : { ok: true, event: userDeleted({ user }, stamp), value: undefined };
    }),
});

/** An account as it is opened at an instant. */
const newUser = <Fields extends UserFields>(id: string, fields: Fields, at: string) => ({
  id,
  rev: 1,
  ...fields,
  status: 'active' as const,
  joinDate: at,
});

const fieldsOf = ({ name, email, role, desks, district, areas, status }: UserFields): UserFields => ({
  name,
  email,
  role,
  desks,
  district,
  ...(areas && { areas }),
  status,
});

function onUser<Event extends DecidedEvent>(
  [target]: readonly Target[],
  state: RootState,
  stamp: Stamp,
  decide: (user: User) => Decision<undefined, Event>,
): Decision<undefined, Event> {
  const user = target ? findUserTarget(state, target, stamp.actor) : { refusal: deletedRefusal };
  return 'refusal' in user ? refuse(user.refusal) : decide(user);
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
