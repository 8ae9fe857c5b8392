import * as fc from '../test/fastCheck';
import { addRows, changedIds, createBatch, removeRows, rowsOf, setRows, tableOf } from './table';
import { createIndex } from './createIndex';

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

test('an index tells what a table holds, also while a batch changes it in place, and leaves what it told before', () => {
  type Owned = Row & { owner: string };
  const owned = row.map((one): Owned => ({ ...one, owner: one.id < 'C' ? 'first' : 'second' }));
  const step = fc.oneof(
    fc.array(owned, { maxLength: 4 }).map((put) => ({ put, gone: [] as string[] })),
    fc.array(fc.constantFrom('A', 'B', 'C'), { maxLength: 2 }).map((gone) => ({ put: [] as Owned[], gone })),
  );
  const grouped = (table: { ids: string[]; entities: Record<string, Owned> }) => {
    const groups = new Map<string, Owned[]>();
    for (const one of rowsOf(table)) groups.set(one.owner, [...(groups.get(one.owner) ?? []), one]);
    const sorted = [...groups].map(([owner, list]) => [owner, list.map(({ id }) => id).sort()]);
    return Object.fromEntries(sorted) as Record<string, string[]>;
  };
  fc.assert(
    fc.property(fc.array(fc.array(step, { maxLength: 5 }), { maxLength: 4 }), (batches) => {
      const find = createIndex<Owned>(
        ({ owner }) => owner,
        (a, b) => (a.id < b.id ? -1 : 1),
      );
      const told = (table: Parameters<typeof find>[0]) =>
        Object.fromEntries([...find(table)].map(([owner, list]) => [owner, list.map(({ id }) => id)]));
      let table = tableOf<Owned>([]);
      for (const steps of batches) {
        const batch = createBatch();
        const before = told(table);
        const shown = table;
        for (const { put, gone } of steps) {
          table = batch.run(() => removeRows(setRows(table, put), gone));
          expect(told(table)).toEqual(grouped(table));
        }
        expect(told(shown)).toEqual(before);
      }
    }),
  );
});
