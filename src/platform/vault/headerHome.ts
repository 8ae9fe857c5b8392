import { withDatabase } from '../registerDatabase';
import { kept, request, type DatabaseTable } from '../registerTables';
import type { HeaderHome } from './headers';
import { isSealed } from './sealedPlaces';

const headerRow = 'header';

/** How many texts of a table a glance takes in: one of them may be damaged, or removed. */
const glanceOf = 9;

/** Whether the first texts of the register's database lie sealed, most of them. */
export async function looksSealed(): Promise<boolean> {
  const names: DatabaseTable[] = ['records', 'log', 'buckets'];
  const glances = await withDatabase((database) => {
    const tables = database.transaction(names);
    return Promise.all(
      names.map((name) => request(tables.objectStore(name).getAll(null, glanceOf) as IDBRequest<{ text?: unknown }[]>)),
    );
  });
  const rows = glances.flat();
  const sealed = rows.filter(({ text }) => typeof text === 'string' && isSealed(text));
  return sealed.length > rows.length / 2;
}

/** The header's home in the register's database. */
export const headerHome: HeaderHome = {
  get: () =>
    withDatabase((database) => {
      const table = database.transaction('vault').objectStore('vault');
      return request(table.get(headerRow) as IDBRequest<string | undefined>);
    }),
  put: (text) =>
    withDatabase((database) => {
      const transaction = database.transaction('vault', 'readwrite', { durability: 'strict' });
      const table = transaction.objectStore('vault');
      if (text === undefined) table.delete(headerRow);
      else table.put(text, headerRow);
      return kept(transaction);
    }),
};
