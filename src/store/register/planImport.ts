import type { WholeRegister } from '../events';
import type { AppThunk } from '../services';
import { selectActor } from '../session/selectors';
import { planMergeInTurns } from './merging/planMerge';
import type { MergePlan } from './merging/types';

/**
 * Sorts the records of a file against the register as it is, for whoever is signed in; changes nothing. Rejects when
 * `breathe` does.
 * @param breathe resolves when the page has done what was waiting
 */
export function planImport(theirs: WholeRegister, breathe: () => Promise<void>): AppThunk<Promise<MergePlan>> {
  return (_dispatch, getState, { now }) =>
    planMergeInTurns(getState(), theirs, selectActor(getState())?.email ?? '', now(), breathe);
}
