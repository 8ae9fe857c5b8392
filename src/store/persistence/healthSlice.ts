import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StorageHealth } from './registerStorage';

/** How storage stands. Not kept: it is found out anew at each start. */
type HealthState = StorageHealth & {
  /** False until the register is read and, on a first run, laid down. */
  open: boolean;
  /** Deeds done while nothing could be stored, that another tab's have made impossible since. */
  overtaken: number;
};

const initialState: HealthState = { open: false, unsaved: 0, setAside: [], newerVersion: false, overtaken: 0 };

export const healthSlice = createSlice({
  name: 'storage',
  initialState,
  reducers: {
    registerOpened: (state) => {
      state.open = true;
    },
    deedsOvertaken: (state, { payload }: PayloadAction<number>) => {
      state.overtaken += payload;
    },
    healthReported: (state, { payload }: PayloadAction<StorageHealth>) => ({ ...state, ...payload }),
  },
});

export const { registerOpened, deedsOvertaken, healthReported } = healthSlice.actions;
