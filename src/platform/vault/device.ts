import { snapshotBytes } from '../backups';
import { evidenceBytes } from '../evidenceFiles';
import { withDatabase } from '../registerDatabase';
import { kept, request, type DatabaseTable } from '../registerTables';
import { headerHome } from './headerHome';
import { createHeaders } from './headers';
import { iterationsNow } from './keys';
import type { TableToConvert } from './convert';
import { browserSweep } from './sweep';
import type { Device } from './work';

type Row = { key: string; text: string | null };

const rowsOf = (name: DatabaseTable): TableToConvert => ({
  keys: () =>
    withDatabase((database) => request(database.transaction(name).objectStore(name).getAllKeys()) as Promise<string[]>),
  change: (keys, change) =>
    withDatabase(async (database) => {
      const transaction = database.transaction(name, 'readwrite', { durability: 'strict' });
      const table = transaction.objectStore(name);
      const end = kept(transaction);
      // Told below; a request that fails first ends the transaction too.
      end.catch(() => undefined);
      const [first = '', last = first] = [keys[0], keys.at(-1)];
      const run = table.getAll(IDBKeyRange.bound(first, last)) as IDBRequest<Row[]>;
      for (const row of await request(run)) {
        const text = typeof row.text === 'string' ? change(row.key, row.text) : row.text;
        if (text !== row.text) table.put({ ...row, text });
      }
      await end;
    }),
});

/** Everything that this browser keeps of the register. */
export const browserDevice: Device = {
  places: {
    texts: localStorage,
    rows: [rowsOf('records'), rowsOf('log'), rowsOf('buckets')],
    files: [snapshotBytes, evidenceBytes],
  },
  headers: createHeaders(localStorage, {
    ...headerHome,
    // Without a database there is the copy alone.
    get: () => headerHome.get().catch(() => undefined),
  }),
  sweep: browserSweep,
  iterations: iterationsNow,
  yieldToMain: () => new Promise((resolve) => setTimeout(resolve)),
  now: () => new Date().toISOString(),
};
