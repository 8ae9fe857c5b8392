import { del, get, keys, promisifyRequest, set } from 'idb-keyval';
import type { Claim } from '../domain/claim/claim';
import type { Draft } from '../domain/claim/draft';
import { allFiles, filesNotIn } from '../domain/incident/evidence';
import { attempt, type StorageResult } from './attempt';
import { createStrictStore } from './strictStore';
import { keptBytes } from './vault/keptBytes';
import type { SealedBytes } from './vault/byteCipher';
import { openBytes, writeBytes } from './vault/deviceVault';

// A database of its own, so that clearing or upgrading it never touches another store.
const store = createStrictStore('claims-evidence', 'files');

const fileKey = (claimId: string, fileId: string) => `${claimId}/${fileId}`;

/** What the bytes of a file are bound to where a device passphrase seals them. */
const placeOf = (key: string) => `evidence/${key}`;

/** The files as they lie on the device, for whoever seals or opens all of them. */
export const evidenceBytes = keptBytes('evidence', store, { placeOf });

// Every key of one claim: '0' is the character after '/'.
const claimKeys = (claimId: string) => IDBKeyRange.bound(`${claimId}/`, `${claimId}0`, false, true);

/** Keeps one evidence file's bytes. Its name and type stay in the claim's record. */
export function putEvidenceFile(claimId: string, fileId: string, blob: Blob): Promise<StorageResult<void>> {
  const key = fileKey(claimId, fileId);
  return attempt(() => writeBytes(placeOf(key), blob, (value) => set(key, value, store)));
}

/** The stored bytes; `undefined` when this device never held the file. */
export function getEvidenceFile(claimId: string, fileId: string): Promise<StorageResult<Blob | undefined>> {
  const key = fileKey(claimId, fileId);
  return attempt(async () => {
    const value = await get<Blob | SealedBytes>(key, store);
    return value && openBytes(placeOf(key), value);
  });
}

/** Which of some files this device holds, without reading their bytes. */
export function heldEvidenceFiles<File extends { claimId: string; fileId: string }>(
  files: readonly File[],
): Promise<StorageResult<File[]>> {
  return attempt(async () => {
    const held = new Set(await keys<string>(store));
    return files.filter(({ claimId, fileId }) => held.has(fileKey(claimId, fileId)));
  });
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
