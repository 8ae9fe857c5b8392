import { createSelector } from '@reduxjs/toolkit';
import { filterMatcher, type FactFilter, type ListViewer } from '../../../domain/claim/list/claimFilter';
import type { ClaimSortKey } from '../../../domain/claim/list/claimList';
import { districts } from '../../../domain/place/districts';
import { species as speciesTable, speciesNames } from '../../../domain/incident/incidents';
import { mayOpen } from '../../../domain/routes';
import type { SortOrder } from '../../../domain/sortOrder';
import { selectNewClaimDrafts } from '../../drafts/selectors';
import { lruSelectorOptions } from '../../lruSelectorOptions';
import { groupByClaim, selectPaymentsByClaim } from '../../payments/selectors';
import type { RootState } from '../../registerReducers';
import { selectRole } from '../../session/selectors';
import { searchNearly } from './nearMatch';
import { wordsOf } from '../../text';
import { selectWaitingBeside } from '../waitingBeside';
import { selectOwnAreas } from '../ownClaims';
import { selectAllClaims } from '../selectors';
import { draftRow, makeClaimRows, type ClaimRow } from './listRow';
import { sortClaimRows } from './listSort';

const none: ClaimRow[] = [];

const selectDraftRows = createSelector([selectNewClaimDrafts], (drafts) =>
  drafts.flatMap((draft) => {
    const { claimId } = draft;
    return claimId === undefined ? none : draftRow(draft, claimId);
  }),
);

const seesDrafts = (state: RootState) => {
  const role = selectRole(state);
  return role !== undefined && mayOpen('newClaim', role);
};

const selectRowsOfClaims = createSelector([selectAllClaims, selectPaymentsByClaim], makeClaimRows);

/** Every line of the signed-in role's list, unsorted: all claims, and the drafts for whoever may open the wizard. */
export const selectClaimRows = createSelector(
  [selectRowsOfClaims, (state: RootState) => (seesDrafts(state) ? selectDraftRows(state) : none)],
  (claims, drafts) => [...drafts, ...claims],
);

/** What a search found as it was typed, and what comes near it. */
export type FoundRows = { exact: ClaimRow[]; near: ClaimRow[] };

/** Words of districts and animals: whoever types one means it. */
const placesAndAnimals = new Set(
  wordsOf([...districts.map(({ name }) => name), ...speciesNames.map((name) => speciesTable[name].label)].join(' ')),
);

/** The rows that hold every word of the search somewhere, all of them when it is blank; and those that nearly do. */
export function searchClaimRows(rows: ClaimRow[], search: string): FoundRows {
  const isSpelledRight = (word: string) => placesAndAnimals.has(word);
  return searchNearly(rows, search, ({ searched }) => searched(), isSpelledRight);
}

const selectSortedRows = createSelector(
  [
    selectClaimRows,
    (_state: RootState, key: ClaimSortKey) => key,
    (_state: RootState, _key: ClaimSortKey, order: SortOrder) => order,
  ],
  sortClaimRows,
  lruSelectorOptions,
);

const selectListViewer = createSelector(
  [selectRole, selectOwnAreas, selectWaitingBeside],
  (role, areas, waiting): ListViewer => ({ role, areas, waiting }),
);

/**
 * The rows that have what the filter asks for; the same list when all of them have.
 * @param today YYYY-MM-DD in Africa/Kampala
 */
export function filterClaimRows(rows: ClaimRow[], filter: FactFilter, viewer: ListViewer, today: string): ClaimRow[] {
  const found = rows.filter(filterMatcher(filter, viewer, today));
  return found.length === rows.length ? rows : found;
}

/**
 * The first lines of the list as it stands before anything is asked of it, newest incident first, while the register is
 * being read; none where they are not known yet.
 */
export const selectFrontRows = createSelector(
  [
    ({ storage }: RootState) => storage.front,
    (state: RootState) => (seesDrafts(state) ? selectDraftRows(state) : none),
    selectRole,
  ],
  (front, drafts, role) => {
    if (!front || (front.isScoped && role === 'district_officer')) return none;
    const rows = [...drafts, ...makeClaimRows(front.claims, groupByClaim(front.payments))];
    // Behind it stand claims that are not read yet.
    return sortClaimRows(rows, 'date', 'desc').filter(({ dateKey }) => dateKey > front.after);
  },
);

const selectFilteredRows = createSelector(
  [
    (state: RootState, key: ClaimSortKey, order: SortOrder) => selectSortedRows(state, key, order),
    (_state: RootState, _key: ClaimSortKey, _order: SortOrder, filter: FactFilter) => filter,
    selectListViewer,
    (_state: RootState, _key: ClaimSortKey, _order: SortOrder, _filter: FactFilter, today: string) => today,
  ],
  filterClaimRows,
  lruSelectorOptions,
);

/**
 * The sorted lines that filter and search leave, and those near to what is searched for. A new filter or search does not
 * sort again, nor a search filter.
 * @param today YYYY-MM-DD in Africa/Kampala
 */
export const selectFoundRows = createSelector(
  [
    (state: RootState, key: ClaimSortKey, order: SortOrder, filter: FactFilter, today: string) =>
      selectFilteredRows(state, key, order, filter, today),
    (_state: RootState, _key: ClaimSortKey, _order: SortOrder, _filter: FactFilter, _today: string, search: string) =>
      search,
  ],
  searchClaimRows,
  lruSelectorOptions,
);
