import { removeDraftFiles } from '../../platform/evidenceFiles';
import { findClaim } from '../../store/claims/selectors';
import { discardDraft, refreshDrafts } from '../../store/drafts/commands';
import { findDraft } from '../../store/drafts/selectors';
import { useAppDispatch, useAppStore } from '../../store/hooks';

/** Throws a draft away, its files with it. Returns the refusal's message when there was one. */
export function useDiscard() {
  const dispatch = useAppDispatch();
  const store = useAppStore();

  return (draftId: string) => {
    dispatch(refreshDrafts());
    const draft = findDraft(store.getState(), draftId);
    const claim = draft?.claimId === undefined ? undefined : findClaim(store.getState(), draft.claimId);
    const result = dispatch(discardDraft(draftId));
    if (result.ok && draft) void removeDraftFiles(draft, claim);
    return result;
  };
}
