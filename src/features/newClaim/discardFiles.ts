import type { Claim } from '../../domain/claim';
import type { Draft } from '../../domain/draft';
import { allFiles } from '../../domain/evidence';
import { removeClaimFiles, removeEvidenceFile } from '../../platform/evidenceFiles';

/**
 * Removes the bytes that only a discarded draft held. Evidence once submitted is never destroyed: of an edit, only the
 * files added since go.
 * @param edited the claim that the draft edits, if it edits one
 */
export async function discardFiles(draft: Draft, edited: Claim | undefined): Promise<void> {
  if (!draft.claimId) return;
  if (!draft.editOf) {
    await removeClaimFiles(draft.claimId);
    return;
  }
  if (!edited) return;
  const { claimId } = draft;
  const submitted = new Set(allFiles(edited.evidence).map(({ id }) => id));
  const added = allFiles(draft.evidence).filter(({ id }) => !submitted.has(id));
  await Promise.all(added.map(({ id }) => removeEvidenceFile(claimId, id)));
}
