import { allFiles, filesNotIn } from '../../domain/evidence';
import { removeDraftFiles } from '../../platform/evidenceFiles';
import { findClaim } from '../../store/claims/selectors';
import type { CommandResult } from '../../store/commit';
import { discardDraft, restoreDraft } from '../../store/drafts/commands';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { copyFiles, putBack, removeCopied, removeUnnamed } from './fileCopies';

/** Brings a discarded draft back, its files with it; `whole` is false where some are not as they were. */
type Undo = () => Promise<{ result: CommandResult; whole: boolean }>;

/** Throws a draft away, its files with it. Answers how to undo that, where it was done. */
export function useDiscard() {
  const dispatch = useAppDispatch();
  const store = useAppStore();

  return async (draftId: string): Promise<{ result: CommandResult<unknown>; undo?: Undo }> => {
    const result = await dispatch(discardDraft(draftId));
    if (!result.ok) return { result };
    const draft = result.value;
    const claim = draft.claimId === undefined ? undefined : findClaim(store.getState(), draft.claimId);
    const files = filesNotIn(allFiles(draft.evidence), claim ? allFiles(claim.evidence) : []);
    const copied = copyFiles(draft.claimId ?? '', files);
    const gone = copied.then((copies) => {
      // A draft that comes back at the next start, since its end is not stored, finds its files.
      if (!result.stored) return undefined;
      return copies.unread.length > 0 ? removeCopied(copies) : removeDraftFiles(draft, claim);
    });

    const undo: Undo = async () => {
      await gone;
      const copies = await copied;
      const whole = await putBack(copies);
      const restored = await dispatch(restoreDraft(draft));
      if (!restored.ok) await removeUnnamed(store.getState(), copies);
      return { result: restored, whole };
    };
    return { result, undo };
  };
}
