import { createSelector } from '@reduxjs/toolkit';
import type { SavedView } from '../../domain/claim/list/savedView';
import { isSameEmail } from '../../domain/user/user';
import type { RootState } from '../registerReducers';
import { selectSession } from '../session/selectors';

/** The views that somebody saved, in no order. */
export const findViews = (entities: Record<string, SavedView>, email: string): SavedView[] =>
  Object.values(entities).filter(({ owner }) => isSameEmail(owner, email));

/** The views that the signed-in person saved, by name. */
export const selectMyViews = createSelector(
  [({ savedViews }: RootState) => savedViews.entities, (state: RootState) => selectSession(state)?.email],
  (entities, email) =>
    email === undefined ? [] : findViews(entities, email).sort((a, b) => a.name.localeCompare(b.name)),
);
