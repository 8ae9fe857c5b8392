import { createSelector } from '@reduxjs/toolkit';
import { isUntouched } from '../../domain/claim/draft';
import { selectNewClaimDrafts } from './selectors';

/** New claims being written in which something was typed. */
export const selectBegunDrafts = createSelector([selectNewClaimDrafts], (drafts) =>
  drafts.filter((draft) => !isUntouched(draft)),
);
