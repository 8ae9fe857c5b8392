import type { Claim } from '../../src/domain/claim/claim';
import type { Payment } from '../../src/domain/payment/payment';

/** What the floor keeps, each record with all of its fields, as the portal has them. */
export type FloorRecords = { claims: Claim[]; payments: Payment[] };

const result = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('The database cannot be read', { cause: request.error }));
  });

/** All records: one text of localStorage or, where there are too many for it, the tables of a database. */
export async function readRecords(): Promise<FloorRecords> {
  const text = localStorage.getItem('records');
  if (text) return JSON.parse(text) as FloorRecords;
  const database = await result(indexedDB.open('claims', 1));
  const reading = database.transaction(['claims', 'payments']);
  const [claims, payments] = await Promise.all([
    result(reading.objectStore('claims').getAll() as IDBRequest<Claim[]>),
    result(reading.objectStore('payments').getAll() as IDBRequest<Payment[]>),
  ]);
  return { claims, payments };
}

/** UGX; undefined while nobody has calculated it. */
export const amountOf = ({ approvedAmount, calculatedCompensation }: Claim) => approvedAmount ?? calculatedCompensation;
