import { copyName, createTables, databaseName, databaseVersion, isDropped, openThere } from './registerTables';

let opened: Promise<IDBDatabase> | undefined;
/** What the next opening waits for. */
let closed: Promise<unknown> = Promise.resolve();
let tellNewer: () => void = () => undefined;
let tellGone: () => void = () => undefined;

/**
 * The register's database: `log` has the events, `buckets` the parts of snapshots, `state` which snapshot is the present
 * one, `records` the drafts, all but `state` by their key, and `vault` what the device passphrase needs. Rejects where
 * the browser has none to give, or a newer version of the portal has changed it.
 */
export function openRegisterDatabase(): Promise<IDBDatabase> {
  opened ??= closed.then(open).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Runs work while this tab has the register's database closed: whoever asks for it meanwhile waits. */
export function whileClosed(work: () => Promise<void>): Promise<void> {
  const before = opened;
  opened = undefined;
  const done = closed
    .then(() => before)
    .then(
      (database) => database?.close(),
      () => undefined,
    )
    .then(work);
  closed = done.catch(() => undefined);
  return done;
}

async function open(): Promise<IDBDatabase> {
  let isThere = true;
  try {
    return await connect((asked) => {
      isThere = false;
      asked.transaction?.abort();
    });
  } catch (error) {
    if (isThere) throw error;
  }
  // Before a new one is made: a sweep that was interrupted has all of it in its copy.
  const copy = await openThere(copyName);
  if (copy) {
    const { bringBack } = await import(/* webpackChunkName: "bring-back" */ './vault/registerCopy');
    await bringBack(copy);
  }
  return connect(({ result }) => createTables(result));
}

/** @param lacking is called where there is none yet */
function connect(lacking: (asked: IDBOpenDBRequest) => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(databaseName, databaseVersion);
    asked.onupgradeneeded = () => lacking(asked);
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

/**
 * Does something with the register's database, and once more on one that is opened anew where the browser has dropped
 * the connection.
 * @param mayRepeat whether it can be done once more; always when left out
 */
export async function withDatabase<Result>(
  work: (database: IDBDatabase) => Result | Promise<Result>,
  mayRepeat = () => true,
): Promise<Result> {
  const first = openRegisterDatabase();
  try {
    return await work(await first);
  } catch (error) {
    if (!isDropped(error) || !mayRepeat()) throw error;
    if (opened === first) opened = undefined;
    return work(await openRegisterDatabase());
  }
}
