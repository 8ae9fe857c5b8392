import { commit, type CommandResult } from '../commit';
import { notificationsRead } from '../events';
import { findRecord } from '../findRecord';
import type { AppThunk } from '../services';
import { selectRole } from '../session/selectors';

/** Marks notifications of one's own role as read. Ids that do not exist, or are read already, are passed over. */
export function markNotificationsRead(ids: string[]): AppThunk<Promise<CommandResult>> {
  return async (dispatch, getState) => {
    const { entities } = getState().notifications;
    const role = selectRole(getState());
    const unread = ids.filter((id) => {
      const notification = findRecord(entities, id);
      return notification && notification.role === role && notification.readAt === undefined;
    });
    if (unread.length === 0 && role) return { ok: true, stored: true, value: undefined };
    return dispatch(
      commit((_state, stamp) => ({ ok: true, event: notificationsRead({ ids: unread }, stamp), value: undefined })),
    );
  };
}
