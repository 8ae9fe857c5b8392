import { createSelector } from '@reduxjs/toolkit';
import { formOfProfile, profileOfForm, profileSchemaFor, type ProfileForm } from '../../domain/settings/settingsForm';
import type { Refusal } from '../../domain/refusal';
import { differing } from '../../domain/settings/settings';
import {
  findDevicePhone,
  isSameEmail,
  type Actor,
  type DevicePhone,
  type Profile,
  type Session,
  type User,
} from '../../domain/user/user';
import { emailTaken } from '../../domain/user/userRules';
import { defineCommand, refuse, type Target } from '../command';
import type { Register, RootState } from '../registerReducers';
import { commit, type CommandResult } from '../commit';
import { profileChanged } from '../events';
import { findRecord } from '../table';
import { notAllowed } from '../../domain/notAllowed';
import { checkForm } from '../../domain/form/checkForm';
import { isEqual } from '../../domain/isEqual';
import type { AppThunk } from '../services';
import type { Words } from '../../domain/words';
import { selectBindsToDistricts } from '../access/selectors';
import { accountChangedRefusal, deletedRefusal } from '../users/accepts';
import { findUserByEmail, isEmailTaken } from '../users/selectors';
import { signedOutRefusal } from './refusals';
import { selectSession } from './selectors';

/** The record of the signed-in person; undefined for somebody who is no managed user. */
export const selectMyUser = createSelector(
  [selectSession, (state: RootState) => state.users.entities],
  (session, entities) => (session ? findUserByEmail({ users: { entities } }, session.email) : undefined),
);

/** Whether the signed-in person is a managed user, whose profile is kept beyond the session. */
export const selectIsManaged = (state: RootState): boolean => Boolean(selectMyUser(state));

/**
 * The signed-in person's own account: their record, or of somebody without one what the session knows, and the phone
 * number that this device keeps for their address; or null.
 */
export const selectProfile = createSelector(
  [selectSession, selectMyUser, ({ settings }: RootState) => settings.phones],
  (session, user, phones): Profile | null =>
    user ? recordedProfile(user) : session && sessionProfile(session, phones),
);

const recordedProfile = ({ name, email, phone = '', district }: User): Profile => ({ name, email, phone, district });

const sessionProfile = ({ name, email, district }: Session, phones: readonly DevicePhone[]): Profile => ({
  name,
  email,
  phone: findDevicePhone(phones, email),
  district,
});

/** The account of who asked, which need not be who is signed in by the time that it is decided again. */
function findProfile(state: RootState, { email, sessionId }: Actor): { profile: Profile; user?: User } | undefined {
  const user = findUserByEmail(state, email);
  if (user) return { profile: recordedProfile(user), user };
  const session = selectSession(state);
  return session?.sessionId === sessionId ? { profile: sessionProfile(session, state.settings.phones) } : undefined;
}

/**
 * Changes the signed-in person's own account: their record and the session. Of somebody who is no managed user the
 * session alone, and the phone number that this device keeps for their address. Refuses an invalid field, an email that
 * another user has, the district where each account has its own, and a record that somebody else has changed since.
 */
export function saveProfile(change: Partial<ProfileForm>): AppThunk<Promise<CommandResult>> {
  return (dispatch, getState) => {
    const user = selectMyUser(getState());
    return dispatch(commit(profileCommand(change, user ? [{ id: user.id, rev: user.rev }] : [])));
  };
}

type ProfileEvent = ReturnType<typeof profileChanged>;

const profileCommand = defineCommand<Partial<ProfileForm>, undefined, undefined, ProfileEvent>({
  scope: 'register',
  name: 'session/changeProfile',
  label: 'Profile Settings',
  findSubject: () => [],
  makes: profileChanged,
  accepts(register, { payload: { user, before, after }, meta }) {
    const account = findOwnAccount(register, user, meta.actor);
    if (account && 'refusal' in account) return account.refusal;
    if (account && !isEqual({ ...recordedProfile(account), ...before }, recordedProfile(account))) return notAllowed;
    if (account && after.district !== undefined && selectBindsToDistricts(register)) return notTheirsToChange;
    return after.email !== undefined && isEmailTaken(register, after.email, user?.id) ? emailTaken : undefined;
  },
  decide(state, { targets: [target], form }, stamp) {
    const account = findOwnAccount(state, target, stamp.actor);
    if (account && 'refusal' in account) return refuse(account.refusal);
    const found = findProfile(state, stamp.actor);
    if (!found) return refuse(signedOutRefusal);
    const { profile, user } = found;
    const kept = formOfProfile(profile);
    const checked = checkForm(profileSchemaFor(kept), { ...kept, ...form });
    if (!checked.ok) return refuse(checked.refusal);
    const next = profileOfForm(checked.output);
    if (isEmailTaken(state, next.email, user?.id)) return refuse(emailTaken);
    const after = differing(profile, next);
    if (Object.keys(after).length === 0) return { ok: true, value: undefined };
    const event = profileChanged(
      { ...(user && { user: { id: user.id, rev: user.rev } }), before: differing(next, profile), after },
      stamp,
    );
    return { ok: true, event, value: undefined };
  },
});

export const districtIsSet: Words = 'An administrator sets your district.';

const notTheirsToChange: Refusal = { code: 'invalid', message: districtIsSet, fields: { district: districtIsSet } };

/**
 * The actor's own record, where they have one. Refuses one that is gone, has changed since or is somebody else's, and to pass
 * over one that they have.
 */
function findOwnAccount(
  register: Register,
  target: Target | undefined,
  { email }: Actor,
): User | { refusal: Refusal } | undefined {
  if (!target) {
    const own = findUserByEmail(register, email);
    return own && { refusal: accountChangedRefusal(register, own) };
  }
  const user = findRecord(register.users.entities, target.id);
  if (!user) return { refusal: deletedRefusal };
  if (user.rev !== target.rev) return { refusal: accountChangedRefusal(register, user) };
  return isSameEmail(user.email, email) ? user : { refusal: notAllowed };
}
