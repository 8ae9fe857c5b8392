import type { Role } from '../../domain/roles';
import type { Actor, Session } from '../../domain/user';
import type { RootState } from '../registerReducers';
import { createSelector } from '@reduxjs/toolkit';

export const selectSession = (state: RootState): Session | null => state.session.current;
export const selectRole = (state: RootState): Role | undefined => state.session.current?.role;

/** The name of whoever is signed in, as files say who made them; empty without a session. */
export const selectSessionName = (state: RootState): string => state.session.current?.name ?? '';

/** Why the person was signed out, where they did not sign out themselves. */
export const selectSessionEnd = (state: RootState) => state.session.ended;

/** The signed-in person as events name them, or null. */
export const selectActor = createSelector([selectSession], (session): Actor | null => {
  if (!session) return null;
  const { name, email, role, sessionId } = session;
  return { name, email, role, sessionId };
});
