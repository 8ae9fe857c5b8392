import { buildAuditEvent } from '../../test/builders';
import { addRows, tableOf } from '../table';
import { derivedFromLog } from './derivedFromLog';

const event = (id: string) => buildAuditEvent({ id });

function counted() {
  const looked: string[] = [];
  const idsOf = derivedFromLog(
    (): { ids: string[] } => ({ ids: [] }),
    (made, { id }) => {
      looked.push(id);
      made.ids.push(id);
    },
  );
  return { looked, idsOf };
}

test('Of a log that goes on only the new events are looked at', () => {
  const { looked, idsOf } = counted();
  const log = tableOf([event('A'), event('B')]);
  expect(idsOf(log).ids).toEqual(['A', 'B']);
  expect(idsOf(addRows(log, [event('C')])).ids).toEqual(['A', 'B', 'C']);
  // Read again from storage, with other tables that hold the same.
  expect(idsOf(tableOf([event('A'), event('B'), event('C'), event('D')])).ids).toEqual(['A', 'B', 'C', 'D']);
  expect(looked).toEqual(['A', 'B', 'C', 'D']);
});

test('Another log, or one with events in between, is looked at from its beginning', () => {
  const { idsOf } = counted();
  idsOf(tableOf([event('A'), event('C')]));
  expect(idsOf(tableOf([event('A'), event('B'), event('C')])).ids).toEqual(['A', 'B', 'C']);
  expect(idsOf(tableOf([event('Z')])).ids).toEqual(['Z']);
  expect(idsOf(tableOf([])).ids).toEqual([]);
});

test('It can be made ahead, some events at a time, also while the log goes on', () => {
  const { looked, idsOf } = counted();
  const log = tableOf([event('A'), event('B'), event('C')]);
  expect(idsOf.ahead(log, 2)).toBe(true);
  expect(looked).toEqual(['A', 'B']);
  const longer = addRows(log, [event('D')]);
  expect(idsOf.ahead(longer, 1)).toBe(true);
  expect(idsOf(longer).ids).toEqual(['A', 'B', 'C', 'D']);
  expect(idsOf.ahead(longer, 1)).toBe(false);
  expect(looked).toEqual(['A', 'B', 'C', 'D']);
  expect(idsOf.ahead(tableOf([event('Z')]), 1)).toBe(false);
  expect(idsOf(tableOf([event('Z')])).ids).toEqual(['Z']);
});
