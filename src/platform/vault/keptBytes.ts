import { get, keys, promisifyRequest, type UseStore } from 'idb-keyval';
import type { SealedBytes } from './byteCipher';
import type { Files } from './convert';

type Options = {
  placeOf: (key: string) => string;
  /** What the keys of bytes begin with, in a table that holds more. */
  prefix?: string;
};

/** Bytes of a table as they lie on the device. */
export function keptBytes(name: Files['name'], store: UseStore, { placeOf, prefix = '' }: Options): Files {
  return {
    name,
    placeOf,
    keys: async () => (await keys<string>(store)).filter((key) => key.startsWith(prefix)),
    async get(key) {
      const value = await get<string | Blob | SealedBytes>(key, store);
      return typeof value === 'string' ? new Blob([value]) : value;
    },
    put: (key, value) =>
      store('readwrite', async (table) => {
        const written = promisifyRequest(table.transaction);
        if ((await promisifyRequest(table.count(key))) > 0) table.put(value, key);
        await written;
      }),
  };
}
