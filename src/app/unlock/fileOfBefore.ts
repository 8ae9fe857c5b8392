import { databasePrefixOfBefore, isKeyOfBefore } from '../../domain/register/ofBefore';
import { makeZip, type ZipEntry } from '../../documents/zip';
import { openThere, request } from '../../platform/registerTables';
import { unitsOfBytes } from '../../platform/vault/units';
import { databasesNamed } from './clearDevice';

/**
 * What a test version of the portal stored here, as it lies there: `texts.json` holds the texts of localStorage by key,
 * `DATABASE/TABLE.json` the rows of a table by key, bytes in base64, and `DATABASE/TABLE/KEY` a file.
 */
export const makeFileOfBefore = (): Promise<Blob> => makeZip(entries(), { signal: new AbortController().signal });

async function* entries(): AsyncGenerator<ZipEntry> {
  const keys = Object.keys(localStorage).filter(isKeyOfBefore);
  yield json('texts.json', Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)])));
  for (const name of await databasesNamed(databasePrefixOfBefore)) {
    const database = await openThere(name);
    for (const table of database?.objectStoreNames ?? []) yield* entriesOf(database, table, `${name}/${table}`);
    database?.close();
  }
}

async function* entriesOf(database: IDBDatabase | undefined, table: string, path: string): AsyncGenerator<ZipEntry> {
  const rows: Record<string, unknown> = {};
  for (const key of (await get(database, table, (store) => store.getAllKeys())) ?? []) {
    const value: unknown = await get(database, table, (store) => store.get(key));
    const name = typeof key === 'string' ? key : JSON.stringify(key);
    if (value instanceof Blob) yield { path: `${path}/${name}`, content: value };
    else rows[name] = value;
  }
  yield json(`${path}.json`, rows);
}

const get = async <Result>(
  database: IDBDatabase | undefined,
  table: string,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
) => database && request(ask(database.transaction(table).objectStore(table)));

const json = (path: string, value: unknown): ZipEntry => ({
  path,
  content: new Blob([JSON.stringify(value, (_name, part: unknown) => asText(part))], { type: 'application/json' }),
});

const asText = (part: unknown) => {
  if (part instanceof ArrayBuffer) return btoa(unitsOfBytes(new Uint8Array(part)));
  return part instanceof Uint8Array ? btoa(unitsOfBytes(part)) : part;
};
