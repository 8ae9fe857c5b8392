import { createStore, keys } from 'idb-keyval';

const store = createStore('claims-evidence', 'files');

/** Ids of the files that this device holds for a claim, as IndexedDB lists them. */
export async function storedFiles(claimId: string): Promise<string[]> {
  const all = await keys<string>(store);
  return all.filter((key) => key.startsWith(`${claimId}/`)).map((key) => key.slice(claimId.length + 1));
}
