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
import { addOverdueAndActivity } from '../savedViews/migrations';
import { addSessionEnd } from '../session/migrations';
import { addExchangeRates } from '../settings/migrations';

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

/** For a version that only lets something be left out that there was none of before. */
const asItWas: Migration = (stored) => stored;

/** What is kept in localStorage, in which shape and version (ARCHITECTURE.md, Persistence). */
export const persistedSlices = {
  claims: { version: 1, migrations: {}, record: claimRecord },
  drafts: { version: 1, migrations: {}, record: draftRecord },
  payments: { version: 1, migrations: {}, record: paymentRecord },
  fundLedger: { version: 1, migrations: {}, record: fundLedgerRecord },
  users: { version: 2, migrations: { 2: asItWas }, record: userRecord },
  audit: { version: 1, migrations: {}, record: auditRecord },
  notifications: { version: 2, migrations: {}, record: notificationRecord },
  savedViews: { version: 2, migrations: { 2: addOverdueAndActivity }, record: savedViewRecord },
  settings: {
    version: 2,
    migrations: { 2: addExchangeRates },
    head: v.object({
      preferences: preferencesRecord,
      sidebar: v.nullable(v.object({ open: v.boolean(), changedAt: v.string() })),
    }),
  },
  session: {
    version: 2,
    migrations: { 2: addSessionEnd },
    head: v.object({ current: v.nullable(sessionRecord), ended: v.nullable(v.literal('idle')) }),
  },
} as const satisfies Record<string, PersistedSlice>;

export type SliceName = keyof typeof persistedSlices;
export type PersistedSlices = Record<SliceName, PersistedSlice>;

export const sliceNames = Object.keys(persistedSlices) as SliceName[];

/** Brings what was stored of a slice from a version to the current one. Throws where a migration does. */
export function migrate({ version, migrations }: PersistedSlice, stored: unknown, from: number): unknown {
  let value = stored;
  for (let next = from + 1; next <= version; next += 1) value = migrations[next]?.(value) ?? value;
  return value;
}
