import { createLogCore, noteEvent, writeEvents } from '../../../test/logCore';
import { createMemoryLog } from '../../../test/browser/memoryLog';
import { createSnapshots } from '../snapshots/snapshots';
import { readTail } from './tail';

const events = [1, 2, 3, 4].map((place) => noteEvent(place));
const newer = { ...noteEvent(3), meta: { ...noteEvent(3).meta, v: 1000 } };

async function openLog(written: readonly object[] = events) {
  const log = createMemoryLog();
  await writeEvents(log, 0, written);
  return log;
}

test('the events after a number are read in their order', async () => {
  const log = await openLog();
  expect(await readTail(log, 0)).toEqual({ sequence: 4, events, problem: null });
  expect(await readTail(log, 2)).toEqual({ sequence: 4, events: events.slice(2), problem: null });
  expect(await readTail(log, 4)).toEqual({ sequence: 4, events: [], problem: null });
});

test.each<[string, (log: Awaited<ReturnType<typeof openLog>>) => void]>([
  [
    'is damaged',
    ({ entries }) => entries.set(3, { sequence: 3, text: entries.get(3)?.text.replace('Note', 'N0te') ?? '' }),
  ],
  ['is gone', ({ entries }) => entries.delete(3)],
  ['is another in its place', ({ entries }) => entries.set(3, { sequence: 3, text: entries.get(4)?.text ?? '' })],
])('they end before an event that %s, and where the log ends is told all the same', async (_what, damage) => {
  const log = await openLog();
  damage(log);
  expect(await readTail(log, 0)).toEqual({ sequence: 4, events: events.slice(0, 2), problem: 'unreadable' });
});

test('they end before what is no event, and before one that a newer version wrote, of a version or a kind of its own', async () => {
  const log = await openLog([...events.slice(0, 2), { type: 'claims/noteAdded', payload: {}, meta: { v: 1 } }]);
  expect(await readTail(log, 0)).toMatchObject({ events: events.slice(0, 2), problem: 'unreadable' });
  const newest = await openLog([...events.slice(0, 2), newer, noteEvent(4)]);
  expect(await readTail(newest, 0)).toMatchObject({ sequence: 4, events: events.slice(0, 2), problem: 'newer' });
  const unknown = await openLog([...events.slice(0, 2), { ...noteEvent(3), type: 'claims/visited' }]);
  expect(await readTail(unknown, 0)).toMatchObject({ sequence: 3, events: events.slice(0, 2), problem: 'newer' });
  const { text = '' } = unknown.entries.get(3) ?? {};
  unknown.entries.set(3, { sequence: 3, text: text.replace('visited', 'vis1ted') });
  expect(await readTail(unknown, 0)).toMatchObject({ problem: 'unreadable' });
});

test('events that the log has forgotten are lacking, and a log that cannot be read says nothing', async () => {
  const log = await openLog();
  log.entries.delete(1);
  expect(await readTail(log, 0)).toEqual({ sequence: 4, events: [], problem: 'unreadable' });
  log.read = () => Promise.resolve(undefined);
  expect(await readTail(log, 0)).toBeUndefined();
});

test('a start does not take the number of a snapshot at its word', async () => {
  const log = await openLog();
  const { core } = createLogCore({ log });
  await createSnapshots(() => log, core.ports).take(core.getState(), 4);
  if (log.state.head) log.state.head.sequence = 1000;
  expect(await readTail(log, 2)).toMatchObject({ sequence: 1000, problem: 'unreadable' });
  expect(await readTail(log, 2, true)).toEqual({ sequence: 4, events: events.slice(2), problem: null });
});
