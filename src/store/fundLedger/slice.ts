import { createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import type { FundLedgerEntry } from '../../domain/ledger';
import { fundEntryRecorded, registerLaidDown, registerReplaced } from '../events';

const adapter = createEntityAdapter<FundLedgerEntry>();

const fundLedgerSlice = createSlice({
  name: 'fundLedger',
  initialState: adapter.getInitialState(),
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(registerLaidDown, (state, { payload }) => adapter.setAll(state, payload.fundLedger))
      .addCase(registerReplaced, (state, { payload }) => adapter.setAll(state, payload.records.fundLedger))
      .addCase(fundEntryRecorded, (state, { payload }) => adapter.addOne(state, payload.entry));
  },
});

export const fundLedgerReducer = fundLedgerSlice.reducer;
