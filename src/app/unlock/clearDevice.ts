import { kept, request } from '../../platform/registerTables';
import { ifOpenNowhere } from '../../platform/vault/tabs';

/**
 * Removes everything that the portal keeps in this browser, and starts it anew. Rejects where something stays, and at
 * once where the portal is open in another tab: what is removed must not be removed later, unseen.
 */
export async function clearDevice(): Promise<void> {
  const cleared = await ifOpenNowhere(async () => {
    const databases = await indexedDB.databases();
    const ours = databases.flatMap(({ name }) => (name?.startsWith('wildlife-claims-') ? [name] : []));
    await Promise.all(ours.map(clearDatabase));
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('wcp/') || key.startsWith('wcp-')) localStorage.removeItem(key);
    }
  });
  if (!cleared) throw new Error('Open in another tab');
  location.reload();
}

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
