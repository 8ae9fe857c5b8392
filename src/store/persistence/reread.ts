import { createAction, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import type { StoredSlices } from './registerStorage';
import type { SliceName } from './slices';

/** The register was read from storage again, because another tab has done deeds that this one did not hear of. */
export const registerReread = createAction<StoredSlices>('register/reread');

/** Lets a slice take over what was read again. */
export function withReread<State>(slice: SliceName, reducer: Reducer<State>): Reducer<State> {
  return (state, action: UnknownAction) => {
    if (!registerReread.match(action)) return reducer(state, action);
    return { ...reducer(state, action), ...action.payload[slice] };
  };
}
