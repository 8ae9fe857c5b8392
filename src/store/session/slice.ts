import { createSlice } from '@reduxjs/toolkit';
import type { Session } from '../../domain/user';
import { signedIn, signedOut } from '../events';

type SessionState = { current: Session | null };

const initialState: SessionState = { current: null };

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(signedIn, (state, { payload }) => {
        state.current = payload.session;
      })
      .addCase(signedOut, (state) => {
        state.current = null;
      });
  },
});

export const sessionReducer = sessionSlice.reducer;
