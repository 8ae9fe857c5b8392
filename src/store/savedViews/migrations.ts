import { addWithin, storedObject } from '../persistence/storedObject';

/** Version 2: a filter can ask for overdue claims and for activity, which none did. */
export function addOverdueAndActivity(stored: unknown): unknown {
  const saved = storedObject(stored);
  return { ...saved, view: addWithin(saved['view'], 'filter', { overdue: false, activity: false }) };
}
