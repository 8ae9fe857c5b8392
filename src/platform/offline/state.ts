import type { Holding } from './words';

export type OfflineState = {
  /** What of the portal lies on this device: not known yet, being fetched, cannot be kept, or what the worker holds. */
  kept: 'unknown' | 'fetching' | 'refused' | Holding;
  /**
   * `ready`: a new version lies here and waits to be asked in. `changing`: this tab asked it in. `replaced`: it came in
   * from another tab, and this tab goes on with the code it has.
   */
  update: 'none' | 'ready' | 'changing' | 'replaced';
  /** Whoever sits here answered the notice with "Later". */
  postponed: boolean;
};

export type OfflineEvent =
  | { type: 'fetching' }
  | { type: 'refused' }
  | { type: 'held'; holding: Holding }
  | { type: 'version waits' }
  | { type: 'postponed' }
  | { type: 'recalled' }
  | { type: 'update asked' }
  | { type: 'another version took over' };

export const atStart: OfflineState = { kept: 'unknown', update: 'none', postponed: false };

/** What is so after an event. */
export function after(state: OfflineState, event: OfflineEvent): OfflineState {
  switch (event.type) {
    case 'fetching':
      // What is held stays in sight while more is fetched.
      return state.kept === 'unknown' || state.kept === 'refused' ? { ...state, kept: 'fetching' } : state;
    case 'refused':
      return { ...state, kept: 'refused' };
    case 'held':
      return { ...state, kept: event.holding };
    case 'version waits':
      return state.update === 'none' ? { ...state, update: 'ready' } : state;
    case 'postponed':
      return { ...state, postponed: true };
    case 'recalled':
      return { ...state, postponed: false };
    case 'update asked':
      return state.update === 'ready' ? { ...state, update: 'changing' } : state;
    case 'another version took over':
      // Said once more: "Later" was an answer to another question.
      return state.update === 'changing' || state.update === 'replaced'
        ? state
        : { ...state, update: 'replaced', postponed: false };
  }
}

let state = atStart;
const listeners = new Set<() => void>();

export const offlineState = () => state;

export function reportOffline(event: OfflineEvent): void {
  const next = after(state, event);
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

/** Calls back when the state changes; returns how to stop. */
export function onOfflineState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
