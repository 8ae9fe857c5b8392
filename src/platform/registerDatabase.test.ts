import type { Journal } from '../domain/journal';
import { kept, openJournal, openRegisterDatabase, request } from './registerDatabase';

const day = 24 * 60 * 60_000;
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
  await journal.append({ after: 0, writes: [['wcp/a', '1']], copied: 0, at: instant(0) });
  await journal.append({ after: 1, writes: [['wcp/b', '2']], copied: 1, at: instant(1000) });
  await journal.append({ after: 2, writes: [['wcp/c', '3']], copied: 1, at: instant(day + 2000) });
  expect(await texts(journal, 0)).toEqual({ 'wcp/b': '2', 'wcp/c': '3' });
  expect(await journal.since(0)).toMatchObject({ whole: false });
  expect(await journal.since(1)).toMatchObject({ whole: true });
});

test('drafts are kept outside the sequence, and a deed takes their place', async () => {
  const journal = await open();
  expect(await journal.keepDrafts([['wcp/drafts/D', 'typed']], instant(0))).toBe(true);
  expect(await journal.since(0)).toMatchObject({ sequence: 0, rows: [] });
  expect(await journal.rows('wcp/drafts/')).toMatchObject([{ text: 'typed', sequence: 0, at: instant(0) }]);
  await journal.append({ after: 0, writes: [['wcp/drafts/D', null]], copied: 0 });
  expect(await journal.rows('wcp/drafts/')).toMatchObject([{ text: null, sequence: 1 }]);
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

test('a newer version of the portal takes the database over: this one is told and touches nothing', async () => {
  const onNewer = jest.fn();
  const journal = await open({ onNewer });
  const newer = indexedDB.open('wildlife-claims-register', 2);
  const database = await request<IDBDatabase>(newer);
  expect(onNewer).toHaveBeenCalledTimes(1);
  expect(await journal.append({ after: 0, writes: [['wcp/a', '1']], copied: 0 })).toBe('failed');
  expect(await journal.since(0)).toBeUndefined();
  expect(await openJournal({ onNewer })).toBeUndefined();
  expect(onNewer.mock.calls.length).toBeGreaterThan(1);
  database.close();
});

test('site data cleared under it is an empty journal, not a newer version', async () => {
  const onNewer = jest.fn();
  const journal = await open({ onNewer });
  await journal.append({ after: 0, writes: [['wcp/a', '1']], copied: 0 });
  await remove();
  expect(await journal.since(1)).toMatchObject({ sequence: 0, whole: false });
  expect(onNewer).not.toHaveBeenCalled();
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
