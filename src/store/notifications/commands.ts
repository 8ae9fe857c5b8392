import { commit } from '../commit';
import { notificationsRead } from '../events';

/** Marks notifications as read. Ids that do not exist are passed over. */
export function markNotificationsRead(ids: string[]) {
  return commit((_state, stamp) => ({ ok: true, event: notificationsRead({ ids }, stamp), value: undefined }));
}
