import { createStore, del, get, promisifyRequest, set } from 'idb-keyval';

/** Why the device could not keep or give back a file: no room left, or no storage at all (private window, blocked). */
export type StorageRefusal = 'full' | 'unavailable';
export type StorageResult<T> = { ok: true; value: T } | { ok: false; reason: StorageRefusal };

/** What a claim's files take on this device: how many, and bytes together. */
export type ClaimFilesTotal = { count: number; bytes: number };

// A database of its own, so that clearing or upgrading it never touches another store.
const store = createStore('wildlife-claims-evidence', 'files');

const fileKey = (claimId: string, fileId: string) => `${claimId}/${fileId}`;

// Every key of one claim: '0' is the character after '/'.
const claimKeys = (claimId: string) => IDBKeyRange.bound(`${claimId}/`, `${claimId}0`, false, true);

async function attempt<T>(work: () => Promise<T>): Promise<StorageResult<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    // Not every engine's QuotaExceededError is a DOMException, so only its name is asked.
    const full = error instanceof Object && 'name' in error && error.name === 'QuotaExceededError';
    return { ok: false, reason: full ? 'full' : 'unavailable' };
  }
}

/** Keeps one evidence file's bytes. Its name and type stay in the claim's record. */
export function putEvidenceFile(claimId: string, fileId: string, blob: Blob): Promise<StorageResult<void>> {
  return attempt(() => set(fileKey(claimId, fileId), blob, store));
}

/** The stored bytes; `undefined` when this device never held the file. */
export function getEvidenceFile(claimId: string, fileId: string): Promise<StorageResult<Blob | undefined>> {
  return attempt(() => get<Blob>(fileKey(claimId, fileId), store));
}

export function removeEvidenceFile(claimId: string, fileId: string): Promise<StorageResult<void>> {
  return attempt(() => del(fileKey(claimId, fileId), store));
}

/** Removes all of a claim's files, as when its draft is discarded. */
export function removeClaimFiles(claimId: string): Promise<StorageResult<void>> {
  return attempt(() =>
    store('readwrite', (files) => {
      files.delete(claimKeys(claimId));
      return promisifyRequest(files.transaction);
    }),
  );
}

/** What one claim's files take on this device. */
export function totalClaimFiles(claimId: string): Promise<StorageResult<ClaimFilesTotal>> {
  return attempt(async () => {
    const blobs = await store('readonly', (files) => promisifyRequest<Blob[]>(files.getAll(claimKeys(claimId))));
    return { count: blobs.length, bytes: blobs.reduce((sum, blob) => sum + blob.size, 0) };
  });
}
