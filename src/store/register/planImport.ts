import type { RegisterRecords } from '../../domain/register/kinds/kinds';
import type { AppThunk } from '../services';
import { selectActor } from '../session/selectors';
import { planMergeInChunks } from './merging/planMerge';
import type { MergePlan } from './merging/types';

/**
 * Sorts the records of a file against the register as it is, for whoever is signed in; changes nothing. Rejects when
 * `yieldToMain` does, and where the audit log cannot be read.
 * @param yieldToMain resolves when the page has done what was waiting
 */
export function planImport(theirs: RegisterRecords, yieldToMain: () => Promise<void>): AppThunk<Promise<MergePlan>> {
  return async (_dispatch, getState, services) => {
    // Which of two versions of a record is the later one, the log tells.
    if (!(await services.readOlderLog())) throw new Error('The older rows of the audit log cannot be read');
    return planMergeInChunks(getState(), theirs, selectActor(getState())?.email ?? '', services.now(), yieldToMain);
  };
}
