import type { Reducer, UnknownAction } from '@reduxjs/toolkit';

/** Whether two objects have the same fields by reference. */
export function sameFields(one: object, other: object): boolean {
  const fields = Object.entries(one);
  const others = new Map(Object.entries(other));
  return fields.length === others.size && fields.every(([name, value]) => others.get(name) === value);
}

/**
 * Lets a reducer be asked what a deed will make of a slice before the deed is done, and remembers the answer until then,
 * so that no deed is computed twice.
 */
export function previewable<State extends object>(reducer: Reducer<State>) {
  let last: { before: State; action: UnknownAction; after: State } | undefined;
  return {
    preview: (before: State, action: UnknownAction): State => {
      last = { before, action, after: reducer(before, action) };
      return last.after;
    },
    reduce: (state: State | undefined, action: UnknownAction): State => {
      const seen = last;
      last = undefined;
      if (!state || seen?.action !== action || !sameFields(seen.before, state)) return reducer(state, action);
      return seen.after === seen.before ? state : seen.after;
    },
  };
}
