import type { AuditEvent } from '../../../domain/audit/audit';
import { marksOf, readIndex } from '../../../domain/audit/logIndex';
import { bucketUnits, makeBucket } from '../../../domain/register/bucketWriting';
import { readBucket } from '../../../domain/register/bucket';
import type { Bucket, BucketEntry, EventLog, SnapshotHead } from '../../../domain/register/eventLog';
import { makeFront } from '../../claims/front';
import {
  fieldsOf,
  persistedSlices,
  recordSlices,
  sliceNames,
  type SliceName,
  type StoredSlice,
} from '../../persistence/shapes/slices';
import type { Ports } from '../../ports';
import type { RootState } from '../../registerReducers';
import { tableOf } from '../../table';
import { bucketsOf } from './buckets';

/** Buckets that are written in one transaction: sealing them is one task. */
const bucketsAtOnce = 4;

/** How many ids are looked through before the browser may do something else. */
const idsAtOnce = 10_000;

type SnapshotWriting = Pick<Ports, 'yieldToMain'> & {
  log: EventLog;
  /** Is told the buckets. */
  head: SnapshotHead;
  state: RootState;
  /** The snapshot of which buckets go on, what has changed since, and slices of which none does. */
  base: SnapshotHead | undefined;
  changes: ReadonlyMap<SliceName, ReadonlySet<string>>;
  anew: ReadonlySet<SliceName>;
};

/**
 * Writes the buckets of a snapshot: those of which a record has changed; the others go on.
 * @returns whether all of it is on the disk
 */
export function writeSnapshot({
  log,
  yieldToMain,
  head,
  state,
  base,
  changes,
  anew,
}: SnapshotWriting): Promise<boolean> {
  const buckets: Bucket[] = [];
  const marksOfLog = new Map<string, string>();

  /** Writes buckets that are ready; so that not all lie in memory at once. */
  async function put(of: string, lines: readonly string[], { from = '', version = 1 }) {
    const key = `${head.generation}/${of}/${String(head.buckets.length)}`;
    head.buckets.push({ key, of, version, from });
    buckets.push(await makeBucket(key, lines));
    return buckets.length < bucketsAtOnce || flush();
  }

  async function flush(): Promise<boolean> {
    const kept = await log.keepBuckets(buckets.splice(0));
    await yieldToMain();
    return kept;
  }

  /** The buckets of a slice that hold what has changed, each with the ids of all its records as they are now. */
  async function touchedBuckets(ids: readonly string[], base: readonly BucketEntry[], changes: ReadonlySet<string>) {
    const touched = new Map<number, string[]>();
    for (const id of changes) touched.set(placeOf(id, base), []);
    if (base.length === 0) touched.set(0, []);
    for (let start = 0; touched.size > 0 && start < ids.length; start += idsAtOnce) {
      for (const id of ids.slice(start, start + idsAtOnce)) touched.get(placeOf(id, base))?.push(id);
      await yieldToMain();
    }
    return touched;
  }

  /** The records of a bucket as it was written before; undefined where it cannot be read. */
  async function readBefore(entry: BucketEntry | undefined): Promise<unknown[] | undefined> {
    const [text] = (entry && (await log.buckets([entry.key]))) ?? [];
    return entry && text !== undefined ? readBucket({ key: entry.key, text }) : undefined;
  }

  /** Older rows of the log are on the disk alone: a bucket is what it was, with the rows that are new. */
  async function withOlder(entry: BucketEntry | undefined, changed: readonly string[]) {
    const before = (await readBefore(entry)) as AuditEvent[] | undefined;
    if (!before) return undefined;
    const added = changed.flatMap((id) => state.audit.entities[id] ?? []);
    return tableOf([...added, ...before]).entities;
  }

  function noteMarks(ids: readonly string[], rows: Record<string, AuditEvent>) {
    const key = head.buckets.at(-1)?.key ?? '';
    marksOfLog.set(key, marksOf(ids.flatMap((id) => rows[id] ?? [])));
  }

  /** What the buckets of the log are about: those that are written now, and those that go on. */
  async function putLogIndex() {
    const [former] = bucketsOf(base, 'auditIndex');
    const known = readIndex((await readBefore(former)) ?? []);
    const lines = bucketsOf(head, 'audit').flatMap(({ key }) => {
      const marks = marksOfLog.get(key) ?? known.get(key);
      return marks === undefined ? [] : JSON.stringify({ id: key, marks });
    });
    return put('auditIndex', lines, {});
  }

  async function write() {
    const fields = sliceNames.map((slice) => JSON.stringify({ id: slice, ...fieldsOf(slice, { ...state[slice] }) }));
    if (!(await put('fields', fields, {}))) return false;
    if (!(await put('front', [JSON.stringify(makeFront(state))], {}))) return false;
    for (const slice of recordSlices) {
      const { version } = persistedSlices[slice];
      const { ids = [], entities = {} }: StoredSlice = { ...state[slice] };
      const before = anew.has(slice) ? [] : bucketsOf(base, slice);
      const isPart = slice === 'audit' && state.storage.olderLog !== null;
      const changed = changes.get(slice) ?? new Set();
      const touched = await touchedBuckets(isPart ? [...changed] : ids, before, changed);
      head.buckets.push(...before.filter((_entry, place) => !touched.has(place)));
      for (const [place, own] of touched) {
        const records = isPart ? await withOlder(before[place], own) : entities;
        if (!records) return false;
        let from = before[place]?.from ?? '';
        for (const part of partsOf((isPart ? Object.keys(records) : own).sort(), records)) {
          if (!(await put(slice, part.lines, { from, version }))) return false;
          if (slice === 'audit') noteMarks(part.ids, records as Record<string, AuditEvent>);
          from = part.next;
        }
      }
    }
    return (await putLogIndex()) && flush();
  }

  return write();
}

/** The bucket that a record belongs to, by its place among those of its slice, in the order of their beginnings. */
function placeOf(id: string, buckets: readonly BucketEntry[]): number {
  let low = 0;
  let high = buckets.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((buckets[middle]?.from ?? '') <= id) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Records cut into buckets; `next` is where the bucket after each begins. One bucket at least, though it is empty. */
function* partsOf(ids: readonly string[], entities: Record<string, object>) {
  let lines: string[] = [];
  let first = 0;
  let units = 0;
  for (const [place, id] of ids.entries()) {
    const line = JSON.stringify(entities[id]);
    lines.push(line);
    units += line.length;
    const next = ids[place + 1];
    if (units < bucketUnits || next === undefined) continue;
    yield { lines, ids: ids.slice(first, place + 1), next };
    lines = [];
    first = place + 1;
    units = 0;
  }
  yield { lines, ids: ids.slice(first), next: '' };
}
