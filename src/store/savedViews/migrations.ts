import type { ClaimFilter } from '../../domain/claim/claimFilter';
import { addWithin, storedObject } from '../persistence/storedObject';

/** A stored view whose filter has the switches that it had none of. */
function withSwitches(stored: unknown, switches: Partial<ClaimFilter>): unknown {
  const saved = storedObject(stored);
  return { ...saved, view: addWithin(saved['view'], 'filter', switches) };
}

/** Version 2: a filter can ask for overdue claims and for activity, which none did. */
export const addOverdueAndActivity = (stored: unknown) => withSwitches(stored, { overdue: false, activity: false });

/**
 * Version 3: a filter can ask for claims whose claimant was not yet told of the decision, and for those that wait for
 * conditions, which none did.
 */
export const addNotToldAndConditions = (stored: unknown) =>
  withSwitches(stored, { notTold: false, conditionsOpen: false });
