import { createEntityAdapter, createSlice, isAnyOf } from '@reduxjs/toolkit';
import { withDesks } from '../../domain/user/desks';
import type { User } from '../../domain/user/user';
import {
  profileChanged,
  registerLaidDown,
  registerMerged,
  registerReplaced,
  sessionTold,
  signedIn,
  userAdded,
  userChanged,
  userDeleted,
} from '../events';

const adapter = createEntityAdapter<User>();

const usersSlice = createSlice({
  name: 'users',
  initialState: adapter.getInitialState(),
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(registerLaidDown, (state, { payload }) => adapter.setAll(state, payload.users))
      .addCase(registerReplaced, (state, { payload }) => adapter.setAll(state, payload.records.users))
      .addCase(registerMerged, (state, { payload: { put, removed } }) => {
        adapter.removeMany(state, removed.users);
        adapter.setMany(state, put.users);
      })
      .addCase(profileChanged, (state, { payload }) => {
        const user = payload.user && state.entities[payload.user.id];
        if (!user || user.rev !== payload.user?.rev) return;
        Object.assign(user, payload.after);
        if (user.phone === '') delete user.phone;
        user.rev += 1;
      })
      .addCase(userAdded, (state, { payload }) => adapter.addOne(state, withDesks(payload.user)))
      .addCase(userChanged, (state, { payload }) => {
        const user = state.entities[payload.userId];
        if (user?.rev !== payload.rev) return;
        Object.assign(user, withDesks(payload.after), { rev: payload.rev + 1 });
        if (!payload.after.areas) delete user.areas;
      })
      .addCase(userDeleted, (state, { payload: { user } }) => {
        if (state.entities[user.id]?.rev === user.rev) adapter.removeOne(state, user.id);
      })
      .addMatcher(isAnyOf(signedIn, sessionTold), (state, { payload, meta }) => {
        const user = payload.userId === undefined ? undefined : state.entities[payload.userId];
        if (user) user.lastLogin = meta.at;
      });
  },
});

export const usersReducer = usersSlice.reducer;
