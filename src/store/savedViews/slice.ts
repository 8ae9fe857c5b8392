import { createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import type { SavedView } from '../../domain/claim/list/savedView';
import { isSameEmail } from '../../domain/user/user';
import {
  profileChanged,
  registerLaidDown,
  registerMerged,
  registerReplaced,
  userChanged,
  userDeleted,
  viewDeleted,
  viewRenamed,
  viewSaved,
} from '../events';

const adapter = createEntityAdapter<SavedView>();

function handOver(state: { entities: Record<string, SavedView> }, from: string, to: string) {
  for (const view of Object.values(state.entities)) {
    if (isSameEmail(view.owner, from)) view.owner = to;
  }
}

const savedViewsSlice = createSlice({
  name: 'savedViews',
  initialState: adapter.getInitialState(),
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(registerLaidDown, (state, { payload }) => adapter.setAll(state, payload.savedViews))
      .addCase(registerReplaced, (state, { payload }) => adapter.setAll(state, payload.records.savedViews))
      .addCase(registerMerged, (state, { payload }) => adapter.addMany(state, payload.put.savedViews))
      .addCase(viewSaved, (state, { payload }) => adapter.addOne(state, payload.view))
      .addCase(viewRenamed, (state, { payload }) => {
        const view = state.entities[payload.viewId];
        if (view) view.name = payload.after;
      })
      .addCase(profileChanged, (state, { payload: { before, after } }) => {
        if (before.email !== undefined && after.email !== undefined) handOver(state, before.email, after.email);
      })
      // The views are their owner's: they follow a changed email, and go with a deleted account.
      .addCase(userChanged, (state, { payload: { before, after } }) => {
        handOver(state, before.email, after.email);
      })
      .addCase(userDeleted, (state, { payload: { user } }) => {
        const theirs = Object.values(state.entities).filter(({ owner }) => isSameEmail(owner, user.email));
        adapter.removeMany(
          state,
          theirs.map(({ id }) => id),
        );
      })
      .addCase(viewDeleted, (state, { payload }) => adapter.removeOne(state, payload.view.id));
  },
});

export const savedViewsReducer = savedViewsSlice.reducer;
