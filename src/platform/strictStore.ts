import { createStore, type UseStore } from 'idb-keyval';
import { isDropped } from './registerTables';

/**
 * A table of a database of its own, of which what was written is on the disk when that resolves. What is done on a
 * connection that the browser has dropped is done once more on a new one.
 */
export function createStrictStore(databaseName: string, tableName: string): UseStore {
  let store = createStore(databaseName, tableName);
  const run: UseStore = async (mode, work) => {
    if (mode === 'readonly') return store(mode, work);
    const { db } = await store('readonly', (table) => table.transaction);
    return work(db.transaction(tableName, mode, { durability: 'strict' }).objectStore(tableName));
  };
  return async (mode, work) => {
    const first = store;
    try {
      return await run(mode, work);
    } catch (error) {
      if (!isDropped(error)) throw error;
      if (store === first) store = createStore(databaseName, tableName);
      return run(mode, work);
    }
  };
}
