import { refuse } from '../../test/browser/registerDatabase';
import { after, headOf, instant, testEventLog } from '../../test/browser/eventLogContract';
import { openEventLog } from '../databaseEventLog';
import { openRegisterDatabase } from '../registerDatabase';
import { copyName, databaseName, openThere, request } from '../registerTables';
import type { ConversionProgress } from './convert';
import { headerHome } from './headerHome';
import { makeDatabase, readRows } from './registerCopy';
import { browserSweep } from './sweep';

const noOne = () => undefined;

async function openLog() {
  const log = await openEventLog();
  if (!log) throw new Error('There is no log');
  return log;
}

/** A register of some events, buckets and drafts, and the header of a passphrase. */
async function layDown() {
  const log = await openLog();
  for (let sequence = 0; sequence < 3; sequence += 1) await log.append(after(sequence));
  const keys = Array.from({ length: 130 }, (_, index) => `bucket-${index}`);
  await log.keepBuckets(keys.map((key) => ({ key, text: `text of ${key}` })));
  await log.keepHead(headOf(2, 'first', keys), undefined, undefined);
  await log.keepDrafts([['reg/drafts/D', 'typed']], instant(0));
  await headerHome.put('the header');
}

/** All that the portal finds in its database, but how far the sweep is. */
async function found() {
  const rows = await readRows(await openRegisterDatabase());
  return rows.filter(({ key }) => key !== 'sweep');
}

const names = async () => (await indexedDB.databases()).map(({ name }) => name);

async function remove() {
  for (const name of [databaseName, copyName]) await request(indexedDB.deleteDatabase(name));
}

/** From the nth on, every request that makes, deletes or fills a database fails, as when the browser is closed. */
function closeBrowserAt(count: number) {
  let left = count;
  const gone = () => new DOMException('The browser was closed', 'AbortError');
  const { open, deleteDatabase } = indexedDB;
  const { put } = IDBObjectStore.prototype;
  const isOpen = () => (left -= 1) >= 0;
  const spies = [
    jest.spyOn(indexedDB, 'open').mockImplementation((...args) => {
      if (!isOpen()) throw gone();
      return open.apply(indexedDB, args);
    }),
    jest.spyOn(indexedDB, 'deleteDatabase').mockImplementation((...args) => {
      if (!isOpen()) throw gone();
      return deleteDatabase.apply(indexedDB, args);
    }),
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
      const asked = put.apply(this, args);
      // Those of small tables stand for all.
      if (this.name !== 'buckets' && !isOpen()) this.transaction.abort();
      return asked;
    }),
  ];
  return () => spies.forEach((spy) => spy.mockRestore());
}

afterEach(remove);

describe('a log whose database was made anew', () =>
  testEventLog({
    async open() {
      const log = await openLog();
      await browserSweep.run(noOne);
      return log;
    },
    refuse,
  }));

test('all that lay in the database lies in a new one, the copy is gone, and it is told how far it is', async () => {
  await layDown();
  const before = await found();
  expect(await browserSweep.isDone()).toBe(false);
  const told: ConversionProgress[] = [];
  await browserSweep.run((progress) => told.push(progress));
  expect(told).toEqual([0, 1, 2, 3].map((done) => ({ part: 'traces', done, of: 4 })));
  expect(await found()).toEqual(before);
  expect(await names()).toEqual([databaseName]);
  expect(await browserSweep.isDone()).toBe(true);
  await browserSweep.forget();
  expect(await browserSweep.isDone()).toBe(false);
});

test('wherever the browser is closed in the middle, nothing is lost, and it can be done again', async () => {
  let isDone = false;
  for (let count = 0; !isDone; count += 1) {
    await layDown();
    const before = await found();
    const openAgain = closeBrowserAt(count);
    isDone = await browserSweep.run(noOne).then(
      () => true,
      () => false,
    );
    openAgain();
    expect(await found()).toEqual(before);
    expect(await browserSweep.isDone()).toBe(isDone);
    await browserSweep.run(noOne);
    expect(await found()).toEqual(before);
    expect(await names()).toEqual([databaseName]);
    expect(await browserSweep.isDone()).toBe(true);
    await remove();
  }
});

test('where there is no room for a copy, everything stays where it is', async () => {
  await layDown();
  const before = await found();
  const full = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(browserSweep.run(noOne)).rejects.toBeDefined();
  full.mockRestore();
  expect(await found()).toEqual(before);
  expect(await names()).toEqual([databaseName]);
  expect(await browserSweep.isDone()).toBe(false);
});

test('what is written meanwhile waits, and is in the new database', async () => {
  await layDown();
  const log = await openLog();
  const [, appended] = await Promise.all([browserSweep.run(noOne), log.append(after(3))]);
  expect(appended).toBe('stored');
  expect((await log.read(0))?.entries.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
});

test('a tab that keeps the database open is waited for, and told of', async () => {
  await layDown();
  const before = await found();
  const other = await openThere(databaseName);
  const told: ConversionProgress[] = [];
  const running = browserSweep.run((progress) => {
    told.push(progress);
    if (progress.waits) other?.close();
  });
  await running;
  expect(told).toContainEqual({ part: 'traces', done: 1, of: 4, waits: true });
  expect(await found()).toEqual(before);
});

test('a tab that opens the database while it is gone costs nothing', async () => {
  const open = () =>
    jest.isolateModulesAsync(async () => {
      const { openRegisterDatabase: openThereToo } = await import('../registerDatabase');
      (await openThereToo()).close();
    });
  await layDown();
  const before = await found();
  let opening: Promise<void> | undefined;
  await browserSweep.run(({ done }) => {
    // Its request comes first.
    if (done === 2) opening = open();
  });
  await opening;
  expect(await found()).toEqual(before);
  expect(await browserSweep.isDone()).toBe(true);
});

test('a copy that is not whole, or beside a register, is not taken for one', async () => {
  await layDown();
  const before = await found();
  await makeDatabase(copyName, [{ table: 'vault', key: 'header', value: 'an older one' }]);
  expect(await found()).toEqual(before);
  await browserSweep.run(noOne);
  expect(await found()).toEqual(before);
  await remove();
  // As when a device was cleared.
  const asked = indexedDB.open(copyName, 2);
  asked.onupgradeneeded = () => void asked.result.createObjectStore('vault');
  (await request<IDBDatabase>(asked)).close();
  expect(await found()).toEqual([]);
  expect(await names()).toEqual([databaseName]);
});

test('once it is forgotten, the copy that one left when it was interrupted is taken for the register no more', async () => {
  await layDown();
  await makeDatabase(copyName, await readRows(await openRegisterDatabase()));
  const log = await openLog();
  await log.append(after(3));
  await browserSweep.forget();
  expect(await names()).toEqual([databaseName]);
  await request(indexedDB.deleteDatabase(databaseName));
  expect(await (await openLog()).read(0)).toMatchObject({ sequence: 0 });
});
