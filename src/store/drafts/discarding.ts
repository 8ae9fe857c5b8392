import { allFiles, filesNotIn, type EvidenceFile } from '../../domain/incident/evidence';
import { findRecord } from '../table';
import type { RootState } from '../registerReducers';
import { selectDrafts } from './selectors';
import type { Claim } from '../../domain/claim/claim';
import type { Draft } from '../../domain/claim/draft';
import { findClaim } from '../claims/selectors';
import type { CommandResult } from '../commit';
import type { AppThunk } from '../services';
import { discardDraft, restoreDraft } from './commands';

/** The bytes of a draft's files on the device, and copies of them in memory for as long as its end can be undone. */
export type DraftFiles<Copies extends { unread: string[] }> = {
  copyFiles: (claimId: string, files: readonly EvidenceFile[]) => Promise<Copies>;
  removeCopied: (copies: Copies) => Promise<void>;
  removeDraftFiles: (draft: Draft, claim: Claim | undefined) => Promise<void>;
  /** False where some are not as they were. */
  putBack: (copies: Copies) => Promise<boolean>;
  /** Takes off again what was put back, but for the files named. */
  removeUnnamed: (copies: Copies, named: ReadonlySet<string>) => Promise<void>;
};

/** Brings a discarded draft back, its files with it; `whole` is false where some are not as they were. */
export type UndoDiscard = () => Promise<{ result: CommandResult; whole: boolean }>;

/**
 * Throws a draft away, its files with it, unless another tab is submitting it: then its claim will have them. Answers how to
 * undo that, where it was done.
 */
export function discardWithFiles<Copies extends { unread: string[] }>(
  draftId: string,
  { copyFiles, removeCopied, removeDraftFiles, putBack, removeUnnamed }: DraftFiles<Copies>,
): AppThunk<Promise<{ result: CommandResult<unknown>; undo?: UndoDiscard }>> {
  return async (dispatch, getState, { submissions }) => {
    const wasSubmitting = await submissions.isHeld(draftId);
    const result = await dispatch(discardDraft(draftId));
    if (!result.ok) return { result };
    const isSubmitting = wasSubmitting || (await submissions.isHeld(draftId));
    const draft = result.value;
    const claimId = draft.claimId ?? '';
    const claim = findClaim(getState(), claimId);
    const files = filesNotIn(allFiles(draft.evidence), claim ? allFiles(claim.evidence) : []);
    const copied = copyFiles(claimId, files);
    const gone = copied.then((copies) => {
      // A draft that comes back at the next start, since its end is not stored, finds its files.
      if (!result.stored || isSubmitting) return undefined;
      return copies.unread.length > 0 ? removeCopied(copies) : removeDraftFiles(draft, claim);
    });

    const undo: UndoDiscard = async () => {
      await gone;
      const copies = await copied;
      const whole = await putBack(copies);
      const restored = await dispatch(restoreDraft(draft));
      if (!restored.ok) await removeUnnamed(copies, findNamedFiles(getState(), claimId));
      return { result: restored, whole };
    };
    return { result, undo };
  };
}

/** The ids of the files that a claim and its drafts name. */
export function findNamedFiles(state: RootState, claimId: string): ReadonlySet<string> {
  const claim = findRecord(state.claims.entities, claimId);
  const holders = [...(claim ? [claim] : []), ...selectDrafts(state).filter((draft) => draft.claimId === claimId)];
  return new Set(holders.flatMap(({ evidence }) => allFiles(evidence)).map(({ id }) => id));
}
