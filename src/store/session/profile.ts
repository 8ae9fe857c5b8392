import { createSelector } from '@reduxjs/toolkit';
import { formOfProfile, profileOfForm, profileSchemaFor, type ProfileForm } from '../../domain/settings/settingsForm';
import type { Refusal } from '../../domain/refusal';
import { differing } from '../../domain/settings/settings';
import { findDevicePhone, isSameEmail, type Profile } from '../../domain/user/user';
import { emailTaken } from '../../domain/user/userRules';
import { defineCommand, refuse, type Register, type Target } from '../command';
import { commit, signedOutRefusal, type CommandResult } from '../commit';
import { profileChanged } from '../events';
import { findRecord } from '../table';
import { checkForm } from '../../domain/checkForm';
import type { RootState } from '../registerReducers';
import type { AppThunk } from '../services';
import { accountChangedRefusal } from '../users/accepts';
import { isEmailTaken } from '../users/selectors';
import { selectSession } from './selectors';

/** The record of the signed-in person; undefined for somebody who is no managed user. */
export const selectMyUser = createSelector(
  [selectSession, (state: RootState) => state.users.entities],
  (session, entities) => session && Object.values(entities).find(({ email }) => isSameEmail(email, session.email)),
);

/** Whether the signed-in person is a managed user, whose profile is kept beyond the session. */
export const selectIsManaged = (state: RootState): boolean => Boolean(selectMyUser(state));

/**
 * The signed-in person's own account: their record, or of somebody without one what the session knows, and the phone
 * number that this device keeps for their address; or null.
 */
export const selectProfile = createSelector(
  [selectSession, selectMyUser, ({ settings }: RootState) => settings.phones],
  (session, user, phones): Profile | null => {
    const account = user ?? session;
    if (!account) return null;
    const { name, email, district } = account;
    return { name, email, phone: user ? (user.phone ?? '') : findDevicePhone(phones, email), district };
  },
);

/**
 * Changes the signed-in person's own account: their record and the session. Of somebody who is no managed user the
 * session alone, and the phone number that this device keeps for their address. Refuses an invalid field, an email that
 * another user has, and a record that somebody else has changed since.
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
  accepts(register, { payload: { user, after } }) {
    const taken = after.email !== undefined && isEmailTaken(register, after.email, user?.id);
    return (user && acceptsAccount(register, user)) ?? (taken ? emailTaken : undefined);
  },
  decide(state, { targets: [target], form }, stamp) {
    const profile = selectProfile(state);
    if (!profile) return refuse(signedOutRefusal);
    const changed = target && acceptsAccount(state, target);
    if (changed) return refuse(changed);
    const kept = formOfProfile(profile);
    const checked = checkForm(profileSchemaFor(kept), { ...kept, ...form });
    if (!checked.ok) return refuse(checked.refusal);
    const user = selectMyUser(state);
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

function acceptsAccount(register: Register, { id, rev }: Target): Refusal | undefined {
  const user = findRecord(register.users.entities, id);
  return user && user.rev !== rev ? accountChangedRefusal(register, user) : undefined;
}
