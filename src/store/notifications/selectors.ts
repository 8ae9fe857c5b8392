import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../registerReducers';
import { selectRole } from '../session/selectors';

/** What concerns the signed-in role, newest first. */
export const selectMyNotifications = createSelector(
  [(state: RootState) => state.notifications.entities, selectRole],
  (entities, role) =>
    Object.values(entities)
      .filter((notification) => notification.role === role)
      .sort((a, b) => (a.id < b.id ? 1 : -1)),
);

export const selectUnreadCount = createSelector(
  [selectMyNotifications],
  (notifications) => notifications.filter(({ readAt }) => readAt === undefined).length,
);
