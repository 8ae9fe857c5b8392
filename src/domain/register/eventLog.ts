import * as v from 'valibot';

/*
 * The register as a snapshot and the tail of events after it (docs/persistence.md). The store writes and reads it, the
 * platform keeps it.
 */

/** A key and its text; null removes it. */
export type Write = readonly [key: string, text: string | null];

/** An event as it was written, and its number in the order of all tabs. */
export type LogEntry = { sequence: number; text: string };

/** A part of a snapshot (buckets.ts). The key is never used again. */
export type Bucket = { key: string; text: string };

export const bucketEntry = v.object({
  key: v.string(),
  /** What the bucket is of: a slice, `fields`, or `front`. */
  of: v.string(),
  /** The version of the slice whose records it holds. */
  version: v.number(),
  /** The id from which on it holds the records of its slice, up to that of the next bucket. */
  from: v.string(),
});

export const snapshotHead = v.object({
  /** The last event that the snapshot shows. */
  sequence: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Its name, which no other has. */
  generation: v.string(),
  buckets: v.array(bucketEntry),
  digest: v.string(),
});

export type BucketEntry = v.InferOutput<typeof bucketEntry>;

/** Which buckets a snapshot consists of. */
export type SnapshotHead = v.InferOutput<typeof snapshotHead>;

/** Of the present snapshot and the one before: both can be read, each with the events after it. */
export type SnapshotHeads = { head?: SnapshotHead; former?: SnapshotHead };

/** A head as it lay; undefined where it is none. */
export const readHead = (stored: unknown): SnapshotHead | undefined =>
  v.is(snapshotHead, stored) ? stored : undefined;

/** The last text of a draft, and the instant at which it was written, ISO. */
export type DraftRow = { key: string; text: string | null; at: string };

/** Whether a draft was submitted or discarded since the instant at which it was saved: that was first, and stays. */
export const isUsedUp = ({ text, at }: DraftRow, savedAt: string): boolean => text === null && at >= savedAt;

/** When a draft counts as saved: never before what it takes the place of, though the clock was set back. */
export const savedAfter = (before: DraftRow | undefined, at: string): string =>
  before && before.at > at ? before.at : at;

/** Whether a draft was saved, submitted or discarded at an instant or since. */
export const isOfSince = ({ at }: DraftRow, savedAt: string): boolean => at >= savedAt;

/** `overtaken`: another event has that number already, or what was assumed is not so. `called off`: nothing of it is or will be written. */
export type AppendResult = 'stored' | 'overtaken' | 'full' | 'failed' | 'called off';

/**
 * How drafts are kept: as they are typed, not those that were submitted or discarded at that instant or later; `on disk`:
 * so too, but as an event is, so that a power cut does not take them; `in turn`: on the disk, and whatever was submitted or
 * discarded before, since nothing is saved late in a tab's turn, and clocks can be set back.
 */
export type DraftKeeping = 'typed' | 'on disk' | 'in turn';

/**
 * Events to be written as those after number `after`, and what becomes with them of drafts, and of the rows of a shared
 * register. `unverified`: nobody has looked whether `after` is the last. `signal` calls it off.
 */
export type Append = {
  after: number;
  texts: readonly string[];
  drafts?: readonly Write[];
  at: string;
  unverified?: boolean;
  signal?: AbortSignal;
};

/**
 * What was written since a number. `last` is the number of the last event that lies in the log, 0 where none does, and
 * `sequence` that of the last event there was, which a snapshot alone may show. `whole` is false where events since then
 * are gone.
 */
type LogNews = { sequence: number; last: number; whole: boolean; entries: LogEntry[] };

/** Nothing of it ever rejects; undefined says that it cannot be read. */
export type EventLog = {
  /** Writes events, all of them whole and on the disk, or nothing. */
  append: (event: Append) => Promise<AppendResult>;
  read: (after: number) => Promise<LogNews | undefined>;
  heads: () => Promise<SnapshotHeads | undefined>;
  /** The texts of buckets in the order of their keys; undefined in the place of one that is not there. */
  buckets: (keys: readonly string[]) => Promise<(string | undefined)[] | undefined>;
  /** Keeps parts of a snapshot that is being taken. Answers whether they are on the disk. */
  keepBuckets: (buckets: readonly Bucket[]) => Promise<boolean>;
  /**
   * Keeps drafts as they were saved at an instant, outside the sequence. Answers whether they are kept. `back`: the keys of
   * those that were discarded and are there again, which counts in any case.
   */
  keepDrafts: (
    writes: readonly Write[],
    at: string,
    how?: DraftKeeping,
    back?: ReadonlySet<string>,
  ) => Promise<boolean>;
  /** What is kept outside the sequence, of the keys that begin so: drafts, or the rows of a shared register. */
  rows: (prefix: string) => Promise<DraftRow[] | undefined>;
  /**
   * Makes a snapshot the present one and another the one before it, if the present one is still that which the snapshot was
   * made on top of (`on`; undefined for the first), and forgets what neither of the two needs: events up to the one that
   * the former shows, and all other buckets. With a first one it keeps the drafts that belong to the register, in the same
   * transaction; not those of which it has what was saved or used up at that instant or later.
   */
  keepHead(
    head: SnapshotHead,
    former: SnapshotHead | undefined,
    on: string | undefined,
    drafts?: readonly DraftRow[],
  ): Promise<'stored' | 'overtaken' | 'failed'>;
};
