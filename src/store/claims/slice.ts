import { createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import type { Claim } from '../../domain/claim';
import { isLifecycleEvent, noteAdded, registerLaidDown, registerReplaced, type ClaimFields } from '../events';

const adapter = createEntityAdapter<Claim>();

/** A claim that exists is never a draft again. */
const isStoredStatus = (fields: ClaimFields): fields is ClaimFields & Partial<Pick<Claim, 'status'>> =>
  fields.status !== 'draft';

const claimsSlice = createSlice({
  name: 'claims',
  initialState: adapter.getInitialState(),
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(registerLaidDown, (state, { payload }) => adapter.setAll(state, payload.claims))
      .addCase(registerReplaced, (state, { payload }) => adapter.setAll(state, payload.records.claims))
      .addCase(noteAdded, (state, { payload, meta }) => {
        const claim = state.entities[payload.claimId];
        if (!claim || claim.notes.some(({ id }) => id === payload.note.id)) return;
        // A note takes nothing from anybody's decision or edit under way, so the revision stays.
        claim.notes.push(payload.note);
        claim.updatedAt = meta.at;
      })
      .addMatcher(isLifecycleEvent, (state, { payload, meta }) => {
        const { created } = payload;
        if (created && !state.entities[created.id]) adapter.addOne(state, created);
        for (const { claimId, rev, after, note } of payload.changes) {
          const claim = state.entities[claimId];
          if (!claim || claim.rev !== rev || !isStoredStatus(after)) continue;
          Object.assign(claim, after);
          if (note) claim.notes.push(note);
          claim.rev += 1;
          claim.updatedAt = meta.at;
        }
      });
  },
});

export const claimsReducer = claimsSlice.reducer;
export const claimsAdapter = adapter;
