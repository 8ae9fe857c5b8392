import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { registerReducers } from '../../registerReducers';
import { createBatch, type EntityTable } from '../../table';
import type { SliceName, StoredSlice } from '../../persistence/shapes/slices';

/** How long events are folded before the browser may do something else, milliseconds. */
const atOnce = 12;

const reducers: Record<SliceName, Reducer> = registerReducers;

type Reduce = (state: StoredSlice | undefined, event: UnknownAction) => StoredSlice;

/**
 * A slice as events leave it one after the other. Its table is changed in place: it must have been read for this alone.
 * @returns the slice, and the ids of its records that have changed or are gone; undefined where every record may have changed. Of
 * `failedAt`, the place of an event on which the reducer throws, the slice may show a part, and is of no use.
 */
export async function foldSlice(
  name: SliceName,
  read: StoredSlice,
  events: readonly UnknownAction[],
  yieldToMain: () => Promise<void>,
): Promise<{ slice: StoredSlice; changed: Iterable<string> | undefined; failedAt?: number }> {
  const reduce: Reduce = reducers[name];
  const batch = createBatch();
  if (isTable(read)) batch.own(read);
  const before = { ...reduce(undefined, { type: 'register/read' }), ...read };
  let slice = before;
  let since = performance.now();
  for (const [place, event] of events.entries()) {
    const last = slice;
    try {
      slice = batch.run(() => reduce(last, event));
    } catch (error) {
      console.error(error);
      return { slice, changed: undefined, failedAt: place };
    }
    if (performance.now() - since < atOnce) continue;
    await yieldToMain();
    since = performance.now();
  }
  if (slice === before || !isTable(slice)) return { slice, changed: [] };
  return { slice, changed: slice.entities === read.entities ? batch.changed(slice) : undefined };
}

const isTable = (slice: StoredSlice): slice is EntityTable<object> & StoredSlice =>
  slice.ids !== undefined && slice.entities !== undefined;
