import { createSelector } from '@reduxjs/toolkit';
import { formOfProfile, profileOfForm, profileSchemaFor, type ProfileForm } from '../../domain/settingsForm';
import { differing } from '../../domain/settings';
import { findDevicePhone, isSameEmail, type Profile } from '../../domain/user';
import { emailTaken } from '../../domain/userRules';
import { commit, refuse, signedOutRefusal } from '../commit';
import { profileChanged } from '../events';
import { checkForm } from '../forms';
import type { RootState } from '../registerReducers';
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
 * session alone, and the phone number that this device keeps for their address. Refuses an invalid field and an email
 * that another user has.
 */
export function saveProfile(change: Partial<ProfileForm>) {
  return commit((state, stamp) => {
    const profile = selectProfile(state);
    if (!profile) return refuse(signedOutRefusal);
    const kept = formOfProfile(profile);
    const checked = checkForm(profileSchemaFor(kept), { ...kept, ...change });
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
  });
}
