import type { EventLog, SnapshotHead } from '../../../domain/register/eventLog';
import type { SliceName } from '../../persistence/shapes/slices';
import type { Ports } from '../../ports';
import type { RootState } from '../../registerReducers';
import type { FirstDrafts, SnapshotBook } from './takeSnapshot';

type How = { drafts?: FirstDrafts; yieldToMain?: () => Promise<void> };

export type Snapshots = ReturnType<typeof createSnapshots>;

/**
 * Knows what has changed since the present snapshot, and has another taken.
 * @param findLog the log, which is not known before the start
 */
export function createSnapshots(findLog: () => EventLog | undefined, ports: Ports) {
  const book: SnapshotBook = { present: undefined, top: undefined, anew: new Set() };
  /** What has changed since the present snapshot, or one before it. */
  let changed = new Map<SliceName, Set<string>>();
  let isHurried = false;
  /** Where a snapshot was tried last: one that could not be kept, as on a full disk, is not tried with every event. */
  let tried = 0;
  /** The event that the snapshot shows which memory was read from: memory may lack older rows of the audit log, and none since. */
  let readFrom = 0;

  /** Records of a slice have changed, or are gone. */
  function note(slice: SliceName, ids: Iterable<string>) {
    const known = changed.get(slice) ?? new Set();
    for (const id of ids) known.add(id);
    changed.set(slice, known);
  }

  return {
    /** What a start has read, or a tab that read the register anew. */
    goOn: (head: SnapshotHead | undefined, generation: string | undefined) => {
      book.present = head;
      book.top = generation;
      readFrom = head?.sequence ?? 0;
    },

    readFrom: () => readFrom,

    /** Whether a snapshot is the one that another would be made from. */
    isOn: ({ generation }: SnapshotHead) => book.top === generation,

    note,

    /** So much has changed that another snapshot is not to be waited for. */
    hurry: () => {
      isHurried = true;
    },

    /** Something of a slice could not be read where the present snapshot has it: nothing of that is gone on from. */
    writeAnew: (slice: SliceName) => {
      book.anew = new Set(book.anew).add(slice);
      isHurried = true;
    },

    /** Whether there is reason for another snapshot. */
    isDue: (sequence: number) =>
      isHurried || sequence - Math.max(book.present?.sequence ?? 0, tried) >= ports.snapshotAfter,

    /**
     * Takes a snapshot of the register as an event has left it. Answers whether it is the present one now.
     * @param how the drafts beside a first one, and what is waited for between its pieces
     */
    take: async (state: RootState, sequence: number, how: How = {}): Promise<boolean> => {
      const log = findLog();
      // What changes from here on is not in it.
      const changes = changed;
      changed = new Map();
      isHurried = false;
      tried = sequence;
      // Its code comes on demand, as what a start loads last. Without it, there is no snapshot yet.
      const code = await import(/* webpackChunkName: "settle" */ './takeSnapshot').catch(() => undefined);
      const { drafts, yieldToMain = ports.yieldToMain } = how;
      const taking = { book, ports: { ...ports, yieldToMain }, state, sequence, changes, drafts };
      const isTaken = log && code && (await code.takeSnapshot({ ...taking, log }));
      if (!isTaken) for (const [slice, ids] of changes) note(slice, ids);
      return isTaken ?? false;
    },
  };
}
