import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LifecycleAction } from '../../domain/lifecycle';
import type { StorageHealth } from './registerStorage';

/** A deed that fell: what was done to which claims, to whose account, or, without either, an entry of the fund ledger. */
export type OvertakenDeed = { action?: LifecycleAction; claimIds: string[]; account?: string };

/** How storage stands. Not kept: it is found out anew at each start. */
type HealthState = StorageHealth & {
  /** False until the register is read and, on a first run, laid down. */
  open: boolean;
  /** Deeds done while nothing could be stored, that another tab's have made impossible since. */
  overtaken: OvertakenDeed[];
};

const initialState: HealthState = { open: false, unsaved: 0, setAside: [], newerVersion: false, overtaken: [] };

export const healthSlice = createSlice({
  name: 'storage',
  initialState,
  reducers: {
    registerOpened: (state) => {
      state.open = true;
    },
    deedsOvertaken: (state, { payload }: PayloadAction<OvertakenDeed[]>) => {
      state.overtaken.push(...payload);
    },
    healthReported: (state, { payload }: PayloadAction<StorageHealth>) => ({ ...state, ...payload }),
  },
});

export const { registerOpened, deedsOvertaken, healthReported } = healthSlice.actions;
