import { createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import type { User } from '../../domain/user';
import { registerLaidDown, signedIn } from '../events';

const adapter = createEntityAdapter<User>();

const usersSlice = createSlice({
  name: 'users',
  initialState: adapter.getInitialState(),
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(registerLaidDown, (state, { payload }) => adapter.setAll(state, payload.users))
      .addCase(signedIn, (state, { payload, meta }) => {
        const user = payload.userId === undefined ? undefined : state.entities[payload.userId];
        if (user) user.lastLogin = meta.at;
      });
  },
});

export const usersReducer = usersSlice.reducer;
