import { soundHead, withHeadDigest } from '../../domain/register/bucket';
import type { EventLog, SnapshotHead } from '../../domain/register/eventLog';
import type { SliceName } from '../persistence/slices';
import type { Ports } from '../ports';
import type { RootState } from '../registerReducers';
import type { SnapshotWriting } from './writeSnapshot';

export type Snapshots = ReturnType<typeof createSnapshots>;

/**
 * Knows what has changed since the present snapshot, and has another taken.
 * @param findLog the log, which is not known before the start
 */
export function createSnapshots(findLog: () => EventLog | undefined, { random, yieldToMain, snapshotAfter }: Ports) {
  /** The last snapshot that is sound, from which another is made. */
  let present: SnapshotHead | undefined;
  /** The name of the one on top of which it is put: the present one, sound or not. */
  let top: string | undefined;
  /** What has changed since the present snapshot, or one before it. */
  let changed = new Map<SliceName, Set<string>>();
  const anew = new Set<SliceName>();
  let isHurried = false;
  /** Where a snapshot was tried last: one that could not be kept, as on a full disk, is not tried with every event. */
  let tried = 0;

  /** Records of a slice have changed, or are gone. */
  function note(slice: SliceName, ids: Iterable<string>) {
    const known = changed.get(slice) ?? new Set();
    for (const id of ids) known.add(id);
    changed.set(slice, known);
  }

  return {
    /** What a start has read. */
    goOn: (head: SnapshotHead | undefined, generation: string | undefined) => {
      present = head;
      top = generation;
    },

    /** Whether a snapshot is the one that another would be made from. */
    isOn: ({ generation }: SnapshotHead) => top === generation,

    note,

    /** So much has changed that another snapshot is not to be waited for. */
    hurry: () => {
      isHurried = true;
    },

    /** Something of a slice could not be read where the present snapshot has it: nothing of that is gone on from. */
    writeAnew: (slice: SliceName) => {
      anew.add(slice);
      isHurried = true;
    },

    /** Whether there is reason for another snapshot. */
    isDue: (sequence: number) => isHurried || sequence - Math.max(present?.sequence ?? 0, tried) >= snapshotAfter,

    /** Takes a snapshot of the register as an event has left it. Answers whether it is the present one now. */
    take: async (state: RootState, sequence: number): Promise<boolean> => {
      const base = present;
      const changes = changed;
      changed = new Map();
      isHurried = false;
      tried = sequence;
      const head: SnapshotHead = { sequence, generation: `${String(sequence)}-${random()}`, buckets: [], digest: '' };
      const log = findLog();
      const isWritten =
        log &&
        (base?.sequence ?? 0) <= sequence &&
        (await write({ log, yieldToMain, head, state, base, changes, anew }));
      const kept = isWritten ? await withHeadDigest(head) : undefined;
      const result = kept && (await log?.keepHead(kept, base, top));
      if (result === 'stored') {
        present = kept;
        top = head.generation;
        anew.clear();
        return true;
      }
      for (const [slice, ids] of changes) note(slice, ids);
      const heads = result === 'overtaken' ? await log?.heads() : undefined;
      if (!heads) return false;
      // What has changed since an earlier snapshot has changed since that of the other tab, or is in it.
      top = (heads.head ?? heads.former)?.generation;
      present = (await soundHead(heads.head)) ?? (await soundHead(heads.former));
      return false;
    },
  };
}

/** Its code comes on demand, as what a start loads last. Without it, there is no snapshot yet. */
const write = (snapshot: SnapshotWriting): Promise<boolean> =>
  import(/* webpackChunkName: "settle" */ './writeSnapshot').then(
    ({ writeSnapshot }) => writeSnapshot(snapshot),
    () => false,
  );
