import { findClaim } from '../../store/claims/selectors';
import { discardDraft, refreshDrafts } from '../../store/drafts/commands';
import { findDraft } from '../../store/drafts/selectors';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { discardFiles } from './discardFiles';

/** Throws a draft away, its files with it. Returns the refusal's message when there was one. */
export function useDiscard() {
  const dispatch = useAppDispatch();
  const store = useAppStore();

  return (draftId: string) => {
    dispatch(refreshDrafts());
    const draft = findDraft(store.getState(), draftId);
    const edited = draft?.editOf && findClaim(store.getState(), draft.editOf.claimId);
    const result = dispatch(discardDraft(draftId));
    if (result.ok && draft) void discardFiles(draft, edited);
    return result;
  };
}
