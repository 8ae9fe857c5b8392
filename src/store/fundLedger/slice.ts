import { createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import type { FundLedgerEntry } from '../../domain/payment/ledger';
import { fundEntryRecorded, registerLaidDown, registerMerged, registerReplaced } from '../events';

const adapter = createEntityAdapter<FundLedgerEntry>();

const fundLedgerSlice = createSlice({
  name: 'fundLedger',
  initialState: adapter.getInitialState(),
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(registerLaidDown, (state, { payload }) => adapter.setAll(state, payload.fundLedger))
      .addCase(registerReplaced, (state, { payload }) => adapter.setAll(state, payload.records.fundLedger))
      .addCase(registerMerged, (state, { payload: { put, removed } }) => {
        adapter.removeMany(state, removed.fundLedger);
        adapter.setMany(state, put.fundLedger);
      })
      .addCase(fundEntryRecorded, (state, { payload }) => adapter.addOne(state, payload.entry));
  },
});

export const fundLedgerReducer = fundLedgerSlice.reducer;
