import { systemActor } from '../../../domain/audit/audit';
import { passphraseEvents } from '../../../domain/user/passphraseEvents';
import { diff } from '../diff';
import { succeeded, success, type RowsByEvent } from './row';

/** Who signed in and out, and what became of accounts, of a person's own settings and of the device's passphrase. */
export const accountRows = {
  'session/signedIn': ({ session, userAgent }) => ({
    ...success('LOGIN_SUCCESS', 'session', session.sessionId),
    userAgent,
  }),
  'session/signInRefused': ({ email, reason }, { actor }) => ({
    ...success('LOGIN_FAILED', 'session', actor.sessionId),
    status: 'failed',
    detectedAfterMs: 0,
    details: { email, reason },
  }),
  'session/signedOut': ({ reason }, { actor: { sessionId, name, email } }) => {
    const ended = success('LOGOUT', 'session', sessionId);
    return reason ? { ...ended, ...systemActor, details: { reason, name, email } } : ended;
  },
  'session/profileChanged': ({ user, before, after }, { actor }) => {
    if (user) return { ...success('PROFILE_CHANGED', 'user', user.id), changes: diff(before, after) };
    // A phone number without an account stays on the device, which the log may leave.
    const changes = diff({ ...before, phone: undefined }, { ...after, phone: undefined });
    const about = success('PROFILE_CHANGED', 'session', actor.sessionId);
    return changes.length > 0 ? { ...about, changes } : undefined;
  },
  'users/added': ({ user: { id, joinDate: _now, ...fields } }) => ({
    ...success('USER_CREATED', 'user', id),
    changes: diff({}, fields),
  }),
  'users/changed': ({ userId, before, after }) => {
    const { name, email } = before;
    const closed = before.status === 'active' && after.status === 'inactive';
    const updated = success('USER_UPDATED', 'user', userId);
    const changed = { ...updated, details: { name, email }, changes: diff(before, after) };
    return closed ? { ...changed, status: 'warning' } : changed;
  },
  'users/deleted': ({ user: { id, ...fields } }) => ({
    ...success('USER_DELETED', 'user', id),
    changes: diff(fields, {}),
  }),
  'settings/preferencesChanged': ({ before, after }) => ({
    ...success('SETTINGS_CHANGED', 'settings', 'preferences'),
    changes: diff(before, after),
  }),
  'settings/passphraseChanged': ({ deed }) => {
    const { action, severity } = passphraseEvents[deed];
    return { ...succeeded(action, 'settings', 'passphrase'), severity };
  },
  'settings/sharingLeft': () => success('SHARING_LEFT', 'settings', 'sharing'),
} satisfies RowsByEvent;
