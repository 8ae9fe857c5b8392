import { withHeadDigest } from '../../../domain/register/bucketWriting';
import { soundHead } from '../../../domain/register/bucket';
import type { Draft } from '../../../domain/claim/draft';
import type { DraftRow, EventLog, SnapshotHead } from '../../../domain/register/eventLog';
import { recordPrefix } from '../../persistence/local/localRecords';
import type { SliceName } from '../../persistence/shapes/slices';
import type { Ports } from '../../ports';
import type { RootState } from '../../registerReducers';
import { isOfNewerVersion } from './buckets';
import { writeSnapshot } from './writeSnapshot';

/** What another snapshot is made from. */
export type SnapshotBook = {
  /** The last snapshot that is sound. */
  present: SnapshotHead | undefined;
  /** The name of the one on top of which another is put: the present one, sound or not. */
  top: string | undefined;
  /** Slices of which nothing is gone on from: another set as soon as one more is found. */
  anew: ReadonlySet<SliceName>;
};

/**
 * The drafts that a log gets with its first snapshot: those shown, and those used up by events that are not stored yet. One
 * that it refused before may not be in it all the same, as after the clock was set back: it is written with what follows.
 */
export type FirstDrafts = { shown: Record<string, Draft>; used: ReadonlySet<string> };

type Taking = {
  book: SnapshotBook;
  log: EventLog;
  ports: Pick<Ports, 'random' | 'storage' | 'yieldToMain'>;
  /** As it is stored. */
  state: RootState;
  sequence: number;
  /** What has changed since the present snapshot, or one before it. */
  changes: ReadonlyMap<SliceName, ReadonlySet<string>>;
  drafts: FirstDrafts | undefined;
};

function rowsOf({ shown, used }: FirstDrafts, stored: RootState): DraftRow[] {
  const all = [...[...used].flatMap((id) => stored.drafts.entities[id] ?? []), ...Object.values(shown)];
  return all.map((draft) => ({
    key: recordPrefix('drafts') + draft.id,
    text: JSON.stringify(draft),
    at: draft.updatedAt,
  }));
}

/** Takes a snapshot of the register as an event has left it, and notes it in the book. Answers whether it is the present one now. */
export async function takeSnapshot({ book, log, ports, state, sequence, changes, drafts }: Taking): Promise<boolean> {
  // As they are now: the tab may read another tab's snapshot before this one is whole, as one that slept does.
  const { present: base, top, anew } = book;
  const generation = `${String(sequence)}-${ports.random()}`;
  const head: SnapshotHead = { sequence, generation, buckets: [], digest: '' };
  const { yieldToMain } = ports;
  const isWritten =
    (base?.sequence ?? 0) <= sequence && (await writeSnapshot({ log, yieldToMain, head, state, base, changes, anew }));
  // A bucket that was found damaged meanwhile may be in it as it is.
  const kept = isWritten && book.anew === anew ? await withHeadDigest(head) : undefined;
  const rows = drafts ? rowsOf(drafts, state) : [];
  const result = kept && (await log.keepHead(kept, base, top, rows));
  if (result === 'stored') {
    book.present = kept;
    book.top = generation;
    if (book.anew === anew) book.anew = new Set();
    return true;
  }
  // What another tab was first with is another register: nothing of this one is put on top of it.
  const heads = result === 'overtaken' && !drafts ? await log.heads() : undefined;
  if (!heads) return false;
  // What has changed since an earlier snapshot has changed since that of the other tab, or is in it.
  book.top = (heads.head ?? heads.former)?.generation;
  book.present = (await soundHead(heads.head)) ?? (await soundHead(heads.former));
  if (isOfNewerVersion(book.present)) ports.storage.closeForNewer();
  return false;
}
