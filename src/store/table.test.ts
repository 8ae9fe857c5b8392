import * as fc from '../test/fastCheck';
import {
  addRows,
  changedIds,
  copyAhead,
  createBatch,
  removeRows,
  rowsOf,
  setRows,
  tableOf,
  type EntityTable,
} from './table';

type Row = { id: string; count: number };
const row = fc.record({ id: fc.constantFrom('A', 'B', 'C', 'D', 'constructor'), count: fc.nat(9) });
const rows = fc.array(row, { maxLength: 6 });

const asMap = (table: { ids: string[]; entities: Record<string, Row> }) =>
  new Map(table.ids.map((id) => [id, table.entities[id]]));

test('A table goes through every change as a map of its records does, and leaves the one before as it was', () => {
  fc.assert(
    fc.property(
      rows,
      rows,
      rows,
      fc.array(fc.constantFrom('A', 'B', 'C', 'D', 'constructor')),
      (first, put, added, gone) => {
        const table = tableOf(first);
        const model = new Map(first.map((item) => [item.id, item]));
        const before = asMap(table);
        const set = setRows(table, put);
        for (const item of put) model.set(item.id, item);
        expect(asMap(set)).toEqual(model);
        const grown = addRows(set, added);
        for (const item of added.filter(({ id }) => !set.ids.includes(id))) model.set(item.id, item);
        expect(asMap(grown)).toEqual(model);
        const kept = removeRows(grown, gone);
        for (const id of gone) model.delete(id);
        expect(asMap(kept)).toEqual(model);
        expect(Object.keys(kept.entities)).toHaveLength(kept.ids.length);
        expect(rowsOf(kept)).toEqual([...model.values()]);
        expect(asMap(table)).toEqual(before);
      },
    ),
  );
});

test('Nothing put in or taken out leaves the table itself, and the other fields stay', () => {
  const table = { ...tableOf<Row>([{ id: 'A', count: 1 }]), chain: 'X' };
  expect(setRows(table, [])).toBe(table);
  expect(addRows(table, [{ id: 'A', count: 2 }])).toBe(table);
  expect(removeRows(table, ['B'])).toBe(table);
  expect(setRows(table, [{ id: 'B', count: 2 }]).chain).toBe('X');
});

test('A record in a table cannot be changed in place', () => {
  const { entities } = tableOf<Row>([{ id: 'A', count: 1 }]);
  expect(() => Object.assign(entities['A'] ?? {}, { count: 2 })).toThrow(TypeError);
});

test('What a step changed is known of that step alone', () => {
  const table = tableOf<Row>([{ id: 'A', count: 1 }]);
  const set = setRows(table, [
    { id: 'A', count: 2 },
    { id: 'B', count: 1 },
  ]);
  const without = removeRows(set, ['B', 'C']);
  expect(changedIds(set.entities, table.entities)).toEqual(['A', 'B']);
  expect(changedIds(without.entities, set.entities)).toEqual(['B']);
  expect(changedIds(without.entities, table.entities)).toBeUndefined();
  expect(changedIds(table.entities, set.entities)).toBeUndefined();
});

describe('a long table that was copied ahead', () => {
  const long = tableOf<Row>(Array.from({ length: 600 }, (_, count) => ({ id: `R-${count}`, count })));

  /** The table, and how often a record of it has been asked for. */
  function counted(): { table: EntityTable<Row>; reads: () => number } {
    let reads = 0;
    const entities = new Proxy(long.entities, {
      get: (target, key, receiver) => {
        reads += 1;
        return Reflect.get(target, key, receiver) as unknown;
      },
    });
    return { table: { ids: long.ids, entities }, reads: () => reads };
  }

  test('is not gone through by the next change, and comes to the same', () => {
    const { table, reads } = counted();
    copyAhead(table);
    const before = reads();
    const next = setRows(table, [
      { id: 'NEW', count: 1 },
      { id: 'R-7', count: 0 },
    ]);
    expect(reads()).toBe(before);
    expect(asMap(next)).toEqual(
      asMap(
        setRows(long, [
          { id: 'NEW', count: 1 },
          { id: 'R-7', count: 0 },
        ]),
      ),
    );
    expect(changedIds(next.entities, table.entities)).toEqual(['NEW', 'R-7']);
    expect(Object.hasOwn(long.entities, 'NEW')).toBe(false);
  });

  test('serves one change: another on the same table knows nothing of it', () => {
    const { table, reads } = counted();
    copyAhead(table);
    setRows(table, [{ id: 'FIRST', count: 1 }]);
    const before = reads();
    const second = setRows(table, [{ id: 'SECOND', count: 2 }]);
    expect(reads()).toBeGreaterThan(before);
    expect(Object.hasOwn(second.entities, 'FIRST')).toBe(false);
    expect(second.ids).toHaveLength(601);
  });

  test('a short one is not copied', () => {
    let reads = 0;
    const entities = new Proxy<Record<string, Row>>(
      { A: { id: 'A', count: 1 } },
      {
        get: (target, key) => {
          reads += 1;
          return Reflect.get(target, key) as unknown;
        },
      },
    );
    copyAhead({ ids: ['A'], entities });
    expect(reads).toBe(0);
  });
});

describe('in a batch', () => {
  const row = (id: string, value = 0) => ({ id, value });

  test('a table is copied with the first change, and changed in place with every other', () => {
    const before = tableOf([row('a'), row('b')]);
    const batch = createBatch();
    const first = batch.run(() => setRows(before, [row('a', 1)]));
    const second = batch.run(() => removeRows(addRows(first, [row('c')]), ['b']));
    expect(before).toEqual(tableOf([row('a'), row('b')]));
    expect(second).toEqual(tableOf([row('a', 1), row('c')]));
    expect(second.entities).toBe(first.entities);
    expect(new Set(changedIds(second.entities, before.entities))).toEqual(new Set(['a', 'b', 'c']));
    expect(batch.changed(second)).toEqual(new Set(['a', 'b', 'c']));
  });

  test('a table that is its own is not even copied', () => {
    const own = { ids: ['a'], entities: { a: row('a') } as Record<string, { id: string; value: number }> };
    const batch = createBatch();
    batch.own(own);
    const after = batch.run(() => addRows(own, [row('b')]));
    expect(after.entities).toBe(own.entities);
    expect(after.ids).toEqual(['a', 'b']);
    expect(batch.changed(after)).toEqual(new Set(['b']));
  });

  test('what nothing changes stays the same, and afterwards tables are copied again', () => {
    const before = tableOf([row('a')]);
    const batch = createBatch();
    expect(batch.run(() => addRows(before, [row('a', 1)]))).toBe(before);
    const after = batch.run(() => setRows(before, [row('a', 1)]));
    expect(setRows(after, [row('a', 2)]).entities).not.toBe(after.entities);
    expect(after.entities['a']).toEqual(row('a', 1));
  });
});
