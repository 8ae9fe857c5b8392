import { kept, openRegisterDatabase, request } from '../registerDatabase';
import type { HeaderHome } from './headers';

const headerRow = 'header';

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
