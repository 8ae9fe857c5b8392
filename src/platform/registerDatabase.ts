import {
  isUsedUp,
  mayForget,
  readJournalRow,
  type Appended,
  type Home,
  type Journal,
  type JournalRow,
  type PackNews,
} from '../domain/register/journal';
import { readRecordPack, type RecordPack } from '../domain/register/recordPack';
import { attempt, type StorageResult } from './attempt';

const databaseName = 'wildlife-claims-register';
const databaseVersion = 1;

/**
 * The one row of `state`; `forgotten` is the last deed of which texts have been forgotten, `packed` the last that the
 * packs show, undefined where there are none.
 */
type RegisterState = { sequence: number; forgotten: number; packed?: number; home: Home };

const stateKey = 'register';
const noState: RegisterState = { sequence: 0, forgotten: 0, home: 'localStorage' };

/** Turns what is about to be stored into something unreadable, and back. */
export type Cipher = {
  seal: (key: string, text: string) => string;
  open: (key: string, text: string) => string;
  /** The same of many, where that is sooner done at once. */
  openAll?: (texts: readonly { key: string; text: string }[]) => Promise<string[]>;
  /** What it seals with now: something else as soon as that has changed. */
  inUse?: () => unknown;
};

/** A row whose text was removed is found by an index of its own. */
type RemovedRow = JournalRow & { removed: number };

const noPacks: PackNews = { packs: [], newer: [] };

/** Each slice asks for all rows of after the packs: beyond so many, all rows are read sooner without packs. */
const mostLater = 2000;

/** Rows forgotten with one deed: the rest goes with the next. */
const forgottenAtOnce = 500;

/** How long nothing is looked for that may be forgotten, milliseconds: an hour. A deed waits for each look. */
const betweenLooks = 60 * 60_000;

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
let tellGone: () => void = () => undefined;

/**
 * The register's database: `records` (JournalRow by key, an index on the sequence and one on that of removed rows),
 * `state`, `packs` (RecordPack by key), and `vault` for what the device passphrase needs. Rejects where the browser has
 * none to give, or a newer version of the portal has changed it.
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
      const records = database.createObjectStore('records', { keyPath: 'key' });
      records.createIndex('sequence', 'sequence');
      records.createIndex('removed', 'removed');
      database.createObjectStore('state');
      database.createObjectStore('vault');
      database.createObjectStore('packs', { keyPath: 'key' });
    };
    asked.onsuccess = () => {
      const database = asked.result;
      const forget = () => {
        opened = undefined;
      };
      // The browser has taken it away, as when site data is cleared: the next use opens it anew.
      database.onclose = () => {
        forget();
        tellGone();
      };
      database.onversionchange = ({ newVersion }) => {
        database.close();
        forget();
        if (newVersion === null) tellGone();
        else tellNewer();
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
  /** Called when the browser has closed it, or is about to delete it. */
  onGone?: () => void;
  cipher?: Cipher;
};

const plain: Cipher = { seal: (_key, text) => text, open: (_key, text) => text };

/** The journal in the register's database; undefined where none can be opened. */
export async function openJournal({ onNewer, onGone, cipher = plain }: Options = {}): Promise<Journal | undefined> {
  tellNewer = onNewer ?? tellNewer;
  tellGone = onGone ?? tellGone;
  const database = await attempt(openRegisterDatabase);
  return database.ok ? createJournal(cipher) : undefined;
}

/** `strict` is done when it is on the disk, `relaxed` when it would outlive the browser, not a power cut. */
async function begin(mode: IDBTransactionMode, durability: IDBTransactionDurability = 'relaxed') {
  const transaction = await beginOn(['records', 'state'], mode, durability);
  return { records: transaction.objectStore('records'), state: transaction.objectStore('state'), transaction };
}

/** A database that is being closed takes no transaction any more: it is opened anew. */
async function beginOn(tables: string[], mode: IDBTransactionMode, durability: IDBTransactionDurability) {
  const first = openRegisterDatabase();
  try {
    return (await first).transaction(tables, mode, { durability });
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
    if (opened === first) opened = undefined;
    return (await openRegisterDatabase()).transaction(tables, mode, { durability });
  }
}

async function readState(state: IDBObjectStore): Promise<RegisterState> {
  const { sequence, forgotten, packed, home } = {
    ...noState,
    ...(await request(state.get(stateKey) as IDBRequest<Partial<RegisterState> | undefined>)),
  };
  const isCount = (count: unknown): count is number => Number.isSafeInteger(count) && Number(count) >= 0;
  return {
    sequence: isCount(sequence) ? sequence : 0,
    // Of a damaged count, nothing can be told of what has been forgotten.
    forgotten: isCount(forgotten) ? forgotten : isCount(sequence) ? sequence : 0,
    ...(isCount(packed) && { packed }),
    home: home === 'indexedDB' ? home : 'localStorage',
  };
}

function createJournal({ seal, open: unseal, openAll, inUse }: Cipher): Journal {
  /** The instant of the last deed that forgot all that could be, milliseconds since 1970. */
  let lastLook = -Infinity;

  const sealed = (row: JournalRow): JournalRow | RemovedRow =>
    row.text === null ? { ...row, removed: row.sequence } : { ...row, text: seal(row.key, row.text) };
  const unsealed = (row: JournalRow): JournalRow =>
    row.text === null ? row : { ...row, text: unseal(row.key, row.text) };

  async function unsealedAll(rows: readonly JournalRow[]): Promise<JournalRow[]> {
    if (!openAll) return rows.map(unsealed);
    const texts = await openAll(rows.map(({ key, text }) => ({ key, text: text ?? '' })));
    return rows.map((row, index) => (row.text === null ? row : { ...row, text: texts[index] ?? row.text }));
  }

  async function unsealedPacks(packs: readonly RecordPack[]): Promise<RecordPack[]> {
    const texts = await openAll?.(packs);
    return packs.map((pack, place) => ({ ...pack, text: texts?.[place] ?? unseal(pack.key, pack.text) }));
  }

  /** What work leaves behind, all of it or nothing. */
  async function write<Result>(
    durability: IDBTransactionDurability,
    work: (records: IDBObjectStore, state: IDBObjectStore) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    const { records, state, transaction } = await begin('readwrite', durability);
    const end = kept(transaction);
    // Awaited below; until then it is nobody's to hear.
    end.catch(() => undefined);
    const callOff = () => {
      // What is on its way to the disk goes there.
      if (!isCommitted && !transaction.error) transaction.abort();
    };
    let isCommitted = false;
    signal?.addEventListener('abort', callOff);
    if (signal?.aborted) callOff();
    try {
      const result = await work(records, state);
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
  }

  /**
   * Writes what follows the deed number `after`. Where there is no room for it, the packs give up theirs.
   * @param assumed where the register is said to be, with that deed as its last: where it is not so, nothing is written
   */
  async function follow(...deed: Parameters<typeof tryToFollow>): Promise<Appended> {
    const result = await tryToFollow(...deed);
    if (result !== 'full') return result;
    const freed = await attempt(dropPacks);
    return freed.ok && freed.value ? tryToFollow(...deed) : result;
  }

  async function tryToFollow(
    after: number,
    work: (records: IDBObjectStore, before: RegisterState) => Promise<RegisterState>,
    assumed?: Home,
    signal?: AbortSignal,
  ): Promise<Appended> {
    // Until it is known on top of what it would be written, a deed that assumes something has not failed.
    let failure: Appended = assumed ? 'overtaken' : 'failed';
    const result = await attempt(() =>
      write(
        'strict',
        async (records, state): Promise<Appended> => {
          const before = await readState(state);
          if (before.sequence > after) return 'overtaken';
          if (assumed && (before.sequence < after || before.home !== assumed)) return 'overtaken';
          failure = 'failed';
          // localStorage has deeds that were never told here: whatever lies here is older, unless it is all there is.
          const behind = before.sequence < after;
          if (behind && before.home === 'localStorage') records.clear();
          state.put(await work(records, behind ? { ...before, sequence: after, forgotten: after } : before), stateKey);
          return 'stored';
        },
        signal,
      ),
    );
    if (result.ok) return result.value;
    if (signal?.aborted) return 'called off';
    return failure === 'failed' && result.reason === 'full' ? 'full' : failure;
  }

  async function read<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    const result = await attempt(work);
    return result.ok ? result.value : undefined;
  }

  return {
    since: (sequence) =>
      read(async () => {
        const { records, state, transaction } = await begin('readonly');
        const found = await readState(state);
        // A row of a deed that was never done is damaged.
        const range = found.sequence > sequence && IDBKeyRange.bound(sequence, found.sequence, true);
        const newer = range ? await request<unknown[]>(records.index('sequence').getAll(range)) : [];
        // The deed that waits for this to be read need not wait for the browser to see that nothing more is asked.
        transaction.commit();
        const rows = await unsealedAll(newer.flatMap(readJournalRow));
        const whole = sequence >= found.forgotten && sequence <= found.sequence;
        return { sequence: found.sequence, home: found.home, whole, rows };
      }),

    async append({ after, writes, copied, at = new Date().toISOString(), assumed, signal }) {
      let forgetsAll = false;
      const appended = await follow(
        after,
        async (records, before) => {
          for (const [key, text] of writes) records.put(sealed({ key, text, sequence: after + 1, at }));
          const now = { ...before, sequence: after + 1 };
          // A clock may also have been set back.
          if (Math.abs(Date.parse(at) - lastLook) < betweenLooks) return now;
          // What the packs do not show yet has to tell of itself.
          const upTo = Math.min(copied, before.packed ?? copied);
          const { forgotten, all } = await forget(records, before.home, upTo, at);
          forgetsAll = all;
          return { ...now, forgotten: Math.max(before.forgotten, forgotten) };
        },
        assumed,
        signal,
      );
      if (appended === 'stored' && forgetsAll) lastLook = Date.parse(at);
      return appended;
    },

    async keepDrafts(writes, at, onDisk = false) {
      const result = await attempt(() =>
        write(onDisk ? 'strict' : 'relaxed', async (records) => {
          for (const [key, text] of writes) {
            const [before] = readJournalRow(await request<unknown>(records.get(key)));
            if (!before || !isUsedUp(before, at)) records.put(sealed({ key, text, sequence: 0, at }));
          }
        }),
      );
      return result.ok;
    },

    rows: (prefix) =>
      read(async () => {
        const { records } = await begin('readonly');
        return unsealedAll((await request<unknown[]>(records.getAll(rangeOf(prefix)))).flatMap(readJournalRow));
      }),

    packs: (name, prefixes) =>
      read(async () => {
        const transaction = await beginOn(['records', 'state', 'packs'], 'readonly', 'relaxed');
        const records = transaction.objectStore('records');
        const { sequence, forgotten, packed } = await readState(transaction.objectStore('state'));
        if (packed === undefined || forgotten > packed || packed > sequence) return noPacks;
        const bySequence = records.index('sequence');
        const news = packed < sequence && IDBKeyRange.bound(packed, sequence, true);
        if (news && (await request(bySequence.count(news))) > mostLater) return noPacks;
        const stored = await request<unknown[]>(transaction.objectStore('packs').getAll(rangeOf(`${name}/`)));
        const packs = stored.flatMap(readRecordPack);
        if (packs.length === 0 || packs.some((pack) => pack.sequence !== packed)) return noPacks;
        const heads = await Promise.all(prefixes.map((prefix) => request<unknown>(records.get(prefix))));
        const later = news ? await request<unknown[]>(bySequence.getAll(news)) : [];
        const isOf = ({ key }: JournalRow) => prefixes.some((prefix) => key.startsWith(prefix) && key !== prefix);
        const newer = [...heads.flatMap(readJournalRow), ...later.flatMap(readJournalRow).filter(isOf)];
        return { packs: await unsealedPacks(packs), newer: await unsealedAll(newer) };
      }),

    async keepPacks(packs, sequence) {
      const texts: RecordPack[] = [];
      const sealedWith = inUse?.();
      for (const pack of packs) {
        texts.push({ ...pack, text: seal(pack.key, pack.text) });
        // Sealing one is a task by itself.
        await new Promise((resolve) => setTimeout(resolve));
      }
      const result = await attempt(() => putPacks(texts, sequence, () => inUse?.() === sealedWith));
      return result.ok && result.value;
    },

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

/** All keys that begin so. */
const rangeOf = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** Stores something outside the register. Where there is no room for it, the packs give up theirs. */
export async function attemptWithRoom<Result>(work: () => Promise<Result>): Promise<StorageResult<Result>> {
  const result = await attempt(work);
  if (result.ok || result.reason !== 'full') return result;
  const freed = await attempt(dropPacks);
  return freed.ok && freed.value ? attempt(work) : result;
}

/** Lets go of all packs, on the disk too. Answers whether there were any. */
export async function dropPacks(): Promise<boolean> {
  const transaction = await beginOn(['state', 'packs'], 'readwrite', 'strict');
  const end = kept(transaction);
  const state = transaction.objectStore('state');
  const { packed, ...before } = await readState(state);
  transaction.objectStore('packs').clear();
  state.put(before, stateKey);
  await end;
  return packed !== undefined;
}

/**
 * Puts packs in the place of all that there were, where the register is at home here and they are the newest.
 * @param areSealed whether they are sealed as anything would be that is written now
 */
async function putPacks(packs: readonly RecordPack[], sequence: number, areSealed: () => boolean): Promise<boolean> {
  const transaction = await beginOn(['state', 'packs'], 'readwrite', 'relaxed');
  const end = kept(transaction);
  end.catch(() => undefined);
  try {
    const state = transaction.objectStore('state');
    const before = await readState(state);
    const areNewest = sequence <= before.sequence && sequence >= (before.packed ?? 0);
    const counts = before.home === 'indexedDB' && areNewest && areSealed();
    if (counts) {
      const table = transaction.objectStore('packs');
      table.clear();
      for (const pack of packs) table.put(pack);
      state.put({ ...before, packed: sequence }, stateKey);
    }
    await end;
    return counts;
  } catch (error) {
    if (!transaction.error) transaction.abort();
    throw error;
  }
}

/**
 * Removes rows that are kept for nothing; returns the last deed of which one is gone, and whether all are that could be.
 * Of a register that is at home here those are removed ones alone, which are few: their index holds no other.
 */
async function forget(records: IDBObjectStore, home: Home, copied: number, now: string) {
  const index = home === 'localStorage' ? 'sequence' : 'removed';
  const asked = records.index(index).openCursor(IDBKeyRange.upperBound(copied));
  let forgotten = 0;
  let count = 0;
  let cursor = await request(asked);
  for (; cursor && count < forgottenAtOnce; count += 1) {
    const row = cursor.value as JournalRow;
    if (mayForget(row, copied, now)) {
      cursor.delete();
      forgotten = row.sequence;
    } else if (row.sequence > 0) break;
    cursor.continue();
    cursor = await request(asked);
  }
  return { forgotten, all: count < forgottenAtOnce };
}
