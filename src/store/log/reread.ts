import { createAction, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import type { DecidedEvent } from '../events';
import type { SliceName, StoredSlices } from '../persistence/shapes/slices';
import { foldNow } from '../table';

/** The register was read again: events had been forgotten that this tab did not hear of. */
export const registerReread = createAction<StoredSlices>('register/reread');

/** What other tabs have done, one event after the other. */
export const registerCaughtUp = createAction<{ events: DecidedEvent[] }>('register/caughtUp');

/** Lets a slice take over what was read, and what other tabs have done. */
export function withReread<State>(slice: SliceName, reduce: Reducer<State>): Reducer<State> {
  return (state, action: UnknownAction) => {
    if (registerCaughtUp.match(action)) return foldNow(reduce, reduce(state, action), action.payload.events);
    if (!registerReread.match(action)) return reduce(state, action);
    return { ...reduce(state, action), ...action.payload[slice] };
  };
}
