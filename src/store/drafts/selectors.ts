import { createSelector } from '@reduxjs/toolkit';
import { isBlankDraft, type Draft } from '../../domain/claim/draft';
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

/** New claims being written in which something was typed. */
export const selectBegunDrafts = createSelector([selectNewClaimDrafts], (drafts) =>
  drafts.filter((draft) => !isBlankDraft(draft)),
);
