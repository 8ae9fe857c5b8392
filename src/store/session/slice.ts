import { createSlice } from '@reduxjs/toolkit';
import type { SignOutReason } from '../../domain/user/idle';
import { isSameEmail, type Session } from '../../domain/user/user';
import { profileChanged, signedIn, signedOut, userChanged } from '../events';

/** `ended` says why nobody is signed in any more, where they did not sign out themselves. */
type SessionState = { current: Session | null; ended: SignOutReason | null };

const initialState: SessionState = { current: null, ended: null };

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(signedIn, (state, { payload }) => {
        state.current = payload.session;
        state.ended = null;
      })
      .addCase(profileChanged, (state, { payload, meta }) => {
        if (state.current?.sessionId !== meta.actor.sessionId) return;
        const { phone: _phone, ...named } = payload.after;
        Object.assign(state.current, named);
      })
      .addCase(signedOut, (state, { payload }) => {
        state.current = null;
        state.ended = payload.reason ?? null;
      })
      // The signed-in person's account was changed, in this tab or another: what it brought to the session follows.
      .addCase(userChanged, (state, { payload: { before, after } }) => {
        if (!state.current || !isSameEmail(state.current.email, before.email)) return;
        const { name, email, district } = after;
        Object.assign(state.current, { name, email, district });
      });
  },
});

export const sessionReducer = sessionSlice.reducer;
