import { kept, request } from '../registerTables';

const vault = 'vault';
const row = 'sweep';

/**
 * How far the sweep of the register's database is: all of it lies in this one, made anew, or nothing of what lay open
 * before is left in the browser's files either. There is none before, and where no passphrase is on.
 */
type SweepMark = 'moved' | 'done';

export function readMark(database: IDBDatabase): Promise<SweepMark | undefined> {
  return request(database.transaction(vault).objectStore(vault).get(row) as IDBRequest<SweepMark | undefined>);
}

/** It is on the disk when this resolves, and so is what was written before it. */
export async function keepMark(database: IDBDatabase, mark: SweepMark | undefined): Promise<void> {
  const transaction = database.transaction(vault, 'readwrite', { durability: 'strict' });
  putMark(transaction, mark);
  await kept(transaction);
}

export function putMark(transaction: IDBTransaction, mark: SweepMark | undefined): void {
  const table = transaction.objectStore(vault);
  if (mark === undefined) table.delete(row);
  else table.put(mark, row);
}
