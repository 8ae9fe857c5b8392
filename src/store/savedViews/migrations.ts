import { storedObject } from '../persistence/storedObject';

/** Version 2: a filter can ask for overdue claims and for activity, which none did. */
export function addOverdueAndActivity(stored: unknown): unknown {
  const saved = storedObject(stored);
  const view = storedObject(saved['view']);
  const filter = { overdue: false, activity: false, ...storedObject(view['filter']) };
  return { ...saved, view: { ...view, filter } };
}
