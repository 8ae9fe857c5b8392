import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ClaimsFront } from '../../domain/claim/claimsFront';
import { bringsWholeLog, olderLogRead, type OlderLogState } from '../audit/olderLog';
import { registerCaughtUp } from '../log/reread';
import type { OvertakenCommand } from './overtaken';
import type { ShareStatus } from '../share/status';
import type { StorageHealth } from './storageHealth';

/** What a command has waited for longer than anybody expects, and whether so long that it is said how to go on. */
export type CommandWait = { for: 'tab' | 'server' | 'storage' | 'opening'; long: boolean };

/** How storage stands. Not kept: it is found out anew at each start. */
type HealthState = StorageHealth & {
  /** False until the register is read and, on a first run, laid down. */
  open: boolean;
  /** False until all but the audit log is read: of a register in the database, the log comes last. */
  listed: boolean;
  /** What a start has left of the audit log. */
  olderLog: OlderLogState;
  /** What the claims list shows first, until everything is read. */
  front: ClaimsFront | null;
  /** False where the browser gives no IndexedDB: an event is in localStorage alone, which reaches the disk later. */
  hasDatabase: boolean;
  /** The id of a session that is over, though no event has ended it yet: to the screens nobody is signed in. */
  left: string | null;
  /** What somebody's command waits for, where that takes long. */
  waits: CommandWait | null;
  /** What was done while nothing could be stored, and another tab has made impossible since. */
  overtaken: OvertakenCommand[];
  /** Null on a device that shares nothing. */
  share: ShareStatus | null;
};

const initialState: HealthState = {
  open: false,
  listed: false,
  olderLog: null,
  front: null,
  hasDatabase: true,
  unsaved: 0,
  setAside: [],
  newerVersion: false,
  lost: null,
  left: null,
  waits: null,
  overtaken: [],
  share: null,
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
    databaseLacking: (state) => {
      state.hasDatabase = false;
    },
    // Put in its place: a state that is returned anew has immer go through all of it.
    frontRead: (state, { payload }: PayloadAction<ClaimsFront>) => {
      state.front = payload;
    },
    recordsRead: (state) => {
      state.listed = true;
      state.front = null;
    },
    olderLogLeft: (state) => {
      state.olderLog = { readOf: {} };
    },
    sessionLeft: (state, { payload }: PayloadAction<string>) => {
      state.left = payload;
    },
    waitsReported: (state, { payload }: PayloadAction<CommandWait | null>) => {
      state.waits = payload;
    },
    commandsOvertaken: (state, { payload }: PayloadAction<OvertakenCommand[]>) => {
      state.overtaken.push(...payload);
    },
    shareReported: (state, { payload }: PayloadAction<ShareStatus | null>) => ({ ...state, share: payload }),
    healthReported: (state, { payload }: PayloadAction<StorageHealth>) => ({ ...state, ...payload }),
  },
  extraReducers: (builder) => {
    builder.addCase(olderLogRead, (state, { payload: { of } }) => {
      if (!of) state.olderLog = null;
      else if (state.olderLog) for (const id of of) state.olderLog.readOf[id] = true;
    });
    builder.addCase(registerCaughtUp, (state, { payload: { events } }) => {
      if (events.some(bringsWholeLog)) state.olderLog = null;
    });
    builder.addMatcher(bringsWholeLog, (state) => {
      state.olderLog = null;
    });
  },
});

export const {
  registerOpened,
  databaseLacking,
  commandsOvertaken,
  healthReported,
  frontRead,
  olderLogLeft,
  recordsRead,
  sessionLeft,
  shareReported,
  waitsReported,
} = healthSlice.actions;
