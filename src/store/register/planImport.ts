import type { WholeRegister } from '../events';
import type { AppThunk } from '../services';
import { selectActor } from '../session/selectors';
import { planMergeInChunks } from './merging/planMerge';
import type { MergePlan } from './merging/types';

/**
 * Sorts the records of a file against the register as it is, for whoever is signed in; changes nothing. Rejects when
 * `yieldToMain` does.
 * @param yieldToMain resolves when the page has done what was waiting
 */
export function planImport(theirs: WholeRegister, yieldToMain: () => Promise<void>): AppThunk<Promise<MergePlan>> {
  return (_dispatch, getState, { now }) =>
    planMergeInChunks(getState(), theirs, selectActor(getState())?.email ?? '', now(), yieldToMain);
}
