import type { Actor } from '../../domain/user/user';
import { sessionLeft } from '../persistence/healthSlice';
import { selectActor } from '../session/selectors';
import type { Core } from './core';

export type SessionEnd = ReturnType<typeof createSessionEnd>;

/** Whoever signs out is signed out, in every tab and after a reload, whether or not there is room to store it. */
export function createSessionEnd({ ports: { storage }, getState, dispatch, broadcast }: Core) {
  /** Whoever is signed in here though the session has ended: its event waits, or another tab did it in memory alone. */
  function findEndedActor(): Actor | undefined {
    const actor = selectActor(getState());
    return actor && storage.isSignedOut(actor.sessionId) ? actor : undefined;
  }

  return {
    findEndedActor,

    end: (sessionId: string) => {
      storage.endSession(sessionId);
      broadcast({ kind: 'signedOut', sessionId });
    },

    /** The screens show the end of such a session before its event is carried out. */
    show: () => {
      const actor = findEndedActor();
      if (actor) dispatch(sessionLeft(actor.sessionId));
    },
  };
}
