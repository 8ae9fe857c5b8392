import { createStore, del, get, promisifyRequest, set } from 'idb-keyval';
import type { Claim } from '../domain/claim';
import type { Draft } from '../domain/draft';
import { allFiles, filesNotIn } from '../domain/evidence';
import { attempt, type StorageResult } from './attempt';

// A database of its own, so that clearing or upgrading it never touches another store.
const store = createStore('wildlife-claims-evidence', 'files');

const fileKey = (claimId: string, fileId: string) => `${claimId}/${fileId}`;

// Every key of one claim: '0' is the character after '/'.
const claimKeys = (claimId: string) => IDBKeyRange.bound(`${claimId}/`, `${claimId}0`, false, true);

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

/** Removes all of a claim's files. */
function removeClaimFiles(claimId: string): Promise<StorageResult<void>> {
  return attempt(() =>
    store('readwrite', (files) => {
      files.delete(claimKeys(claimId));
      return promisifyRequest(files.transaction);
    }),
  );
}

/**
 * Removes the bytes that only a discarded draft held. Evidence once submitted is never destroyed: beside its claim, only
 * the files that the claim does not hold go.
 * @param claim the claim that the draft edits, or that it has become
 */
export async function removeDraftFiles(
  { claimId, editOf, evidence }: Draft,
  claim: Pick<Claim, 'evidence'> | undefined,
): Promise<void> {
  if (!claimId) return;
  if (claim) {
    const added = filesNotIn(allFiles(evidence), allFiles(claim.evidence));
    await Promise.all(added.map(({ id }) => removeEvidenceFile(claimId, id)));
  } else if (!editOf) await removeClaimFiles(claimId);
}
