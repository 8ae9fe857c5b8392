import { createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import type { Payment } from '../../domain/payment';
import { isLifecycleEvent, registerLaidDown, registerReplaced } from '../events';

const adapter = createEntityAdapter<Payment>();

const paymentsSlice = createSlice({
  name: 'payments',
  initialState: adapter.getInitialState(),
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(registerLaidDown, (state, { payload }) => adapter.setAll(state, payload.payments))
      .addCase(registerReplaced, (state, { payload }) => adapter.setAll(state, payload.records.payments))
      .addMatcher(isLifecycleEvent, (state, { payload }) => {
        for (const { before, after } of payload.changes.flatMap((change) => change.payments ?? [])) {
          if (state.entities[after.id]?.rev === before?.rev) adapter.setOne(state, after);
        }
      });
  },
});

export const paymentsReducer = paymentsSlice.reducer;
