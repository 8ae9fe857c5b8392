import * as v from 'valibot';
import { isHarmless } from '../../../domain/register/untrustedJson';
import { migrate } from '../../../domain/register/versions';
import type { PersistedSlice } from './slices';

/** No portal comes to as many versions of a slice: what names one was not written by any. */
const versionLimit = 1000;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What a stored text holds; undefined where it is no JSON that can be kept as it is. */
export function parseStored(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isHarmless(text, value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The version that a slice's head names; undefined where it names none that there can be. */
export function findStoredVersion(head: string | null): number | undefined {
  const value = head === null ? undefined : parseStored(head);
  if (!isObject(value) || typeof value.version !== 'number') return undefined;
  const { version } = value;
  return Number.isInteger(version) && version > 0 && version < versionLimit ? version : undefined;
}

/**
 * The versions that a stored text may be of: what the head says, then the others, since a head can be damaged, or written
 * when the records were not.
 */
const likelyVersions = ({ version }: PersistedSlice, from: number | undefined): number[] => [
  ...new Set([from ?? version, ...Array.from({ length: version }, (_, index) => version - index)]),
];

/** What a text holds, as the current version has it, and whether it was of an older one. */
export type StoredReading = { value: object; migrated: boolean };

/** Reads a text as the first version that it fits; undefined when it fits none. */
function readAs(
  slice: PersistedSlice,
  text: string,
  from: number | undefined,
  fits: (value: unknown) => boolean,
): StoredReading | undefined {
  const stored = parseStored(text);
  if (!isObject(stored)) return undefined;
  for (const version of likelyVersions(slice, from)) {
    try {
      const value = migrate(slice, stored, version);
      if (isObject(value) && fits(value)) return { value, migrated: version !== slice.version };
    } catch {
      // Not of that version.
    }
  }
  return undefined;
}

/**
 * A stored record of a slice, as the current version has it; undefined when it cannot be understood or is not the record
 * of that id.
 * @param from the version that the slice's head names
 */
export function readStoredRecord(
  slice: PersistedSlice,
  id: string,
  text: string,
  from: number | undefined,
): StoredReading | undefined {
  const { record: schema } = slice;
  // A name that every object has can be no record's id.
  if (!schema || id in Object.prototype) return undefined;
  return readAs(slice, text, from, (value) => isObject(value) && value.id === id && v.is(schema, value));
}

/**
 * The small fields of a slice, as the current version has them; undefined when the text is not the head of that slice.
 * A head that names no version is read all the same.
 */
export function readStoredHead(slice: PersistedSlice, text: string): object | undefined {
  const { record, head: schema = v.object({}) } = slice;
  const from = record ? slice.version : findStoredVersion(text);
  const reading = readAs(slice, text, from, (head) => {
    const result = v.safeParse(schema, head);
    return (
      result.success &&
      Object.keys(head as object).every(
        (name) => name === 'version' || (isObject(result.output) && name in result.output),
      )
    );
  });
  if (!reading) return undefined;
  const { version: _version, ...fields } = reading.value as Record<string, unknown>;
  return fields;
}
