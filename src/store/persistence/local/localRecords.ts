import { changedIds } from '../../table';
import type { AsideTexts } from './asideTexts';
import { keyPrefix } from './keys';
import type { LocalDrafts } from './localDrafts';
import type { LocalTexts } from './localTexts';
import { findStoredVersion, readStoredHead, readStoredRecord } from '../shapes/readStored';
import { fieldsOf, sliceNames, type PersistedSlices, type SliceName, type StoredSlice } from '../shapes/slices';

/** Texts by key, as they lie in localStorage. */
export type Texts = { keys: readonly string[]; get: (key: string) => string | null };

export const headKey = (slice: SliceName) => keyPrefix + slice;
export const recordPrefix = (slice: SliceName) => `${keyPrefix}${slice}/`;

/** Whether the fields of a slice, or one of its records, lie at a key. */
export const belongsTo = (slice: SliceName, key: string) =>
  key === headKey(slice) || key.startsWith(recordPrefix(slice));

/** localStorage as it lies there, with the last texts of drafts. */
export function localRecords(local: LocalTexts, drafts: LocalDrafts): Texts {
  const keys = local.keys();
  return { keys: [...new Set([...keys, ...drafts.keys(keys)])], get: drafts.get };
}

/**
 * The records of a slice as texts, validated and brought to the current version. What cannot be understood is set aside.
 * @param known records that keep their reference where they are the same
 * @returns the slice, and its records that lie there just so
 */
export function readSliceTexts(
  slices: PersistedSlices,
  aside: Pick<AsideTexts, 'put'>,
  slice: SliceName,
  texts: Texts,
  known: Record<string, object> = {},
): { value: StoredSlice; stored: Record<string, object> } {
  const head = texts.get(headKey(slice));
  const fields = head === null ? undefined : readStoredHead(slices[slice], head);
  const from = findStoredVersion(head);
  if (head !== null && (!fields || from === undefined)) aside.put(headKey(slice), head);
  if (!slices[slice].record) return { value: { ...fields }, stored: {} };
  const entities: Record<string, object> = {};
  const stored: Record<string, object> = {};
  const prefix = recordPrefix(slice);
  for (const key of texts.keys) {
    const text = key.startsWith(prefix) ? texts.get(key) : null;
    if (text === null) continue;
    const id = key.slice(prefix.length);
    const before = id in Object.prototype ? undefined : known[id];
    const isKnown = before && JSON.stringify(before) === text;
    const reading = isKnown ? { value: before, migrated: false } : readStoredRecord(slices[slice], id, text, from);
    if (!reading) aside.put(key, text);
    else entities[id] = reading.value;
    if (reading && !reading.migrated) stored[id] = reading.value;
  }
  return { value: { ...fields, ids: Object.keys(entities).sort(), entities }, stored };
}

export type SliceChanges = ReturnType<typeof createSliceChanges>;

/** Knows what is stored of each slice, by reference, and so what has changed in it. */
export function createSliceChanges(slices: PersistedSlices) {
  const records = new Map<SliceName, Record<string, object>>();
  const heads = new Map<SliceName, string>();

  const headText = (slice: SliceName, value: StoredSlice) =>
    JSON.stringify({ ...fieldsOf(slice, value), version: slices[slice].version });

  /** The ids of records that are another than what is stored, or gone. */
  function idsOf(slice: SliceName, { entities = {} }: StoredSlice): readonly string[] {
    const known = records.get(slice) ?? {};
    // Most events leave most slices alone, and with them their table of records.
    if (known === entities) return [];
    const ids = changedIds(entities, known);
    if (ids) return ids;
    const changed = Object.keys(entities).filter((id) => known[id] !== entities[id]);
    for (const id of Object.keys(known)) if (!entities[id]) changed.push(id);
    return changed;
  }

  return {
    /** The keys of a slice whose text is another than what is stored, each with its new text. */
    of(slice: SliceName, value: StoredSlice): { ids: readonly string[]; writes: [key: string, text: string | null][] } {
      const ids = idsOf(slice, value);
      const writes = ids.map((id): [string, string | null] => {
        const record = value.entities?.[id];
        return [recordPrefix(slice) + id, record ? JSON.stringify(record) : null];
      });
      const head = headText(slice, value);
      if (heads.get(slice) !== head) writes.push([headKey(slice), head]);
      return { ids, writes };
    },

    /** A slice is stored as it is, its fields by this text where they are not. */
    note: (slice: SliceName, value: StoredSlice, head: string | null = headText(slice, value)) => {
      if (value.entities) records.set(slice, value.entities);
      if (head !== null) heads.set(slice, head);
    },

    /** Every text of a slice, each made when it is asked for. */
    *all(slice: SliceName, value: StoredSlice): Generator<[key: string, text: string]> {
      const { entities = {} } = value;
      for (const id of Object.keys(entities)) yield [recordPrefix(slice) + id, JSON.stringify(entities[id])];
      yield [headKey(slice), headText(slice, value)];
    },

    /** Whether the stored fields of a slice are others than this tab knows, and of a newer version. */
    isNewer: (slice: SliceName, text: string | null) =>
      text !== heads.get(slice) && (findStoredVersion(text) ?? 0) > slices[slice].version,
  };
}

/** All texts of some slices, without those of others. */
export const keysOfSlices = (keys: readonly string[], names: readonly SliceName[] = sliceNames): string[] =>
  keys.filter((key) => names.some((slice) => belongsTo(slice, key)));
