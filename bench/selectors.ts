import { combineReducers } from '@reduxjs/toolkit';
import { emptyFilter } from '../src/domain/claim/list/claimFilter';
import { claimSortKeys, type ClaimSortKey } from '../src/domain/claim/list/claimList';
import { selectFoundRows } from '../src/store/claims/list/list';
import { registerLaidDown } from '../src/store/events';
import { healthSlice } from '../src/store/persistence/healthSlice';
import { registerReducers, type RootState } from '../src/store/registerReducers';
import { rounds, type Times } from './measures';
import { repeatClaims, sampleRecords } from './registers';

const claims = 10_000;

/** Search and sort over ten thousand claims in memory, in this process and not slowed. */
export function measureSelectors(): Times[] {
  const reducer = combineReducers({ ...registerReducers, storage: healthSlice.reducer });
  const records = { ...repeatClaims(sampleRecords, claims), audit: [], notifications: [] };
  const state: RootState = reducer(undefined, registerLaidDown(records));
  const find = (key: ClaimSortKey, search = '') =>
    selectFoundRows(state, key, 'desc', emptyFilter, '2026-11-20', search);
  const timed = (work: () => unknown) => {
    const start = performance.now();
    work();
    return performance.now() - start;
  };

  const times = () => {
    find('date');
    const selectSearch = timed(() => find('date', 'hippo maize'));
    const selectSort = Math.max(...claimSortKeys.map((key) => timed(() => find(key))));
    return { selectSearch, selectSort };
  };
  // The first times are those of code that is not compiled yet.
  for (let turn = 0; turn < rounds; turn += 1) times();
  return Array.from({ length: rounds }, times);
}
