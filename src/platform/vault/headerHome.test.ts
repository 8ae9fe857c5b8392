import { lay } from '../../test/browser/registerDatabase';
import { openRegisterDatabase } from '../registerDatabase';
import { databaseName, request } from '../registerTables';
import { headerHome, looksSealed } from './headerHome';
import { sealedPrefix } from './sealedPlaces';
import { keepMark, readMark } from './sweepMark';

afterEach(() => request(indexedDB.deleteDatabase(databaseName)));

describe('the header in the database', () => {
  test('is the one that was put there last, and none where there was none or it was taken away', async () => {
    expect(await headerHome.get()).toBeUndefined();
    await headerHome.put('first');
    await headerHome.put('second');
    expect(await headerHome.get()).toBe('second');
    await headerHome.put(undefined);
    expect(await headerHome.get()).toBeUndefined();
  });

  test('is on the disk when it has been put there', async () => {
    await openRegisterDatabase();
    const begun = jest.spyOn(IDBDatabase.prototype, 'transaction');
    await headerHome.put('the header');
    expect(begun.mock.calls.map(([, mode, options]) => [mode, options?.durability])).toEqual([['readwrite', 'strict']]);
  });

  test('is not said to be there where the device refuses it', async () => {
    await openRegisterDatabase();
    const put = jest.spyOn(IDBObjectStore.prototype, 'put');
    put.mockImplementation(function (this: IDBObjectStore) {
      const asked = this.get('header');
      this.transaction.abort();
      return asked;
    });
    await expect(headerHome.put('the header')).rejects.toBeDefined();
    put.mockRestore();
    expect(await headerHome.get()).toBeUndefined();
  });

  test('leaves alone how far the sweep of the database is', async () => {
    await keepMark(await openRegisterDatabase(), 'done');
    await headerHome.put('the header');
    await headerHome.put(undefined);
    expect(await readMark(await openRegisterDatabase())).toBe('done');
  });
});

describe('a database', () => {
  const layRows = async (texts: readonly (string | null)[], name: 'records' | 'log' = 'log') => {
    for (const [place, text] of texts.entries()) await lay(name, { key: `${name}/${place}`, text });
  };
  const sealed = `${sealedPrefix}…`;

  test.each<[string, (string | null)[], boolean]>([
    ['with nothing in it does not look sealed', [], false],
    ['whose texts lie open does not look sealed', ['{}', '{}', '{}'], false],
    ['whose texts lie sealed looks so', [sealed, sealed, sealed], true],
    ['looks sealed though one text is damaged and a draft is gone', [sealed, sealed, sealed, 'x', null], true],
    ['does not look sealed for one text that came back so', [sealed, '{}', '{}'], false],
    ['half of whose texts lie sealed does not look so', [sealed, '{}'], false],
  ])('%s', async (_what, texts, expected) => {
    await layRows(texts);
    expect(await looksSealed()).toBe(expected);
  });

  test('is glanced at in every table that holds texts, and not read whole', async () => {
    await layRows([sealed], 'records');
    await layRows(Array<string>(9).fill('{}'));
    expect(await looksSealed()).toBe(false);
    await layRows(Array<string>(9).fill(sealed));
    await lay('log', { key: 'z', text: '{}' });
    const read = jest.spyOn(IDBObjectStore.prototype, 'getAll');
    expect(await looksSealed()).toBe(true);
    expect(read.mock.calls.every(([, count]) => count !== undefined && count < 10)).toBe(true);
  });
});
