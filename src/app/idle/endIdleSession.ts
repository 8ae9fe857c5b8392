import type { RegisterStore } from '../../store/createRegisterStore';
import type { RootState } from '../../store/registerReducers';
import { selectSession } from '../../store/session/selectors';
import { sessionTimeLeft } from './sessionTime';

/** The id of a session whose person has stayed away too long; undefined where there is none, or it goes on. */
export function findIdleSession(state: RootState): string | undefined {
  const session = selectSession(state);
  return session && sessionTimeLeft(session) <= 0 ? session.sessionId : undefined;
}

/**
 * Signs out whoever closed the portal and comes back too late. That is stored when everything is read; until then
 * nothing may be shown to them. The command comes on demand: hardly any start needs it.
 */
export async function endIdleSession({ getState, dispatch }: Pick<RegisterStore, 'getState' | 'dispatch'>) {
  const left = findIdleSession(getState());
  if (!left) return;
  const { signOutIdle } = await import(/* webpackChunkName: "idle" */ '../../store/session/commands');
  await dispatch(signOutIdle(left));
}
