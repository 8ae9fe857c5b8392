import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../registerReducers';
import { selectSession } from '../session/selectors';

/** The views that the signed-in person saved, by name. */
export const selectMyViews = createSelector(
  [(state: RootState) => state.savedViews.entities, (state: RootState) => selectSession(state)?.email.toLowerCase()],
  (entities, email) =>
    Object.values(entities)
      .filter(({ owner }) => owner.toLowerCase() === email)
      .sort((a, b) => a.name.localeCompare(b.name)),
);
