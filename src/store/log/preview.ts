import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { sliceNames, type SliceName, type StoredSlices } from '../persistence/slices';
import { registerReducers, type RootState } from '../registerReducers';
import { slicesOf } from './core';

const reducers: Record<SliceName, Reducer> = registerReducers;

/** Whether two objects have the same fields by reference. */
export function sameFields(one: object, other: object): boolean {
  const fields = Object.entries(one);
  const others = new Map(Object.entries(other));
  return fields.length === others.size && fields.every(([name, value]) => others.get(name) === value);
}

/**
 * Tells what an event will make of the slices before it is done, and remembers it until then, so that no event is computed
 * twice.
 */
export function createPreview(getState: () => Pick<RootState, SliceName>) {
  const known = new WeakMap<object, { before: StoredSlices; after: StoredSlices }>();

  return {
    /** The slices as an event will leave them. */
    preview: (event: UnknownAction): StoredSlices => {
      const before = slicesOf(getState());
      const after: StoredSlices = Object.fromEntries(
        sliceNames.map((name) => [name, reducers[name](before[name], event)]),
      );
      known.set(event, { before, after });
      return after;
    },

    /** A slice's reducer, which takes what the preview of an event has made of the slice as it still is. */
    remembering:
      <State extends object>(name: SliceName, reduce: Reducer<State>): Reducer<State> =>
      (state, action) => {
        const { before, after } = known.get(action) ?? {};
        if (!state || !before?.[name] || !sameFields(before[name], state)) return reduce(state, action);
        return after?.[name] === before[name] ? state : (after?.[name] as State);
      },
  };
}
