import type { UnknownAction } from '@reduxjs/toolkit';
import type { EventLog } from '../../domain/register/eventLog';
import type { DecidedEvent } from '../events';
import type { Ports, TabNews } from '../ports';
import type { Share } from '../share/share';
import type { PersistPartial } from 'redux-persist/es/persistReducer';
import type { Mode } from '../persistence/local/staging';
import { sliceNames, type SliceName, type StoredSlice, type StoredSlices } from '../persistence/shapes/slices';
import type { RootState } from '../registerReducers';

/** Where memory stands in the register's sequence. */
export type LogPlace = {
  /** The last event that memory shows. */
  reached: number;
  /** The furthest event that is known to have been stored: where the log ends before it, it was emptied. */
  seen: number;
  /** The browser has closed the database: what lies there is looked at before anything is heard of it. */
  mayBeEmptied: boolean;
};

/** What the parts share that keep memory and log together. */
export type Core = {
  ports: Ports;
  place: LogPlace;
  /** The log; undefined where the browser has no database, and localStorage is all there is. */
  log: () => EventLog | undefined;
  /** Where the device shares its register. */
  share?: Share;
  getState: () => RootState & Record<SliceName, PersistPartial>;
  dispatch: (action: UnknownAction) => void;
  /** Has redux-persist hand over what has changed: at once. */
  flush: () => void;
  /** The slices as an event will leave them. */
  preview: (event: DecidedEvent) => StoredSlices;
  /** Tells the other tabs. */
  broadcast: (news: TabNews) => void;
};

/** Memory shows all events up to one. */
export function reach(place: LogPlace, sequence: number) {
  place.reached = sequence;
  place.seen = Math.max(place.seen, sequence);
}

/** Dispatches actions, and has storage make of what changes what a mode says. */
export function show({ ports, dispatch, flush }: Core, mode: Mode, ...actions: UnknownAction[]) {
  ports.storage.within(mode, () => {
    for (const action of actions) dispatch(action);
    flush();
  });
}

/** What something makes, where a reducer or a decision may throw: then the console says why, and it is undefined. */
export function tryOut<Result>(make: () => Result): Result | undefined {
  try {
    return make();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/** The slices of the register, without what belongs to the tab or to redux-persist. */
export const slicesOf = (state: Pick<RootState, SliceName>): StoredSlices =>
  Object.fromEntries(
    sliceNames.map((name) => {
      const { _persist, ...slice }: StoredSlice = { ...state[name] };
      return [name, slice];
    }),
  );

/** Nothing is stored, and nothing ever was. */
export const isNeverUsed = ({ place, ports }: Core) => place.reached === 0 && ports.storage.isUntouched();
