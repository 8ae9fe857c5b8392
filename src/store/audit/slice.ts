import { createEntityAdapter, createSlice, type UnknownAction } from '@reduxjs/toolkit';
import type { AuditEvent } from '../../domain/audit';
import { registerLaidDown, registerReplaced } from '../events';
import { auditRowsOf } from './auditRows';

const adapter = createEntityAdapter<AuditEvent>();

/** Append-only: rows come from events and from nowhere else; nothing changes one, and only a new register begins anew. */
const auditSlice = createSlice({
  name: 'audit',
  initialState: adapter.getInitialState(),
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(registerLaidDown, (state, { payload }) => adapter.setAll(state, payload.audit))
      .addCase(registerReplaced, (state, { payload: { how, records } }) => {
        // What was restored goes on with the log that there is; nothing else of this register has a past.
        if (how === 'restored') adapter.addMany(state, records.audit);
        else adapter.setAll(state, records.audit);
      })
      .addMatcher(
        (action: UnknownAction) => auditRowsOf(action).length > 0,
        (state, action) => adapter.addMany(state, auditRowsOf(action)),
      );
  },
});

export const auditReducer = auditSlice.reducer;
