import type { AuditEvent } from '../../domain/audit/audit';
import { mayTellOf, readIndex } from '../../domain/audit/logIndex';
import type { BucketEntry, EventLog, SnapshotHead } from '../../domain/register/eventLog';
import { hasRows, olderLogRead } from '../audit/olderLog';
import { auditReducer } from '../audit/slice';
import type { Ports } from '../ports';
import type { RootState } from '../registerReducers';
import { bucketsOf, readBuckets } from './snapshots/buckets';
import { show, type Core } from './core';
import { readerOf } from './reading/opening';
import type { Snapshots } from './snapshots/snapshots';
import type { Unsaved } from './unsaved';

export type OlderLogParts = {
  unsaved: Pick<Unsaved, 'storedState' | 'noteOlderLog'>;
  snapshots: Snapshots;
  /** Has memory show every event that is stored, in a turn of its own. */
  catchUp: () => Promise<void>;
};

/**
 * Rows that were left on the disk; without `of`, all of them. `sequence` is the last event that they are of, and `chain` the
 * log's own when they were asked for.
 */
type Rows = {
  rows: AuditEvent[];
  of?: readonly string[];
  sequence: number;
  chain: string | undefined;
  isDamaged?: true;
};

/** Reads rows of a long audit log that the start has left on the disk, for whoever asks for them. */
export function createOlderLogReading(core: Core, { unsaved, snapshots, catchUp }: OlderLogParts) {
  const { place, ports, getState } = core;
  const isRead = (of?: readonly string[]) => hasRows(getState().storage.olderLog, of);
  const chainOf = () => getState().audit.chain?.chain;

  /**
   * Whether rows are of what memory shows: it may lack events that they tell of, have read another register since, or this
   * one from a later snapshot, which has more rows among the older ones.
   */
  const fits = ({ sequence, chain }: Rows) =>
    sequence >= snapshots.readFrom() && sequence <= place.reached && chain === chainOf();

  async function readRows(of?: readonly string[]): Promise<Rows | undefined> {
    const log = core.log();
    const chain = chainOf();
    const reader = log && (await readerOf(log, ports));
    if (!log || !reader || reader.tail.problem) return undefined;
    // The one before lacks rows that memory may lack, too: such as were put among the older ones since.
    const rows = reader.isPresent ? await rowsOfSnapshot(log, reader.head, of, ports) : undefined;
    if (rows) return { rows, of, chain, sequence: reader.head?.sequence ?? 0 };
    // Read as a start does, which sets aside what is damaged.
    const { slice } = await reader.readSlice('audit', true);
    // What memory has of them is whole.
    const rowsLeft = (Object.values(slice.entities ?? {}) as AuditEvent[]).filter(
      ({ id }) => !Object.hasOwn(getState().audit.entities, id),
    );
    return { rows: rowsLeft, chain, sequence: reader.tail.sequence, isDamaged: true };
  }

  /** Answers whether the rows are in memory. */
  function take(read: Rows): boolean {
    const { rows, of, isDamaged } = read;
    // Others may have put another register in its place meanwhile, with a log of its own.
    if (isRead(of)) return true;
    if (!fits(read)) return false;
    const action = olderLogRead({ rows, of });
    show(core, 'reread', action);
    unsaved.noteOlderLog(action);
    ports.storage.noteRead('audit', { ...unsaved.storedState().audit });
    if (isDamaged) snapshots.writeAnew('audit');
    return true;
  }

  return {
    read: async (of?: readonly string[]): Promise<boolean> => {
      const read = await readRows(of);
      await catchUp();
      return read !== undefined && take(read);
    },

    readInTurn: async (): Promise<boolean> => {
      const read = await readRows();
      return read !== undefined && take(read);
    },

    wholeRegister: async (): Promise<RootState> => {
      const read = await readRows();
      await catchUp();
      const state = core.share?.confirmed() ?? getState();
      if (!read || isRead() || !fits(read)) return state;
      const storage = { ...state.storage, olderLog: null };
      return { ...state, storage, audit: auditReducer(state.audit, olderLogRead(read)) };
    },
  };
}

/** The rows as a snapshot has them, all or those of records; undefined where one of the buckets is damaged or gone. */
async function rowsOfSnapshot(
  log: EventLog,
  head: SnapshotHead | undefined,
  of: readonly string[] | undefined,
  { yieldToMain }: Pick<Ports, 'yieldToMain'>,
): Promise<AuditEvent[] | undefined> {
  async function read(entries: readonly BucketEntry[]): Promise<unknown[] | undefined> {
    const all: unknown[] = [];
    for await (const { records } of readBuckets(log, entries, yieldToMain)) {
      if (!records) return undefined;
      for (const record of records) all.push(record);
    }
    return all;
  }

  const entries = bucketsOf(head, 'audit');
  if (!of) return (await read(entries)) as AuditEvent[] | undefined;
  const marks = readIndex((await read(bucketsOf(head, 'auditIndex'))) ?? []);
  const telling = entries.filter(({ key }) => of.some((id) => mayTellOf(marks.get(key), id)));
  const rows = (await read(telling)) as AuditEvent[] | undefined;
  return rows?.filter(({ resourceId }) => of.includes(resourceId));
}
