import { draftFiles } from '../../platform/fileCopies';
import { discardWithFiles } from '../../store/drafts/discarding';
import { useAppDispatch } from '../../store/hooks';

/** Throws a draft away, its files with it. Answers how to undo that, where it was done. */
export function useDiscard() {
  const dispatch = useAppDispatch();
  return (draftId: string) => dispatch(discardWithFiles(draftId, draftFiles));
}
