import type { Role } from '../../domain/user/roles';
import type { Actor, Session } from '../../domain/user/user';
import type { RootState } from '../registerReducers';
import { createSelector } from '@reduxjs/toolkit';

/** Of a session that is over nothing shows, also while the command that ends it waits. */
export const selectSession = ({ session, storage }: RootState): Session | null =>
  session.current?.sessionId === storage.left ? null : session.current;
export const selectRole = (state: RootState): Role | undefined => selectSession(state)?.role;

/** The name of whoever is signed in, as files say who made them; empty without a session. */
export const selectSessionName = (state: RootState): string => selectSession(state)?.name ?? '';

/** Why the person was signed out, where they did not sign out themselves. */
export const selectSessionEnd = (state: RootState) => state.session.ended;

/** The signed-in person as events name them, or null; also of a session that is over, which a command is still to end. */
export const selectActor = createSelector([({ session }: RootState) => session.current], (session): Actor | null => {
  if (!session) return null;
  const { name, email, role, sessionId } = session;
  return { name, email, role, sessionId };
});
