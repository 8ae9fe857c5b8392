import { keptEntries, type Journal, type Write } from '../domain/register/journal';

export const day = 24 * 60 * 60_000;
/** What localStorage has in the tests of what is forgotten: more than the deeds that are kept in any case. */
export const longAgo = keptEntries;
export const instant = (milliseconds: number) => new Date(Date.UTC(2026, 10, 20, 8) + milliseconds).toISOString();

export const textsSince = async (journal: Journal, since: number) =>
  Object.fromEntries(((await journal.since(since))?.rows ?? []).map(({ key, text }) => [key, text]));

const pack = (key: string, sequence: number, text = key) => ({ key, sequence, text });
export const claimsPacks = (sequence: number) => [pack('claims/0', sequence), pack('claims/1', sequence)];

/** A register of one deed that has moved into its journal. */
export async function moveIn(journal: Journal) {
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

/** The packs of claims, and the rows that go on from them. */
export async function packsOf(journal: Journal) {
  const found = await journal.packs('claims', ['wcp/claims']);
  return { packs: found?.packs.map(({ key }) => key), newer: found?.newer.map(({ key, text }) => [key, text]) };
}

/** What holds of every journal (domain/register/journal.ts): of the one in the database, and of the one in memory that tests use. */
export function testJournal(open: () => Promise<Journal>) {
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
    expect(await textsSince(journal, 1)).toEqual({ 'wcp/a': '3', 'wcp/b': null });
    expect(await textsSince(journal, 3)).toEqual({});
    expect(await journal.rows('wcp/c')).toMatchObject([{ text: '1' }]);
  });

  test('a day later, what localStorage has is forgotten, and nothing else; whoever asks from before is told', async () => {
    const journal = await open();
    await journal.append({ after: 0, writes: [['wcp/a', '1']], copied: longAgo + 0, at: instant(0) });
    await journal.append({ after: 1, writes: [['wcp/b', '2']], copied: longAgo + 1, at: instant(1000) });
    await journal.append({ after: 2, writes: [['wcp/c', '3']], copied: longAgo + 1, at: instant(day + 2000) });
    expect(await textsSince(journal, 0)).toEqual({ 'wcp/b': '2', 'wcp/c': '3' });
    expect(await journal.since(0)).toMatchObject({ whole: false });
    expect(await journal.since(1)).toMatchObject({ whole: true });
  });

  test('the last deeds are kept though the clock was put ahead by a year', async () => {
    const journal = await open();
    await journal.append({ after: 0, writes: [['wcp/a', '1']], copied: 0, at: instant(0) });
    await journal.append({ after: 1, writes: [['wcp/b', '2']], copied: 1, at: instant(365 * day) });
    expect(await textsSince(journal, 0)).toEqual({ 'wcp/a': '1', 'wcp/b': '2' });
    expect(await journal.since(0)).toMatchObject({ whole: true });
  });

  test('rows come in the order of their keys, and whoever changes one changes nothing here', async () => {
    const journal = await open();
    const writes = ['wcp/b', 'wcp/c', 'wcp/a'].map((key) => [key, key] as const);
    await journal.append({ after: 0, writes, copied: 0 });
    const rows = (await journal.rows('wcp/')) ?? [];
    expect(rows.map(({ key }) => key)).toEqual(['wcp/a', 'wcp/b', 'wcp/c']);
    for (const row of rows) row.text = null;
    expect(await journal.rows('wcp/a')).toMatchObject([{ text: 'wcp/a' }]);
  });

  describe('a deed of somebody who has not looked', () => {
    const deed = { after: 1, writes: [['wcp/a', '2']] as const, copied: 1 };

    test('is written where the deed before it is the last, and the register where it was taken to be', async () => {
      const journal = await open();
      await journal.append({ after: 0, writes: [['wcp/a', '1']], copied: 0 });
      expect(await journal.append({ ...deed, assumed: 'indexedDB' })).toBe('overtaken');
      expect(await journal.append({ ...deed, assumed: 'localStorage' })).toBe('stored');
      expect(await journal.append({ ...deed, assumed: 'localStorage' })).toBe('overtaken');
      expect(await textsSince(journal, 0)).toEqual({ 'wcp/a': '2' });
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
    expect(await textsSince(journal, 0)).toEqual({ 'wcp/claims/A': 'new', 'wcp/claims/C': 'c' });
  });

  test('a deed that was called off before its writing begins is never written', async () => {
    const journal = await open();
    expect(await journal.append({ after: 0, writes: [['wcp/a', '1']], copied: 0, signal: AbortSignal.abort() })).toBe(
      'called off',
    );
    expect(await journal.since(0)).toMatchObject({ sequence: 0, rows: [] });
  });

  describe('packs of the records', () => {
    test('come with the head and with what was written since, removals too, and of their own slice alone', async () => {
      const journal = await moveIn(await open());
      expect(await journal.keepPacks([...claimsPacks(1), pack('users/0', 1)], 1)).toBe(true);
      expect(await packsOf(journal)).toEqual({ packs: ['claims/0', 'claims/1'], newer: [['wcp/claims', 'head']] });
      await journal.append({
        after: 1,
        writes: [
          ['wcp/claims/A', null],
          ['wcp/users/U', 'u'],
        ],
        copied: 1,
      });
      expect((await packsOf(journal)).newer).toEqual([
        ['wcp/claims', 'head'],
        ['wcp/claims/A', null],
      ]);
      expect(await journal.packs('users', ['wcp/users'])).toMatchObject({
        packs: [{ key: 'users/0' }],
        newer: [{ key: 'wcp/users/U' }],
      });
    });

    test('take the place of all that were there, and give it to no older ones', async () => {
      const journal = await moveIn(await open());
      await journal.append({ after: 1, writes: [['wcp/claims/A', 'a2']], copied: 1 });
      await journal.keepPacks(claimsPacks(1), 1);
      expect(await journal.keepPacks([pack('claims/0', 2)], 2)).toBe(true);
      expect(await packsOf(journal)).toEqual({ packs: ['claims/0'], newer: [['wcp/claims', 'head']] });
      expect(await journal.keepPacks(claimsPacks(1), 1)).toBe(false);
      expect(await journal.keepPacks(claimsPacks(3), 3)).toBe(false);
      expect((await packsOf(journal)).packs).toEqual(['claims/0']);
    });

    test('are none while the register is in localStorage', async () => {
      const journal = await open();
      await journal.append({ after: 0, writes: [['wcp/claims/A', 'a']], copied: 1 });
      expect(await journal.keepPacks(claimsPacks(1), 1)).toBe(false);
      expect((await packsOf(journal)).packs).toEqual([]);
    });

    test('are none, and nothing is read beside them, where none are or all rows are read as soon', async () => {
      const journal = await moveIn(await open());
      expect(await packsOf(journal)).toEqual({ packs: [], newer: [] });
      await journal.keepPacks(claimsPacks(1), 1);
      const writes = Array.from({ length: 2000 }, (_, place) => [`wcp/claims/${place}`, 'c'] as const);
      await journal.append({ after: 1, writes, copied: 1 });
      expect((await packsOf(journal)).newer).toHaveLength(2001);
      await journal.append({ after: 2, writes: [['wcp/users/U', 'u']], copied: 1 });
      expect(await packsOf(journal)).toEqual({ packs: [], newer: [] });
    });

    test('what removes a record is forgotten only when they show it', async () => {
      const journal = await moveIn(await open());
      await journal.keepPacks(claimsPacks(1), 1);
      const append = (after: number, write: Write, at: number) =>
        journal.append({ after, writes: [write], copied: after + 1, at: instant(at) });
      await append(1, ['wcp/claims/A', null], 0);
      const last = 2 + keptEntries;
      for (let after = 2; after < last; after += 1) await append(after, ['wcp/claims/C', 'c'], 0);
      await append(last, ['wcp/claims/C', 'c'], 2 * day);
      expect((await packsOf(journal)).newer).toContainEqual(['wcp/claims/A', null]);
      await journal.keepPacks(claimsPacks(last), last);
      await append(last + 1, ['wcp/claims/C', 'c2'], 3 * day);
      expect(await journal.rows('wcp/claims/A')).toEqual([]);
      expect((await packsOf(journal)).packs).toHaveLength(2);
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
}
