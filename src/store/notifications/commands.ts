import { commit, type CommandResult } from '../commit';
import { notificationsRead, notificationsUnread } from '../events';
import { findRecord } from '../findRecord';
import type { AppThunk } from '../services';
import { selectRole } from '../session/selectors';

/** Marks notifications of one's own role as read. Ids that do not exist, or are read already, are passed over. */
export const markNotificationsRead = (ids: string[]) => mark(ids, true);

/** Takes that back. Ids that do not exist, or are unread, are passed over. */
export const markNotificationsUnread = (ids: string[]) => mark(ids, false);

function mark(ids: string[], isRead: boolean): AppThunk<Promise<CommandResult>> {
  return async (dispatch, getState) => {
    const { entities } = getState().notifications;
    const role = selectRole(getState());
    const concerned = ids.filter((id) => {
      const notification = findRecord(entities, id);
      return notification && notification.role === role && (notification.readAt !== undefined) !== isRead;
    });
    if (concerned.length === 0 && role) return { ok: true, stored: true, value: undefined };
    const event = isRead ? notificationsRead : notificationsUnread;
    return dispatch(
      commit((_state, stamp) => ({ ok: true, event: event({ ids: concerned }, stamp), value: undefined })),
    );
  };
}
