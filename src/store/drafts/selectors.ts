import { createSelector } from '@reduxjs/toolkit';
import { isBlankDraft, type Draft } from '../../domain/claim/draft';
import type { Claim } from '../../domain/claim/claim';
import { findRecord } from '../table';
import type { RootState } from '../registerReducers';

/** Every draft and unfinished edit, last touched first. */
export const selectDrafts = createSelector([(state: RootState) => state.drafts.entities], (entities) =>
  Object.values(entities).sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1)),
);

/** New claims being written: edits are left out, and a draft that another tab saved after it became a claim. */
export const selectNewClaimDrafts = createSelector(
  [selectDrafts, (state: RootState) => state.claims.entities],
  (drafts, claims) =>
    drafts.filter(({ editOf, claimId }) => editOf === undefined && (claimId === undefined || !claims[claimId])),
);

/** A draft, or undefined. */
export const findDraft = (state: RootState, draftId: string): Draft | undefined =>
  findRecord(state.drafts.entities, draftId);

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

/** New claims being written in which something was typed. */
export const selectBegunDrafts = createSelector([selectNewClaimDrafts], (drafts) =>
  drafts.filter((draft) => !isBlankDraft(draft)),
);
