import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { SliceName } from '../store/persistence/shapes/slices';
import { registerReducers } from '../store/registerReducers';

const reducers: Record<SliceName, Reducer> = registerReducers;
const sound = { ...reducers };

const mend = () => void Object.assign(reducers, sound);

afterEach(mend);

/**
 * Has the reducer of a slice throw on events that name a text, until `mend`: the store of a tab that was opened meanwhile
 * keeps it. `told` is what `console.error` is told, which is expected.
 */
export function breakReducer(slice: SliceName, text: string) {
  reducers[slice] = (state: unknown, event: UnknownAction) => {
    if ('meta' in event && JSON.stringify(event).includes(text)) throw new Error(`Broken by ${text}`);
    return sound[slice](state, event) as unknown;
  };
  return { told: jest.spyOn(console, 'error').mockImplementation(), mend };
}
