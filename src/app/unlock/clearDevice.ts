import { kept, request } from '../../platform/registerTables';
import { ifOpenNowhere } from '../../platform/vault/tabs';

/** Databases by what their names begin with, and keys of localStorage. */
type Stored = { databasePrefix: string; isKey: (key: string) => boolean };

const ofPortal: Stored = { databasePrefix: 'claims-', isKey: (key) => /^(reg\/|portal-)/.test(key) };

/**
 * Removes everything that the portal keeps in this browser, or what else is named, and starts it anew. Rejects where
 * something stays, and at once where the portal is open in another tab: what is removed must not be removed later, unseen.
 */
export async function clearDevice({ databasePrefix, isKey } = ofPortal): Promise<void> {
  const cleared = await ifOpenNowhere(async () => {
    await Promise.all((await databasesNamed(databasePrefix)).map(clearDatabase));
    for (const key of Object.keys(localStorage)) if (isKey(key)) localStorage.removeItem(key);
  });
  if (!cleared) throw new Error('Open in another tab');
  location.reload();
}

/** The names of this browser's databases that begin so. */
export const databasesNamed = async (prefix: string): Promise<string[]> =>
  (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith(prefix) ? [name] : []));

/** Emptied and not deleted, which would wait for this page's own connections to close. */
async function clearDatabase(name: string): Promise<void> {
  const database = await request(indexedDB.open(name));
  const tables = [...database.objectStoreNames];
  if (tables.length > 0) {
    const transaction = database.transaction(tables, 'readwrite', { durability: 'strict' });
    for (const table of tables) transaction.objectStore(table).clear();
    await kept(transaction);
  }
  database.close();
}
