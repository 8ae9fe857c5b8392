import { withHeadDigest } from '../../../domain/register/bucketWriting';
import { readBucket } from '../../../domain/register/bucket';
import type { SnapshotHead } from '../../../domain/register/eventLog';
import { buildAuditEvent, buildClaim, buildUser } from '../../../test/builders';
import { createLogCore, noteEvent, type LogCore } from '../../../test/logCore';
import { createMemoryLog, type MemoryLog } from '../../../test/browser/memoryLog';
import { recordSlices } from '../../persistence/shapes/slices';
import { bucketsOf } from './buckets';
import { openReader } from '../reading/registerReader';
import { promise } from '../rehydration';
import { createSnapshots } from './snapshots';

/** Claims enough for three buckets. */
const claims = Array.from({ length: 150 }, (_, place) => buildClaim({ id: `CL-${String(place).padStart(3, '0')}` }));
const records = { claims, users: [buildUser()], audit: [buildAuditEvent()] };

/** A tab on a log, whose snapshots are told of what changes. */
function openTab(log: MemoryLog, random = 'A') {
  let drawn = 0;
  const room = createLogCore({
    records,
    log,
    ports: { random: () => `${random}${String((drawn += 1))}`, snapshotAfter: 3 },
  });
  const snapshots = createSnapshots(() => log, room.core.ports);
  room.storage.onChanges(snapshots.note);
  return { ...room, snapshots, take: (sequence: number) => snapshots.take(room.core.getState(), sequence) };
}

/** Does what an event does in a tab. */
function happen({ core, storage }: LogCore, place: number, claimId: string) {
  storage.within('event', () => {
    core.dispatch(noteEvent(place, claimId));
    core.flush();
  });
}

/** The slices of records as the present snapshot has them, and what of it could not be read. */
async function readBack(log: MemoryLog) {
  const setAside: string[] = [];
  const reader = await openReader({
    log,
    storage: {
      mirrorAt: () => undefined,
      isClosed: () => false,
      setAside: (_slice, id = '') => void setAside.push(id),
    },
    yieldToMain: () => Promise.resolve(),
    newestLogBuckets: 64,
  });
  const slices = await Promise.all(
    recordSlices.map(async (name) => [name, (await reader?.readSlice(name, true))?.slice.entities] as const),
  );
  return { sequence: reader?.head?.sequence, slices: Object.fromEntries(slices), setAside };
}

const shownBy = ({ core }: LogCore, sequence: number) => {
  const state = core.getState();
  const slices = recordSlices.map((name) => [name, (state[name] as { entities?: unknown }).entities]);
  return { sequence, slices: Object.fromEntries(slices) as unknown, setAside: [] };
};

const keysOf = (head: SnapshotHead | undefined) => bucketsOf(head, 'claims').map(({ key }) => key);

test('a snapshot has the register as an event left it, and of the next only the buckets are new whose records changed', async () => {
  const log = createMemoryLog();
  const tab = openTab(log);
  expect(await tab.take(1)).toBe(true);
  expect(await readBack(log)).toEqual(shownBy(tab, 1));
  const before = keysOf(log.state.head);
  expect(before.length).toBeGreaterThan(2);

  happen(tab, 2, 'CL-149');
  expect(await tab.take(2)).toBe(true);
  expect(await readBack(log)).toEqual(shownBy(tab, 2));
  const after = keysOf(log.state.head);
  expect(after).toHaveLength(before.length);
  expect(after.filter((key) => before.includes(key))).toEqual(before.slice(0, -1));
});

test('one is due when so many events have followed the last, or when it is not to be waited for', async () => {
  const tab = openTab(createMemoryLog());
  const isDue = (sequence: number) => tab.snapshots.isDue(sequence);
  expect([isDue(2), isDue(3)]).toEqual([false, true]);
  await tab.take(3);
  expect([isDue(5), isDue(6)]).toEqual([false, true]);
  tab.snapshots.hurry();
  expect(isDue(3)).toBe(true);
  await tab.take(3);
  expect(isDue(3)).toBe(false);
});

test.each([
  ['for its buckets', (keys: readonly string[]) => !keys.includes('head')],
  ['for its head', (keys: readonly string[]) => keys.includes('head')],
])('one that finds no room %s is tried again after as many events more, and has then what changed', async (...row) => {
  const [, isTooMuch] = row;
  let isFull = false;
  const log = createMemoryLog({
    refuses: (writes) => (isFull && isTooMuch(writes.map(([key]) => key)) ? 'full' : undefined),
  });
  const tab = openTab(log);
  await tab.take(1);
  isFull = true;
  happen(tab, 2, 'CL-000');
  expect(await tab.take(4)).toBe(false);
  expect([tab.snapshots.isDue(6), tab.snapshots.isDue(7)]).toEqual([false, true]);
  expect(log.state.head?.sequence).toBe(1);
  isFull = false;
  happen(tab, 5, 'CL-149');
  expect(await tab.take(7)).toBe(true);
  expect(await readBack(log)).toEqual(shownBy(tab, 7));
});

test('one that is not made from the present snapshot is refused, and the next goes on from that', async () => {
  const log = createMemoryLog();
  const [tab, other] = [openTab(log), openTab(log, 'B')];
  await tab.take(1);
  other.snapshots.goOn(log.state.head, log.state.head?.generation);
  for (const each of [tab, other]) happen(each, 2, 'CL-000');
  expect(await other.take(2)).toBe(true);
  const theirs = log.state.head;
  // As of a tab that slept.
  expect(await tab.take(2)).toBe(false);
  expect(log.state.head).toEqual(theirs);
  expect(tab.snapshots.isOn(theirs ?? { sequence: 0, generation: '', buckets: [], digest: '' })).toBe(true);

  happen(tab, 3, 'CL-149');
  expect(await tab.take(3)).toBe(true);
  expect(await readBack(log)).toEqual(shownBy(tab, 3));
  expect(log.state.former).toEqual(theirs);
});

test('one that is under way while its tab reads that of another is refused', async () => {
  const log = createMemoryLog();
  const [tab, other] = [openTab(log), openTab(log, 'B')];
  await tab.take(1);
  other.snapshots.goOn(log.state.head, log.state.head?.generation);
  happen(tab, 2, 'CL-000');
  const { keepBuckets } = log;
  const asleep = promise();
  const begun = promise();
  log.keepBuckets = async (buckets) => {
    begun.keep();
    await asleep.kept;
    return keepBuckets(buckets);
  };
  const taking = tab.take(2);
  await begun.kept;
  log.keepBuckets = keepBuckets;
  for (const place of [2, 3]) {
    happen(other, place, 'CL-000');
    await other.take(place);
  }
  const theirs = log.state.head;
  // It wakes up, and the log has forgotten events that it lacks.
  tab.snapshots.goOn(theirs, theirs?.generation);
  asleep.keep();
  expect(await taking).toBe(false);
  expect(log.state.head).toEqual(theirs);
  expect(await readBack(log)).toEqual(shownBy(other, 3));
});

test('none is made from one of a newer version, which makes the tab read-only', async () => {
  const log = createMemoryLog();
  const [tab, other] = [openTab(log), openTab(log, 'B')];
  await tab.take(1);
  other.snapshots.goOn(log.state.head, log.state.head?.generation);
  await other.take(1);
  const theirs = log.state.head ?? { sequence: 0, generation: '', buckets: [], digest: '' };
  theirs.buckets.push({ key: 'B/visits/0', of: 'visits', version: 1, from: '' });
  log.state.head = await withHeadDigest(theirs);
  expect(tab.storage.isClosed()).toBe(false);
  expect(await tab.take(2)).toBe(false);
  expect(tab.storage.health().newerVersion).toBe(true);
});

test('of a slice that could not be read where it lies, nothing goes on, and what it is about is found again', async () => {
  const log = createMemoryLog();
  const tab = openTab(log);
  await tab.take(1);
  const before = keysOf(log.state.head);
  tab.snapshots.writeAnew('claims');
  expect(tab.snapshots.isDue(1)).toBe(true);
  expect(await tab.take(1)).toBe(true);
  const after = keysOf(log.state.head);
  expect(after).toHaveLength(before.length);
  expect(after.filter((key) => before.includes(key))).toEqual([]);
  expect(await readBack(log)).toEqual(shownBy(tab, 1));

  const [index] = log.state.head?.buckets.filter(({ of }) => of === 'auditIndex') ?? [];
  const lines = await readBucket({ key: index?.key ?? '', text: log.bucketTexts.get(index?.key ?? '') ?? '' });
  expect(lines).toHaveLength(bucketsOf(log.state.head, 'audit').length);
});

test('one that is under way when a slice is found damaged does not take the place of what is sound, and the next is whole', async () => {
  const log = createMemoryLog();
  const tab = openTab(log);
  await tab.take(1);
  const before = log.state.head;
  const { keepBuckets } = log;
  log.keepBuckets = (buckets) => {
    log.keepBuckets = keepBuckets;
    tab.snapshots.writeAnew('claims');
    return keepBuckets(buckets);
  };
  happen(tab, 2, 'CL-149');
  expect(await tab.take(2)).toBe(false);
  expect(log.state.head).toEqual(before);
  expect(tab.snapshots.isDue(2)).toBe(true);
  expect(await tab.take(2)).toBe(true);
  expect(keysOf(log.state.head).filter((key) => keysOf(before).includes(key))).toEqual([]);
  expect(await readBack(log)).toEqual(shownBy(tab, 2));
});
