import { lay } from '../../test/browser/registerDatabase';
import { whileClosed } from '../registerDatabase';
import { copyName, createTables, databaseName, databaseVersion, openThere, request } from '../registerTables';
import { bringBack, makeDatabase, readRows, removeDatabase, takeRows, type CopiedRows } from './registerCopy';
import { keepMark, readMark } from './sweepMark';

const rows: CopiedRows = [
  { table: 'records', key: 'reg/drafts/D', value: { key: 'reg/drafts/D', text: 'typed' } },
  ...Array.from({ length: 250 }, (_, place) => {
    const key = `event/${String(place).padStart(16, '0')}`;
    return { table: 'log', key, value: { key, text: `event ${place}` } };
  }),
  { table: 'state', key: 'head', value: { sequence: 3 } },
  { table: 'vault', key: 'header', value: 'the header' },
];

/** In one order, whatever the order of the tables. */
const sorted = (some: CopiedRows) =>
  [...some].sort((a, b) => (a.table < b.table || (a.table === b.table && a.key < b.key) ? -1 : 1));

/** What lies in a database, but how far the sweep is. */
async function found(name: string) {
  const database = await openThere(name);
  if (!database) return undefined;
  const all = await readRows(database);
  database.close();
  return sorted(all.filter(({ key }) => key !== 'sweep'));
}
async function markOf(name: string) {
  const database = await openThere(name);
  const mark = database && (await readMark(database));
  database?.close();
  return mark;
}
const open = async (name: string) => {
  const database = await openThere(name);
  if (!database) throw new Error(`There is no ${name}`);
  return database;
};
const names = async () => (await indexedDB.databases()).map(({ name }) => name).sort();

afterEach(() =>
  whileClosed(async () => {
    for (const name of [databaseName, copyName]) await removeDatabase(name);
  }),
);

describe('a database that is made of rows', () => {
  test('has all of them at their keys, however many, and says that all of it lies in it', async () => {
    await makeDatabase(copyName, rows);
    expect(await found(copyName)).toEqual(sorted(rows));
    expect(await markOf(copyName)).toBe('moved');
  });

  test('is on the disk when it is made', async () => {
    const begun = jest.spyOn(IDBDatabase.prototype, 'transaction');
    await makeDatabase(copyName, rows);
    const last = begun.mock.calls.filter(([, mode]) => mode === 'readwrite').at(-1);
    expect(last?.[2]?.durability).toBe('strict');
  });

  test('is not there at all where the browser refuses one row', async () => {
    const { add } = IDBObjectStore.prototype;
    const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
      const asked = add.apply(this, row);
      if (put.mock.calls.length === 200) this.transaction.abort();
      return asked;
    });
    await expect(makeDatabase(copyName, rows)).rejects.toBeDefined();
    put.mockRestore();
    expect(await names()).toEqual([]);
  });

  test('leaves one as it is that another tab has made meanwhile', async () => {
    await makeDatabase(copyName, rows);
    await makeDatabase(copyName, rows.slice(0, 1));
    expect(await found(copyName)).toEqual(sorted(rows));
  });

  test('takes the place of an empty one, which a tab of an older portal makes, whatever the vault has', async () => {
    const asked = indexedDB.open(copyName, databaseVersion);
    asked.onupgradeneeded = () => createTables(asked.result);
    const empty = await request(asked);
    await keepMark(empty, 'done');
    empty.close();
    await makeDatabase(copyName, rows);
    expect(await found(copyName)).toEqual(sorted(rows));
    expect(await markOf(copyName)).toBe('moved');
  });
});

test('everything in a database is taken, and it is closed then, so that it can be removed', async () => {
  await makeDatabase(copyName, rows);
  const taken = await takeRows(await open(copyName));
  expect(sorted(taken.filter(({ key }) => key !== 'sweep'))).toEqual(sorted(rows));
  const blocked = jest.fn();
  await removeDatabase(copyName, blocked);
  expect(blocked).not.toHaveBeenCalled();
  expect(await names()).toEqual([]);
});

test('a database is closed though it cannot be read', async () => {
  await makeDatabase(copyName, rows);
  const read = jest.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('refused', 'UnknownError');
  });
  await expect(takeRows(await open(copyName))).rejects.toThrow('refused');
  read.mockRestore();
  const blocked = jest.fn();
  await removeDatabase(copyName, blocked);
  expect(blocked).not.toHaveBeenCalled();
});

test('one that another tab has open is removed once that closes it, and it is said', async () => {
  await makeDatabase(copyName, rows);
  const other = await open(copyName);
  await removeDatabase(copyName, () => other.close());
  expect(await names()).toEqual([]);
});

describe('a copy that a sweep has left', () => {
  test('becomes the register where that has gone, and goes itself', async () => {
    await makeDatabase(copyName, rows);
    await bringBack(await open(copyName));
    expect(await found(databaseName)).toEqual(sorted(rows));
    expect(await names()).toEqual([databaseName]);
  });

  test('and is not whole is no register, and goes', async () => {
    await makeDatabase(copyName, rows);
    const copy = await open(copyName);
    await keepMark(copy, undefined);
    await bringBack(copy);
    expect(await names()).toEqual([]);
  });

  test('is not laid over a register that is there', async () => {
    await lay('records', { key: 'reg/drafts/NEW', text: 'typed since' });
    await makeDatabase(copyName, rows);
    await bringBack(await open(copyName));
    expect(await found(databaseName)).toMatchObject([{ key: 'reg/drafts/NEW' }]);
  });
});
