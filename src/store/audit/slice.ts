import { createEntityAdapter, createSlice, type UnknownAction } from '@reduxjs/toolkit';
import type { AuditEvent } from '../../domain/audit';
import { registerLaidDown } from '../events';
import { auditRowsOf } from './auditRows';

const adapter = createEntityAdapter<AuditEvent>();

/** Append-only: rows come from events and from nowhere else; nothing changes or removes one. */
const auditSlice = createSlice({
  name: 'audit',
  initialState: adapter.getInitialState(),
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(registerLaidDown, (state, { payload }) => adapter.setAll(state, payload.audit))
      .addMatcher(
        (action: UnknownAction) => auditRowsOf(action).length > 0,
        (state, action) => adapter.addMany(state, auditRowsOf(action)),
      );
  },
});

export const auditReducer = auditSlice.reducer;
