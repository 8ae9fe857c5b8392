import { configureStore, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { FloorClaim } from './claims';

export const pageSize = 25;

type ListState = {
  claims: FloorClaim[];
  search: string;
  sortBy: keyof FloorClaim;
  descending: boolean;
  page: number;
};

const initialState: ListState = { claims: [], search: '', sortBy: 'date', descending: true, page: 0 };

const list = createSlice({
  name: 'list',
  initialState,
  reducers: {
    claimsRead(state, { payload }: PayloadAction<FloorClaim[]>) {
      state.claims = payload;
    },
    searched(state, { payload }: PayloadAction<string>) {
      state.search = payload;
      state.page = 0;
    },
    sorted(state, { payload }: PayloadAction<keyof FloorClaim>) {
      state.descending = state.sortBy === payload && !state.descending;
      state.sortBy = payload;
      state.page = 0;
    },
    pageTurned(state, { payload }: PayloadAction<number>) {
      state.page = payload;
    },
  },
});

export const { claimsRead, searched, sorted, pageTurned } = list.actions;

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
    return claims
      .filter(({ id, claimant, district, species }) =>
        [id, claimant, district, species].some((text) => text.toLowerCase().includes(wanted)),
      )
      .sort((a, b) => (a[sortBy] < b[sortBy] ? -sign : a[sortBy] > b[sortBy] ? sign : 0));
  },
);
