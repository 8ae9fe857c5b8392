import { openRegisterDatabase } from '../../platform/registerDatabase';
import { kept } from '../../platform/registerTables';

/** Puts something into the register's database, whatever it is. */
export async function lay(name: 'records' | 'state' | 'log', value: unknown, key?: string) {
  const transaction = (await openRegisterDatabase()).transaction(name, 'readwrite');
  transaction.objectStore(name).put(value, key);
  await kept(transaction);
}

/** From now on the browser finds no room, or begins no transaction; it does again when there is no reason. */
export function refuse(reason: 'full' | 'failed' | undefined) {
  jest.restoreAllMocks();
  const fail = (name: string) => () => {
    throw new DOMException('refused', name);
  };
  if (reason === 'full') jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(fail('QuotaExceededError'));
  if (reason === 'failed') jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(fail('UnknownError'));
}
