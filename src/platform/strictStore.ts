import { createStore, type UseStore } from 'idb-keyval';

/** A table of a database of its own, of which what was written is on the disk when that resolves. */
export function createStrictStore(databaseName: string, tableName: string): UseStore {
  const store = createStore(databaseName, tableName);
  return async (mode, work) => {
    if (mode === 'readonly') return store(mode, work);
    const { db } = await store('readonly', (table) => table.transaction);
    return work(db.transaction(tableName, mode, { durability: 'strict' }).objectStore(tableName));
  };
}
