import { loginSchema, type LoginForm } from '../../domain/login';
import { findRoleByLoginValue, roles, type Role } from '../../domain/roles';
import { nameFromEmail, type Actor } from '../../domain/user';
import { commit, commitAs, refuse, signedOutRefusal, type CommandResult } from '../commit';
import { sessionLeft } from '../persistence/healthSlice';
import type { RootState } from '../registerReducers';
import type { AppThunk } from '../services';
import { signedIn, signedOut, signInRefused } from '../events';
import { checkForm } from '../forms';
import { findUserByEmail } from '../users/selectors';
import { toldAfter } from '../waiting';
import { selectActor } from './selectors';

/**
 * Opens a local session (PRODUCT.md, Who may do what). Password and code are checked for their form and go no further.
 * Refuses an invalid form, and the email of an inactive user, which leaves the audit event LOGIN_FAILED.
 */
export function signIn(form: LoginForm): AppThunk<Promise<CommandResult>> {
  return async (dispatch, _getState, services) => {
    const checked = checkForm(loginSchema, form);
    const role = findRoleByLoginValue(form.role);
    if (!checked.ok) return refuse(checked.refusal);
    if (!role) return refuse({ code: 'invalid', message: 'Please select a role' });
    const email = checked.output.username;
    const sessionId = services.stamp().eventId;

    return dispatch(
      commitAs(
        (state) => findActor(state, email, role, sessionId),
        (state, stamp) => {
          const user = findUserByEmail(state, email);
          if (user?.status === 'inactive') {
            return refuse(
              { code: 'inactive', message: 'This account is inactive. Contact an administrator.' },
              signInRefused({ email, reason: 'inactive' }, stamp),
            );
          }
          const district = user?.district ?? roles[role].place;
          const session = { ...stamp.actor, district, signedInAt: stamp.at };
          const { userAgent } = services;
          return { ok: true, event: signedIn({ session, userId: user?.id, userAgent }, stamp), value: undefined };
        },
      ),
    );
  };
}

function findActor(state: RootState, email: string, role: Role, sessionId: string): Actor {
  return { name: findUserByEmail(state, email)?.name ?? nameFromEmail(email), email, role, sessionId };
}

/**
 * Ends the session, in every tab. That it is over is noted before this returns; the deed may have to wait for others, or
 * be done by whoever is first.
 */
export function signOut(): AppThunk<Promise<CommandResult>> {
  return async (dispatch, getState, services) => {
    const actor = selectActor(getState());
    if (actor) services.noteSignOut(actor.sessionId);
    const result = await inTheEnd(
      dispatch(
        commit((_state, stamp) => ({ ok: true, event: signedOut({}, stamp), value: undefined }), { isFinal: true }),
      ),
      () => actor && dispatch(sessionLeft(actor.sessionId)),
    );
    const isOver = actor && !result.ok && result.refusal.code === 'signed_out' && !selectActor(getState());
    return isOver ? { ok: true, stored: !services.storage.waits(), value: undefined } : result;
  };
}

/** Ends a session that had no input for too long. Refuses when another has begun since. */
export function signOutIdle(sessionId: string): AppThunk<Promise<CommandResult>> {
  return (dispatch) => {
    const end = commit(
      (_state, stamp) => {
        if (stamp.actor.sessionId !== sessionId) return refuse(signedOutRefusal);
        return { ok: true, event: signedOut({ reason: 'idle' }, stamp), value: undefined };
      },
      { isFinal: true },
    );
    return inTheEnd(dispatch(end), () => dispatch(sessionLeft(sessionId)));
  };
}

/** A sign-out is never called off: where its deed waits for others, the screens show it all the same. */
async function inTheEnd(deed: Promise<CommandResult>, show: () => unknown): Promise<CommandResult> {
  const late = setTimeout(show, toldAfter);
  try {
    return await deed;
  } finally {
    clearTimeout(late);
  }
}
