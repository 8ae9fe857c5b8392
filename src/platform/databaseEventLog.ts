import {
  isOfSince,
  isUsedUp,
  readHead,
  savedAfter,
  type AppendResult,
  type DraftRow,
  type EventLog,
  type SnapshotHead,
  type SnapshotHeads,
  type Write,
} from '../domain/register/eventLog';
import { attempt } from './attempt';
import { openRegisterDatabase, tellOfDatabase, withDatabase } from './registerDatabase';
import { kept, request, type DatabaseTable } from './registerTables';

/** Turns what is about to be stored into something unreadable, and back. */
export type Cipher = {
  seal: (key: string, text: string) => string;
  open: (key: string, text: string) => string;
  /** The same of many, where that is sooner done at once. */
  openAll?: (texts: readonly { key: string; text: string }[]) => Promise<string[]>;
};

/** A row of any table: whatever lies there may be damaged. */
type Row = { key: string; text: string };

const headKey = 'head';
const formerHeadKey = 'formerHead';

const entryPrefix = 'event/';
const digits = 16;
const entryKey = (sequence: number) => entryPrefix + String(sequence).padStart(digits, '0');
const sequenceOf = (key: IDBValidKey | undefined) =>
  typeof key === 'string' ? Number(key.slice(entryPrefix.length)) : 0;

/** All keys that begin so. */
const rangeOf = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

const plain: Cipher = { seal: (_key, text) => text, open: (_key, text) => text };

type Options = {
  /** Called when a newer version of the portal has the database, now or later. */
  onNewer?: () => void;
  /** Called when the browser has closed it, or is about to delete it. */
  onGone?: () => void;
  cipher?: Cipher;
};

/** The event log in the register's database; undefined where none can be opened. */
export async function openEventLog({ onNewer, onGone, cipher = plain }: Options = {}): Promise<EventLog | undefined> {
  tellOfDatabase({ onNewer, onGone });
  const database = await attempt(openRegisterDatabase);
  return database.ok ? createEventLog(cipher) : undefined;
}

/** A text as it lay; what should be one and is none is made one, so that it can be set aside. */
const textOf = (text: unknown): string => (typeof text === 'string' ? text : (JSON.stringify(text) ?? ''));

async function readHeads(table: TableOf): Promise<SnapshotHeads> {
  const state = table('state');
  const [head, former] = await Promise.all([headKey, formerHeadKey].map((key) => request<unknown>(state.get(key))));
  return { head: readHead(head), former: readHead(former) };
}

/** The number of the last event in the log, and that of the last event there was, which a snapshot alone may show. */
async function readEnd(table: TableOf): Promise<{ last: number; sequence: number }> {
  const last = sequenceOf((await request(table('log').openKeyCursor(null, 'prev')))?.key);
  const { head, former } = await readHeads(table);
  return { last, sequence: Math.max(last, (head ?? former)?.sequence ?? 0) };
}

type TableOf = (name: DatabaseTable) => IDBObjectStore;

/** Does something with tables, all of it or nothing. Says why where the browser refuses. */
const change = <Result>(
  tables: DatabaseTable[],
  durability: IDBTransactionDurability,
  work: (table: TableOf) => Promise<Result> | Result,
  signal?: AbortSignal,
) =>
  attempt(async (): Promise<Result> => {
    let isCommitted = false;
    const changeOn = async (database: IDBDatabase): Promise<Result> => {
      const transaction = database.transaction(tables, 'readwrite', { durability });
      const end = kept(transaction);
      // Awaited below; until then it is nobody's to hear.
      end.catch(() => undefined);
      const callOff = () => {
        // What is on its way to the disk goes there.
        if (!isCommitted && !transaction.error) transaction.abort();
      };
      signal?.addEventListener('abort', callOff);
      if (signal?.aborted) callOff();
      try {
        const result = await work((name) => transaction.objectStore(name));
        transaction.commit();
        isCommitted = true;
        await end;
        return result;
      } catch (error) {
        // What was written before the failure would be kept otherwise.
        if (!transaction.error && !signal?.aborted) transaction.abort();
        throw error;
      } finally {
        signal?.removeEventListener('abort', callOff);
      }
    };
    // What was on its way to the disk may be there.
    return withDatabase(changeOn, () => !isCommitted && !signal?.aborted);
  });

async function look<Result>(
  tables: DatabaseTable[],
  work: (table: TableOf) => Promise<Result>,
): Promise<Result | undefined> {
  const result = await attempt(() =>
    withDatabase((database) => {
      const transaction = database.transaction(tables, 'readonly');
      return work((name) => transaction.objectStore(name));
    }),
  );
  return result.ok ? result.value : undefined;
}

function createEventLog({ seal, open, openAll }: Cipher): EventLog {
  const openRows = async (rows: readonly Row[]): Promise<string[]> =>
    (await openAll?.(rows)) ?? rows.map(({ key, text }) => open(key, text));

  /** Rows with their texts opened; what was removed has none. */
  async function opened<Kept extends { key: string; text: string | null }>(rows: readonly Kept[]): Promise<Kept[]> {
    const texts = await openRows(rows.map(({ key, text }) => ({ key, text: textOf(text) })));
    return rows.map((row, index) => ({ ...row, text: row.text === null ? null : (texts[index] ?? '') }));
  }

  const draftRow = (key: string, text: string | null, at: string): DraftRow => ({
    key,
    text: text === null ? null : seal(key, text),
    at,
  });

  /** Puts drafts as they were saved, but for those where what is there already stays. */
  async function putDrafts(records: IDBObjectStore, rows: readonly DraftRow[], stays: typeof isUsedUp) {
    for (const { key, text, at } of rows) {
      const before = await request(records.get(key) as IDBRequest<DraftRow | undefined>);
      if (!before || !stays(before, at)) records.put(draftRow(key, text, savedAfter(before, at)));
    }
  }

  return {
    async append({ after, texts, drafts = [], at, unverified, signal }) {
      // Until it is known on top of what it would be written, an event that assumes something has not failed.
      let failure: AppendResult = unverified ? 'overtaken' : 'failed';
      const result = await change(
        ['log', 'state', 'records'],
        'strict',
        async (table): Promise<AppendResult> => {
          if ((await readEnd(table)).sequence !== after) return 'overtaken';
          failure = 'failed';
          for (const [place, text] of texts.entries()) {
            const key = entryKey(after + 1 + place);
            table('log').put({ key, text: seal(key, text) });
          }
          await putDrafts(table('records'), rowsOf(drafts, at), () => false);
          return 'stored';
        },
        signal,
      );
      if (result.ok) return result.value;
      if (signal?.aborted) return 'called off';
      return failure === 'failed' && result.reason === 'full' ? 'full' : failure;
    },

    async read(after) {
      const found = await look(['log', 'state'], async (table) => {
        const end = await readEnd(table);
        const newer = IDBKeyRange.lowerBound(entryKey(after), true);
        return { ...end, rows: await request(table('log').getAll(newer) as IDBRequest<Row[]>) };
      });
      if (!found) return undefined;
      const { sequence, last, rows } = found;
      const entries = (await opened(rows)).map(({ key, text }) => ({ sequence: sequenceOf(key), text }));
      return { sequence, last, whole: entries.length === sequence - after, entries };
    },

    heads: () => look(['state'], readHeads),

    async buckets(keys) {
      const rows = await look(['buckets'], (table) =>
        Promise.all(keys.map((key) => request(table('buckets').get(key) as IDBRequest<Row | undefined>))),
      );
      if (!rows) return undefined;
      const byKey = new Map(
        (await opened(rows.filter((row) => row !== undefined))).map(({ key, text }) => [key, text]),
      );
      return keys.map((key) => byKey.get(key));
    },

    async keepBuckets(buckets) {
      const result = await change(['buckets'], 'strict', (table) => {
        // Sealed in the transaction: what a passphrase seals that is turned on meanwhile is listed after it.
        for (const { key, text } of buckets) table('buckets').put({ key, text: seal(key, text) });
      });
      return result.ok;
    },

    async keepHead(head, former, on, drafts = []) {
      const result = await change(['state', 'buckets', 'log', 'records'], 'strict', async (table) => {
        const stored = await readHeads(table);
        if ((stored.head ?? stored.former)?.generation !== on) return 'overtaken';
        table('state').put(head, headKey);
        if (former) table('state').put(former, formerHeadKey);
        const needed = new Set([...keysOf(head), ...(former ? keysOf(former) : [])]);
        for (const key of await request(table('buckets').getAllKeys())) {
          if (typeof key !== 'string' || !needed.has(key)) table('buckets').delete(key);
        }
        if (former) table('log').delete(IDBKeyRange.upperBound(entryKey(former.sequence)));
        await putDrafts(table('records'), drafts, isOfSince);
        return 'stored';
      });
      return result.ok ? result.value : 'failed';
    },

    async keepDrafts(writes, at, how = 'typed', back) {
      const stays: typeof isUsedUp = (before, savedAt) =>
        how !== 'in turn' && !back?.has(before.key) && isUsedUp(before, savedAt);
      const result = await change(['records'], how === 'typed' ? 'relaxed' : 'strict', async (table) => {
        await putDrafts(table('records'), rowsOf(writes, at), stays);
      });
      return result.ok;
    },

    async rows(prefix) {
      const rows = await look(['records'], (table) =>
        request(table('records').getAll(rangeOf(prefix)) as IDBRequest<DraftRow[]>),
      );
      return rows && opened(rows);
    },
  };
}

const rowsOf = (writes: readonly Write[], at: string) => writes.map(([key, text]): DraftRow => ({ key, text, at }));

const keysOf = ({ buckets }: SnapshotHead) => buckets.map(({ key }) => key);
