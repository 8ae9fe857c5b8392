import { isFor } from '../../domain/notification/notification';
import type { Actor } from '../../domain/user/user';
import { defineCommand } from '../command';
import { commit } from '../commit';
import { notificationsRead, notificationsUnread } from '../events';
import type { Register } from '../registerReducers';
import { findRecord } from '../table';
import { findUserByEmail } from '../users/selectors';

/** Marks notifications of one's own role as read. Ids that do not exist, or are read already, are passed over. */
export const markNotificationsRead = (ids: string[]) => commit(markCommand({ ids, read: true }));

/** Takes that back. Ids that do not exist, or are unread, are passed over. */
export const markNotificationsUnread = (ids: string[]) => commit(markCommand({ ids, read: false }));

/** A notification that is for an actor. */
function findOwn(register: Register, id: string, { role, email }: Actor) {
  const notification = findRecord(register.notifications.entities, id);
  const account = findUserByEmail(register, email)?.id;
  return notification && isFor(notification, role, account) ? notification : undefined;
}

type MarkedEvent = ReturnType<typeof notificationsRead> | ReturnType<typeof notificationsUnread>;

const markCommand = defineCommand<{ ids: readonly string[]; read: boolean }, undefined, undefined, MarkedEvent>({
  scope: 'device',
  name: 'notifications/mark',
  label: null,
  decide(state, { form: { ids, read } }, stamp) {
    const concerned = ids.filter((id) => {
      const notification = findOwn(state, id, stamp.actor);
      return notification && (notification.readAt !== undefined) !== read;
    });
    if (concerned.length === 0) return { ok: true, value: undefined };
    const event = read ? notificationsRead : notificationsUnread;
    return { ok: true, event: event({ ids: concerned }, stamp), value: undefined };
  },
});
