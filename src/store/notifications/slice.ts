import { createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import { findRoleToNotify } from '../../domain/lifecycle';
import { notificationWords, type MaintenanceAction, type Notification } from '../../domain/notification';
import { roleNames } from '../../domain/roles';
import {
  isLifecycleEvent,
  notificationsRead,
  registerLaidDown,
  registerReplaced,
  signInRefused,
  type LifecycleEvent,
  type Replacement,
} from '../events';

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

const maintenance = {
  restored: 'register_restored',
  emptied: 'register_emptied',
  sample: 'sample_loaded',
} as const satisfies Record<Replacement, MaintenanceAction>;

/** Tells every role that another register stands in the place of the one before. */
function replacementNotifications({ payload, meta }: ReturnType<typeof registerReplaced>): Notification[] {
  return roleNames.map((role) => ({
    id: `${meta.eventId}:${role}`,
    role,
    type: 'maintenance',
    action: maintenance[payload.how],
    by: meta.actor.name,
    at: meta.at,
  }));
}

const notificationsSlice = createSlice({
  name: 'notifications',
  initialState: adapter.getInitialState(),
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(registerLaidDown, (state, { payload }) => adapter.setAll(state, payload.notifications))
      .addCase(registerReplaced, (state, event) => {
        adapter.setAll(state, event.payload.records.notifications);
        adapter.addMany(state, replacementNotifications(event));
      })
      .addCase(signInRefused, (state, { payload, meta }) => {
        const { eventId: id, at } = meta;
        const { email } = payload;
        adapter.addOne(state, { id, role: 'admin', type: 'security', action: 'sign_in_refused', email, at });
      })
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
