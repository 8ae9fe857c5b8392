import { lay } from '../test/browser/registerDatabase';
import { openRegisterDatabase, tellOfDatabase, whileClosed, withDatabase } from './registerDatabase';
import { copyName, databaseName, databaseVersion, kept, openThere, request } from './registerTables';
import { makeDatabase } from './vault/registerCopy';

const told = { onNewer: jest.fn(), onGone: jest.fn() };
beforeEach(() => tellOfDatabase(told));

afterEach(() =>
  whileClosed(async () => {
    jest.restoreAllMocks();
    for (const name of [databaseName, copyName]) await request(indexedDB.deleteDatabase(name));
  }),
);

const tablesOf = (database: IDBDatabase) => [...database.objectStoreNames].sort();
const allTables = ['buckets', 'log', 'records', 'state', 'vault'];
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Everything in a table. */
const rowsIn = async (name: 'records' | 'log') =>
  request((await openRegisterDatabase()).transaction(name).objectStore(name).getAll() as IDBRequest<unknown[]>);

const typed = { key: 'reg/drafts/D', text: 'typed' };

describe('the database of the register', () => {
  test('is made with all its tables where there is none, and opened once however many ask for it', async () => {
    const open = jest.spyOn(indexedDB, 'open');
    const [first, second] = await Promise.all([openRegisterDatabase(), openRegisterDatabase()]);
    expect(second).toBe(first);
    expect(await openRegisterDatabase()).toBe(first);
    expect(open.mock.calls.filter(([, version]) => version !== undefined).length).toBeLessThanOrEqual(2);
    expect(tablesOf(first)).toEqual(allTables);
  });

  test('that the browser does not give is asked for again by whoever needs it next', async () => {
    const refused = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('A private window', 'SecurityError');
    });
    await expect(openRegisterDatabase()).rejects.toThrow('A private window');
    refused.mockRestore();
    expect(tablesOf(await openRegisterDatabase())).toEqual(allTables);
  });

  test('is made from its copy where it has gone, as in the middle of a sweep', async () => {
    await makeDatabase(copyName, [{ table: 'records', key: typed.key, value: typed }]);
    expect(await rowsIn('records')).toEqual([typed]);
    expect(await openThere(copyName)).toBeUndefined();
  });

  test('that cannot be opened is never taken for one that is not there', async () => {
    await lay('records', typed);
    await whileClosed(() => Promise.resolve());
    await makeDatabase(copyName, [{ table: 'records', key: 'old', value: { key: 'old', text: 'old' } }]);
    const { open } = indexedDB;
    const broken = jest.spyOn(indexedDB, 'open').mockImplementation((name, ...version) => {
      if (name === databaseName) throw new DOMException('The disk fails', 'UnknownError');
      return open.call(indexedDB, name, ...version);
    });
    await expect(openRegisterDatabase()).rejects.toThrow('The disk fails');
    broken.mockRestore();
    expect(await rowsIn('records')).toEqual([typed]);
  });
});

describe('a database that is taken away', () => {
  test('by a newer version of the portal is let go of at once, and it is told', async () => {
    await openRegisterDatabase();
    const newer = await request(indexedDB.open(databaseName, databaseVersion + 1));
    expect([told.onNewer, told.onGone].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    // What is newer is not opened either.
    await expect(openRegisterDatabase()).rejects.toThrow();
    expect(told.onNewer).toHaveBeenCalledTimes(2);
    newer.close();
  });

  test('as site data is cleared is told of, and the next use makes one anew', async () => {
    const first = await openRegisterDatabase();
    await request(indexedDB.deleteDatabase(databaseName));
    expect([told.onNewer, told.onGone].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    const second = await openRegisterDatabase();
    expect(second).not.toBe(first);
    expect(await rowsIn('records')).toEqual([]);
  });

  test('as the browser closes it is told of, and opened anew', async () => {
    const first = await openRegisterDatabase();
    first.close();
    first.onclose?.(new Event('close'));
    expect(told.onGone).toHaveBeenCalledTimes(1);
    expect(await openRegisterDatabase()).not.toBe(first);
  });

  test('is told of to whoever asked last, for each of the two', async () => {
    const onGone = jest.fn();
    tellOfDatabase({ onGone });
    await openRegisterDatabase();
    await request(indexedDB.deleteDatabase(databaseName));
    expect([onGone, told.onGone].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    await openRegisterDatabase();
    (await request(indexedDB.open(databaseName, databaseVersion + 1))).close();
    expect(told.onNewer).toHaveBeenCalledTimes(1);
  });
});

describe('while this tab has it closed', () => {
  test('it is closed, and whoever asks for it waits until the work is done', async () => {
    const order: string[] = [];
    await openRegisterDatabase();
    let end: () => void = () => undefined;
    const removed = new Promise<void>((begin) => {
      void whileClosed(async () => {
        // Removing it would wait for a tab that has it open.
        await request(indexedDB.deleteDatabase(databaseName));
        order.push('removed');
        const ended = new Promise<void>((resolve) => (end = resolve));
        begin();
        await ended;
        order.push('done');
      });
    });
    const asking = openRegisterDatabase().then(() => order.push('opened'));
    await removed;
    await settle();
    const before = [...order];
    end();
    await asking;
    expect(before).toEqual(['removed']);
    expect(order).toEqual(['removed', 'done', 'opened']);
    expect(told.onGone).not.toHaveBeenCalled();
  });

  test('work that fails says so, and it can be opened again', async () => {
    await lay('records', typed);
    await expect(whileClosed(() => Promise.reject(new Error('full')))).rejects.toThrow('full');
    expect(await rowsIn('records')).toEqual([typed]);
  });

  test('two works come one after the other', async () => {
    const order: string[] = [];
    const work = (name: string) => async () => {
      order.push(`${name} begins`);
      await settle();
      order.push(`${name} ends`);
    };
    await Promise.all([whileClosed(work('one')), whileClosed(work('two'))]);
    expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  });
});

describe('what is done with the database', () => {
  const putTyped = (database: IDBDatabase) => {
    const transaction = database.transaction('records', 'readwrite');
    transaction.objectStore('records').put(typed);
    return kept(transaction);
  };

  test('is done on the one that is open', async () => {
    const first = await openRegisterDatabase();
    await withDatabase(putTyped);
    expect(await rowsIn('records')).toEqual([typed]);
    expect(await openRegisterDatabase()).toBe(first);
  });

  test('is done on one that is opened anew, where it is just being closed', async () => {
    const first = await openRegisterDatabase();
    first.close();
    await withDatabase(putTyped);
    expect(await openRegisterDatabase()).not.toBe(first);
    expect(await rowsIn('records')).toEqual([typed]);
  });

  test.each([
    ['opened', 'open'],
    ['used', 'use'],
  ])('is done on a new connection where the browser lost the one that was being %s', async (_when, when) => {
    const lost = new DOMException('Connection to Indexed Database server lost. Refresh the page', 'UnknownError');
    const first = when === 'open' ? undefined : await openRegisterDatabase();
    const broken = first
      ? jest.spyOn(first, 'transaction').mockImplementation(() => {
          throw lost;
        })
      : jest.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
          throw lost;
        });
    await withDatabase(putTyped);
    expect(broken).toHaveBeenCalled();
    expect(await rowsIn('records')).toEqual([typed]);
  });

  test.each([
    ['that the browser refuses otherwise', 'ConstraintError', true],
    ['that may be there already', 'UnknownError', false],
  ])('%s is not tried again', async (_what, name, mayRepeat) => {
    const first = await openRegisterDatabase();
    const work = jest.fn(() => Promise.reject(new DOMException('refused', name)));
    await expect(withDatabase(work, () => mayRepeat)).rejects.toThrow('refused');
    expect(work).toHaveBeenCalledTimes(1);
    expect(await openRegisterDatabase()).toBe(first);
  });
});
