import type { RegisterStore } from '../../store/createRegisterStore';
import { selectSession } from '../../store/session/selectors';
import { sessionTimeLeft } from './sessionTime';

/**
 * Signs out whoever closed the portal and comes back too late, before anything is shown to them. The command comes on
 * demand: hardly any start needs it.
 */
export async function endIdleSession({ getState, dispatch }: Pick<RegisterStore, 'getState' | 'dispatch'>) {
  const session = selectSession(getState());
  if (!session || sessionTimeLeft(session) > 0) return;
  const { signOutIdle } = await import(/* webpackChunkName: "idle" */ '../../store/session/commands');
  await dispatch(signOutIdle(session.sessionId));
}
