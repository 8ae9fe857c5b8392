import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StorageHealth } from './registerStorage';

/** How storage stands. Not kept: it is found out anew at each start. */
type HealthState = StorageHealth & {
  /** False until the register is read and, on a first run, laid down. */
  open: boolean;
};

const initialState: HealthState = { open: false, unsaved: 0, setAside: [], newerVersion: false };

export const healthSlice = createSlice({
  name: 'storage',
  initialState,
  reducers: {
    registerOpened: (state) => {
      state.open = true;
    },
    healthReported: (state, { payload }: PayloadAction<StorageHealth>) => ({ ...state, ...payload }),
  },
});

export const { registerOpened, healthReported } = healthSlice.actions;
