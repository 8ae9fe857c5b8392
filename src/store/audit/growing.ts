import type { AuditEvent } from '../../domain/audit';
import type { Table } from '../table';

type Log = Table<AuditEvent>;

/** Whether a log is another with more events behind it. Events of a log never change. */
const goesOn = (ids: readonly string[], before: readonly string[]) =>
  ids.length >= before.length && before.every((id, index) => ids[index] === id);

/**
 * Something that is made of every event of the log: of a log that only went on, as with every deed, the new events alone
 * are looked at.
 * @param begin what is made of an empty log
 * @param add takes up an event, in place
 */
export function madeOfLog<Made>(begin: () => Made, add: (made: Made, event: AuditEvent) => void): (log: Log) => Made {
  let ids: readonly string[] = [];
  let made = begin();
  return (log) => {
    if (log.ids === ids) return made;
    if (!goesOn(log.ids, ids)) {
      ids = [];
      made = begin();
    }
    for (let place = ids.length; place < log.ids.length; place += 1) {
      const event = log.entities[log.ids[place] ?? ''];
      if (event) add(made, event);
    }
    ids = log.ids;
    return made;
  };
}
