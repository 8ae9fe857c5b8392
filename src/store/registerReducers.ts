import type { Reducer } from '@reduxjs/toolkit';
import type { KindAt } from '../domain/register/kinds/kinds';
import { auditReducer } from './audit/slice';
import { changedRecords } from './changedRecords';
import { claimsReducer } from './claims/slice';
import { draftsReducer } from './drafts/slice';
import { fundLedgerReducer } from './fundLedger/slice';
import { notificationsReducer } from './notifications/slice';
import { paymentsReducer } from './payments/slice';
import type { healthSlice } from './persistence/healthSlice';
import type { SliceName } from './persistence/shapes/slices';
import { savedViewsReducer } from './savedViews/slice';
import { sessionReducer } from './session/slice';
import { settingsReducer } from './settings/slice';
import { usersReducer } from './users/slice';

/** The plain reducers, without persistence: what the register is and how it answers events. */
export const registerReducers = {
  ...changedRecords,
  claims: claimsReducer,
  drafts: draftsReducer,
  payments: paymentsReducer,
  fundLedger: fundLedgerReducer,
  users: usersReducer,
  audit: auditReducer,
  notifications: notificationsReducer,
  savedViews: savedViewsReducer,
  settings: settingsReducer,
  session: sessionReducer,
} satisfies Record<SliceName, Reducer>;

/** The register and how storage stands. */
export type RootState = {
  [Slice in SliceName]: ReturnType<(typeof registerReducers)[Slice]>;
} & { storage: ReturnType<typeof healthSlice.reducer> };

/** What every copy of the register holds: nothing of a draft, a session or a device. */
export type Register = Pick<RootState, KindAt<'register'>>;
