import { accountRefusals, findAccountRefusal } from '../../domain/access/account';
import { loginSchema, type LoginForm } from '../../domain/user/login';
import { findRoleByLoginValue, roles, type Role } from '../../domain/user/roles';
import { nameFromEmail, type Actor } from '../../domain/user/user';
import { selectAccessFacts } from '../access/selectors';
import { defineCommand, refuse } from '../command';
import { commit, type CommandResult } from '../commit';
import { sessionLeft } from '../persistence/healthSlice';
import type { RootState } from '../registerReducers';
import type { AppThunk } from '../services';
import { signedIn, signInRefused } from '../events';
import { checkForm } from '../../domain/form/checkForm';
import { findUserByEmail } from '../users/selectors';
import { noticeDelay } from '../waiting/waiting';
import { otherPersonRefusal } from './refusals';
import { selectActor } from './selectors';
import { signOutCommand } from './signOutCommand';

/**
 * Opens a local session (docs/product.md, Sign-in). Password and code are checked for their form and go no further.
 * Refuses an invalid form; and whoever may not act at the desk (domain/access/access.ts), which leaves the audit event
 * LOGIN_FAILED.
 */
export function signIn(form: LoginForm): AppThunk<Promise<CommandResult>> {
  return async (dispatch, getState, services) => {
    const checked = checkForm(loginSchema, form);
    const role = findRoleByLoginValue(form.role);
    if (!checked.ok) return refuse(checked.refusal);
    if (!role) return refuse({ code: 'invalid', message: 'Please select a role' });
    const email = checked.output.username;
    const sessionId = services.stamp().eventId;

    const seen = selectActor(getState())?.sessionId ?? null;
    const command = signInCommand({ email, userAgent: services.userAgent }, [], seen);
    const actorOf = (state: RootState) => findActor(state, email, role, sessionId);
    const result = await dispatch(commit(command, actorOf));
    // Another tab was first; whoever signs in here does so all the same.
    if (!result.ok && result.refusal === otherPersonRefusal) return dispatch(signIn(form));
    const reason = result.ok ? undefined : accountRefusals.find((code) => code === result.refusal.code);
    if (reason) await dispatch(commit(refusedSignInCommand({ email, reason }), actorOf));
    return result;
  };
}

/** `seen` is the session that this one takes the place of; another that has begun since stays. */
const signInCommand = defineCommand<{ email: string; userAgent: string }, undefined, string | null>({
  scope: 'device',
  name: 'session/signIn',
  label: null,
  decide(state, { form: { email, userAgent }, seen }, stamp) {
    const user = findUserByEmail(state, email);
    const refusal = findAccountRefusal(selectAccessFacts(state), stamp.actor);
    if (refusal) return refuse(refusal);
    const there = selectActor(state);
    if (there && there.sessionId !== seen) return refuse(otherPersonRefusal);
    const district = user?.district ?? roles[stamp.actor.role].place;
    const session = { ...stamp.actor, district, signedInAt: stamp.at };
    return { ok: true, event: signedIn({ session, userId: user?.id, userAgent }, stamp), value: undefined };
  },
});

const refusedSignInCommand = defineCommand<{ email: string; reason: string }>({
  scope: 'device',
  name: 'session/refuseSignIn',
  label: null,
  decide: (_state, { form }, stamp) => ({ ok: true, event: signInRefused(form, stamp), value: undefined }),
});

function findActor(state: RootState, email: string, role: Role, sessionId: string): Actor {
  return { name: findUserByEmail(state, email)?.name ?? nameFromEmail(email), email, role, sessionId };
}

/**
 * Ends the session, in every tab. That it is over is noted before this returns; the command may have to wait for others, or
 * be done by whoever is first.
 */
export function signOut(): AppThunk<Promise<CommandResult>> {
  return async (dispatch, getState, services) => {
    const actor = selectActor(getState());
    if (actor) services.noteSignOut(actor.sessionId);
    const result = await inTheEnd(
      dispatch(commit(signOutCommand({}))),
      () => actor && dispatch(sessionLeft(actor.sessionId)),
    );
    const isOver = actor && !result.ok && result.refusal.code === 'signed_out' && !selectActor(getState());
    return isOver ? { ok: true, stored: !services.waits(), value: undefined } : result;
  };
}

/** Ends a session that had no input for too long. Refuses when another has begun since. */
export function signOutIdle(sessionId: string): AppThunk<Promise<CommandResult>> {
  return (dispatch) =>
    inTheEnd(dispatch(commit(signOutCommand({ reason: 'idle', sessionId }))), () => dispatch(sessionLeft(sessionId)));
}

/** A sign-out is never called off: where its command waits for others, the screens show it all the same. */
async function inTheEnd(result: Promise<CommandResult>, show: () => unknown): Promise<CommandResult> {
  const late = setTimeout(show, noticeDelay);
  try {
    return await result;
  } finally {
    clearTimeout(late);
  }
}
