import type { AuditEvent } from '../../domain/audit/audit';
import type { EntityTable } from '../table';

type Log = EntityTable<AuditEvent>;

/** Whether a log begins as another does, for so many events. Events of a log never change. */
function beginsAs(ids: readonly string[], before: readonly string[], count: number): boolean {
  for (let place = 0; place < count; place += 1) if (ids[place] !== before[place]) return false;
  return true;
}

export type DerivedFromLog<Made> = {
  /** What is made of the whole log. */
  (log: Log): Made;
  /** Takes up so many events at most, before it is asked for; answers whether there are more. */
  ahead: (log: Log, most: number) => boolean;
};

/**
 * Something that is made of every event of the log: of a log that only went on, as it does with every event, the new rows alone
 * are looked at.
 * @param begin what is made of an empty log
 * @param add takes up an event, in place
 */
export function derivedFromLog<Made>(
  begin: () => Made,
  add: (made: Made, event: AuditEvent) => void,
): DerivedFromLog<Made> {
  let ids: readonly string[] = [];
  let count = 0;
  let made = begin();

  function ahead(log: Log, most: number): boolean {
    if (log.ids !== ids && !beginsAs(log.ids, ids, count)) {
      count = 0;
      made = begin();
    }
    ids = log.ids;
    const upTo = Math.min(ids.length, count + most);
    for (; count < upTo; count += 1) {
      const event = log.entities[ids[count] ?? ''];
      if (event) add(made, event);
    }
    return count < ids.length;
  }

  const whole = (log: Log) => {
    ahead(log, Infinity);
    return made;
  };
  return Object.assign(whole, { ahead });
}
