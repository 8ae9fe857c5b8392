import { notAllowed } from '../../domain/notAllowed';
import { defineCommand, refuse } from '../command';
import { sessionTold } from '../events';
import { findUserByEmail } from '../users/selectors';

/** Tells the devices that share the register who signed in here. Refuses an account that is not the actor's own. */
export const tellSessionCommand = defineCommand<undefined, undefined, undefined, ReturnType<typeof sessionTold>>({
  scope: 'register',
  name: 'session/tell',
  hasHappened: true,
  label: null,
  makes: sessionTold,
  accepts: (register, { payload, meta: { actor } }) =>
    findUserByEmail(register, actor.email)?.id === payload.userId ? undefined : notAllowed,
  decide(state, _command, stamp) {
    const user = findUserByEmail(state, stamp.actor.email);
    return user ? { ok: true, event: sessionTold({ userId: user.id }, stamp), value: undefined } : refuse(notAllowed);
  },
});
