import { configureStore, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { Claim } from '../../src/domain/claim/claim';
import { amountOf, type FloorRecords } from './claims';
import { inWords } from './words';

export const pageSize = 25;

/** What the list can be sorted by. */
const sortKeys = {
  id: ({ id }: Claim) => id,
  claimant: ({ claimant }: Claim) => claimant.fullName,
  status: ({ status }: Claim) => status,
  amount: (claim: Claim) => amountOf(claim) ?? 0,
  date: ({ incident }: Claim) => incident.dateOfIncident,
};

export type SortKey = keyof typeof sortKeys;

type ListState = FloorRecords & { search: string; sortBy: SortKey; descending: boolean; page: number };

const initialState: ListState = { claims: [], payments: [], search: '', sortBy: 'date', descending: true, page: 0 };

const list = createSlice({
  name: 'list',
  initialState,
  reducers: {
    recordsRead(state, { payload }: PayloadAction<FloorRecords>) {
      state.claims = payload.claims;
      state.payments = payload.payments;
    },
    searched(state, { payload }: PayloadAction<string>) {
      state.search = payload;
      state.page = 0;
    },
    sorted(state, { payload }: PayloadAction<SortKey>) {
      state.descending = state.sortBy === payload && !state.descending;
      state.sortBy = payload;
      state.page = 0;
    },
    pageTurned(state, { payload }: PayloadAction<number>) {
      state.page = payload;
    },
  },
});

export const { recordsRead, searched, sorted, pageTurned } = list.actions;

export const store = configureStore({ reducer: { list: list.reducer } });

type RootState = ReturnType<typeof store.getState>;

export const useAppDispatch = useDispatch.withTypes<typeof store.dispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

export const selectList = (state: RootState) => state.list;

/** The claims that were searched for, sorted. */
export const selectFound = createSelector(
  [
    (state: RootState) => state.list.claims,
    (state: RootState) => state.list.search,
    (state: RootState) => state.list.sortBy,
    (state: RootState) => state.list.descending,
  ],
  (claims, search, sortBy, descending) => {
    const wanted = search.trim().toLowerCase();
    const sign = descending ? -1 : 1;
    const keyOf = sortKeys[sortBy];
    return claims
      .filter(({ id, claimant, incident: { wildlifeSpecies = '', narrativeDescription } }) =>
        [id, claimant.fullName, claimant.district, inWords(wildlifeSpecies), narrativeDescription].some((text) =>
          text.toLowerCase().includes(wanted),
        ),
      )
      .sort((a, b) => {
        const [first, second] = [keyOf(a), keyOf(b)];
        return first < second ? -sign : first > second ? sign : 0;
      });
  },
);
