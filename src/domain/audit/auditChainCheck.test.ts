import * as fc from '../../test/fastCheck';
import type { AuditEvent } from './audit';
import { linkSample } from './sampleChain';
import { digestOfRows, linkRows, readLink, type ChainHead } from './auditChain';
import { checkAuditChain, logHolds, type ChainCheck } from './auditChainCheck';

const task = { report: () => undefined, yieldToMain: () => Promise.resolve() };
const check = (rows: readonly AuditEvent[], head: ChainHead | null) => checkAuditChain(rows, head, task);

const event = (id: string, fields: Partial<AuditEvent> = {}): AuditEvent => ({
  id,
  timestamp: `2026-11-${id.startsWith('OLD') ? 19 : 20}T08:00:${id.slice(-2).padStart(2, '0')}.000Z`,
  user: 'Sarah Auma',
  userRole: 'admin',
  action: 'NOTE_ADDED',
  resource: 'claim',
  resourceId: 'CL-1',
  severity: 'low',
  status: 'success',
  details: { words: 'Ŋ "quoted"', count: 3 },
  changes: [{ field: 'status', oldValue: 'submitted', newValue: 'paid' }],
  ...fields,
});

const events = (count: number, prefix = 'E') =>
  Array.from({ length: count }, (_, index) => event(`${prefix}${String(index + 1).padStart(3, '0')}`));

/** A log of `count` events on top of `outside` ones. */
async function makeLog(count: number, outside: readonly AuditEvent[] = [], chain = 'NTEST') {
  const { rows, head } = await linkRows(events(count), { chain, place: 0, hash: await digestOfRows(outside) });
  return { rows, head, all: [...outside, ...rows] };
}

const first = ({ breaks }: ChainCheck) => breaks[0];
const replaceAt = <Item>(list: readonly Item[], index: number, item: Item) =>
  list.map((one, place) => (place === index ? item : one));

test('a log as it was written holds, whatever the order and however the fields are ordered', async () => {
  const { all, head } = await makeLog(12, [event('OLD1')]);
  const reordered = all.map((row) => Object.fromEntries(Object.entries(row).reverse()) as AuditEvent).reverse();
  expect(await check(reordered, head)).toEqual({
    events: 13,
    linked: 12,
    elsewhere: 0,
    unlinked: 1,
    head,
    begunAt: '2026-11-20T08:00:01.000Z',
    breaks: [],
  });
});

test('a row that went through JSON and left its empty fields out is the same row', async () => {
  const { rows, head } = await linkRows([event('E1', { sessionId: undefined })], {
    chain: 'NTEST',
    place: 0,
    hash: await digestOfRows([]),
  });
  expect((await check(JSON.parse(JSON.stringify(rows)) as AuditEvent[], head)).breaks).toEqual([]);
});

/** Every way to change one thing in a row. */
const changes: [string, (row: AuditEvent) => AuditEvent][] = [
  ['user', (row) => ({ ...row, user: 'Somebody else' })],
  ['timestamp', (row) => ({ ...row, timestamp: '2026-11-20T07:00:00.000Z' })],
  ['a change', (row) => ({ ...row, changes: [{ field: 'status', newValue: 'rejected' }] })],
  ['a detail', (row) => ({ ...row, details: { ...row.details, count: 4 } })],
  ['a field that was not there', (row) => ({ ...row, ipAddress: '192.0.2.1' })],
  ['id', (row) => ({ ...row, id: `${row.id}X` })],
];

test.each(changes)('property: one row with another %s is found in its place', async (_what, change) => {
  const log = await makeLog(20, events(3, 'OLD'));
  await fc.assert(
    fc.asyncProperty(fc.nat(19), async (index) => {
      const row = log.rows[index];
      if (!row) return;
      const changed = change(row);
      const result = await check([...log.all.filter(({ id }) => id !== row.id), changed], log.head);
      const place = index + 1;
      expect(result.breaks).toEqual([
        { kind: 'changed', chain: 'NTEST', place, through: place, eventId: changed.id, own: true },
      ]);
    }),
    { numRuns: 20 },
  );
});

test('property: a row with another hash of the one before is found between the two', async () => {
  const log = await makeLog(20);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 19 }), async (index) => {
      const link = `NTEST/${index + 1}/${'A'.repeat(43)}`;
      const rows = log.rows.map((row, at) => (at === index ? { ...row, link } : row));
      expect((await check(rows, log.head)).breaks).toMatchObject([
        { kind: 'changed', place: index, through: index + 1 },
      ]);
    }),
    { numRuns: 20 },
  );
});

test('property: rows that are gone are named by their places, at the end as cut off', async () => {
  const log = await makeLog(20);
  await fc.assert(
    fc.asyncProperty(fc.nat(19), fc.integer({ min: 1, max: 5 }), async (from, count) => {
      const rows = log.rows.filter((_row, index) => index < from || index >= from + count);
      const through = Math.min(from + count, 20);
      const kind = through === 20 ? 'cut_off' : 'missing';
      expect(first(await check(rows, log.head))).toMatchObject({ kind, place: from + 1, through });
    }),
    { numRuns: 40 },
  );
});

test('property: two rows that changed places are found at the first of them', async () => {
  const log = await makeLog(20);
  await fc.assert(
    fc.asyncProperty(fc.nat(19), fc.nat(19), async (a, b) => {
      const [one, other] = [log.rows[a], log.rows[b]];
      if (!one || !other || a === b) return;
      const contents = {
        ...log,
        rows: replaceAt(replaceAt(log.rows, a, { ...other, link: one.link }), b, { ...one, link: other.link }),
      };
      const result = await check(contents.rows, log.head);
      expect(first(result)).toMatchObject({ kind: 'changed', place: Math.min(a, b) + 1 });
      expect(result.breaks.every(({ kind }) => kind === 'changed')).toBe(true);
    }),
    { numRuns: 40 },
  );
});

test('property: of two rows in one place the one that was put in is named', async () => {
  const log = await makeLog(20);
  await fc.assert(
    fc.asyncProperty(fc.nat(19), fc.constantFrom('0', 'Z'), async (index, prefix) => {
      const row = log.rows[index];
      if (!row) return;
      const put = { ...row, id: `${prefix}-PUT`, user: 'Somebody else' };
      expect((await check([...log.all, put], log.head)).breaks).toEqual([
        { kind: 'doubled', chain: 'NTEST', place: index + 1, through: index + 1, eventId: put.id, own: true },
      ]);
    }),
    { numRuns: 20 },
  );
});

test('rows after the end that was noted are named; so is a note of another last row', async () => {
  const { rows, head } = await makeLog(5);
  const longer = await linkRows([event('LATE1'), event('LATE2')], head);
  expect((await check([...rows, ...longer.rows], head)).breaks).toMatchObject([
    { kind: 'added', place: 6, through: 7, eventId: 'LATE1' },
  ]);
  expect((await check(rows, { ...head, hash: 'A'.repeat(43) })).breaks).toMatchObject([{ kind: 'changed', place: 5 }]);
});

describe('rows from before the chain', () => {
  test.each([
    ['changed', (rows: AuditEvent[]) => replaceAt(rows, 1, event('OLD002', { user: 'Somebody else' }))],
    ['gone', (rows: AuditEvent[]) => rows.slice(1)],
    ['more', (rows: AuditEvent[]) => [...rows, event('OLD000', { timestamp: '2026-01-01T00:00:00.000Z' })]],
  ])('are fixed by its first link: %s', async (_what, change) => {
    const outside = events(3, 'OLD');
    const log = await makeLog(4, outside);
    expect((await check([...change(outside), ...log.rows], log.head)).breaks).toEqual([
      { kind: 'outside', chain: 'NTEST', place: 1, through: 1, eventId: 'E001', own: true },
    ]);
  });

  test('one without a link that says to be later is named itself', async () => {
    const log = await makeLog(4, events(3, 'OLD'));
    const put = event('PUT', { timestamp: '2026-12-01T00:00:00.000Z' });
    expect((await check([...log.all, put], log.head)).breaks).toMatchObject([{ kind: 'unlinked', eventId: 'PUT' }]);
  });

  test('a row whose link was taken away leaves a gap and is named', async () => {
    const log = await makeLog(6, events(3, 'OLD'));
    const { link: _link, ...bare } = log.rows[3] ?? event('');
    expect(
      (
        await check(
          log.all.map((row) => (row.id === bare.id ? bare : row)),
          log.head,
        )
      ).breaks,
    ).toMatchObject([
      { kind: 'missing', place: 4, through: 4 },
      { kind: 'unlinked', eventId: bare.id },
    ]);
  });
});

describe('rows of another chain', () => {
  async function brought(theirs: readonly AuditEvent[]) {
    const log = await makeLog(3);
    const fixing = event('MERGE', {
      action: 'REGISTER_MERGED',
      resource: 'register',
      details: { outsideDigest: await digestOfRows(theirs) },
    });
    const { rows, head } = await linkRows([fixing, event('LAST')], log.head);
    return { all: [...log.rows, ...theirs, ...rows], head };
  }

  test('hold by their own links and by the digest of the deed that brought them', async () => {
    const theirs = (await linkRows(events(5, 'T'), { chain: 'NOTHER', place: 0, hash: 'A'.repeat(43) })).rows;
    const { all, head } = await brought(theirs);
    expect(await check(all, head)).toMatchObject({ linked: 5, elsewhere: 5, breaks: [] });
    const withoutTail = all.filter(({ id }) => id !== 'T005');
    const result = await check(withoutTail, head);
    expect(first(result)).toMatchObject({ kind: 'outside', place: 4, eventId: 'MERGE', own: true });
    expect(logHolds(result)).toBe(false);
  });

  test('that came in broken are told, and the log here holds', async () => {
    const theirs = (await linkRows(events(5, 'T'), { chain: 'NOTHER', place: 0, hash: 'A'.repeat(43) })).rows;
    const { all, head } = await brought(theirs.filter((_row, index) => index !== 2));
    const result = await check(all, head);
    expect(result.breaks).toEqual([
      { kind: 'missing', chain: 'NOTHER', place: 3, through: 3, eventId: 'T002', own: false },
    ]);
    expect(logHolds(result)).toBe(true);
  });

  test('are as good as none where it is not noted which chain is the own one', async () => {
    const { rows } = await makeLog(3);
    expect((await check(rows, null)).breaks).toMatchObject([{ kind: 'no_end', own: true }]);
    const sample = await linkSample(events(3));
    expect(await check(sample, null)).toMatchObject({ elsewhere: 3, head: null, breaks: [] });
  });
});

test('the same sample is the same chain on every device', async () => {
  expect(await linkSample(events(3))).toEqual(await linkSample(events(3)));
  expect(readLink((await linkSample(events(4)))[0]?.link)?.chain).not.toBe(
    readLink((await linkSample(events(3)))[0]?.link)?.chain,
  );
});

test('a chain that was begun again says so', async () => {
  const { rows, head } = await makeLog(3, [], 'RTEST');
  expect((await check(rows, head)).breaks).toMatchObject([{ kind: 'begun_again', eventId: 'E001', own: true }]);
});

test('a check stops when it is told to, and says how far it is', async () => {
  const { rows, head } = await makeLog(300);
  const steps: number[] = [];
  const stopped = checkAuditChain(rows, head, {
    report: (done) => steps.push(done),
    yieldToMain: () => (steps.length > 1 ? Promise.reject(new Error('stopped')) : Promise.resolve()),
  });
  await expect(stopped).rejects.toThrow('stopped');
  expect(steps).toEqual([0, 128]);
});

test.each([
  undefined,
  '',
  'NTEST/0/x',
  `NTEST/01/${'A'.repeat(43)}`,
  `N TEST/1/${'A'.repeat(43)}`,
  `NTEST/1/${'A'.repeat(44)}`,
])('no link: %s', (link) => expect(readLink(link)).toBeUndefined());
