import { createSelector } from '@reduxjs/toolkit';
import type { Notification } from '../../domain/notification/notification';
import { rowsOf } from '../table';
import type { RootState } from '../registerReducers';
import { selectRole, selectSessionName } from '../session/selectors';

const selectNotifications = createSelector(
  [(state: RootState) => state.notifications.ids, (state: RootState) => state.notifications.entities],
  (ids, entities) => rowsOf({ ids, entities }),
);

/** What is shown of what concerns the signed-in role: types that are switched off in Settings are left out. */
const selectWanted = createSelector(
  [selectNotifications, selectRole, (state: RootState) => state.settings.preferences.notificationTypes],
  (notifications, role, wanted) =>
    notifications
      .filter((notification) => notification.role === role && wanted[notification.type])
      .sort((a, b) => (a.id < b.id ? 1 : -1)),
);

/** What concerns the signed-in role, newest first, but for what the person did themselves. */
export const selectMyNotifications = createSelector([selectWanted, selectSessionName], (wanted, me) =>
  wanted.filter((notification) => actorOf(notification) !== me),
);

/** Who did what a notification tells of; nobody who is signed in was refused a sign-in. */
const actorOf = (notification: Notification): string | undefined =>
  'by' in notification ? notification.by : undefined;

export const selectUnreadCount = createSelector(
  [selectMyNotifications],
  (notifications) => notifications.filter(({ readAt }) => readAt === undefined).length,
);
