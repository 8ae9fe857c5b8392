import { isClaimsFront, type ClaimsFront } from '../../../domain/claim/claimsFront';
import { soundHead } from '../../../domain/register/bucket';
import type { SnapshotHead } from '../../../domain/register/eventLog';
import { foldFront } from '../../claims/foldFront';
import { foldSlice } from './fold';
import { readStoredHead, readStoredRecord } from '../../persistence/shapes/readStored';
import { dataVersion, persistedSlices, type SliceName, type StoredSlice } from '../../persistence/shapes/slices';
import { bucketsOf, isOfNewerVersion, readBuckets } from '../snapshots/buckets';
import {
  lastId,
  only,
  sliceOf,
  startOf,
  type Base,
  type Gap,
  type ReaderRoom,
  type Records,
  type Remains,
} from './remains';
import { readTail, type Tail } from './tail';

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
  /** Whether the log holds a register, and whether nothing of it is left to read. */
  isThere: boolean;
  isLost: boolean;
  tail: Tail;
  /** The number of the last event that what is read shows. */
  reached: number;
  /** Of a long audit log the newest rows, if not the `whole` of it is wanted. */
  readSlice: (slice: SliceName, whole: boolean) => Promise<SliceReading>;
  /** What the first page of the claims list shows; undefined where that takes reading everything. */
  readFront: () => Promise<ClaimsFront | undefined>;
};

/**
 * The register as the log has it: the present snapshot and the events after it. What is damaged there is read from wherever
 * else it lies whole. Undefined when the log cannot be read.
 */
export async function openReader(room: ReaderRoom): Promise<RegisterReader | undefined> {
  const { log, yieldToMain, newestLogBuckets } = room;
  const heads = await log.heads();
  if (!heads) return undefined;
  const generation = (heads.head ?? heads.former)?.generation;
  /** The last event before one on which a reducer throws: no slice shows more, since what comes after builds on it. */
  let end = Infinity;
  const [head, former] = await Promise.all([soundHead(heads.head), soundHead(heads.former)]);
  const found = await baseOf(head ?? former);
  if (!found) return undefined;
  const present: Base = found;
  const isThere = generation !== undefined || present.tail.sequence > 0;

  /** Other tabs have taken snapshots meanwhile: what is lacking here has been let go of, and is not damaged. */
  async function isOutdated(): Promise<boolean> {
    const now = await log.heads();
    return now !== undefined && (now.head ?? now.former)?.generation !== generation;
  }

  async function baseOf(head: SnapshotHead | undefined): Promise<Base | undefined> {
    const after = head?.sequence ?? 0;
    const tail = await readTail(log, after, true);
    if (!tail) return undefined;
    const base: Base = {
      head,
      tail: isOfNewerVersion(head) ? { ...tail, problem: 'newer' } : tail,
      reached: after + tail.events.length,
    };
    stopAtEnd(base);
    return base;
  }

  function stopAtEnd(base: Base) {
    const { tail } = base;
    const shown = Math.max(0, end - startOf(base));
    if (tail.events.length <= shown) return;
    tail.events.length = shown;
    tail.sequence = startOf(base) + shown;
    tail.problem ??= 'unreadable';
    base.reached = tail.sequence;
  }

  /** @param place of the event after the snapshot on which a reducer throws */
  function stopBefore(place: number) {
    end = startOf(present) + place;
    stopAtEnd(present);
  }

  /** The small fields of all slices lie in one bucket. */
  const fieldsOf = new Map<SnapshotHead, ReturnType<typeof readOne>>();

  /** What has one bucket for all slices. */
  async function readOne(head: SnapshotHead | undefined, of: 'fields' | 'front') {
    for await (const bucket of readBuckets(log, bucketsOf(head, of), yieldToMain)) return bucket;
    return undefined;
  }

  async function readFields(slice: SliceName, head: SnapshotHead, gaps: Gap[]) {
    const reading = fieldsOf.get(head) ?? readOne(head, 'fields');
    fieldsOf.set(head, reading);
    const { text = '', records } = (await reading) ?? {};
    const stored = records?.find((one) => idOf(one) === slice);
    // There was no such slice when the snapshot was taken.
    if (records && !stored) return {};
    const { id: _id, ...fields } = { ...(stored as { id: string } | undefined) };
    const read = stored && readStoredHead(persistedSlices[slice], JSON.stringify(fields));
    if (!read) gaps.push({ from: '', to: '', name: 'fields', text });
    return read as StoredSlice | undefined;
  }

  /** What a snapshot has of a slice. `newest`: so many buckets, the last, are read. */
  async function readRemains(head: SnapshotHead, slice: SliceName, newest = Infinity): Promise<Remains> {
    const gaps: Gap[] = [];
    const fields = await readFields(slice, head, gaps);
    const entities: Records = {};
    const all = bucketsOf(head, slice);
    const entries = all.slice(Math.max(0, all.length - newest));
    for await (const { entry, text, records } of readBuckets(log, entries, yieldToMain)) {
      const { from, version } = entry;
      const to = all[all.indexOf(entry) + 1]?.from ?? lastId;
      if (!records) gaps.push({ from, to, name: `bucket ${entry.key}`, text, version });
      else if (version === persistedSlices[slice].version) take(entities, records as { id: string }[]);
      else takeOlder({ entities, gaps }, slice, version, records);
    }
    return { fields, entities, gaps };
  }

  /** A slice of the present snapshot; undefined where something of it cannot be read. */
  async function readWhole(slice: SliceName, newest: number): Promise<SliceReading | undefined> {
    const remains = present.head && (await readRemains(present.head, slice, newest));
    if (!remains || remains.gaps.length > 0) return undefined;
    const read = sliceOf(slice, remains.fields, remains.entities);
    const { failedAt, ...folded } = await foldSlice(slice, read, present.tail.events, yieldToMain);
    if (failedAt !== undefined) {
      stopBefore(failedAt);
      return readWhole(slice, newest);
    }
    // Another register may have taken the place of what was left on the disk.
    return { ...folded, isPart: bucketsOf(present.head, slice).length > newest && folded.changed !== undefined };
  }

  /** Whether buckets of the log may be left on the disk: those that an earlier version wrote are brought up to date. */
  const newestOf = (slice: SliceName, whole: boolean): number =>
    slice !== 'audit' || whole || hasFormerVersion('audit') ? Infinity : newestLogBuckets;

  const hasFormerVersion = (slice: SliceName) =>
    bucketsOf(present.head, slice).some(({ version }) => version !== persistedSlices[slice].version);

  return {
    head: present.head,
    tail: present.tail,
    get reached() {
      return present.reached;
    },
    generation,
    isPresent: present.head !== undefined && present.head.generation === generation,
    isThere,
    isLost: isThere && !present.head,
    readSlice: async (slice, whole) => {
      const read = await readWhole(slice, newestOf(slice, whole));
      const isFormer = slice === 'audit' && hasFormerVersion(slice);
      if (read) return { ...read, changed: isFormer ? undefined : read.changed };
      const newest = (await isOutdated()) ? await openReader(room) : undefined;
      // All of it counts as changed since the snapshot that the other slices are of.
      if (newest) return { ...(await newest.readSlice(slice, true)), changed: undefined };
      const { recoverSlice } = await loadRecovery();
      const earlier = head && former ? await baseOf(former) : undefined;
      const before = earlier?.reached === present.reached ? earlier : undefined;
      const recovered = await recoverSlice({ ...room, readRemains, stopBefore }, slice, present, before);
      return { slice: recovered, changed: undefined, isPart: false };
    },
    readFront: async () => {
      const [record] = (await readOne(present.head, 'front'))?.records ?? [];
      const front = frontIn(record);
      try {
        return front && foldFront(front, present.tail.events);
      } catch {
        // A reducer throws, which reading the slices finds too.
        return undefined;
      }
    },
  };
}

/** Its code comes when something is damaged. */
const loadRecovery = () => import(/* webpackChunkName: "recovery" */ './recovery');

/** Records of another version of the portal. */
function takeOlder(
  { entities, gaps }: Pick<Remains, 'entities' | 'gaps'>,
  slice: SliceName,
  version: number,
  records: readonly unknown[],
) {
  for (const record of records) {
    const id = idOf(record);
    const text = JSON.stringify(record);
    const reading = readStoredRecord(persistedSlices[slice], id, text, version);
    if (reading) entities[id] = reading.value;
    else gaps.push({ ...only(id), name: id, text });
  }
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
