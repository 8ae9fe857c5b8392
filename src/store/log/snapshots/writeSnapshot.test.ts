import type { AuditEvent } from '../../../domain/audit/audit';
import { readIndex } from '../../../domain/audit/logIndex';
import type { ClaimsFront } from '../../../domain/claim/claimsFront';
import { readBucket } from '../../../domain/register/bucket';
import type { SnapshotHead } from '../../../domain/register/eventLog';
import { buildAuditEvent, buildClaim, buildPayment, buildUser } from '../../../test/builders';
import { createLogCore } from '../../../test/logCore';
import { createMemoryLog, type MemoryLog } from '../../../test/browser/memoryLog';
import { persistedSlices, recordSlices, sliceNames, type SliceName } from '../../persistence/shapes/slices';
import type { RootState } from '../../registerReducers';
import { tableOf } from '../../table';
import { bucketsOf } from './buckets';
import { writeSnapshot } from './writeSnapshot';

const claimId = (place: number) => `CL-${String(place).padStart(3, '0')}`;
const rowId = (place: number) => `EVENT-${String(1000 + place)}`;

/** Claims enough for three buckets, and rows of the log for as many. */
const claims = Array.from({ length: 150 }, (_, place) => buildClaim({ id: claimId(place) }));
const audit = Array.from({ length: 900 }, (_, place) =>
  buildAuditEvent({ id: rowId(place), resourceId: claimId(place % 150) }),
);
const records = { claims, audit, payments: [buildPayment({ claimId: claimId(0) })], users: [buildUser()] };
const stateOf = () => createLogCore({ records }).core.getState();

type Circumstances = {
  log?: MemoryLog;
  state?: RootState;
  base?: SnapshotHead;
  changes?: { [Name in SliceName]?: string[] };
  anew?: SliceName[];
  generation?: string;
};

/** Writes the buckets of a snapshot, on top of another or of none. */
async function write(circumstances: Circumstances = {}) {
  const { log = createMemoryLog(), state = stateOf(), base, changes = {}, anew = [], generation = 'A' } = circumstances;
  const head: SnapshotHead = { sequence: 1, generation, buckets: [], digest: '' };
  const happened: string[] = [];
  const { keepBuckets } = log;
  log.keepBuckets = (buckets) => {
    happened.push(`${buckets.length} written`);
    return keepBuckets(buckets);
  };
  const isWritten = await writeSnapshot({
    log,
    yieldToMain: () => {
      happened.push('rest');
      return Promise.resolve();
    },
    head,
    state,
    base,
    changes: new Map(Object.entries(changes).map(([slice, ids]) => [slice as SliceName, new Set(ids)])),
    anew: new Set(anew),
  });
  log.keepBuckets = keepBuckets;
  return { log, state, head, isWritten, happened };
}

/** What the buckets of a slice hold, bucket by bucket. */
const linesOf = <Line extends { id: string }>(
  log: MemoryLog,
  head: SnapshotHead,
  of: Parameters<typeof bucketsOf>[1],
) =>
  Promise.all(
    bucketsOf(head, of).map(async ({ key }) => {
      const lines = await readBucket({ key, text: log.bucketTexts.get(key) ?? '' });
      if (!lines) throw new Error(`${key} cannot be read`);
      return lines as Line[];
    }),
  );

const keysOf = (head: SnapshotHead, of: Parameters<typeof bucketsOf>[1]) => bucketsOf(head, of).map(({ key }) => key);

const byId = (rows: readonly { id: string }[]) => Object.fromEntries(rows.map((row) => [row.id, row]));

/** A register in which a claim was written on, one is gone and one is new. */
function changedState(): RootState {
  const state = stateOf();
  const noted = buildClaim({ id: claimId(1), rev: 7 });
  const rest = claims.filter(({ id }) => id !== noted.id && id !== claimId(2));
  return { ...state, claims: { ...state.claims, ...tableOf([...rest, noted, buildClaim({ id: `${claimId(2)}a` })]) } };
}
const changed = { claims: [claimId(1), claimId(2), `${claimId(2)}a`] };

describe('a snapshot on top of none', () => {
  test('has every record of every slice, in the version of its slice, and the small fields of all slices', async () => {
    const { log, state, head, isWritten } = await write();
    expect(isWritten).toBe(true);
    for (const slice of recordSlices) {
      expect(byId((await linesOf(log, head, slice)).flat())).toEqual((state[slice] as { entities: object }).entities);
      expect(bucketsOf(head, slice).map(({ version }) => version)).not.toHaveLength(0);
      for (const { version } of bucketsOf(head, slice)) expect(version).toBe(persistedSlices[slice].version);
    }
    const fields = (await linesOf(log, head, 'fields')).flat();
    expect(fields.map(({ id }) => id)).toEqual(sliceNames);
    expect(byId(fields)['settings']).toMatchObject({ preferences: state.settings.preferences });
    expect((await linesOf(log, head, 'front')).flat()).toMatchObject([{ id: 'front', claims: expect.anything() }]);
  });

  test('names every text that was written, each once, under its own name', async () => {
    const { log, head } = await write({ generation: 'MINE' });
    const keys = head.buckets.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.every((key) => key.startsWith('MINE/'))).toBe(true);
    expect([...log.bucketTexts.keys()].sort()).toEqual([...keys].sort());
  });

  test('is cut where a bucket gets long, and each says from which record on it holds them', async () => {
    const { log, head } = await write();
    const parts = await linesOf(log, head, 'claims');
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.flat().map(({ id }) => id)).toEqual(claims.map(({ id }) => id));
    expect(bucketsOf(head, 'claims').map(({ from }) => from)).toEqual([
      '',
      ...parts.slice(1).map(([first]) => first?.id),
    ]);
    for (const key of keysOf(head, 'claims')) expect(log.bucketTexts.get(key)?.length).toBeLessThan(100_000);
  });

  test('is written a few buckets at a time, and the browser may do something else after each time', async () => {
    const { happened, head } = await write();
    const written = happened.flatMap((what) => (what === 'rest' ? [] : Number.parseInt(what)));
    expect(written.reduce((sum, count) => sum + count)).toBe(head.buckets.length);
    expect(written.length).toBeGreaterThan(2);
    expect(Math.max(...written)).toBeLessThanOrEqual(4);
    for (const [place, what] of happened.entries()) if (what !== 'rest') expect(happened[place + 1]).toBe('rest');
  });

  test('is not there, and nothing more of it is written, as soon as the disk takes no more', async () => {
    let isFull = false;
    const log = createMemoryLog({ refuses: () => (isFull ? 'full' : undefined) });
    const { keepBuckets } = log;
    log.keepBuckets = async (buckets) => {
      const isKept = await keepBuckets(buckets);
      isFull = true;
      return isKept;
    };
    const { isWritten, happened } = await write({ log });
    expect(isWritten).toBe(false);
    expect(happened.filter((what) => what !== 'rest')).toHaveLength(2);
  });
});

describe('a snapshot on top of another', () => {
  test('writes only the buckets of which a record has changed, came or went; the others go on', async () => {
    const { log, head: base } = await write();
    const { head, isWritten } = await write({ log, base, state: changedState(), changes: changed, generation: 'B' });
    expect(isWritten).toBe(true);
    expect(keysOf(head, 'claims').filter((key) => !keysOf(base, 'claims').includes(key))).toHaveLength(1);
    expect(keysOf(head, 'claims').slice(1)).toEqual(keysOf(base, 'claims').slice(1));
    expect(byId((await linesOf(log, head, 'claims')).flat())).toEqual(changedState().claims.entities);
    for (const slice of recordSlices.filter((name) => name !== 'claims')) {
      expect(keysOf(head, slice)).toEqual(keysOf(base, slice));
    }
  });

  test('always has the small fields and the newest claims as they are now', async () => {
    const { log, head: base } = await write();
    const { head } = await write({ log, base, state: changedState(), changes: changed, generation: 'B' });
    for (const of of ['fields', 'front'] as const) expect(keysOf(head, of)).not.toEqual(keysOf(base, of));
    const [front] = (await linesOf<ClaimsFront>(log, head, 'front')).flat();
    expect(byId(front?.claims ?? [])).toEqual(changedState().claims.entities);
  });

  test('goes on from no bucket of a slice that was found damaged', async () => {
    const { log, head: base } = await write();
    const { head } = await write({ log, base, anew: ['claims'], generation: 'B' });
    expect(keysOf(head, 'claims').filter((key) => keysOf(base, 'claims').includes(key))).toEqual([]);
    expect((await linesOf(log, head, 'claims')).flat()).toEqual(claims);
    expect(keysOf(head, 'audit')).toEqual(keysOf(base, 'audit'));
  });

  test('keeps a bucket that has lost its last record, so that the slice is still known to be there', async () => {
    const { log, head: base, state } = await write();
    const without = { ...state, users: { ...state.users, ...tableOf<(typeof records.users)[number]>([]) } };
    const changes = { users: state.users.ids };
    const { head } = await write({ log, base, state: without, changes, generation: 'B' });
    expect(await linesOf(log, head, 'users')).toEqual([[]]);
  });
});

describe('the index of the audit log', () => {
  const indexOf = async (log: MemoryLog, head: SnapshotHead) =>
    readIndex((await linesOf(log, head, 'auditIndex')).flat());

  test('says of each bucket which records its rows are about', async () => {
    const { log, head } = await write();
    const index = await indexOf(log, head);
    expect([...index.keys()]).toEqual(keysOf(head, 'audit'));
    for (const [place, rows] of (await linesOf<AuditEvent>(log, head, 'audit')).entries()) {
      const marks = index.get(keysOf(head, 'audit')[place] ?? '') ?? '';
      for (const { resourceId } of rows) expect(marks).toContain(resourceId.slice(-4));
    }
  });

  test('goes on for the buckets that go on, and has those that are new', async () => {
    const { log, head: base, state } = await write();
    const row = buildAuditEvent({ id: rowId(900), resourceId: 'CL-NEWEST' });
    const grown = { ...state, audit: { ...state.audit, ...tableOf([...audit, row]) } };
    const { head } = await write({ log, base, state: grown, changes: { audit: [row.id] }, generation: 'B' });
    const [before, after] = [await indexOf(log, base), await indexOf(log, head)];
    expect([...after.keys()]).toEqual(keysOf(head, 'audit'));
    expect(keysOf(head, 'audit').slice(0, -1)).toEqual(keysOf(base, 'audit').slice(0, -1));
    for (const key of keysOf(base, 'audit').slice(0, -1)) expect(after.get(key)).toBe(before.get(key));
    expect(after.get(keysOf(head, 'audit').at(-1) ?? '')).toContain('WEST');
  });
});

describe('of a log whose older rows are on the disk alone', () => {
  const newest = audit.slice(-10);
  const added = [
    buildAuditEvent({ id: rowId(900), resourceId: claimId(3) }),
    // As a clock that was set back makes it.
    buildAuditEvent({ id: `${rowId(5)}a`, resourceId: claimId(4) }),
  ];
  const partOf = (state: RootState): RootState => ({
    ...state,
    storage: { ...state.storage, olderLog: { readOf: {} } },
    audit: { ...state.audit, ...tableOf([...newest, ...added]) },
  });
  const changes = { audit: added.map(({ id }) => id) };

  test('each bucket that gets a row is what it was, with the row, and no row is taken for gone', async () => {
    const { log, head: base, state } = await write();
    const { head, isWritten } = await write({ log, base, state: partOf(state), changes, generation: 'B' });
    expect(isWritten).toBe(true);
    expect(byId((await linesOf(log, head, 'audit')).flat())).toEqual(byId([...audit, ...added]));
    expect(keysOf(head, 'audit')).toEqual(expect.arrayContaining(keysOf(base, 'audit').slice(1, -1)));
  });

  test('a row that is on the disk otherwise than in memory stays as it is there', async () => {
    const { log, head: base, state } = await write();
    const other = buildAuditEvent({ id: rowId(899), resourceId: 'CL-OTHER' });
    const differing = { ...partOf(state), audit: { ...state.audit, ...tableOf([other]) } };
    const { head } = await write({ log, base, state: differing, changes: { audit: [other.id] }, generation: 'B' });
    expect(byId((await linesOf(log, head, 'audit')).flat())).toEqual(byId(audit));
  });

  test('there is no snapshot where a bucket that gets a row cannot be read: its rows would be lost', async () => {
    const { log, head: base, state } = await write();
    const last = keysOf(base, 'audit').at(-1) ?? '';
    log.bucketTexts.set(last, `${log.bucketTexts.get(last) ?? ''} `);
    const { isWritten } = await write({ log, base, state: partOf(state), changes, generation: 'B' });
    expect(isWritten).toBe(false);
  });
});
