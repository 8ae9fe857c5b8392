import { copyName, createTables, databaseName, databaseVersion, request } from '../registerTables';
import { keepMark, putMark, readMark } from './sweepMark';

/** What lies in the tables of a database. */
export type CopiedRows = { table: string; key: IDBValidKey; value: unknown }[];

/** How many rows are read at once: one may have a hundred thousand letters. */
const atOnce = 100;

/** Closes a database when work on it has ended, however it did: an open one cannot be removed. */
async function closing<Result>(database: IDBDatabase, work: (database: IDBDatabase) => Promise<Result>) {
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Everything in a database, which is closed then. */
export const takeRows = (database: IDBDatabase) => closing(database, readRows);

/** Everything in a database. */
export async function readRows(database: IDBDatabase): Promise<CopiedRows> {
  const tables = await Promise.all([...database.objectStoreNames].map((table) => readTable(database, table)));
  return tables.flat();
}

async function readTable(database: IDBDatabase, table: string): Promise<CopiedRows> {
  const rows: CopiedRows = [];
  let last: IDBValidKey | undefined;
  do {
    const store = database.transaction(table).objectStore(table);
    const range = last === undefined ? null : IDBKeyRange.lowerBound(last, true);
    const [keys, values]: [IDBValidKey[], unknown[]] = await Promise.all([
      request(store.getAllKeys(range, atOnce)),
      request(store.getAll(range, atOnce)),
    ]);
    rows.push(...keys.map((key, index) => ({ table, key, value: values[index] })));
    last = keys.length < atOnce ? undefined : keys.at(-1);
  } while (last !== undefined);
  return rows;
}

/**
 * Makes a database of these rows, where none is. It comes about with all of them or not at all, and is on the disk when
 * this resolves. One that another tab made of them meanwhile stays as it is.
 */
export async function makeDatabase(name: string, rows: CopiedRows): Promise<void> {
  const asked = indexedDB.open(name, databaseVersion);
  let isMade = false;
  asked.onupgradeneeded = () => {
    isMade = true;
    createTables(asked.result);
    for (const { table, key, value } of rows) {
      const store = asked.transaction?.objectStore(table);
      store?.put(value, store.keyPath === null ? key : undefined);
    }
    if (asked.transaction) putMark(asked.transaction, 'moved');
  };
  const isWhole = await closing(await request(asked), async (database) => {
    if (!isMade && (await isEmpty(database))) return false;
    // Puts on the disk what was written before it, too.
    await keepMark(database, await readMark(database));
    return true;
  });
  if (isWhole) return;
  // The tab of a portal from before, which knows of no copy, found none and made an empty one.
  await removeDatabase(name);
  return makeDatabase(name, rows);
}

async function isEmpty(database: IDBDatabase): Promise<boolean> {
  // The vault's may have been written anew from the copy of the header in localStorage.
  const names = [...database.objectStoreNames].filter((name) => name !== 'vault');
  const tables = database.transaction(names);
  const counts = await Promise.all(names.map((name) => request(tables.objectStore(name).count())));
  return counts.every((count) => count === 0);
}

/** @param blocked is called where another tab has it open */
export function removeDatabase(name: string, blocked?: () => void): Promise<unknown> {
  const asked = indexedDB.deleteDatabase(name);
  asked.onblocked = () => blocked?.();
  return request(asked);
}

/** Makes the register's database from its copy, where the one has gone and the other is whole. */
export async function bringBack(copy: IDBDatabase): Promise<void> {
  const rows = await closing(copy, async () => ((await readMark(copy)) === 'moved' ? readRows(copy) : undefined));
  if (rows) await makeDatabase(databaseName, rows);
  await removeDatabase(copyName);
}
