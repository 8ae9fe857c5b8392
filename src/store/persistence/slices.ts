import * as v from 'valibot';
import { auditRecord } from '../../domain/audit/audit';
import { chainHeadRecord } from '../../domain/audit/auditChain';
import { claimRecord } from '../../domain/claim/claim';
import { draftRecord } from '../../domain/claim/draftRecord';
import { fundLedgerRecord } from '../../domain/payment/ledger';
import { notificationRecord } from '../../domain/notification/notification';
import { paymentRecord } from '../../domain/payment/payment';
import { schemeRecord } from '../../domain/scheme/schemeRecord';
import { scheduleRecord } from '../../domain/valuation/scheduleRecord';
import { preferencesRecord } from '../../domain/settings/preferencesRecord';
import { savedViewRecord } from '../../domain/claim/savedView';
import { devicePhoneRecord, sessionRecord, userRecord } from '../../domain/user/user';
import { sliceVersions, type Versions } from '../versions';

export type PersistedSlice = Versions & {
  /** Shape of each record, for a slice that holds records. */
  record?: v.GenericSchema;
  /** Shape of the small fields beside the records. */
  head?: v.GenericSchema;
};

/** What is kept, in which shape and version, whichever store it lies in (docs/persistence.md, Persistence). */
export const persistedSlices = {
  claims: { ...sliceVersions.claims, record: claimRecord },
  drafts: { ...sliceVersions.drafts, record: draftRecord },
  payments: { ...sliceVersions.payments, record: paymentRecord },
  fundLedger: { ...sliceVersions.fundLedger, record: fundLedgerRecord },
  schedules: { ...sliceVersions.schedules, record: scheduleRecord },
  scheme: { ...sliceVersions.scheme, record: schemeRecord },
  users: { ...sliceVersions.users, record: userRecord },
  audit: {
    ...sliceVersions.audit,
    record: auditRecord,
    // None before the first event, which begins one.
    head: v.object({ chain: v.nullable(chainHeadRecord) }),
  },
  notifications: { ...sliceVersions.notifications, record: notificationRecord },
  savedViews: { ...sliceVersions.savedViews, record: savedViewRecord },
  settings: {
    ...sliceVersions.settings,
    head: v.object({
      preferences: preferencesRecord,
      sidebar: v.nullable(v.object({ open: v.boolean(), changedAt: v.string() })),
      phones: v.array(devicePhoneRecord),
    }),
  },
  session: {
    ...sliceVersions.session,
    head: v.object({ current: v.nullable(sessionRecord), ended: v.nullable(v.literal('idle')) }),
  },
} as const satisfies Record<keyof typeof sliceVersions, PersistedSlice>;

export type SliceName = keyof typeof persistedSlices;
export type PersistedSlices = Record<SliceName, PersistedSlice>;

export const sliceNames = Object.keys(persistedSlices) as SliceName[];

/** Slices of records that a snapshot of the register holds: drafts are kept as they are typed, beside the events. */
export const recordSlices = sliceNames.filter((name) => 'record' in persistedSlices[name] && name !== 'drafts');

/** A slice as redux-persist hands it over and as it is read back; its fields are all beside ids and entities. */
export type StoredSlice = { ids?: string[]; entities?: Record<string, object>; [field: string]: unknown };

export type StoredSlices = { [Name in SliceName]?: StoredSlice };

/** The small fields of a slice with its version, as they are stored. */
export function fieldsOf(slice: SliceName, { _persist, ids: _ids, entities: _entities, ...fields }: StoredSlice) {
  return { version: persistedSlices[slice].version, ...fields };
}

/** The shape of all that is kept: tabs whose builds differ in it do not take each other's word. */
export const dataVersion = sliceNames.map((name) => persistedSlices[name].version).join('.');
