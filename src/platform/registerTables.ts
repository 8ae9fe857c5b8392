export const databaseName = 'claims-register';

/** All of the register, while a sweep makes its database anew (vault/sweep.ts). */
export const copyName = 'claims-register-copy';

export const databaseVersion = 1;

/** Of the register's database. */
export type DatabaseTable = 'log' | 'buckets' | 'state' | 'records' | 'vault';

/** What a request answers. The library that has this too would come with the first file, whole. */
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

/**
 * Whether the connection to a database is no more: it is just being closed, or the browser has lost it, as that of an
 * iPhone loses those of a page in the background ("Connection to Indexed Database server lost").
 */
export const isDropped = (error: unknown) =>
  error instanceof DOMException && /^(InvalidState|Unknown)Error$/.test(error.name);

/** The tables of a database that is being made. */
export function createTables(database: IDBDatabase): void {
  for (const name of ['records', 'log', 'buckets']) database.createObjectStore(name, { keyPath: 'key' });
  for (const name of ['state', 'vault']) database.createObjectStore(name);
}

/** A database that is there; undefined where none is, and none is made. */
export async function openThere(name: string): Promise<IDBDatabase | undefined> {
  const asked = indexedDB.open(name);
  let isThere = true;
  asked.onupgradeneeded = () => {
    isThere = false;
    asked.transaction?.abort();
  };
  try {
    return await request(asked);
  } catch (error) {
    if (isThere) throw error;
    return undefined;
  }
}
