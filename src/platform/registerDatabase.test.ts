import { keptDeeds, type Journal, type Write } from '../domain/journal';
import { kept, openJournal, openRegisterDatabase, request } from './registerDatabase';

const day = 24 * 60 * 60_000;
const hour = 60 * 60_000;
/** What localStorage has in the tests of what is forgotten: more than the deeds that are kept in any case. */
const longAgo = keptDeeds;
const instant = (milliseconds: number) => new Date(Date.UTC(2026, 10, 20, 8) + milliseconds).toISOString();

async function open(options?: Parameters<typeof openJournal>[0]): Promise<Journal> {
  const journal = await openJournal(options);
  if (!journal) throw new Error('no journal');
  return journal;
}

const remove = () => request(indexedDB.deleteDatabase('wildlife-claims-register'));
afterEach(remove);

const texts = async (journal: Journal, since: number) =>
  Object.fromEntries(((await journal.since(since))?.rows ?? []).map(({ key, text }) => [key, text]));

test('a deed follows the one before; one that does not is told that it was overtaken', async () => {
  const journal = await open();
  expect(await journal.since(0)).toEqual({ sequence: 0, home: 'localStorage', whole: true, rows: [] });
  expect(await journal.append({ after: 0, writes: [['wcp/a', '1']], copied: 0 })).toBe('stored');
  expect(await journal.append({ after: 0, writes: [['wcp/a', '2']], copied: 0 })).toBe('overtaken');
  expect(await journal.since(0)).toMatchObject({ sequence: 1, rows: [{ key: 'wcp/a', text: '1', sequence: 1 }] });
});

test('what happened since a deed is the last text of each key, removals too', async () => {
  const journal = await open();
  await journal.append({
    after: 0,
    writes: [
      ['wcp/a', '1'],
      ['wcp/b', '1'],
      ['wcp/c', '1'],
    ],
    copied: 0,
  });
  await journal.append({ after: 1, writes: [['wcp/a', '2']], copied: 0 });
  await journal.append({
    after: 2,
    writes: [
      ['wcp/a', '3'],
      ['wcp/b', null],
    ],
    copied: 0,
  });
  expect(await texts(journal, 1)).toEqual({ 'wcp/a': '3', 'wcp/b': null });
  expect(await texts(journal, 3)).toEqual({});
  expect(await journal.rows('wcp/c')).toMatchObject([{ text: '1' }]);
});

test('a row of a deed that was never done, which is damaged, is not heard of', async () => {
  const journal = await open();
  await journal.append({ after: 0, writes: [['wcp/a', '1']], copied: 0 });
  const transaction = (await openRegisterDatabase()).transaction('records', 'readwrite');
  transaction.objectStore('records').put({ key: 'wcp/b', text: '1', sequence: 1_000_000, at: instant(0) });
  await kept(transaction);
  expect(await texts(journal, 0)).toEqual({ 'wcp/a': '1' });
});

test('a day later, what localStorage has is forgotten, and nothing else; whoever asks from before is told', async () => {
  const journal = await open();
  await journal.append({ after: 0, writes: [['wcp/a', '1']], copied: longAgo + 0, at: instant(0) });
  await journal.append({ after: 1, writes: [['wcp/b', '2']], copied: longAgo + 1, at: instant(1000) });
  await journal.append({ after: 2, writes: [['wcp/c', '3']], copied: longAgo + 1, at: instant(day + 2000) });
  expect(await texts(journal, 0)).toEqual({ 'wcp/b': '2', 'wcp/c': '3' });
  expect(await journal.since(0)).toMatchObject({ whole: false });
  expect(await journal.since(1)).toMatchObject({ whole: true });
});

test('the last deeds are kept though the clock was put ahead by a year', async () => {
  const journal = await open();
  await journal.append({ after: 0, writes: [['wcp/a', '1']], copied: 0, at: instant(0) });
  await journal.append({ after: 1, writes: [['wcp/b', '2']], copied: 1, at: instant(365 * day) });
  expect(await texts(journal, 0)).toEqual({ 'wcp/a': '1', 'wcp/b': '2' });
  expect(await journal.since(0)).toMatchObject({ whole: true });
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

describe('a deed of somebody who has not looked', () => {
  const deed = { after: 1, writes: [['wcp/a', '2']] as const, copied: 1 };

  test('is written where the deed before it is the last, and the register where it was taken to be', async () => {
    const journal = await open();
    await journal.append({ after: 0, writes: [['wcp/a', '1']], copied: 0 });
    expect(await journal.append({ ...deed, assumed: 'indexedDB' })).toBe('overtaken');
    expect(await journal.append({ ...deed, assumed: 'localStorage' })).toBe('stored');
    expect(await journal.append({ ...deed, assumed: 'localStorage' })).toBe('overtaken');
    expect(await texts(journal, 0)).toEqual({ 'wcp/a': '2' });
  });

  test('is not written where the journal has not got so far, as after it was emptied', async () => {
    const journal = await open();
    expect(await journal.append({ ...deed, assumed: 'localStorage' })).toBe('overtaken');
    expect(await journal.rows('wcp/')).toEqual([]);
  });
});

test('drafts are kept outside the sequence, and a deed takes their place', async () => {
  const journal = await open();
  expect(await journal.keepDrafts([['wcp/drafts/D', 'typed']], instant(0))).toBe(true);
  expect(await journal.since(0)).toMatchObject({ sequence: 0, rows: [] });
  expect(await journal.rows('wcp/drafts/')).toMatchObject([{ text: 'typed', sequence: 0, at: instant(0) }]);
  await journal.append({ after: 0, writes: [['wcp/drafts/D', null]], copied: 0 });
  expect(await journal.rows('wcp/drafts/')).toMatchObject([{ text: null, sequence: 1 }]);
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

test('a draft saved in the instant of its submission does not come back; one saved after it does', async () => {
  const journal = await open();
  const other = ['wcp/drafts/E', 'other'] as const;
  await journal.append({ after: 0, writes: [['wcp/drafts/D', null]], copied: 0, at: instant(1000) });
  expect(await journal.keepDrafts([['wcp/drafts/D', 'typed'], other], instant(1000))).toBe(true);
  expect(await journal.rows('wcp/drafts/')).toMatchObject([{ text: null, sequence: 1 }, { text: 'other' }]);
  await journal.keepDrafts([['wcp/drafts/D', 'typed since']], instant(1001));
  expect(await journal.rows('wcp/drafts/D')).toMatchObject([{ text: 'typed since', sequence: 0 }]);
});

test('a draft saved before it was discarded does not come back; one brought back since does', async () => {
  const journal = await open();
  await journal.keepDrafts([['wcp/drafts/D', null]], instant(1000));
  await journal.keepDrafts([['wcp/drafts/D', 'typed before, told late']], instant(999));
  expect(await journal.rows('wcp/drafts/')).toMatchObject([{ text: null, at: instant(1000) }]);
  await journal.keepDrafts([['wcp/drafts/D', 'brought back']], instant(1001));
  expect(await journal.rows('wcp/drafts/')).toMatchObject([{ text: 'brought back', at: instant(1001) }]);
});

test('deeds that localStorage alone has make what lies here old', async () => {
  const journal = await open();
  await journal.append({ after: 0, writes: [['wcp/a', 'old']], copied: 0 });
  await journal.append({ after: 9, writes: [['wcp/b', '10']], copied: 9 });
  expect(await journal.since(9)).toMatchObject({ sequence: 10, whole: true, rows: [{ key: 'wcp/b' }] });
  expect(await journal.rows('wcp/')).toHaveLength(1);
  expect(await journal.since(1)).toMatchObject({ whole: false });
});

test('the register moves in whole, keeps newer texts, and forgets nothing any more', async () => {
  const journal = await open();
  await journal.append({ after: 0, writes: [['wcp/claims/A', 'new']], copied: 1, at: instant(0) });
  expect(
    await journal.move({
      after: 1,
      writes: [
        ['wcp/claims/A', 'new'],
        ['wcp/claims/B', 'b'],
      ],
    }),
  ).toBe('stored');
  await journal.append({ after: 1, writes: [['wcp/claims/C', 'c']], copied: 1, at: instant(2 * day) });
  expect(await journal.since(0)).toMatchObject({ home: 'indexedDB', whole: true, sequence: 2 });
  const rows = (await journal.rows('wcp/claims')) ?? [];
  expect(rows.map(({ key, text }) => [key, text])).toEqual([
    ['wcp/claims/A', 'new'],
    ['wcp/claims/B', 'b'],
    ['wcp/claims/C', 'c'],
  ]);
  expect(await texts(journal, 0)).toEqual({ 'wcp/claims/A': 'new', 'wcp/claims/C': 'c' });
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
  expect(await texts(journal, 0)).toEqual({ 'wcp/a': 'plain', 'wcp/b': null });
  expect(await texts(await open(), 0)).toEqual({ 'wcp/a': 'wcp/a:plain', 'wcp/b': null });
});

describe('packs of the records', () => {
  const pack = (key: string, sequence: number, text = key) => ({ key, sequence, text });
  const claimsPacks = (sequence: number) => [pack('claims/0', sequence), pack('claims/1', sequence)];

  /** A register of one deed that is at home here. */
  async function openMoved(options?: Parameters<typeof openJournal>[0]) {
    const journal = await open(options);
    await journal.append({
      after: 0,
      writes: [
        ['wcp/claims', 'head'],
        ['wcp/claims/A', 'a'],
      ],
      copied: 1,
      at: instant(0),
    });
    await journal.move({ after: 1, writes: [['wcp/claims/B', 'b']] });
    return journal;
  }

  const keys = async (journal: Journal) => {
    const found = await journal.packs('claims', ['wcp/claims']);
    return { packs: found?.packs.map(({ key }) => key), newer: found?.newer.map(({ key, text }) => [key, text]) };
  };

  test('come with the head and with what was written since, removals too, and of their own slice alone', async () => {
    const journal = await openMoved();
    expect(await journal.keepPacks([...claimsPacks(1), pack('users/0', 1)], 1)).toBe(true);
    expect(await keys(journal)).toEqual({ packs: ['claims/0', 'claims/1'], newer: [['wcp/claims', 'head']] });
    await journal.append({
      after: 1,
      writes: [
        ['wcp/claims/A', null],
        ['wcp/users/U', 'u'],
      ],
      copied: 1,
    });
    expect((await keys(journal)).newer).toEqual([
      ['wcp/claims', 'head'],
      ['wcp/claims/A', null],
    ]);
    expect(await journal.packs('users', ['wcp/users'])).toMatchObject({
      packs: [{ key: 'users/0' }],
      newer: [{ key: 'wcp/users/U' }],
    });
  });

  test('take the place of all that were there, and give it to no older ones', async () => {
    const journal = await openMoved();
    await journal.append({ after: 1, writes: [['wcp/claims/A', 'a2']], copied: 1 });
    await journal.keepPacks(claimsPacks(1), 1);
    expect(await journal.keepPacks([pack('claims/0', 2)], 2)).toBe(true);
    expect(await keys(journal)).toEqual({ packs: ['claims/0'], newer: [['wcp/claims', 'head']] });
    expect(await journal.keepPacks(claimsPacks(1), 1)).toBe(false);
    expect(await journal.keepPacks(claimsPacks(3), 3)).toBe(false);
    expect((await keys(journal)).packs).toEqual(['claims/0']);
  });

  test('are none while the register is in localStorage', async () => {
    const journal = await open();
    await journal.append({ after: 0, writes: [['wcp/claims/A', 'a']], copied: 1 });
    expect(await journal.keepPacks(claimsPacks(1), 1)).toBe(false);
    expect((await keys(journal)).packs).toEqual([]);
  });

  test('interrupted in the middle, the ones before are whole', async () => {
    const journal = await openMoved();
    await journal.keepPacks(claimsPacks(1), 1);
    await journal.append({ after: 1, writes: [['wcp/claims/A', 'a2']], copied: 1 });
    const before = await keys(journal);
    const put = Reflect.get(IDBObjectStore.prototype, 'put');
    let count = 0;
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value: unknown) {
      count += 1;
      if (count === 2) throw new DOMException('full', 'QuotaExceededError');
      return put.call(this, value);
    });
    expect(await journal.keepPacks(claimsPacks(2), 2)).toBe(false);
    jest.restoreAllMocks();
    expect(await keys(journal)).toEqual(before);
  });

  test('give up their room to a deed that has none', async () => {
    const journal = await openMoved();
    await journal.keepPacks(claimsPacks(1), 1);
    const put = Reflect.get(IDBObjectStore.prototype, 'put');
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await journal.append({ after: 1, writes: [['wcp/claims/A', 'a2']], copied: 1 })).toBe('stored');
    expect(await keys(journal)).toEqual({ packs: [], newer: [] });
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

  test('are none, and nothing is read beside them, where none are or all rows are read as soon', async () => {
    const journal = await openMoved();
    expect(await keys(journal)).toEqual({ packs: [], newer: [] });
    await journal.keepPacks(claimsPacks(1), 1);
    const writes = Array.from({ length: 2000 }, (_, place) => [`wcp/claims/${place}`, 'c'] as const);
    await journal.append({ after: 1, writes, copied: 1 });
    expect((await keys(journal)).newer).toHaveLength(2001);
    await journal.append({ after: 2, writes: [['wcp/users/U', 'u']], copied: 1 });
    expect(await keys(journal)).toEqual({ packs: [], newer: [] });
  });

  test('what removes a record is forgotten only when they show it', async () => {
    const journal = await openMoved();
    await journal.keepPacks(claimsPacks(1), 1);
    const append = (after: number, write: Write, at: number) =>
      journal.append({ after, writes: [write], copied: after + 1, at: instant(at) });
    await append(1, ['wcp/claims/A', null], 0);
    const last = 2 + keptDeeds;
    for (let after = 2; after < last; after += 1) await append(after, ['wcp/claims/C', 'c'], 0);
    await append(last, ['wcp/claims/C', 'c'], 2 * day);
    expect((await keys(journal)).newer).toContainEqual(['wcp/claims/A', null]);
    await journal.keepPacks(claimsPacks(last), last);
    await append(last + 1, ['wcp/claims/C', 'c2'], 3 * day);
    expect(await journal.rows('wcp/claims/A')).toEqual([]);
    expect((await keys(journal)).packs).toHaveLength(2);
  });

  test('of deeds that were never done, or before what has been forgotten, count for nothing', async () => {
    const journal = await openMoved();
    await journal.keepPacks(claimsPacks(1), 1);
    for (const state of [
      { sequence: 0, forgotten: 0, packed: 1, home: 'indexedDB' },
      { sequence: 1, forgotten: 0, home: 'indexedDB' },
      { sequence: 5, forgotten: 5, packed: 1, home: 'indexedDB' },
    ]) {
      const transaction = (await openRegisterDatabase()).transaction('state', 'readwrite');
      transaction.objectStore('state').put(state, 'register');
      await kept(transaction);
      expect((await keys(journal)).packs).toEqual([]);
    }
  });

  test('are sealed as rows are', async () => {
    const cipher = {
      seal: (key: string, text: string) => `${key}:${text}`,
      open: (key: string, text: string) => text.slice(key.length + 1),
    };
    const journal = await openMoved({ cipher });
    await journal.keepPacks([pack('claims/0', 1, 'plain')], 1);
    const opened = await journal.packs('claims', ['wcp/claims']);
    expect(opened).toMatchObject({ packs: [{ text: 'plain' }], newer: [{ text: 'head' }] });
    expect(await (await open()).packs('claims', [])).toMatchObject({ packs: [{ text: 'claims/0:plain' }] });
  });

  test('are not kept where what they were sealed with has changed before the last of them lay there', async () => {
    let key = 1;
    const same = (_key: string, text: string) => text;
    const journal = await openMoved({ cipher: { seal: same, open: same, inUse: () => key } });
    expect(await journal.keepPacks(claimsPacks(1), 1)).toBe(true);
    const refused = journal.keepPacks([pack('claims/0', 1)], 1);
    key = 2;
    expect(await refused).toBe(false);
    expect((await keys(journal)).packs).toEqual(['claims/0', 'claims/1']);
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
  expect(await texts(journal, 0)).toEqual({ 'wcp/a': '1' });
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

  test('before its writing begins is never written either', async () => {
    const journal = await open();
    expect(await journal.append({ ...deed, signal: AbortSignal.abort() })).toBe('called off');
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

describe('what was removed from a register that is at home here', () => {
  const removed = ['wcp/claims/A', null] as const;
  const lives = ['wcp/claims/B', 'b'] as const;

  async function openMoved() {
    const journal = await open();
    await journal.append({ after: 0, writes: [['wcp/claims/A', 'a'], lives], copied: 0, at: instant(0) });
    await journal.move({ after: 1, writes: [] });
    await journal.append({ after: 1, writes: [removed], copied: 1, at: instant(1000) });
    return journal;
  }

  const keys = async (journal: Journal) => ((await journal.rows('wcp/')) ?? []).map(({ key }) => key);

  test('is forgotten a day later, and whoever asks from before is told; records stay', async () => {
    const journal = await openMoved();
    await journal.append({ after: 2, writes: [['wcp/claims/C', 'c']], copied: longAgo + 2, at: instant(day / 2) });
    expect(await keys(journal)).toEqual(['wcp/claims/A', 'wcp/claims/B', 'wcp/claims/C']);
    await journal.append({ after: 3, writes: [['wcp/claims/C', 'd']], copied: longAgo + 3, at: instant(day + 2000) });
    expect(await keys(journal)).toEqual(['wcp/claims/B', 'wcp/claims/C']);
    expect(await journal.since(1)).toMatchObject({ whole: false });
    expect(await journal.since(2)).toMatchObject({ whole: true, home: 'indexedDB' });
  });

  test('is kept as long as localStorage has not come to its deed', async () => {
    const journal = await openMoved();
    await journal.append({ after: 2, writes: [['wcp/claims/C', 'c']], copied: longAgo + 1, at: instant(day + 2000) });
    expect(await keys(journal)).toEqual(['wcp/claims/A', 'wcp/claims/B', 'wcp/claims/C']);
    expect(await journal.since(0)).toMatchObject({ whole: true });
  });

  test('is no removal any more when it is written again', async () => {
    const journal = await openMoved();
    await journal.append({ after: 2, writes: [['wcp/claims/A', 'again']], copied: 2, at: instant(2000) });
    await journal.append({ after: 3, writes: [lives], copied: 3, at: instant(2 * day) });
    expect(await keys(journal)).toEqual(['wcp/claims/A', 'wcp/claims/B']);
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
