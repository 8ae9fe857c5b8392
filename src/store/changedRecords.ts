import { createEntityAdapter, createSlice, type EntityState, type Reducer } from '@reduxjs/toolkit';
import type { Changes } from '../domain/register/kinds/kind';
import {
  kinds,
  ofChangedKinds,
  type ChangedKind,
  type AnyChange,
  type ContentOf,
} from '../domain/register/kinds/kinds';
import { recordChanged, registerLaidDown, registerMerged, registerReplaced } from './events';

type ChangedRecords = { [Name in ChangedKind]: Reducer<EntityState<ContentOf<Name>, string>> };

/** The slices of the kinds whose records are changed by events that hold them before and after. */
export const changedRecords = ofChangedKinds<ChangedRecords>((name) => reducerOf(name) as never);

type Content = { id: string; rev: number };

function reducerOf(name: ChangedKind) {
  const adapter = createEntityAdapter<Content>();
  const { ships }: Changes = kinds[name].changes;
  return createSlice({
    name,
    initialState: adapter.getInitialState(),
    reducers: {},
    extraReducers: (builder) => {
      builder
        .addCase(registerLaidDown, (state, { payload }) => adapter.setAll(state, payload[name]))
        .addCase(registerReplaced, (state, { payload }) => adapter.setAll(state, payload.records[name]))
        .addCase(registerMerged, (state, { payload }) => {
          adapter.setMany(state, payload.put[name]);
        })
        .addMatcher(recordChanged[name].match, (state, { payload: { before, after } }: { payload: AnyChange }) => {
          const id = (before ?? after)?.id ?? '';
          const rev = state.entities[id]?.rev ?? (before && ships?.(before as never) ? before.rev : undefined);
          if (rev !== before?.rev) return;
          if (after) adapter.setOne(state, after);
          else adapter.removeOne(state, id);
        });
    },
  }).reducer;
}
