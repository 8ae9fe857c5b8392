import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ClaimsFront } from '../../domain/claimsFront';
import type { LifecycleAction } from '../../domain/lifecycle';
import type { StorageHealth } from './registerStorage';

/** A deed that fell: what was done to which claims, to whose account, or, without either, an entry of the fund ledger. */
export type OvertakenDeed = { action?: LifecycleAction; claimIds: string[]; account?: string };

/** What a deed has waited for longer than anybody expects, and whether so long that it is said how to go on. */
export type DeedWait = { for: 'tab' | 'storage' | 'opening'; long: boolean };

/** How storage stands. Not kept: it is found out anew at each start. */
type HealthState = StorageHealth & {
  /** False until the register is read and, on a first run, laid down. */
  open: boolean;
  /** False until all but the audit log is read: of a register in the database, the log comes last. */
  listed: boolean;
  /** What the claims list shows first, until everything is read. */
  front: ClaimsFront | null;
  /** False where the browser gives no IndexedDB: a deed lies in localStorage alone, which reaches the disk later. */
  journal: boolean;
  /** This tab has moved the records to the database, and nobody has been told yet. */
  moveToTell: boolean;
  /** The id of a session that is over, though no deed has ended it yet: to the screens nobody is signed in. */
  left: string | null;
  /** What somebody's deed waits for, where that takes long. */
  waits: DeedWait | null;
  /** Deeds done while nothing could be stored, that another tab's have made impossible since. */
  overtaken: OvertakenDeed[];
};

const initialState: HealthState = {
  open: false,
  listed: false,
  front: null,
  journal: true,
  unsaved: 0,
  setAside: [],
  newerVersion: false,
  localFull: false,
  home: 'localStorage',
  lost: null,
  moveToTell: false,
  left: null,
  waits: null,
  overtaken: [],
};

export const healthSlice = createSlice({
  name: 'storage',
  initialState,
  reducers: {
    registerOpened: (state) => {
      state.open = true;
      state.listed = true;
      state.front = null;
    },
    journalLacking: (state) => {
      state.journal = false;
    },
    frontRead: (state, { payload }: PayloadAction<ClaimsFront>) => ({ ...state, front: payload }),
    recordsRead: (state) => {
      state.listed = true;
      state.front = null;
    },
    registerMoved: (state) => {
      state.moveToTell = true;
    },
    moveTold: (state) => {
      state.moveToTell = false;
    },
    sessionLeft: (state, { payload }: PayloadAction<string>) => {
      state.left = payload;
    },
    waitsReported: (state, { payload }: PayloadAction<DeedWait | null>) => {
      state.waits = payload;
    },
    deedsOvertaken: (state, { payload }: PayloadAction<OvertakenDeed[]>) => {
      state.overtaken.push(...payload);
    },
    healthReported: (state, { payload }: PayloadAction<StorageHealth>) => ({ ...state, ...payload }),
  },
});

export const {
  registerOpened,
  journalLacking,
  deedsOvertaken,
  healthReported,
  registerMoved,
  moveTold,
  frontRead,
  recordsRead,
  sessionLeft,
  waitsReported,
} = healthSlice.actions;
