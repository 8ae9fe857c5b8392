import type { EventLog } from '../domain/register/eventLog';
import { lay, refuse } from '../test/browser/registerDatabase';
import { after, headOf, instant, testEventLog } from '../test/browser/eventLogContract';
import { openRegisterDatabase } from './registerDatabase';
import { kept, request } from './registerTables';
import { openEventLog } from './databaseEventLog';

async function open(options?: Parameters<typeof openEventLog>[0]): Promise<EventLog> {
  const log = await openEventLog(options);
  if (!log) throw new Error('There is no log');
  return log;
}

const remove = () => request(indexedDB.deleteDatabase('claims-register'));
afterEach(remove);

describe('as every event log', () => testEventLog({ open, refuse }));

test('each is one writing that is on the disk when it is kept, but for a draft that is typed, which is soon after', async () => {
  const log = await open();
  const begun = jest.spyOn(IDBDatabase.prototype, 'transaction');
  await log.keepDrafts([['reg/drafts/D', 'typed']], instant(0));
  await log.keepDrafts([['reg/drafts/D', 'without a file']], instant(1), 'on disk');
  await log.append(after(0));
  await log.keepBuckets([{ key: 'a', text: 'A' }]);
  const first = headOf(1, 'first', ['a']);
  await log.keepHead(first, undefined, undefined);
  await log.keepHead(headOf(1, 'second', ['a']), first, 'first');
  const writes = begun.mock.calls.filter(([, mode]) => mode === 'readwrite');
  expect(writes.map(([, , options]) => options?.durability)).toEqual(['relaxed', ...Array<string>(5).fill('strict')]);
  begun.mockRestore();
});

test('texts are sealed on the way in and opened on the way out', async () => {
  const cipher = {
    seal: (key: string, text: string) => `${key}:${text}`,
    open: (key: string, text: string) => text.slice(key.length + 1),
  };
  const [sealing, plain] = [await open({ cipher }), await open()];
  await sealing.append({
    ...after(0, 'plain'),
    drafts: [
      ['reg/drafts/A', 'typed'],
      ['reg/drafts/B', null],
    ],
  });
  await sealing.keepBuckets([{ key: 'a', text: 'A' }]);
  for (const [log, event, draft, bucket] of [
    [sealing, 'plain', 'typed', 'A'],
    [plain, 'event/0000000000000001:plain', 'reg/drafts/A:typed', 'a:A'],
  ] as const) {
    expect((await log.read(0))?.entries).toEqual([{ sequence: 1, text: event }]);
    expect(await log.rows('reg/drafts/')).toMatchObject([{ text: draft }, { text: null }]);
    expect(await log.buckets(['a'])).toEqual([bucket]);
  }
});

test('what is damaged is read as a text, so that it can be set aside, and a head that is none counts for nothing', async () => {
  const log = await open();
  await log.append(after(0));
  await lay('log', { key: 'event/0000000000000002', text: { no: 'text' } });
  await lay('state', { sequence: 'x' }, 'head');
  expect((await log.read(0))?.entries).toEqual([
    { sequence: 1, text: 'event 1' },
    { sequence: 2, text: '{"no":"text"}' },
  ]);
  expect(await log.heads()).toEqual({});
  const first = headOf(1, 'first');
  await log.keepHead(first, undefined, undefined);
  await log.keepHead(headOf(2, 'second'), first, 'first');
  await lay('state', null, 'head');
  expect(await log.heads()).toEqual({ former: first });
  // A snapshot of what the former one and its events gave is the next.
  expect(await log.keepHead(headOf(2, 'third'), first, 'first')).toBe('stored');
  expect(await log.heads()).toEqual({ head: headOf(2, 'third'), former: first });
});

test('an event that is lacking in the middle makes what was written since not whole', async () => {
  const log = await open();
  for (const number of [0, 1, 2]) await log.append(after(number));
  const transaction = (await openRegisterDatabase()).transaction('log', 'readwrite');
  transaction.objectStore('log').delete('event/0000000000000002');
  await kept(transaction);
  expect(await log.read(0)).toMatchObject({ sequence: 3, whole: false });
  expect(await log.read(2)).toMatchObject({ sequence: 3, whole: true });
});

test('a newer version of the portal takes the database over: this one is told and touches nothing', async () => {
  const onNewer = jest.fn();
  const log = await open({ onNewer });
  const database = await request<IDBDatabase>(indexedDB.open('claims-register', 3));
  expect(onNewer).toHaveBeenCalledTimes(1);
  expect(await log.append(after(0))).toBe('failed');
  // Of one that assumes something, nobody knows whether another event came before it.
  expect(await log.append({ ...after(0), unverified: true })).toBe('overtaken');
  expect(await log.read(0)).toBeUndefined();
  expect(await log.heads()).toBeUndefined();
  expect(await log.keepHead(headOf(0, 'first'), undefined, undefined)).toBe('failed');
  expect(await openEventLog({ onNewer })).toBeUndefined();
  expect(onNewer.mock.calls.length).toBeGreaterThan(1);
  database.close();
});

test('site data cleared under it is an empty log, not a newer version, and it is told', async () => {
  const onNewer = jest.fn();
  const onGone = jest.fn();
  const log = await open({ onNewer, onGone });
  await log.append(after(0));
  await remove();
  expect(onGone).toHaveBeenCalledTimes(1);
  expect(await log.read(1)).toMatchObject({ sequence: 0, whole: false });
  expect(onNewer).not.toHaveBeenCalled();
});

test('a database that is just being closed is opened anew, for a reading and for an event', async () => {
  const log = await open();
  (await openRegisterDatabase()).close();
  expect(await log.append(after(0))).toBe('stored');
  (await openRegisterDatabase()).close();
  expect(await log.read(0)).toMatchObject({ entries: [{ text: 'event 1' }] });
});

/** As on an iPhone, when a page comes back from the background: one request fails, and its transaction with it. */
function loseConnection(table: 'get' | 'put' | 'openKeyCursor' | 'getAll') {
  return jest.spyOn(IDBObjectStore.prototype, table).mockImplementationOnce(() => {
    throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
  });
}

test.each(['openKeyCursor', 'put'] as const)(
  'an event is stored once where the connection is lost at %s',
  async (at) => {
    const log = await open();
    loseConnection(at);
    expect(await log.append(after(0))).toBe('stored');
    loseConnection('getAll');
    expect(await log.read(0)).toMatchObject({ sequence: 1, entries: [{ text: 'event 1' }] });
  },
);

test('an event that may be on the disk is not written again where the connection is lost', async () => {
  const log = await open();
  const { commit } = IDBTransaction.prototype;
  const committed = jest.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (this: IDBTransaction) {
    commit.call(this);
    Object.defineProperty(this, 'error', { value: new DOMException('lost', 'UnknownError') });
    this.onabort?.(new Event('abort'));
  });
  expect(await log.append(after(0))).toBe('failed');
  expect(committed).toHaveBeenCalledTimes(1);
  committed.mockRestore();
});

describe('an event that is called off', () => {
  let isStill = false;
  afterEach(() => {
    isStill = false;
  });

  /** Another tab has begun to write and stands still: whatever is written next waits. */
  async function standStill() {
    const transaction = (await openRegisterDatabase()).transaction(['log', 'state'], 'readwrite');
    const end = kept(transaction);
    isStill = true;
    const goOn = () => {
      if (isStill) transaction.objectStore('state').get('head').onsuccess = goOn;
    };
    goOn();
    return () => {
      isStill = false;
      return end;
    };
  }

  test('while its writing waits for another tab is never written', async () => {
    const log = await open();
    const letGo = await standStill();
    const calling = new AbortController();
    const appended = log.append({ ...after(0), signal: calling.signal });
    await new Promise((resolve) => setTimeout(resolve));
    calling.abort();
    expect(await appended).toBe('called off');
    await letGo();
    expect(await log.read(0)).toMatchObject({ sequence: 0, entries: [] });
  });

  test('too late is told as what it is: done', async () => {
    const log = await open();
    const calling = new AbortController();
    const commit = jest.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (this: IDBTransaction) {
      commit.mockRestore();
      this.commit();
      setTimeout(() => calling.abort());
    });
    expect(await log.append({ ...after(0), signal: calling.signal })).toBe('stored');
    expect(await log.read(0)).toMatchObject({ sequence: 1 });
  });
});

test('a writing that fails in the middle leaves nothing behind', async () => {
  const broken = (key: string, text: string) => {
    if (key === 'reg/drafts/B') throw new Error('broken');
    return text;
  };
  const breaking = await open({ cipher: { seal: broken, open: (_key, text) => text } });
  const drafts = [
    ['reg/drafts/A', 'a'],
    ['reg/drafts/B', 'b'],
  ] as const;
  expect(await breaking.append({ ...after(0), drafts })).toBe('failed');
  const log = await open();
  expect(await log.read(0)).toMatchObject({ sequence: 0, entries: [] });
  expect(await log.rows('reg/drafts/')).toEqual([]);
});
