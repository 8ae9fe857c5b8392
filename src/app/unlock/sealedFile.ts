import { makeZip, type ZipEntry } from '../../documents/zip';
import { browserDevice } from '../../platform/vault/device';
import type { SealedBytes } from '../../platform/vault/byteCipher';
import { eachRow, keysOfPlaces } from '../../platform/vault/convert';
import { unitsOfBytes } from '../../platform/vault/units';

/**
 * What is stored on this device as it lies there, sealed: `vault.json` holds the texts of the header and its copy,
 * `texts.json` and `records.json` the texts by key, in base64 of their bytes; the files hold a nonce of 12 bytes and what
 * was sealed, and `types.json` their media types by path, to which they are bound.
 */
export function makeSealedFile(): Promise<Blob> {
  return makeZip(entries(), { signal: new AbortController().signal });
}

async function* entries(): AsyncGenerator<ZipEntry> {
  const { places, headers } = browserDevice;
  yield json('vault.json', await headers.stored());
  const { texts, rows, files } = places;
  yield json(
    'texts.json',
    Object.fromEntries(keysOfPlaces(texts).map((key) => [key, base64(texts.getItem(key) ?? '')])),
  );
  const records: Record<string, string> = {};
  await eachRow(rows, (key, text) => {
    records[key] = base64(text);
  });
  yield json('records.json', records);
  const types: Record<string, string> = {};
  for (const table of files) {
    for (const key of await table.keys()) {
      const value = await table.get(key);
      if (!value) continue;
      const path = table.placeOf(key);
      types[path] = value.type;
      yield { path, content: contentOf(value) };
    }
  }
  yield json('types.json', types);
}

const json = (path: string, value: unknown): ZipEntry => ({
  path,
  content: new Blob([JSON.stringify(value)], { type: 'application/json' }),
});

const contentOf = (value: Blob | SealedBytes) => (value instanceof Blob ? value : new Blob([value.nonce, value.bytes]));

/** Texts that are not sealed may hold any letters. */
const base64 = (text: string) => btoa(unitsOfBytes(new TextEncoder().encode(text)));
