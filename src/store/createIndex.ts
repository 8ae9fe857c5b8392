import { changesIn, findRecord, rowsOf, type EntityTable } from './table';

/**
 * The records of tables by something of theirs that never changes, each group in an order and of those that it holds. It is made once for a table and
 * follows what a batch changes in place: who asks in the middle of one is not told what was so at its beginning.
 */
export function createIndex<Row extends { id: string }>(
  keyOf: (row: Row) => string,
  order: (a: Row, b: Row) => number,
  holds: (row: Row) => boolean = () => true,
) {
  const known = new WeakMap<object, { groups: Map<string, Row[]>; upTo: number }>();
  return ({ ids, entities }: EntityTable<Row>): ReadonlyMap<string, Row[]> => {
    const changes = changesIn(entities);
    let made = known.get(entities);
    let changed = changes.slice(made?.upTo);
    if (!made || changed.some((id) => !findRecord(entities, id))) {
      made = { groups: new Map(), upTo: 0 };
      known.set(entities, made);
      changed = ids;
    }
    for (const row of rowsOf({ ids: changed, entities })) {
      const key = keyOf(row);
      const others = made.groups.get(key)?.filter(({ id }) => id !== row.id) ?? [];
      made.groups.set(key, [...others, ...(holds(row) ? [row] : [])].sort(order));
    }
    made.upTo = changes.length;
    return made.groups;
  };
}
