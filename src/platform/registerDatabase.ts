import { mayForget, readJournalRow, type Appended, type Home, type Journal, type JournalRow } from '../domain/journal';
import { attempt } from './attempt';

const databaseName = 'wildlife-claims-register';
const databaseVersion = 1;

/** The one row of `state`; `forgotten` is the last deed of which texts have been forgotten. */
type RegisterState = { sequence: number; forgotten: number; home: Home };

const stateKey = 'register';
const noState: RegisterState = { sequence: 0, forgotten: 0, home: 'localStorage' };

/** Turns what is about to be stored into something unreadable, and back. */
export type Cipher = { seal: (key: string, text: string) => string; open: (key: string, text: string) => string };

/** Rows forgotten with one deed: the rest goes with the next. */
const forgottenAtOnce = 500;

/** What a request answers. */
export function request<Result>(asked: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error('IndexedDB refused'));
  });
}

/** Resolves when a transaction is kept, on the disk where it was asked to be strict. */
export function kept(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB gave up'));
  });
}

let opened: Promise<IDBDatabase> | undefined;
let tellNewer: () => void = () => undefined;

/**
 * The register's database: `records` (JournalRow by key, an index on sequence), `state`, and `vault` for what the device
 * passphrase needs. Rejects where the browser has none to give, or a newer version of the portal has changed it.
 */
export function openRegisterDatabase(): Promise<IDBDatabase> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(databaseName, databaseVersion);
    asked.onupgradeneeded = () => {
      const database = asked.result;
      database.createObjectStore('records', { keyPath: 'key' }).createIndex('sequence', 'sequence');
      database.createObjectStore('state');
      database.createObjectStore('vault');
    };
    asked.onsuccess = () => {
      const database = asked.result;
      const forget = () => {
        opened = undefined;
      };
      // The browser has taken it away, as when site data is cleared: the next use opens it anew.
      database.onclose = forget;
      database.onversionchange = ({ newVersion }) => {
        database.close();
        forget();
        if (newVersion !== null) tellNewer();
      };
      resolve(database);
    };
    asked.onerror = () => {
      if (asked.error?.name === 'VersionError') tellNewer();
      reject(asked.error ?? new Error('IndexedDB refused'));
    };
  });
}

type Options = {
  /** Called when a newer version of the portal has the database, now or later. */
  onNewer?: () => void;
  cipher?: Cipher;
};

const plain: Cipher = { seal: (_key, text) => text, open: (_key, text) => text };

/** The journal in the register's database; undefined where none can be opened. */
export async function openJournal({ onNewer, cipher = plain }: Options = {}): Promise<Journal | undefined> {
  tellNewer = onNewer ?? tellNewer;
  const database = await attempt(openRegisterDatabase);
  return database.ok ? createJournal(cipher) : undefined;
}

/** `strict` is done when it is on the disk, `relaxed` when it would outlive the browser, not a power cut. */
async function begin(mode: IDBTransactionMode, durability: IDBTransactionDurability = 'relaxed') {
  const database = await openRegisterDatabase();
  const transaction = database.transaction(['records', 'state'], mode, { durability });
  return { records: transaction.objectStore('records'), state: transaction.objectStore('state'), transaction };
}

async function readState(state: IDBObjectStore): Promise<RegisterState> {
  const { sequence, forgotten, home } = {
    ...noState,
    ...(await request(state.get(stateKey) as IDBRequest<Partial<RegisterState> | undefined>)),
  };
  const isCount = (count: unknown): count is number => Number.isSafeInteger(count) && Number(count) >= 0;
  return {
    sequence: isCount(sequence) ? sequence : 0,
    // Of a damaged count, nothing can be told of what has been forgotten.
    forgotten: isCount(forgotten) ? forgotten : isCount(sequence) ? sequence : 0,
    home: home === 'indexedDB' ? home : 'localStorage',
  };
}

function createJournal({ seal, open: unseal }: Cipher): Journal {
  const sealed = (row: JournalRow): JournalRow => (row.text === null ? row : { ...row, text: seal(row.key, row.text) });
  const unsealed = (row: JournalRow): JournalRow =>
    row.text === null ? row : { ...row, text: unseal(row.key, row.text) };

  /** What work leaves behind, all of it or nothing. */
  async function write<Result>(
    durability: IDBTransactionDurability,
    work: (records: IDBObjectStore, state: IDBObjectStore) => Promise<Result>,
  ): Promise<Result> {
    const { records, state, transaction } = await begin('readwrite', durability);
    const end = kept(transaction);
    // Awaited below; until then it is nobody's to hear.
    end.catch(() => undefined);
    try {
      const result = await work(records, state);
      await end;
      return result;
    } catch (error) {
      // What was written before the failure would be kept otherwise.
      if (!transaction.error) transaction.abort();
      throw error;
    }
  }

  /** Writes what follows the deed number `after`. */
  async function follow(
    after: number,
    work: (records: IDBObjectStore, before: RegisterState) => Promise<RegisterState>,
  ): Promise<Appended> {
    const result = await attempt(() =>
      write('strict', async (records, state): Promise<Appended> => {
        const before = await readState(state);
        if (before.sequence > after) return 'overtaken';
        // localStorage has deeds that were never told here: whatever lies here is older, unless it is all there is.
        const behind = before.sequence < after;
        if (behind && before.home === 'localStorage') records.clear();
        state.put(await work(records, behind ? { ...before, sequence: after, forgotten: after } : before), stateKey);
        return 'stored';
      }),
    );
    if (result.ok) return result.value;
    return result.reason === 'full' ? 'full' : 'failed';
  }

  async function read<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    const result = await attempt(work);
    return result.ok ? result.value : undefined;
  }

  return {
    since: (sequence) =>
      read(async () => {
        const { records, state } = await begin('readonly');
        const found = await readState(state);
        // A row of a deed that was never done is damaged.
        const range = found.sequence > sequence && IDBKeyRange.bound(sequence, found.sequence, true);
        const newer = range ? await request<unknown[]>(records.index('sequence').getAll(range)) : [];
        const rows = newer.flatMap(readJournalRow).map(unsealed);
        const whole = sequence >= found.forgotten && sequence <= found.sequence;
        return { sequence: found.sequence, home: found.home, whole, rows };
      }),

    append: ({ after, writes, copied, at = new Date().toISOString() }) =>
      follow(after, async (records, before) => {
        for (const [key, text] of writes) records.put(sealed({ key, text, sequence: after + 1, at }));
        const forgotten = before.home === 'localStorage' ? await forget(records, copied, at) : 0;
        return { ...before, sequence: after + 1, forgotten: Math.max(before.forgotten, forgotten) };
      }),

    async keepDrafts(writes, at) {
      const result = await attempt(() =>
        write('relaxed', async (records) => {
          for (const [key, text] of writes) records.put(sealed({ key, text, sequence: 0, at }));
          return Promise.resolve();
        }),
      );
      return result.ok;
    },

    rows: (prefix) =>
      read(async () => {
        const { records } = await begin('readonly');
        const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
        return (await request<unknown[]>(records.getAll(range))).flatMap(readJournalRow).map(unsealed);
      }),

    move: ({ after, writes }) =>
      follow(after, async (records, before) => {
        const there = new Set(await request(records.getAllKeys()));
        const at = new Date().toISOString();
        for (const [key, text] of writes) {
          if (!there.has(key)) records.put(sealed({ key, text, sequence: 0, at }));
        }
        return { ...before, home: 'indexedDB' };
      }),
  };
}

/** Removes rows that are kept for nothing; returns the last deed of which one is gone. */
async function forget(records: IDBObjectStore, copied: number, now: string): Promise<number> {
  const asked = records.index('sequence').openCursor(IDBKeyRange.upperBound(copied));
  let forgotten = 0;
  let cursor = await request(asked);
  for (let count = 0; cursor && count < forgottenAtOnce; count += 1) {
    const row = cursor.value as JournalRow;
    if (mayForget(row, copied, now)) {
      cursor.delete();
      forgotten = row.sequence;
    } else if (row.sequence > 0) break;
    cursor.continue();
    cursor = await request(asked);
  }
  return forgotten;
}
