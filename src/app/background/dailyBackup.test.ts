import { backupStatus, listSnapshots, readSnapshot, removeSnapshots } from '../../platform/backups';
import { selectNewestEvents } from '../../store/audit/log';
import { readRegisterJson } from '../../store/persistence/shapes/readRegisterJson';
import { savePreferences } from '../../store/settings/commands';
import { addNote } from '../../store/claims/addNote';
import { buildClaim } from '../../test/builders';
import { openRegister } from '../../test/openRegister';
import { createBackend, createBrowser, type Tab } from '../../test/testRegister';
import { watchDailyBackup } from './dailyBackup';

const claims = [buildClaim({ id: 'CL-1' }), buildClaim({ id: 'CL-2' })];
const stops: (() => void)[] = [];

async function snapshots() {
  const listed = await listSnapshots();
  if (!listed.ok) throw new Error(listed.reason);
  return listed.value;
}

const logged = ({ store }: Tab) =>
  selectNewestEvents(store.getState()).filter(({ action }) => action === 'SNAPSHOT_KEPT');

const at = (time: string) => jest.setSystemTime(new Date(time));
/** Long enough for the database, which the fake clock leaves alone. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));
const wake = async () => {
  window.dispatchEvent(new Event('focus'));
  await settle();
};

/** Waits for what the database, which has a pace of its own, should come to. */
async function until(holds: () => Promise<boolean>) {
  for (let look = 0; look < 100 && !(await holds()); look += 1) await settle();
}

async function snapshotsAre(count: number) {
  await until(async () => (await snapshots()).length === count);
  expect(await snapshots()).toHaveLength(count);
}

async function watch(...tabs: Tab[]) {
  stops.push(...tabs.map((tab) => watchDailyBackup({ ...tab, idle: () => Promise.resolve() })));
  await settle();
}

beforeEach(() =>
  jest.useFakeTimers({
    now: new Date('2026-11-20T09:00:00.000Z'),
    doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'nextTick', 'clearTimeout', 'performance'],
  }),
);
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await removeSnapshots((await snapshots()).map(({ id }) => id));
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a register that has no snapshot of today gets one, which can be restored, and no second one', async () => {
  const { tab } = await openRegister({ claims });
  await watch(tab);
  await snapshotsAre(1);
  const [first] = await snapshots();
  expect(first).toMatchObject({ kind: 'daily', takenAt: '2026-11-20T09:00:00.000Z', claims: 2 });
  await until(() => Promise.resolve(logged(tab).length === 1));
  expect(logged(tab)).toMatchObject([{ user: 'System', userRole: 'system', details: { claims: 2 } }]);
  const text = await readSnapshot(first?.id ?? '');
  const reading = readRegisterJson((text.ok && text.value) || '');
  expect(reading.ok && reading.file.records.claims).toEqual(claims);
  await wake();
  at('2026-11-20T23:59:00.000Z');
  await wake();
  await snapshotsAre(1);
  at('2026-11-21T00:00:00.000Z');
  await wake();
  await snapshotsAre(2);
});

test('of several tabs one takes it', async () => {
  const { browser, tab } = await openRegister({ claims });
  const other = browser.openTab();
  await other.opened;
  await watch(tab, other);
  await snapshotsAre(1);
});

test('seven days are kept', async () => {
  const { tab } = await openRegister({ claims });
  await watch(tab);
  for (let day = 20; day <= 29; day += 1) {
    at(`2026-11-${day}T05:00:00.000Z`);
    await wake();
    await until(async () => (await snapshots()).some(({ takenAt }) => takenAt.startsWith(`2026-11-${day}`)));
  }
  expect((await snapshots()).map(({ takenAt }) => takenAt.slice(8, 10))).toEqual([
    '29',
    '28',
    '27',
    '26',
    '25',
    '24',
    '23',
  ]);
});

test('switched off, none is taken; ten seconds after it is on again, one is', async () => {
  const { tab } = await openRegister({ claims }, 'admin');
  await tab.store.dispatch(savePreferences({ autoBackup: false }));
  await watch(tab);
  expect(await snapshots()).toEqual([]);
  await tab.store.dispatch(savePreferences({ autoBackup: true }));
  at('2026-11-20T09:00:10.000Z');
  await wake();
  await snapshotsAre(1);
});

test('while something is not stored, none is taken', async () => {
  const backend = createBackend();
  const { tab } = await openRegister({ claims }, 'district_officer', createBrowser({ backend }));
  const { setItem } = backend;
  backend.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  await tab.store.dispatch(addNote('CL-1', { content: 'Waits', type: 'document' }));
  backend.setItem = setItem;
  await settle();
  await watch(tab);
  expect(await snapshots()).toEqual([]);
});

test('a device without room says so, until a snapshot is kept', async () => {
  const { tab } = await openRegister({ claims });
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await watch(tab);
  await until(async () => backupStatus().failure !== null);
  expect(backupStatus().failure).toBe('full');
  jest.restoreAllMocks();
  at('2026-11-20T09:10:00.000Z');
  await wake();
  await snapshotsAre(1);
  expect(backupStatus().failure).toBeNull();
});
