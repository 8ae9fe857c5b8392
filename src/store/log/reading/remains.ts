import type { EventLog, SnapshotHead } from '../../../domain/register/eventLog';
import { persistedSlices, type SliceName, type StoredSlice } from '../../persistence/shapes/slices';
import type { Ports } from '../../ports';
import type { Tail } from './tail';

/** What a register is read with. */
export type ReaderRoom = Pick<Ports, 'yieldToMain' | 'newestLogBuckets'> & {
  log: EventLog;
  storage: Pick<Ports['storage'], 'mirrorAt' | 'isClosed' | 'setAside'>;
};

/** A snapshot, undefined where none is sound, and the events after it. `reached` is the last event that both show. */
export type Base = { head: SnapshotHead | undefined; tail: Tail; reached: number };

/** The last event before those of the tail. */
export const startOf = ({ head }: Base): number => head?.sequence ?? 0;

export type Records = Record<string, object>;

/**
 * Ids, from one up to another, of which something cannot be read; none where it is the small fields. `name` says what lies
 * there, undefined for the fields in localStorage; `version` is that of the records of a damaged bucket.
 */
export type Gap = { from: string; to: string; name: string | undefined; text: string; version?: number };

/** What can be read of a slice; `fields` are undefined where they are damaged. */
export type Remains = { fields: StoredSlice | undefined; entities: Records; gaps: Gap[] };

/** Behind every id. */
export const lastId = '\uffff';

/** One id and no other. */
export const only = (id: string) => ({ from: id, to: `${id}\0` });

/** A slice with these records, if it is one of records. */
export const sliceOf = (slice: SliceName, fields: StoredSlice | undefined, entities: Records): StoredSlice => ({
  ...fields,
  ...('record' in persistedSlices[slice] && { ids: Object.keys(entities).sort(), entities }),
});
