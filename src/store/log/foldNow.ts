import type { UnknownAction } from '@reduxjs/toolkit';
import { createBatch } from '../table';

/** A slice as events leave it one after the other; each of its tables is copied once and not with every event. */
export function foldNow<State>(
  reduce: (state: State, event: UnknownAction) => State,
  state: State,
  events: readonly UnknownAction[],
): State {
  const batch = createBatch();
  return events.reduce<State>((last, event) => batch.run(() => reduce(last, event)), state);
}
