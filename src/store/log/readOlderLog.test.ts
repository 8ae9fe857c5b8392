import { withHeadDigest } from '../../domain/register/bucketWriting';
import { buildAuditEvent, buildClaim } from '../../test/builders';
import { createLogCore } from '../../test/logCore';
import { createMemoryLog } from '../../test/browser/memoryLog';
import { noRecords } from '../../test/testRegister';
import { registerLaidDown } from '../events';
import { olderLogLeft } from '../persistence/healthSlice';
import { bucketsOf } from './snapshots/buckets';
import { createOlderLogReading } from './readOlderLog';
import { registerReread } from './reread';
import { createSnapshots } from './snapshots/snapshots';

const claimId = (place: number) => `CL-${String(place).padStart(4, '0')}`;

/** Rows enough for several buckets, three for each claim. */
const audit = Array.from({ length: 900 }, (_, place) =>
  buildAuditEvent({ id: `EVENT-${String(1000 + place)}`, resourceId: claimId(Math.floor(place / 3)) }),
);
const newest = audit.slice(-5);
const records = { claims: [buildClaim({ id: claimId(7) })], audit };
const rowsAbout = (id: string) => audit.filter(({ resourceId }) => resourceId === id);

/** A tab that shows the newest rows of a log; the others are in the snapshot that it was read from, of event 4. */
async function openPart(catchUp: () => void = () => undefined) {
  const log = createMemoryLog();
  const maker = createLogCore({ records, log });
  const made = createSnapshots(() => log, maker.core.ports);
  expect(await made.take(maker.core.getState(), 4)).toBe(true);

  const room = createLogCore({ records: { ...records, audit: newest }, log, reached: 4 });
  room.core.dispatch(olderLogLeft());
  const snapshots = createSnapshots(() => log, room.core.ports);
  snapshots.goOn(log.state.head, log.state.head?.generation);
  const noted = jest.fn();
  const caughtUp = jest.fn(() => Promise.resolve(catchUp()));
  const reading = createOlderLogReading(room.core, {
    unsaved: { storedState: room.core.getState, noteOlderLog: noted },
    snapshots,
    catchUp: caughtUp,
  });
  const shown = () => Object.keys(room.core.getState().audit.entities).sort();
  const auditKeys = bucketsOf(log.state.head, 'audit').map(({ key }) => key);
  /** Has another tab take snapshots, so that this tab's becomes the one before. */
  const goOn = async (sequence: number) => {
    expect(await made.take(maker.core.getState(), sequence)).toBe(true);
  };
  return { ...room, log, reading, snapshots, shown, noted, caughtUp, auditKeys, goOn };
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).sort();
const all = idsOf(audit);

test('the rows of records are shown beside those there were, and of these records nothing is older any more', async () => {
  const { reading, shown, core } = await openPart();
  const of = [claimId(7), claimId(8)];
  expect(await reading.read(of)).toBe(true);
  expect(shown()).toEqual(idsOf([...newest, ...of.flatMap(rowsAbout)]));
  expect(core.getState().storage.olderLog).toEqual({ readOf: { [claimId(7)]: true, [claimId(8)]: true } });
});

test('all rows are shown, and nothing of the log is older any more', async () => {
  const { reading, shown, core, noted } = await openPart();
  expect(await reading.read()).toBe(true);
  expect(shown()).toEqual(all);
  expect(core.getState().storage.olderLog).toBeNull();
  // What waits for room follows the whole log then, too.
  expect(noted).toHaveBeenCalledTimes(1);
});

test('rows of the log that are shown now are no change of the register', async () => {
  const { reading, backend, storage } = await openPart();
  const changed = jest.fn();
  storage.onChanges(changed);
  await reading.read();
  expect(changed).not.toHaveBeenCalled();
  expect([...backend.texts.keys()].filter((key) => key.startsWith('reg/audit/'))).toEqual([]);
});

test('for the rows of a record only the buckets are read that may tell of it', async () => {
  const { reading, log, auditKeys } = await openPart();
  const read = jest.spyOn(log, 'buckets');
  await reading.read([claimId(7)]);
  const asked = read.mock.calls.flatMap(([keys]) => keys).filter((key) => auditKeys.includes(key));
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.length).toBeLessThan(auditKeys.length);
});

test('the whole register is handed over for a file, and memory goes on with the rows that it had', async () => {
  const { reading, shown, core } = await openPart();
  const whole = await reading.wholeRegister();
  expect(Object.keys(whole.audit.entities).sort()).toEqual(all);
  expect(whole.storage.olderLog).toBeNull();
  expect(shown()).toEqual(idsOf(newest));
  expect(core.getState().storage.olderLog).toEqual({ readOf: {} });
});

test('memory catches up with the log before rows are shown; in the turn of a command it has, and does not again', async () => {
  const { reading, caughtUp } = await openPart();
  expect(await reading.readInTurn()).toBe(true);
  expect(caughtUp).not.toHaveBeenCalled();
  const other = await openPart();
  await other.reading.read();
  await other.reading.wholeRegister();
  expect(other.caughtUp).toHaveBeenCalledTimes(2);
});

describe('rows are not shown, and it is said,', () => {
  test('where they tell of events that memory does not show', async () => {
    const { reading, shown, goOn } = await openPart();
    await goOn(6);
    expect(await reading.read()).toBe(false);
    expect(shown()).toEqual(idsOf(newest));
    expect((await reading.wholeRegister()).storage.olderLog).not.toBeNull();
  });

  test('where memory was read meanwhile from a later snapshot, which may have more of them', async () => {
    const { reading, snapshots, core, shown } = await openPart(() => {
      snapshots.goOn({ sequence: 8, generation: '8-B', buckets: [], digest: '' }, '8-B');
      core.place.reached = 8;
    });
    expect(await reading.read()).toBe(false);
    expect(shown()).toEqual(idsOf(newest));
  });

  test('where another register has taken the place of this one meanwhile', async () => {
    const chain = { chain: 'ANOTHER', count: 0, seal: '' };
    const { reading, core, shown } = await openPart(() => core.dispatch(registerReread({ audit: { chain } })));
    expect(await reading.read([claimId(7)])).toBe(false);
    expect(shown()).toEqual(idsOf(newest));
  });

  test('where the log cannot be read, or is of a newer version', async () => {
    const { reading, log, core } = await openPart();
    const { heads } = log;
    log.heads = () => Promise.resolve(undefined);
    expect(await reading.read()).toBe(false);
    expect(await reading.readInTurn()).toBe(false);
    expect(await reading.wholeRegister()).toBe(core.getState());
    log.heads = heads;
    const { head } = log.state;
    const unknown = { key: 'B/visits/0', of: 'visits', version: 1, from: '' };
    log.state.head = head && (await withHeadDigest({ ...head, buckets: [...head.buckets, unknown] }));
    expect(await reading.read()).toBe(false);
  });
});

test('where another register has come meanwhile with a log of its own, there is nothing to be shown', async () => {
  const { reading, core, noted, shown } = await openPart(() => core.dispatch(registerLaidDown(noRecords)));
  expect(await reading.read()).toBe(true);
  expect(noted).not.toHaveBeenCalled();
  expect(shown()).toEqual([]);
});

test('where a bucket of the rows is damaged, all that can be read is shown, and the next snapshot goes on from none of them', async () => {
  const { reading, log, snapshots, shown, core, auditKeys } = await openPart();
  const [first = ''] = auditKeys;
  log.bucketTexts.set(first, (log.bucketTexts.get(first) ?? '').replace(claimId(1), claimId(2)));
  expect(snapshots.isDue(0)).toBe(false);
  expect(await reading.read([claimId(1)])).toBe(true);
  expect(core.getState().storage.olderLog).toBeNull();
  expect(shown()).toEqual(all);
  expect(snapshots.isDue(0)).toBe(true);
});
