const databaseName = 'wildlife-claims-register';

/** Version 1 kept the register as rows of `records` and packs of them. */
const databaseVersion = 2;

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

/** Of the register's database. */
export type Table = 'log' | 'buckets' | 'state' | 'records' | 'vault';

/**
 * The register's database: `log` has the events, `buckets` the parts of snapshots, `state` which snapshot is the present
 * one, `records` the drafts, all but `state` by their key, and `vault` what the device passphrase needs. Rejects where
 * the browser has none to give, or a newer version of the portal has changed it.
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
    asked.onupgradeneeded = ({ oldVersion }) => {
      const database = asked.result;
      if (oldVersion === 0) {
        database.createObjectStore('records', { keyPath: 'key' });
        database.createObjectStore('state');
        database.createObjectStore('vault');
      } else {
        // They hold nothing that the rows do not.
        database.deleteObjectStore('packs');
      }
      database.createObjectStore('log', { keyPath: 'key' });
      database.createObjectStore('buckets', { keyPath: 'key' });
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

/** Whom to tell, of this database and of any that is opened later. */
export function tellOfDatabase({ onNewer, onGone }: { onNewer?: () => void; onGone?: () => void }): void {
  tellNewer = onNewer ?? tellNewer;
  tellGone = onGone ?? tellGone;
}

/** A database that is being closed takes no transaction any more: it is opened anew. */
export async function beginOn(tables: Table[], mode: IDBTransactionMode, durability: IDBTransactionDurability) {
  const first = openRegisterDatabase();
  try {
    return (await first).transaction(tables, mode, { durability });
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
    if (opened === first) opened = undefined;
    return (await openRegisterDatabase()).transaction(tables, mode, { durability });
  }
}
