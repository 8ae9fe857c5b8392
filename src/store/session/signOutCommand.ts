import type { SignOutReason } from '../../domain/user/idle';
import { defineCommand, refuse } from '../command';
import { signedOut } from '../events';
import { signedOutRefusal } from './refusals';
import { selectActor } from './selectors';

/** `sessionId` is the one that is to end; that of whoever is signed in where it is left out. */
export const signOutCommand = defineCommand<{ reason?: SignOutReason; sessionId?: string }>({
  scope: 'device',
  name: 'session/signOut',
  label: null,
  isFinal: true,
  decide(state, { form: { reason, sessionId } }, stamp) {
    const ends = sessionId ?? stamp.actor.sessionId;
    if (selectActor(state)?.sessionId !== ends) return refuse(signedOutRefusal);
    return { ok: true, event: signedOut({ ...(reason && { reason }) }, stamp), value: undefined };
  },
});
