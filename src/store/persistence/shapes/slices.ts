import { signOutReasons } from '../../../domain/user/idle';
import * as v from 'valibot';
import { kindNames, kinds } from '../../../domain/register/kinds/kinds';
import type { Versions } from '../../../domain/register/versions';
import { preferencesRecord } from '../../../domain/settings/preferencesRecord';
import { devicePhoneRecord, sessionRecord } from '../../../domain/user/user';

export type PersistedSlice = Versions & {
  /** Shape of each record, for a slice that holds records. */
  record?: v.GenericSchema;
  /** Shape of the small fields beside the records. */
  head?: v.GenericSchema;
};

/**
 * What is kept, in which shape and version, whichever store it lies in (docs/persistence.md, Persistence): every kind of
 * record, and what is of this device alone.
 */
export const persistedSlices = {
  ...kinds,
  settings: {
    version: 1,
    head: v.object({
      preferences: preferencesRecord,
      sidebar: v.nullable(v.object({ open: v.boolean(), changedAt: v.string() })),
      phones: v.array(devicePhoneRecord),
    }),
  },
  session: {
    version: 2,
    head: v.object({ current: v.nullable(sessionRecord), ended: v.nullable(v.picklist(signOutReasons)) }),
  },
} satisfies Record<string, PersistedSlice>;

export type SliceName = keyof typeof persistedSlices;
export type PersistedSlices = Record<SliceName, PersistedSlice>;

export const sliceNames = Object.keys(persistedSlices) as SliceName[];

/** Slices of records that a snapshot of the register holds: drafts are kept as they are typed, beside the events. */
export const recordSlices = kindNames.filter((name) => name !== 'drafts');

/** A slice as redux-persist hands it over and as it is read back; its fields are all beside ids and entities. */
export type StoredSlice = { ids?: string[]; entities?: Record<string, object>; [field: string]: unknown };

export type StoredSlices = { [Name in SliceName]?: StoredSlice };

/** The small fields of a slice with its version, as they are stored. */
export function fieldsOf(slice: SliceName, { _persist, ids: _ids, entities: _entities, ...fields }: StoredSlice) {
  return { version: persistedSlices[slice].version, ...fields };
}

/** The shape of all that is kept: tabs whose builds differ in it do not take each other's word. */
export const dataVersion = sliceNames.map((name) => persistedSlices[name].version).join('.');
