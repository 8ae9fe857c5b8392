/** A claim as the list and its plain record show it. Amount in UGX, date as YYYY-MM-DD. */
export type FloorClaim = {
  id: string;
  claimant: string;
  district: string;
  incident: string;
  species: string;
  status: string;
  amount: number;
  date: string;
};

const result = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('The database cannot be read', { cause: request.error }));
  });

/** All claims: one text of localStorage or, where there are too many for it, the records of a database. */
export async function readClaims(): Promise<FloorClaim[]> {
  const text = localStorage.getItem('claims');
  if (text) return JSON.parse(text) as FloorClaim[];
  const database = await result(indexedDB.open('claims', 1));
  const records = database.transaction('claims').objectStore('claims').getAll();
  return result(records as IDBRequest<FloorClaim[]>);
}
