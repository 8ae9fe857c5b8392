import { isClaimsFront, type ClaimsFront } from '../../domain/claim/claimsFront';
import { linesOfBucket, soundHead } from '../../domain/register/bucket';
import type { BucketEntry, EventLog, SnapshotHead } from '../../domain/register/eventLog';
import { goOnFrom } from '../claims/goOnFront';
import type { Ports } from '../ports';
import { foldSlice } from './fold';
import { readStoredHead, readStoredRecord } from '../persistence/readStored';
import { dataVersion, persistedSlices, type SliceName, type StoredSlice } from '../persistence/slices';
import { bucketsOf, isOfNewerVersion, readBuckets } from './buckets';
import { readTail, type Tail } from './tail';

/** A snapshot with the events after it. */
type Base = { head: SnapshotHead | undefined; tail: Tail };

type Records = Record<string, object>;

/** `anyway`: all that can be read, though some of it is damaged; `newest`: so many buckets, the last. */
type Wanted = { anyway?: boolean; newest?: number };

type Room = Pick<Ports, 'yieldToMain' | 'newestLogBuckets'> & {
  log: EventLog;
  /** A slice as an event left it, where it is kept elsewhere too; undefined where it is not. */
  readElsewhere: (slice: SliceName, sequence: number) => StoredSlice | undefined;
  /** What can be read nowhere. */
  setAside: (slice: SliceName, id: string, text: string) => void;
};

/**
 * A slice as the events left it; `changed` are the records that the present snapshot has otherwise, undefined for all.
 * `isPart`: older rows of the audit log were left on the disk.
 */
export type SliceReading = { slice: StoredSlice; changed: Iterable<string> | undefined; isPart: boolean };

export type RegisterReader = {
  /** The snapshot that is read, if there is one. */
  head: SnapshotHead | undefined;
  /** The name of the present snapshot, and whether it is that which is read: else it is damaged. */
  generation: string | undefined;
  isPresent: boolean;
  tail: Tail;
  /** Of a long audit log the newest rows, if not the `whole` of it is wanted. */
  readSlice: (slice: SliceName, whole: boolean) => Promise<SliceReading>;
  /** What the first page of the claims list shows; undefined where that takes reading everything. */
  readFront: () => Promise<ClaimsFront | undefined>;
};

/**
 * The register as the log has it: the present snapshot and the events after it or, for what is damaged there, the snapshot
 * before and its events. Undefined when it cannot be read at all.
 */
export async function openReader(room: Room): Promise<RegisterReader | undefined> {
  const { log, yieldToMain, newestLogBuckets, readElsewhere, setAside } = room;
  const heads = await log.heads();
  if (!heads) return undefined;
  const generation = (heads.head ?? heads.former)?.generation;
  /** The last event before one on which a reducer throws: no slice shows more, since what comes after builds on it. */
  let end = Infinity;
  const [head, former] = await Promise.all([soundHead(heads.head), soundHead(heads.former)]);
  const found = await baseOf(head ?? former);
  if (!found) return undefined;
  const present = found;

  /** Other tabs have taken snapshots meanwhile: what is lacking here has been let go of, and is not damaged. */
  async function isOutdated(): Promise<boolean> {
    const now = await log.heads();
    return now !== undefined && (now.head ?? now.former)?.generation !== generation;
  }

  async function baseOf(head: SnapshotHead | undefined): Promise<Base | undefined> {
    const tail = await readTail(log, head?.sequence ?? 0, true);
    if (!tail) return undefined;
    const base: Base = { head, tail: isOfNewerVersion(head) ? { ...tail, problem: 'newer' } : tail };
    stopAtEnd(base);
    return base;
  }

  function stopAtEnd({ head, tail }: Base) {
    const shown = Math.max(0, end - (head?.sequence ?? 0));
    if (tail.events.length <= shown) return;
    tail.events.length = shown;
    tail.sequence = (head?.sequence ?? 0) + shown;
    tail.problem ??= 'unreadable';
  }

  /** The small fields of all slices lie in one bucket. */
  const fieldsOf = new Map<SnapshotHead, Promise<unknown[] | undefined>>();

  /** What has one bucket for all slices. */
  async function readOne(head: SnapshotHead | undefined, of: 'fields' | 'front'): Promise<unknown[] | undefined> {
    for await (const { records } of readBuckets(log, bucketsOf(head, of), yieldToMain)) return records;
    return undefined;
  }

  async function readFields(slice: SliceName, head: SnapshotHead | undefined): Promise<StoredSlice | undefined> {
    if (!head) return {};
    const reading = fieldsOf.get(head) ?? readOne(head, 'fields');
    fieldsOf.set(head, reading);
    const all = await reading;
    if (!all) return undefined;
    const stored = all.find((one) => idOf(one) === slice);
    // There was no such slice when the snapshot was taken.
    if (!stored) return {};
    const { id: _id, ...fields } = stored as { id: string };
    return readStoredHead(persistedSlices[slice], JSON.stringify(fields)) as StoredSlice | undefined;
  }

  /** The records of a slice; undefined where they are damaged, and not `anyway` all that can be read is wanted. */
  async function readRecords(slice: SliceName, entries: readonly BucketEntry[], anyway: boolean) {
    const records: Records = {};
    for await (const { entry, text, records: whole } of readBuckets(log, entries, yieldToMain)) {
      if (!whole && !anyway) return undefined;
      // Nobody can tell whether what is left of it is what was written there last.
      if (!whole) setAside(slice, `bucket ${entry.key}`, text);
      if (whole && entry.version === persistedSlices[slice].version) take(records, whole as { id: string }[]);
      else takeLines(records, slice, entry.version, whole?.map((one) => JSON.stringify(one)) ?? linesOfBucket(text));
    }
    return records;
  }

  /** Records of another version of the portal, or that were damaged. */
  function takeLines(records: Records, slice: SliceName, version: number, lines: readonly string[]) {
    for (const line of lines) {
      const id = idInLine(line);
      const reading = readStoredRecord(persistedSlices[slice], id, line, version);
      if (reading) records[id] = reading.value;
      else setAside(slice, id, line);
    }
  }

  /** Undefined where it cannot be read. Of the present snapshot, events end before one on which the reducer throws. */
  async function readFrom(base: Base, slice: SliceName, wanted: Wanted = {}): ReturnType<typeof readOnce> {
    const read = await readOnce(base, slice, wanted);
    if (read?.failedAt === undefined) return read;
    if (base !== present) return undefined;
    end = (base.head?.sequence ?? 0) + read.failedAt;
    stopAtEnd(base);
    return readFrom(base, slice, wanted);
  }

  async function readOnce({ head, tail }: Base, slice: SliceName, { anyway = false, newest = Infinity }: Wanted) {
    const fields = (await readFields(slice, head)) ?? (anyway ? {} : undefined);
    if (!('record' in persistedSlices[slice])) return fields && foldSlice(slice, fields, tail.events, yieldToMain);
    const all = bucketsOf(head, slice);
    const entries = all.slice(Math.max(0, all.length - newest));
    const entities = fields && (await readRecords(slice, entries, anyway));
    if (!entities) return undefined;
    const read = { ...fields, ids: Object.keys(entities).sort(), entities };
    const folded = await foldSlice(slice, read, tail.events, yieldToMain);
    // Another register may have taken the place of what was left on the disk.
    return { ...folded, isPart: entries.length < all.length && folded.changed !== undefined };
  }

  /** Whether buckets of the log may be left on the disk: those that an earlier version wrote are brought up to date. */
  const newestOf = (slice: SliceName, whole: boolean): number =>
    slice !== 'audit' || whole || hasFormerVersion('audit') ? Infinity : newestLogBuckets;

  const hasFormerVersion = (slice: SliceName) =>
    bucketsOf(present.head, slice).some(({ version }) => version !== persistedSlices[slice].version);

  return {
    ...present,
    generation,
    isPresent: present.head?.generation === generation,
    readSlice: async (slice, whole) => {
      const read = await readFrom(present, slice, { newest: newestOf(slice, whole) });
      const isFormer = slice === 'audit' && hasFormerVersion(slice);
      if (read) return { isPart: false, ...read, changed: isFormer ? undefined : read.changed };
      const newest = (await isOutdated()) ? await openReader(room) : undefined;
      // All of it counts as changed since the snapshot that the other slices are of.
      if (newest) return { ...(await newest.readSlice(slice, true)), changed: undefined };
      const earlier = head && former ? await baseOf(former) : undefined;
      const before =
        earlier && earlier.tail.problem === present.tail.problem ? await readFrom(earlier, slice) : undefined;
      const elsewhere = before?.slice ?? readElsewhere(slice, present.tail.sequence);
      const left = elsewhere ?? (await readFrom(present, slice, { anyway: true }))?.slice;
      return { slice: left ?? {}, changed: undefined, isPart: false };
    },
    readFront: async () => {
      const [record] = (await readOne(present.head, 'front')) ?? [];
      const front = frontIn(record);
      try {
        return front && goOnFrom(front, present.tail.events);
      } catch {
        // A reducer throws, which reading the slices finds too.
        return undefined;
      }
    },
  };
}

/** The front as it was written. Like other records, it was checked then, if what is kept had the shape that it has now. */
function frontIn(record: unknown): ClaimsFront | undefined {
  if (typeof record !== 'object' || record === null) return undefined;
  const isOfNow = 'version' in record && record.version === dataVersion;
  return isOfNow || isClaimsFront(record) ? (record as ClaimsFront) : undefined;
}

function take(records: Records, more: readonly { id: string }[]) {
  for (const record of more) records[record.id] = record;
}

const idOf = (record: unknown): string =>
  typeof record === 'object' && record !== null && 'id' in record ? String(record.id) : '';

/** The id that a line names first; of a damaged one, what can be made out. */
const idInLine = (line: string): string => /"id":"([^"]*)"/.exec(line)?.[1] ?? line.slice(0, 40);
