import { createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import type { Schedule } from '../../domain/valuation/scheduleRecord';
import { registerLaidDown, registerMerged, registerReplaced, scheduleChanged } from '../events';

const adapter = createEntityAdapter<Schedule>();

const schedulesSlice = createSlice({
  name: 'schedules',
  initialState: adapter.getInitialState(),
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(registerLaidDown, (state, { payload }) => adapter.setAll(state, payload.schedules))
      .addCase(registerReplaced, (state, { payload }) => adapter.setAll(state, payload.records.schedules))
      .addCase(registerMerged, (state, { payload: { put } }) => {
        adapter.setMany(state, put.schedules);
      })
      .addCase(scheduleChanged, (state, { payload: { before, after } }) => {
        const id = (before ?? after)?.id ?? '';
        // A sample that nobody has changed is in no register.
        const rev = state.entities[id]?.rev ?? (before?.isSample ? before.rev : undefined);
        if (rev !== before?.rev) return;
        if (after) adapter.setOne(state, after);
        else adapter.removeOne(state, id);
      });
  },
});

export const schedulesReducer = schedulesSlice.reducer;
