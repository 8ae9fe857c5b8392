import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../registerReducers';
import { selectRole } from '../session/selectors';

/** What concerns the signed-in role, newest first; types that are switched off in Settings are left out. */
export const selectMyNotifications = createSelector(
  [
    (state: RootState) => state.notifications.entities,
    selectRole,
    (state: RootState) => state.settings.preferences.notificationTypes,
  ],
  (entities, role, wanted) =>
    Object.values(entities)
      .filter((notification) => notification.role === role && wanted[notification.type])
      .sort((a, b) => (a.id < b.id ? 1 : -1)),
);

export const selectUnreadCount = createSelector(
  [selectMyNotifications],
  (notifications) => notifications.filter(({ readAt }) => readAt === undefined).length,
);
