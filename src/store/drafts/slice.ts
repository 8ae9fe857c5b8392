import { createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import type { Draft } from '../../domain/claim/draft';
import {
  draftDiscarded,
  draftSaved,
  draftStarted,
  isLifecycleEvent,
  registerLaidDown,
  registerMerged,
  registerReplaced,
} from '../events';

const adapter = createEntityAdapter<Draft>();

const draftsSlice = createSlice({
  name: 'drafts',
  initialState: adapter.getInitialState(),
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(registerLaidDown, (state, { payload }) => adapter.setAll(state, payload.drafts))
      .addCase(registerReplaced, (state, { payload }) => adapter.setAll(state, payload.records.drafts))
      .addCase(registerMerged, (state, { payload: { put, removed } }) => {
        adapter.removeMany(state, removed.drafts);
        adapter.setMany(state, put.drafts);
      })
      .addCase(draftStarted, (state, { payload }) => adapter.setOne(state, payload.draft))
      .addCase(draftSaved, (state, { payload }) => {
        if (state.entities[payload.draft.id]) adapter.setOne(state, payload.draft);
      })
      .addCase(draftDiscarded, (state, { payload }) => adapter.removeOne(state, payload.draftId))
      .addMatcher(isLifecycleEvent, (state, { payload }) => {
        if (payload.draftId !== undefined) adapter.removeOne(state, payload.draftId);
      });
  },
});

export const draftsReducer = draftsSlice.reducer;
