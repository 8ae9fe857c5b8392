import type { Journal } from '../domain/register/journal';
import { claimsPacks, day, instant, longAgo, moveIn, packsOf, testJournal, textsSince } from '../test/journalContract';
import { kept, openJournal, openRegisterDatabase, request } from './registerDatabase';

const hour = 60 * 60_000;

async function open(options?: Parameters<typeof openJournal>[0]): Promise<Journal> {
  const journal = await openJournal(options);
  if (!journal) throw new Error('no journal');
  return journal;
}

const remove = () => request(indexedDB.deleteDatabase('wildlife-claims-register'));
afterEach(remove);

describe('as every journal', () => testJournal(open));

test('a row of a deed that was never done, which is damaged, is not heard of', async () => {
  const journal = await open();
  await journal.append({ after: 0, writes: [['wcp/a', '1']], copied: 0 });
  const transaction = (await openRegisterDatabase()).transaction('records', 'readwrite');
  transaction.objectStore('records').put({ key: 'wcp/b', text: '1', sequence: 1_000_000, at: instant(0) });
  await kept(transaction);
  expect(await textsSince(journal, 0)).toEqual({ 'wcp/a': '1' });
});

test('what may be forgotten is looked for once an hour, and until nothing of it is left', async () => {
  const journal = await open();
  const many = Array.from({ length: 600 }, (_, index) => [`wcp/claims/${index}`, 'x'] as const);
  const left = async () => (await journal.rows('wcp/claims/'))?.length;
  await journal.append({ after: 0, writes: many, copied: longAgo + 0, at: instant(0) });
  await journal.append({ after: 1, writes: [['wcp/a', '1']], copied: longAgo + 1, at: instant(day - 1) });
  await journal.append({ after: 2, writes: [['wcp/b', '2']], copied: longAgo + 2, at: instant(day + 1) });
  expect(await left()).toBe(600);
  await journal.append({ after: 3, writes: [['wcp/b', '3']], copied: longAgo + 3, at: instant(day + hour) });
  expect(await left()).toBe(100);
  await journal.append({ after: 4, writes: [['wcp/b', '4']], copied: longAgo + 4, at: instant(day + hour + 1) });
  expect(await left()).toBe(0);
});

test('what a draft takes back for good is on the disk when it is kept, what is typed soon after', async () => {
  const journal = await open();
  const begun = jest.spyOn(IDBDatabase.prototype, 'transaction');
  await journal.keepDrafts([['wcp/drafts/D', 'typed']], instant(0));
  await journal.keepDrafts([['wcp/drafts/D', 'without a file']], instant(1), true);
  const writes = begun.mock.calls.filter(([, mode]) => mode === 'readwrite');
  expect(writes.map(([, , options]) => options?.durability)).toEqual(['relaxed', 'strict']);
  begun.mockRestore();
});

test('texts are sealed on the way in and opened on the way out', async () => {
  const cipher = {
    seal: (key: string, text: string) => `${key}:${text}`,
    open: (key: string, text: string) => text.slice(key.length + 1),
  };
  const journal = await open({ cipher });
  await journal.append({
    after: 0,
    writes: [
      ['wcp/a', 'plain'],
      ['wcp/b', null],
    ],
    copied: 0,
  });
  expect(await textsSince(journal, 0)).toEqual({ 'wcp/a': 'plain', 'wcp/b': null });
  expect(await textsSince(await open(), 0)).toEqual({ 'wcp/a': 'wcp/a:plain', 'wcp/b': null });
});

describe('packs of the records', () => {
  test('interrupted in the middle, the ones before are whole', async () => {
    const journal = await moveIn(await open());
    await journal.keepPacks(claimsPacks(1), 1);
    await journal.append({ after: 1, writes: [['wcp/claims/A', 'a2']], copied: 1 });
    const before = await packsOf(journal);
    const put = Reflect.get(IDBObjectStore.prototype, 'put');
    let count = 0;
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value: unknown) {
      count += 1;
      if (count === 2) throw new DOMException('full', 'QuotaExceededError');
      return put.call(this, value);
    });
    expect(await journal.keepPacks(claimsPacks(2), 2)).toBe(false);
    jest.restoreAllMocks();
    expect(await packsOf(journal)).toEqual(before);
  });

  test('give up their room to a deed that has none', async () => {
    const journal = await moveIn(await open());
    await journal.keepPacks(claimsPacks(1), 1);
    const put = Reflect.get(IDBObjectStore.prototype, 'put');
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await journal.append({ after: 1, writes: [['wcp/claims/A', 'a2']], copied: 1 })).toBe('stored');
    expect(await packsOf(journal)).toEqual({ packs: [], newer: [] });
    expect(await journal.rows('wcp/claims/A')).toMatchObject([{ text: 'a2' }]);
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value: unknown,
      key,
    ) {
      if (this.name === 'records') throw new DOMException('full', 'QuotaExceededError');
      return put.call(this, value, key);
    });
    expect(await journal.append({ after: 2, writes: [['wcp/claims/A', 'a3']], copied: 1 })).toBe('full');
    jest.restoreAllMocks();
  });

  test('of deeds that were never done, or before what has been forgotten, count for nothing', async () => {
    const journal = await moveIn(await open());
    await journal.keepPacks(claimsPacks(1), 1);
    for (const state of [
      { sequence: 0, forgotten: 0, packed: 1, home: 'indexedDB' },
      { sequence: 1, forgotten: 0, home: 'indexedDB' },
      { sequence: 5, forgotten: 5, packed: 1, home: 'indexedDB' },
    ]) {
      const transaction = (await openRegisterDatabase()).transaction('state', 'readwrite');
      transaction.objectStore('state').put(state, 'register');
      await kept(transaction);
      expect((await packsOf(journal)).packs).toEqual([]);
    }
  });

  test('are sealed as rows are', async () => {
    const cipher = {
      seal: (key: string, text: string) => `${key}:${text}`,
      open: (key: string, text: string) => text.slice(key.length + 1),
    };
    const journal = await moveIn(await open({ cipher }));
    await journal.keepPacks([{ key: 'claims/0', sequence: 1, text: 'plain' }], 1);
    const opened = await journal.packs('claims', ['wcp/claims']);
    expect(opened).toMatchObject({ packs: [{ text: 'plain' }], newer: [{ text: 'head' }] });
    expect(await (await open()).packs('claims', [])).toMatchObject({ packs: [{ text: 'claims/0:plain' }] });
  });

  test('are not kept where what they were sealed with has changed before the last of them lay there', async () => {
    let key = 1;
    const same = (_key: string, text: string) => text;
    const journal = await moveIn(await open({ cipher: { seal: same, open: same, inUse: () => key } }));
    expect(await journal.keepPacks(claimsPacks(1), 1)).toBe(true);
    const refused = journal.keepPacks(claimsPacks(1).slice(0, 1), 1);
    key = 2;
    expect(await refused).toBe(false);
    expect((await packsOf(journal)).packs).toEqual(['claims/0', 'claims/1']);
  });
});

test('a newer version of the portal takes the database over: this one is told and touches nothing', async () => {
  const onNewer = jest.fn();
  const journal = await open({ onNewer });
  const newer = indexedDB.open('wildlife-claims-register', 2);
  const database = await request<IDBDatabase>(newer);
  expect(onNewer).toHaveBeenCalledTimes(1);
  const deed = { after: 0, writes: [['wcp/a', '1']] as const, copied: 0 };
  expect(await journal.append(deed)).toBe('failed');
  // Of one that assumes something, nobody knows whether another deed came before it.
  expect(await journal.append({ ...deed, assumed: 'localStorage' })).toBe('overtaken');
  expect(await journal.since(0)).toBeUndefined();
  expect(await openJournal({ onNewer })).toBeUndefined();
  expect(onNewer.mock.calls.length).toBeGreaterThan(1);
  database.close();
});

test('site data cleared under it is an empty journal, not a newer version, and it is told', async () => {
  const onNewer = jest.fn();
  const onGone = jest.fn();
  const journal = await open({ onNewer, onGone });
  await journal.append({ after: 0, writes: [['wcp/a', '1']], copied: 0 });
  await remove();
  expect(onGone).toHaveBeenCalledTimes(1);
  expect(await journal.since(1)).toMatchObject({ sequence: 0, whole: false });
  expect(onNewer).not.toHaveBeenCalled();
});

test('a database that is just being closed is opened anew, for a reading and for a deed', async () => {
  const journal = await open();
  (await openRegisterDatabase()).close();
  expect(await journal.append({ after: 0, writes: [['wcp/a', '1']], copied: 0 })).toBe('stored');
  (await openRegisterDatabase()).close();
  expect(await textsSince(journal, 0)).toEqual({ 'wcp/a': '1' });
});

describe('a deed that is called off', () => {
  let isStill = false;
  afterEach(() => {
    isStill = false;
  });

  /** Another tab has begun to write and stands still: whatever is written next waits. */
  async function standStill() {
    const transaction = (await openRegisterDatabase()).transaction(['records', 'state'], 'readwrite');
    const end = kept(transaction);
    isStill = true;
    const goOn = () => {
      if (isStill) transaction.objectStore('state').get('register').onsuccess = goOn;
    };
    goOn();
    return () => {
      isStill = false;
      return end;
    };
  }

  const deed = { after: 0, writes: [['wcp/a', '1']] as const, copied: 0 };

  test('while its writing waits for another tab is never written', async () => {
    const journal = await open();
    const letGo = await standStill();
    const calling = new AbortController();
    const appended = journal.append({ ...deed, signal: calling.signal });
    await new Promise((resolve) => setTimeout(resolve));
    calling.abort();
    expect(await appended).toBe('called off');
    await letGo();
    expect(await journal.since(0)).toMatchObject({ sequence: 0, rows: [] });
  });

  test('too late is told as what it is: done', async () => {
    const journal = await open();
    const calling = new AbortController();
    const commit = jest.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (this: IDBTransaction) {
      commit.mockRestore();
      this.commit();
      setTimeout(() => calling.abort());
    });
    expect(await journal.append({ ...deed, signal: calling.signal })).toBe('stored');
    expect(await journal.since(0)).toMatchObject({ sequence: 1 });
  });
});

test('a writing that fails in the middle leaves nothing behind', async () => {
  const journal = await open();
  const cipher = {
    seal: (key: string, text: string) => {
      if (key === 'wcp/b') throw new Error('broken');
      return text;
    },
    open: (_key: string, text: string) => text,
  };
  const breaking = await open({ cipher });
  expect(
    await breaking.append({
      after: 0,
      writes: [
        ['wcp/a', '1'],
        ['wcp/b', '2'],
      ],
      copied: 0,
    }),
  ).toBe('failed');
  expect(await journal.since(0)).toMatchObject({ sequence: 0, rows: [] });
  expect(await journal.rows('wcp/')).toEqual([]);
});

test('the database has a place for the header of the vault', async () => {
  const database = await openRegisterDatabase();
  const transaction = database.transaction('vault', 'readwrite');
  transaction.objectStore('vault').put('sealed', 'header');
  await kept(transaction);
  expect(await request(database.transaction('vault').objectStore('vault').get('header'))).toBe('sealed');
});
