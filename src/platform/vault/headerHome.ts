import { kept, openRegisterDatabase, request } from '../registerDatabase';
import type { HeaderHome } from './headers';
import { isSealed } from './sealedPlaces';

const headerRow = 'header';

/** How many records a glance takes in: one of them may be damaged, or removed. */
const glanceOf = 9;

/** Whether the first records of the register's database lie sealed, most of them. */
export async function looksSealed(): Promise<boolean> {
  const database = await openRegisterDatabase();
  const table = database.transaction('records').objectStore('records');
  const rows = await request(table.getAll(null, glanceOf) as IDBRequest<{ text?: unknown }[]>);
  const sealed = rows.filter(({ text }) => typeof text === 'string' && isSealed(text));
  return sealed.length > rows.length / 2;
}

/** The header's home in the register's database. */
export const headerHome: HeaderHome = {
  async get() {
    const database = await openRegisterDatabase();
    const table = database.transaction('vault').objectStore('vault');
    return request(table.get(headerRow) as IDBRequest<string | undefined>);
  },
  async put(text) {
    const database = await openRegisterDatabase();
    const transaction = database.transaction('vault', 'readwrite', { durability: 'strict' });
    const table = transaction.objectStore('vault');
    if (text === undefined) table.delete(headerRow);
    else table.put(text, headerRow);
    await kept(transaction);
  },
};
