import type { EvidenceFile } from '../domain/incident/evidence';
import { getEvidenceFile, putEvidenceFile, removeDraftFiles, removeEvidenceFile } from './evidenceFiles';

/**
 * The bytes of files that are taken off the device, in memory for as long as that can be undone. `unread` are those that
 * the device holds and did not give.
 */
export type FileCopies = { claimId: string; files: { id: string; bytes: Blob }[]; unread: string[] };

/** Copies what the device holds of some files. A blob of the database may go with its record, so its bytes are read. */
export async function copyFiles(claimId: string, files: readonly EvidenceFile[]): Promise<FileCopies> {
  const copies: FileCopies = { claimId, files: [], unread: [] };
  for (const { id } of files) {
    const held = await getEvidenceFile(claimId, id);
    if (held.ok && !held.value) continue;
    const bytes = held.ok && held.value && (await readBytes(held.value));
    if (bytes) copies.files.push({ id, bytes });
    else copies.unread.push(id);
  }
  return copies;
}

const readBytes = (blob: Blob): Promise<Blob | undefined> =>
  blob.arrayBuffer().then(
    (bytes) => new Blob([bytes], { type: blob.type }),
    () => undefined,
  );

/** Takes off the device what was copied. What could not be read could not be had back either, and stays. */
export async function removeCopied({ claimId, files }: FileCopies): Promise<void> {
  await Promise.all(files.map(({ id }) => removeEvidenceFile(claimId, id)));
}

/** Puts them back; false when the device did not take all of them, or had not given all of them. */
export async function putBack({ claimId, files, unread }: FileCopies): Promise<boolean> {
  const kept = await Promise.all(files.map(({ id, bytes }) => putEvidenceFile(claimId, id, bytes)));
  return unread.length === 0 && kept.every(({ ok }) => ok);
}

/** Takes off again what was put back for nothing: only what neither a draft nor the claim names, by their ids. */
export async function removeUnnamed({ claimId, files, unread }: FileCopies, named: ReadonlySet<string>): Promise<void> {
  await removeCopied({ claimId, unread, files: files.filter(({ id }) => !named.has(id)) });
}

/** The files of drafts that are discarded, for `discardWithFiles`. */
export const draftFiles = { copyFiles, removeCopied, removeDraftFiles, putBack, removeUnnamed };
