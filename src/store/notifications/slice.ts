import { createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import { findRoleToNotify } from '../../domain/lifecycle';
import { notificationWords, type Notification } from '../../domain/notification';
import { isLifecycleEvent, notificationsRead, registerLaidDown, type LifecycleEvent } from '../events';

const adapter = createEntityAdapter<Notification>();

/** Whom a lifecycle event concerns next, one notification a claim (PRODUCT.md, Lifecycle). */
function notificationsOf({ payload, meta }: LifecycleEvent): Notification[] {
  return payload.changes.flatMap(({ claimId, claimantName, after }) => {
    if (!after.status) return [];
    const { action } = payload;
    return [
      {
        id: `${meta.eventId}:${claimId}`,
        role: findRoleToNotify(after.status),
        type: notificationWords[action].type,
        action,
        claimId,
        claimantName,
        at: meta.at,
      },
    ];
  });
}

const notificationsSlice = createSlice({
  name: 'notifications',
  initialState: adapter.getInitialState(),
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(registerLaidDown, (state, { payload }) => adapter.setAll(state, payload.notifications))
      .addCase(notificationsRead, (state, { payload, meta }) => {
        for (const id of payload.ids) {
          const notification = state.entities[id];
          if (notification) notification.readAt ??= meta.at;
        }
      })
      .addMatcher(isLifecycleEvent, (state, event) => adapter.addMany(state, notificationsOf(event)));
  },
});

export const notificationsReducer = notificationsSlice.reducer;
