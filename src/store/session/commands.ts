import { loginSchema, type LoginForm } from '../../domain/login';
import { findRoleByLoginValue, roles, type Role } from '../../domain/roles';
import { nameFromEmail, type Actor } from '../../domain/user';
import { commit, commitAs, refuse, signedOutRefusal, type CommandResult } from '../commit';
import type { RootState } from '../registerReducers';
import type { AppThunk } from '../services';
import { signedIn, signedOut, signInRefused } from '../events';
import { checkForm } from '../forms';
import { findUserByEmail } from '../users/selectors';

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

/** Ends the session, in every tab. */
export function signOut() {
  return commit((_state, stamp) => ({ ok: true, event: signedOut({}, stamp), value: undefined }));
}

/** Ends a session that had no input for too long. Refuses when another has begun since. */
export function signOutIdle(sessionId: string) {
  return commit((_state, stamp) => {
    if (stamp.actor.sessionId !== sessionId) return refuse(signedOutRefusal);
    return { ok: true, event: signedOut({ reason: 'idle' }, stamp), value: undefined };
  });
}
