import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { sliceNames, type SliceName, type StoredSlices } from '../persistence/shapes/slices';
import { registerReducers, type RootState } from '../registerReducers';
import { slicesOf } from './core';

const reducers: Record<SliceName, Reducer> = registerReducers;

/** Whether two objects have the same fields by reference. */
export function sameFields(one: object, other: object): boolean {
  const fields = Object.entries(one);
  const others = new Map(Object.entries(other));
  return fields.length === others.size && fields.every(([name, value]) => others.get(name) === value);
}

/** Tells what an event will make of the slices before it is done, and remembers it until then: no event is computed twice. */
export function createPreview(getState: () => Pick<RootState, SliceName>) {
  let previewed: UnknownAction | undefined;
  const known = new Map<SliceName, { before: object; after: object }>();

  return {
    /** The slices as an event will leave them. */
    preview: (event: UnknownAction): StoredSlices => {
      previewed = event;
      const slices = slicesOf(getState());
      for (const name of sliceNames) {
        const before = slices[name] ?? {};
        known.set(name, { before, after: reducers[name](before, event) as object });
      }
      return Object.fromEntries([...known].map(([name, { after }]) => [name, after]));
    },

    /** A slice's reducer, which takes what the preview of an event has made of the slice as it still is, once. */
    remembering:
      <State extends object>(name: SliceName, reduce: Reducer<State>): Reducer<State> =>
      (state, action) => {
        const seen = action === previewed ? known.get(name) : undefined;
        // It would hold on to the tables as they were.
        if (seen) known.delete(name);
        if (!state || !seen || !sameFields(seen.before, state)) return reduce(state, action);
        return seen.after === seen.before ? state : (seen.after as State);
      },
  };
}
