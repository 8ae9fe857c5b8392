import { snapshotBytes } from '../backups';
import { evidenceBytes } from '../evidenceFiles';
import { kept, openRegisterDatabase, request } from '../registerDatabase';
import { headerHome } from './headerHome';
import { createHeaders } from './headers';
import { iterationsNow } from './keys';
import type { Rows } from './turn';
import type { Device } from './work';

type Row = { key: string; text: string | null };

const registerRows: Rows = {
  async keys() {
    const database = await openRegisterDatabase();
    return request(database.transaction('records').objectStore('records').getAllKeys()) as Promise<string[]>;
  },
  async change(keys, change) {
    const database = await openRegisterDatabase();
    const transaction = database.transaction('records', 'readwrite', { durability: 'strict' });
    const table = transaction.objectStore('records');
    const end = kept(transaction);
    // Told below; a request that fails first ends the transaction too.
    end.catch(() => undefined);
    for (const key of keys) {
      const row = await request(table.get(key) as IDBRequest<Row | undefined>);
      if (!row || row.text === null) continue;
      const text = change(key, row.text);
      if (text !== row.text) table.put({ ...row, text });
    }
    await end;
  },
};

/** Everything that this browser keeps of the register. */
export const browserDevice: Device = {
  places: { texts: localStorage, rows: registerRows, files: [snapshotBytes, evidenceBytes] },
  headers: createHeaders(localStorage, {
    ...headerHome,
    // Without a database there is the copy alone.
    get: () => headerHome.get().catch(() => undefined),
  }),
  iterations: iterationsNow,
  breathe: () => new Promise((resolve) => setTimeout(resolve)),
  now: () => new Date().toISOString(),
};
