import { createSelector } from '@reduxjs/toolkit';
import { isWithin } from '../../domain/access/areas';
import { isFor, type Notification } from '../../domain/notification/notification';
import { selectOwnAreas } from '../claims/ownClaims';
import { findRecord, rowsOf } from '../table';
import type { RootState } from '../registerReducers';
import { selectActor, selectRole, selectSessionName } from '../session/selectors';
import { findUserByEmail } from '../users/selectors';

const selectNotifications = createSelector(
  [(state: RootState) => state.notifications.ids, (state: RootState) => state.notifications.entities],
  (ids, entities) => rowsOf({ ids, entities }),
);

const selectAccountId = (state: RootState) => {
  const email = selectActor(state)?.email;
  return email === undefined ? undefined : findUserByEmail(state, email)?.id;
};

/** Whether a claim lies outside the districts to which the signed-in person is bound; undefined where they work everywhere. */
const selectIsElsewhere = createSelector(
  [selectOwnAreas, (state: RootState) => state.claims.entities],
  (areas, claims) =>
    areas &&
    ((claimId: string) => {
      const claim = findRecord(claims, claimId);
      return claim !== undefined && !isWithin(areas, claim.claimant);
    }),
);

/** What is shown of what concerns the signed-in person: types that are switched off in Settings, and claims elsewhere, are left out. */
const selectWanted = createSelector(
  [
    selectNotifications,
    selectRole,
    selectAccountId,
    (state: RootState) => state.settings.preferences.notificationTypes,
    selectIsElsewhere,
  ],
  (notifications, role, account, wanted, isElsewhere) =>
    notifications
      .filter(
        (notification) =>
          role !== undefined &&
          isFor(notification, role, account) &&
          wanted[notification.type] &&
          !('claimId' in notification && isElsewhere?.(notification.claimId)),
      )
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
