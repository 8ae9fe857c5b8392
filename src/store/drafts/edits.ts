import type { Claim } from '../../domain/claim/claim';
import type { Draft } from '../../domain/claim/draft';
import type { RootState } from '../registerReducers';
import { findRecord } from '../table';
import { findDraft, selectDrafts } from './selectors';

/** The unfinished edit of a submitted claim, or undefined. */
export const findEditOf = (state: RootState, claimId: string): Draft | undefined =>
  selectDrafts(state).find(({ editOf }) => editOf?.claimId === claimId);

/** The claim that a draft is an edit of, or undefined. */
export function findEdited(state: RootState, draftId: string): Claim | undefined {
  const editOf = findDraft(state, draftId)?.editOf;
  return editOf && findRecord(state.claims.entities, editOf.claimId);
}

/** The draft that will become a claim, or undefined. */
export const findDraftByClaimId = (state: RootState, claimId: string): Draft | undefined =>
  selectDrafts(state).find((draft) => draft.claimId === claimId && draft.editOf === undefined);
