import { notAllowed } from '../../domain/actions/decide';
import { defineCommand } from '../command';
import { commit } from '../commit';
import { notificationsRead, notificationsUnread } from '../events';
import { findRecord } from '../table';

/** Marks notifications of one's own role as read. Ids that do not exist, or are read already, are passed over. */
export const markNotificationsRead = (ids: string[]) => commit(markCommand({ ids, read: true }));

/** Takes that back. Ids that do not exist, or are unread, are passed over. */
export const markNotificationsUnread = (ids: string[]) => commit(markCommand({ ids, read: false }));

type MarkedEvent = ReturnType<typeof notificationsRead> | ReturnType<typeof notificationsUnread>;

const markCommand = defineCommand<{ ids: readonly string[]; read: boolean }, undefined, undefined, MarkedEvent>({
  scope: 'register',
  name: 'notifications/mark',
  label: null,
  accepts: ({ notifications }, { payload: { ids }, meta: { actor } }) =>
    ids.every((id) => findRecord(notifications.entities, id)?.role === actor.role) ? undefined : notAllowed,
  decide(state, { form: { ids, read } }, stamp) {
    const concerned = ids.filter((id) => {
      const notification = findRecord(state.notifications.entities, id);
      return notification?.role === stamp.actor.role && (notification.readAt !== undefined) !== read;
    });
    if (concerned.length === 0) return { ok: true, value: undefined };
    const event = read ? notificationsRead : notificationsUnread;
    return { ok: true, event: event({ ids: concerned }, stamp), value: undefined };
  },
});
