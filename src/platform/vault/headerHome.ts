import { openRegisterDatabase } from '../registerDatabase';
import { kept, request, type DatabaseTable } from '../registerTables';
import type { HeaderHome } from './headers';
import { isSealed } from './sealedPlaces';

const headerRow = 'header';

/** How many texts of a table a glance takes in: one of them may be damaged, or removed. */
const glanceOf = 9;

/** Whether the first texts of the register's database lie sealed, most of them. */
export async function looksSealed(): Promise<boolean> {
  const database = await openRegisterDatabase();
  const names: DatabaseTable[] = ['records', 'log', 'buckets'];
  const tables = database.transaction(names);
  const glances = names.map((name) =>
    request(tables.objectStore(name).getAll(null, glanceOf) as IDBRequest<{ text?: unknown }[]>),
  );
  const rows = (await Promise.all(glances)).flat();
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
