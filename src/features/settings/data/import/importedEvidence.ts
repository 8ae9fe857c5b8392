import { sha256 } from '../../../../documents/bundle/digest';
import type { BundleEvidence } from '../../../../documents/bundle/readBundle';
import { listRegisterEvidence } from '../../../../documents/bundle/registerEvidence';
import type { FileTask } from '../../../../domain/fileTask';
import type { StorageRefusal, StorageResult } from '../../../../platform/attempt';
import {
  getEvidenceFile,
  heldEvidenceFiles,
  putEvidenceFile,
  removeEvidenceFile,
} from '../../../../platform/evidenceFiles';
import { resolveClaim } from '../../../../store/register/merging/claimFiles';
import { keyOf, takesTheirs, type MergeChoices, type MergePlan } from '../../../../store/register/merging/types';
import type { RootState } from '../../../../store/registerReducers';

const fileKey = ({ claimId, fileId }: Pick<BundleEvidence, 'claimId' | 'fileId'>) => `${claimId}/${fileId}`;

/** The evidence of a file beside that of this device: what the device lacks, and what it holds with other bytes. */
export type EvidenceOnDevice = { missing: BundleEvidence[]; differing: BundleEvidence[] };

/** Compares by digest, a file after the other. Bytes that are here stay, whatever the file holds. */
export async function compareEvidence(
  evidence: readonly BundleEvidence[],
  task: FileTask,
  words: string,
): Promise<StorageResult<EvidenceOnDevice>> {
  const listed = await heldEvidenceFiles(evidence);
  if (!listed.ok) return listed;
  const held = new Set(listed.value);
  const differing: BundleEvidence[] = [];
  for (const [index, entry] of listed.value.entries()) {
    await task.yieldToMain();
    task.report(index, held.size, words);
    const here = await getEvidenceFile(entry.claimId, entry.fileId);
    if (!here.ok) return here;
    const same = here.value?.size === entry.size && (await sha256(await here.value.arrayBuffer())) === entry.sha256;
    if (!same) differing.push(entry);
  }
  return { ok: true, value: { missing: evidence.filter((entry) => !held.has(entry)), differing } };
}

/** Of what the device lacks, the files that a claim or draft names once the register is merged. */
export function findWanted(missing: readonly BundleEvidence[], plan: MergePlan, choices: MergeChoices) {
  const { items } = plan;
  const named = listRegisterEvidence({
    claims: items.flatMap((item) =>
      item.kind === 'claims' ? (resolveClaim(item, choices[keyOf(item)])?.claim ?? []) : [],
    ),
    drafts: items.flatMap((item) =>
      item.kind === 'drafts' ? ((takesTheirs(item, undefined) ? item.theirs : item.ours) ?? []) : [],
    ),
  });
  const keys = new Set(named.map(({ claimId, file }) => fileKey({ claimId, fileId: file.id })));
  return missing.filter((entry) => keys.has(fileKey(entry)));
}

export type EvidenceRefusal = StorageRefusal | 'gone';

/**
 * Keeps the files that the device still lacks, one by one.
 * @param stored takes up what was kept, so that whoever gives up in between can remove it again
 * @returns why one could not be kept; undefined when all are
 */
export async function storeEvidence(
  wanted: readonly BundleEvidence[],
  stored: BundleEvidence[],
  task: FileTask,
  words: string,
): Promise<EvidenceRefusal | undefined> {
  const listed = await heldEvidenceFiles(wanted);
  if (!listed.ok) return listed.reason;
  // Another tab may have imported the same file.
  const held = new Set(listed.value);
  for (const [index, entry] of wanted.entries()) {
    if (held.has(entry)) continue;
    await task.yieldToMain();
    task.report(index, wanted.length, words);
    const bytes = await entry.read();
    if (!bytes) return 'gone';
    const put = await putEvidenceFile(entry.claimId, entry.fileId, bytes);
    if (!put.ok) return put.reason;
    stored.push(entry);
  }
  return undefined;
}

/** Removes what was kept for an import that did not come about, but for what the register has come to name since. */
export async function removeStored(
  stored: readonly BundleEvidence[],
  { claims, drafts }: Pick<RootState, 'claims' | 'drafts'>,
): Promise<void> {
  const named = listRegisterEvidence({
    claims: Object.values(claims.entities),
    drafts: Object.values(drafts.entities),
  });
  const keys = new Set(named.map(({ claimId, file }) => fileKey({ claimId, fileId: file.id })));
  const loose = stored.filter((entry) => !keys.has(fileKey(entry)));
  await Promise.all(loose.map(({ claimId, fileId }) => removeEvidenceFile(claimId, fileId)));
}
