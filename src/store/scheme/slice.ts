import { createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import type { SchemeRecord } from '../../domain/scheme/schemeRecord';
import { registerLaidDown, registerMerged, registerReplaced, schemeChanged } from '../events';

const adapter = createEntityAdapter<SchemeRecord>();

/** The parts of the scheme's rules that were changed: one that is as it ships is not kept. */
const schemeSlice = createSlice({
  name: 'scheme',
  initialState: adapter.getInitialState(),
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(registerLaidDown, (state, { payload }) => adapter.setAll(state, payload.scheme))
      .addCase(registerReplaced, (state, { payload }) => adapter.setAll(state, payload.records.scheme))
      .addCase(registerMerged, (state, { payload: { put } }) => {
        adapter.setMany(state, put.scheme);
      })
      .addCase(schemeChanged, (state, { payload: { before, after } }) => {
        if ((state.entities[after.id]?.rev ?? 0) === before.rev) adapter.setOne(state, after);
      });
  },
});

export const schemeReducer = schemeSlice.reducer;
