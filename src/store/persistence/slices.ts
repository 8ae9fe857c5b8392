import * as v from 'valibot';
import {
  auditRecord,
  claimRecord,
  draftRecord,
  fundLedgerRecord,
  notificationRecord,
  paymentRecord,
  preferencesRecord,
  sessionRecord,
  userRecord,
} from '../../domain/records';
import { savedViewRecord } from '../../domain/savedView';

/**
 * Brings a stored record, or the head of a slice without records, of one version to the next. Input is whatever was
 * stored; one that throws has the text set aside.
 */
export type Migration = (stored: unknown) => unknown;

type PersistedSlice = {
  version: number;
  /** By the version they lead to. */
  migrations: Record<number, Migration>;
  /** Shape of each record, for a slice that holds records. */
  record?: v.GenericSchema;
  /** Shape of the small fields beside the records. */
  head?: v.GenericSchema;
};

/** What is kept in localStorage, in which shape and version (ARCHITECTURE.md, Persistence). */
export const persistedSlices = {
  claims: { version: 1, migrations: {}, record: claimRecord },
  drafts: { version: 1, migrations: {}, record: draftRecord },
  payments: { version: 1, migrations: {}, record: paymentRecord },
  fundLedger: { version: 1, migrations: {}, record: fundLedgerRecord },
  users: { version: 1, migrations: {}, record: userRecord },
  audit: { version: 1, migrations: {}, record: auditRecord },
  notifications: { version: 1, migrations: {}, record: notificationRecord },
  savedViews: { version: 1, migrations: {}, record: savedViewRecord },
  settings: {
    version: 1,
    migrations: {},
    head: v.object({
      preferences: preferencesRecord,
      sidebar: v.nullable(v.object({ open: v.boolean(), changedAt: v.string() })),
    }),
  },
  session: { version: 1, migrations: {}, head: v.object({ current: v.nullable(sessionRecord) }) },
} as const satisfies Record<string, PersistedSlice>;

export type SliceName = keyof typeof persistedSlices;
export type PersistedSlices = Record<SliceName, PersistedSlice>;

export const sliceNames = Object.keys(persistedSlices) as SliceName[];
