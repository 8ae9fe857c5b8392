import type { Migration } from '../domain/register/versions';
import { withDesks } from '../domain/user/desks';
import type { User } from '../domain/user/user';

/** The accounts among the records that an event carries get their desks as stored ones do. */
const withDesksIn =
  (part: 'records' | 'put'): Migration =>
  (stored) => {
    const payload = stored as { [Part in typeof part]: { users: User[] } };
    return { ...payload, [part]: { ...payload[part], users: payload[part].users.map(withDesks) } };
  };

/**
 * What brings the payload of a stored event to a version, by the event's name and that version. Apart from the versions,
 * since it is loaded with what reads the log. Where one throws, the event is not taken.
 */
export const eventMigrations: Readonly<Record<string, Record<number, Migration> | undefined>> = {
  // Whether it came by joining, nobody could say before.
  'register/replaced': { 2: withDesksIn('records'), 4: (stored) => stored },
  // Of a merge of before, nobody asks any more on what it was decided.
  'register/merged': { 2: withDesksIn('put'), 4: (stored) => ({ ...(stored as object), replaces: [] }) },
};
