import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../registerReducers';
import { selectRole } from '../session/selectors';
import { rowsOf } from '../table';

const selectNotifications = createSelector(
  [(state: RootState) => state.notifications.ids, (state: RootState) => state.notifications.entities],
  (ids, entities) => rowsOf({ ids, entities }),
);

/** What concerns the signed-in role, newest first; types that are switched off in Settings are left out. */
export const selectMyNotifications = createSelector(
  [selectNotifications, selectRole, (state: RootState) => state.settings.preferences.notificationTypes],
  (notifications, role, wanted) =>
    notifications
      .filter((notification) => notification.role === role && wanted[notification.type])
      .sort((a, b) => (a.id < b.id ? 1 : -1)),
);

export const selectUnreadCount = createSelector(
  [selectMyNotifications],
  (notifications) => notifications.filter(({ readAt }) => readAt === undefined).length,
);
