import { allFiles } from '../../domain/incident/evidence';
import { findRecord } from '../findRecord';
import type { RootState } from '../registerReducers';
import { selectDrafts } from './selectors';

/** The ids of the files that a claim and its drafts name. */
export function findNamedFiles(state: RootState, claimId: string): ReadonlySet<string> {
  const claim = findRecord(state.claims.entities, claimId);
  const holders = [...(claim ? [claim] : []), ...selectDrafts(state).filter((draft) => draft.claimId === claimId)];
  return new Set(holders.flatMap(({ evidence }) => allFiles(evidence)).map(({ id }) => id));
}
