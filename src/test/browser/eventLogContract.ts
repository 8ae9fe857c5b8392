import type { DraftRow, EventLog, SnapshotHead, Write } from '../../domain/register/eventLog';

export const instant = (milliseconds: number) => new Date(Date.UTC(2026, 10, 20, 8) + milliseconds).toISOString();

/** An event that follows a number. */
export const after = (number: number, text = `event ${String(number + 1)}`) => ({
  after: number,
  texts: [text],
  at: instant(number),
});

export const headOf = (sequence: number, generation: string, keys: readonly string[] = []): SnapshotHead => ({
  sequence,
  generation,
  buckets: keys.map((key) => ({ key, of: 'claims', version: 1, from: '' })),
  digest: '',
});

const textsAfter = async (log: EventLog, number: number) => (await log.read(number))?.entries.map(({ text }) => text);

type Tested = {
  open: () => Promise<EventLog>;
  /** From now on the disk is full, or neither gives nor takes anything; as it was before when it is undefined. */
  refuse: (reason: 'full' | 'failed' | undefined) => void;
};

/** What holds of every event log: of the one in the database, and of the one in memory that tests use. */
export function testEventLog({ open, refuse }: Tested) {
  afterEach(() => refuse(undefined));

  describe('events', () => {
    test('are written several at once, with rows of any key, or none of them', async () => {
      const log = await open();
      const rows: Write[] = [['reg/share/place', '{"sequence":7}']];
      expect(await log.append({ ...after(0), texts: ['one', 'two'], drafts: rows })).toBe('stored');
      expect(await log.append({ ...after(1), texts: ['three', 'four'], drafts: [['reg/share/place', null]] })).toBe(
        'overtaken',
      );
      expect(await textsAfter(log, 0)).toEqual(['one', 'two']);
      expect(await log.rows('reg/share/')).toMatchObject([{ text: '{"sequence":7}' }]);
      expect(await log.rows('reg/drafts/')).toEqual([]);
      refuse('full');
      expect(await log.append({ ...after(2), texts: ['three'], drafts: [['reg/share/place', null]] })).toBe('full');
      expect(await log.rows('reg/share/')).toMatchObject([{ text: '{"sequence":7}' }]);
    });

    test('follow the one before; one that does not is told that it was overtaken', async () => {
      const log = await open();
      expect(await log.read(0)).toEqual({ sequence: 0, last: 0, whole: true, entries: [] });
      expect(await log.append(after(0))).toBe('stored');
      expect(await log.append(after(0, 'another'))).toBe('overtaken');
      expect(await log.append({ ...after(0), unverified: true })).toBe('overtaken');
      expect(await log.append(after(5))).toBe('overtaken');
      expect(await log.append({ ...after(1), unverified: true })).toBe('stored');
      expect(await log.read(0)).toEqual({
        sequence: 2,
        last: 2,
        whole: true,
        entries: [
          { sequence: 1, text: 'event 1' },
          { sequence: 2, text: 'event 2' },
        ],
      });
      expect(await textsAfter(log, 1)).toEqual(['event 2']);
      expect(await log.read(3)).toMatchObject({ sequence: 2, whole: false, entries: [] });
    });

    test('are in the order of their numbers, also from ten on', async () => {
      const log = await open();
      for (let number = 0; number < 12; number += 1) await log.append(after(number));
      expect((await log.read(8))?.entries.map(({ sequence }) => sequence)).toEqual([9, 10, 11, 12]);
    });

    test('called off are not written', async () => {
      const log = await open();
      expect(await log.append({ ...after(0), signal: AbortSignal.abort() })).toBe('called off');
      expect(await log.read(0)).toMatchObject({ sequence: 0 });
    });
  });

  describe('a snapshot', () => {
    test('is the present one, and the one before it stays, each with the events after it', async () => {
      const log = await open();
      for (let number = 0; number < 6; number += 1) await log.append(after(number));
      expect(await log.keepBuckets([{ key: 'a', text: 'A' }])).toBe(true);
      const first = headOf(2, 'first', ['a']);
      expect(await log.keepHead(first, undefined, undefined)).toBe('stored');
      expect(await log.heads()).toEqual({ head: first });
      expect(await log.read(0)).toMatchObject({ whole: true });

      await log.keepBuckets([{ key: 'b', text: 'B' }]);
      expect(await log.keepHead(headOf(4, 'second', ['a', 'b']), first, 'first')).toBe('stored');
      expect(await log.heads()).toEqual({
        head: headOf(4, 'second', ['a', 'b']),
        former: first,
      });
      expect(await textsAfter(log, 2)).toEqual(['event 3', 'event 4', 'event 5', 'event 6']);
      expect(await log.read(1)).toMatchObject({ sequence: 6, whole: false });
      expect(await log.append(after(6))).toBe('stored');
    });

    test('keeps the buckets that it and the one before need, and no other', async () => {
      const log = await open();
      await log.keepBuckets(['a', 'b', 'lost'].map((key) => ({ key, text: key.toUpperCase() })));
      const [first, second] = [headOf(0, 'first', ['a']), headOf(0, 'second', ['c'])];
      await log.keepHead(first, undefined, undefined);
      expect(await log.buckets(['a', 'b', 'lost'])).toEqual(['A', undefined, undefined]);
      await log.keepBuckets([{ key: 'c', text: 'C' }]);
      await log.keepHead(second, first, 'first');
      expect(await log.buckets(['c', 'a'])).toEqual(['C', 'A']);
      await log.keepHead(headOf(0, 'third', ['c']), second, 'second');
      expect(await log.buckets(['c', 'a'])).toEqual(['C', undefined]);
    });

    test('is put on that alone on top of which it was made', async () => {
      const log = await open();
      for (let number = 0; number < 3; number += 1) await log.append(after(number));
      const first = headOf(2, 'first');
      await log.keepHead(first, undefined, undefined);
      expect(await log.keepHead(headOf(3, 'other'), undefined, undefined)).toBe('overtaken');
      expect(await log.keepHead(headOf(3, 'other'), first, 'another')).toBe('overtaken');
      expect(await log.heads()).toEqual({ head: first });
      expect(await log.keepHead(headOf(2, 'of the same event'), first, 'first')).toBe('stored');
    });

    test('of a register whose events are gone is gone on from', async () => {
      const log = await open();
      expect(await log.keepHead(headOf(40, 'first'), undefined, undefined)).toBe('stored');
      expect(await log.read(40)).toEqual({ sequence: 40, last: 0, whole: true, entries: [] });
      expect(await log.read(39)).toMatchObject({ sequence: 40, whole: false });
      expect(await log.append(after(40))).toBe('stored');
    });
  });

  describe('drafts', () => {
    test('are kept as they were saved last; what an event took away stays away', async () => {
      const log = await open();
      expect(
        await log.keepDrafts(
          [
            ['reg/drafts/A', 'a'],
            ['reg/drafts/B', 'b'],
          ],
          instant(0),
        ),
      ).toBe(true);
      await log.append({ ...after(0), drafts: [['reg/drafts/A', null]], at: instant(1000) });
      await log.keepDrafts(
        [
          ['reg/drafts/A', 'late'],
          ['reg/drafts/B', 'later'],
        ],
        instant(500),
      );
      expect(await log.rows('reg/drafts/')).toEqual([
        { key: 'reg/drafts/A', text: null, at: instant(1000) },
        { key: 'reg/drafts/B', text: 'later', at: instant(500) },
      ]);
      await log.keepDrafts([['reg/drafts/A', 'begun again']], instant(2000), 'on disk');
      expect((await log.rows('reg/drafts/'))?.[0]).toMatchObject({ text: 'begun again' });
      await log.keepDrafts([['reg/drafts/A', 'with the clock set back']], instant(1500));
      expect((await log.rows('reg/drafts/'))?.[0]).toMatchObject({
        text: 'with the clock set back',
        at: instant(2000),
      });
    });

    test('that a tab takes away and brings back in its turn are there, though the clock was set back', async () => {
      const log = await open();
      await log.keepDrafts([['reg/drafts/A', null]], instant(2000), 'in turn');
      await log.keepDrafts([['reg/drafts/A', 'typed before']], instant(1500), 'on disk');
      expect(await log.rows('reg/drafts/')).toMatchObject([{ text: null }]);
      await log.keepDrafts([['reg/drafts/A', 'brought back']], instant(1000), 'in turn');
      expect(await log.rows('reg/drafts/')).toEqual([{ key: 'reg/drafts/A', text: 'brought back', at: instant(2000) }]);
    });

    test('of which one is back are kept, and of the others not those that were discarded later', async () => {
      const log = await open();
      await log.keepDrafts(
        [
          ['reg/drafts/A', null],
          ['reg/drafts/B', null],
        ],
        instant(1000),
      );
      const again = [
        ['reg/drafts/A', 'a'],
        ['reg/drafts/B', 'b'],
      ] as const;
      expect(await log.keepDrafts(again, instant(500), 'typed', new Set(['reg/drafts/A']))).toBe(true);
      expect(await log.rows('reg/drafts/')).toEqual([
        { key: 'reg/drafts/A', text: 'a', at: instant(1000) },
        { key: 'reg/drafts/B', text: null, at: instant(1000) },
      ]);
    });

    test('are taken away by an event for good, though the clock was set back since they were saved', async () => {
      const log = await open();
      await log.keepDrafts([['reg/drafts/A', 'a']], instant(1000));
      await log.append({ ...after(0), drafts: [['reg/drafts/A', null]], at: instant(500) });
      expect(await log.rows('reg/drafts/')).toEqual([{ key: 'reg/drafts/A', text: null, at: instant(1000) }]);
      await log.keepDrafts([['reg/drafts/A', 'late']], instant(1000));
      expect(await log.rows('reg/drafts/')).toMatchObject([{ text: null }]);
    });

    test('of an event that is overtaken stay as they were', async () => {
      const log = await open();
      await log.keepDrafts([['reg/drafts/A', 'a']], instant(0));
      await log.append({ ...after(7), drafts: [['reg/drafts/A', null]] });
      expect(await log.rows('reg/drafts/')).toMatchObject([{ text: 'a' }]);
    });
  });

  describe('drafts that come with a snapshot', () => {
    const rowAt = (key: string, text: string | null, minute: number): DraftRow => ({
      key: `reg/drafts/${key}`,
      text,
      at: instant(minute),
    });

    test('are kept with it; of one that is there already the later counts, and what was taken away since stays away', async () => {
      const log = await open();
      await log.keepDrafts([['reg/drafts/Earlier', 'earlier']], instant(1));
      await log.keepDrafts([['reg/drafts/Later', 'later']], instant(9));
      await log.keepDrafts([['reg/drafts/Gone', null]], instant(9));
      const rows = ['Earlier', 'Gone', 'Later', 'New'].map((key) => rowAt(key, 'with it', 5));
      expect(await log.keepHead(headOf(0, 'first'), undefined, undefined, rows)).toBe('stored');
      const kept = [...((await log.rows('reg/drafts/')) ?? [])].sort((one, other) => (one.key < other.key ? -1 : 1));
      expect(kept).toEqual([
        rowAt('Earlier', 'with it', 5),
        rowAt('Gone', null, 9),
        rowAt('Later', 'later', 9),
        rowAt('New', 'with it', 5),
      ]);
    });

    test('are not kept where it is not', async () => {
      const log = await open();
      const rows = [rowAt('A', 'with it', 5)];
      expect(await log.keepHead(headOf(0, 'first'), undefined, 'another', rows)).toBe('overtaken');
      refuse('full');
      expect(await log.keepHead(headOf(0, 'first'), undefined, undefined, rows)).toBe('failed');
      refuse(undefined);
      expect([await log.heads(), await log.rows('reg/drafts/')]).toEqual([{}, []]);
    });
  });

  const draft = ['reg/drafts/A', 'a'] as const;
  describe('on a disk that', () => {
    const [first, second] = [headOf(0, 'first', ['a']), headOf(1, 'second', ['a'])];

    /** A log of one event, with a snapshot and a draft. */
    async function openKept() {
      const log = await open();
      await log.keepBuckets([{ key: 'a', text: 'A' }]);
      await log.keepHead(first, undefined, undefined);
      await log.append({ ...after(0), drafts: [draft] });
      return log;
    }

    const allOf = async (log: EventLog) => ({
      events: await log.read(0),
      heads: await log.heads(),
      buckets: await log.buckets(['a', 'b']),
      drafts: await log.rows('reg/drafts/'),
    });

    test.each([
      ['is full', 'full', { lasts: 'full', mayLast: 'full', follows: 'overtaken' }],
      // Nobody can say on top of what an event would be written.
      ['fails', 'failed', { lasts: 'failed', mayLast: 'overtaken', follows: 'failed' }],
    ] as const)('%s nothing is written or lost, and it is said', async (_name, reason, said) => {
      const log = await openKept();
      const before = await allOf(log);
      refuse(reason);
      expect({
        lasts: await log.append({ ...after(1), drafts: [['reg/drafts/A', null]] }),
        mayLast: await log.append({ ...after(1), unverified: true }),
        follows: await log.append(after(0)),
      }).toEqual(said);
      expect(await log.keepBuckets([{ key: 'b', text: 'B' }])).toBe(false);
      expect(await log.keepHead(second, first, 'first')).toBe('failed');
      expect(await log.keepDrafts([['reg/drafts/A', 'later']], instant(1))).toBe(false);
      refuse(undefined);
      expect(await allOf(log)).toEqual(before);
      expect(await log.append(after(1))).toBe('stored');
    });

    test('is full says that a snapshot was overtaken', async () => {
      const log = await openKept();
      refuse('full');
      expect(await log.keepHead(second, undefined, undefined)).toBe('overtaken');
    });

    test('fails nothing can be read', async () => {
      const log = await openKept();
      refuse('failed');
      expect(Object.values(await allOf(log))).toEqual(Array(4).fill(undefined));
    });
  });
}
