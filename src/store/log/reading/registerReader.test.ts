import * as v from 'valibot';
import { makeBucket, withHeadDigest } from '../../../domain/register/bucketWriting';
import { readBucket } from '../../../domain/register/bucket';
import { breakReducer } from '../../../test/breakReducer';
import { createMemoryLog, type MemoryLog } from '../../../test/browser/memoryLog';
import * as foldedFront from '../../claims/foldFront';
import { buildAuditEvent, buildClaim, buildUser, buildVerification } from '../../../test/builders';
import { createLogCore, noteEvent, stampAt, writeEvents } from '../../../test/logCore';
import { userDeleted, type DecidedEvent } from '../../events';
import { createSliceChanges, type Texts } from '../../persistence/local/localRecords';
import {
  persistedSlices,
  sliceNames,
  type PersistedSlice,
  type SliceName,
  type StoredSlices,
} from '../../persistence/shapes/slices';
import type { Migration } from '../../../domain/register/versions';
import { eventsOn } from '../unsaved';
import { openReader } from './registerReader';
import { createSnapshots } from '../snapshots/snapshots';

const claims = Array.from({ length: 150 }, (_, place) => buildClaim({ id: `CL-${String(place).padStart(3, '0')}` }));
const audit = Array.from({ length: 900 }, (_, place) => buildAuditEvent({ id: `EVENT-${String(1000 + place)}` }));
const events = [1, 2, 3].map((place) => noteEvent(place, 'CL-007'));

/** A log with a snapshot after each of the first two of three events, and the register as each of them left it. */
async function write() {
  const log = createMemoryLog();
  const { core } = createLogCore({ records: { claims, audit, users: [buildUser()] }, log });
  const snapshots = createSnapshots(() => log, core.ports);
  const registers: StoredSlices[] = [];
  for (const [place, event] of events.entries()) {
    await writeEvents(log, place, [event]);
    core.dispatch(event);
    snapshots.note('claims', ['CL-007']);
    snapshots.note('audit', [event.meta.eventId]);
    registers.push(eventsOn(core.getState(), []));
    if (place < 2) expect(await snapshots.take(core.getState(), place + 1)).toBe(true);
  }
  const [first = {}, , register = {}] = registers;
  return { log, first, register };
}

/** A register as texts by key, with other texts, or none, in the place of some. */
function textsOf(register: StoredSlices, others: Record<string, string | null> = {}): Texts {
  const { all } = createSliceChanges(persistedSlices);
  const texts = new Map<string, string | null>(sliceNames.flatMap((name) => [...all(name, register[name] ?? {})]));
  for (const [key, text] of Object.entries(others)) texts.set(`reg/${key}`, text);
  return { keys: [...texts.keys()], get: (key) => texts.get(key) ?? null };
}

type Elsewhere = {
  /** The mirror, which shows the last event. */
  mirror?: Texts;
  /** Whether the browser stops giving it while it is read. */
  isRefused?: boolean;
};

async function open(log: MemoryLog, { mirror, isRefused = false }: Elsewhere = {}) {
  const setAside: [SliceName, string | undefined][] = [];
  const reader = await openReader({
    log,
    storage: {
      mirrorAt: (sequence) => (sequence === 3 ? mirror : undefined),
      isClosed: () => isRefused,
      setAside: (slice, id) => void setAside.push([slice, id]),
    },
    yieldToMain: () => Promise.resolve(),
    newestLogBuckets: 1,
  });
  if (!reader) throw new Error('The log cannot be read');
  return { reader, setAside };
}

/** Changes a letter in a bucket of a slice: the present snapshot's own, or that which both have. */
function damage({ state, bucketTexts }: MemoryLog, of: string, isShared: boolean) {
  const formerKeys = state.former?.buckets.map(({ key }) => key) ?? [];
  const entry = state.head?.buckets.find((one) => one.of === of && formerKeys.includes(one.key) === isShared);
  const text = bucketTexts.get(entry?.key ?? '') ?? '';
  bucketTexts.set(entry?.key ?? '', text.replace('"rev":1', '"rev":9'));
  return { entry, first: /"id":"([^"]*)"/.exec(text)?.[1] };
}

test('the register is what the present snapshot has, with the events after it', async () => {
  const { log, register } = await write();
  const { reader, setAside } = await open(log);
  expect(reader).toMatchObject({ head: { sequence: 2 }, isPresent: true, tail: { sequence: 3, problem: null } });
  const read = await reader.readSlice('claims', false);
  expect(read.slice).toEqual(register.claims);
  expect([...(read.changed ?? [])]).toEqual(['CL-007']);
  expect((await reader.readSlice('users', false)).slice).toEqual(register.users);
  expect((await reader.readSlice('session', false)).slice).toEqual(register.session);
  expect((await reader.readFront())?.claims.find(({ id }) => id === 'CL-007')?.notes).toHaveLength(3);
  expect(setAside).toEqual([]);
});

/** The front of the present snapshot as another portal would have written it, digest and all. */
async function rewriteFront({ state, bucketTexts }: MemoryLog, change: (front: Record<string, unknown>) => object) {
  const { key = '' } = state.head?.buckets.find(({ of }) => of === 'front') ?? {};
  const [front] = (await readBucket({ key, text: bucketTexts.get(key) ?? '' })) as [Record<string, unknown>];
  const { text } = await makeBucket(key, [JSON.stringify(change(front))]);
  bucketTexts.set(key, text);
}

test('a front of another version and shape is not shown', async () => {
  const { log } = await write();
  await rewriteFront(log, (front) => ({ ...front, version: 'another', claims: [{ id: 'CL-007' }] }));
  const { reader } = await open(log);
  expect(await reader.readFront()).toBeUndefined();
});

test('of a long audit log the newest rows are read, or the whole where it is wanted', async () => {
  const { log, register } = await write();
  const { reader } = await open(log);
  const part = await reader.readSlice('audit', false);
  expect(part.isPart).toBe(true);
  expect(part.slice.entities).toHaveProperty('EVENT-1899');
  expect(part.slice.entities).not.toHaveProperty('EVENT-1000');
  const whole = await reader.readSlice('audit', true);
  expect(whole.isPart).toBe(false);
  expect(whole.slice.entities).toEqual(register.audit?.entities);
});

test('what is damaged in the present snapshot is read from the one before and the events since', async () => {
  const { log, register } = await write();
  damage(log, 'claims', false);
  const { reader, setAside } = await open(log);
  const read = await reader.readSlice('claims', false);
  expect(read).toEqual({ slice: register.claims, changed: undefined, isPart: false });
  expect(setAside).toEqual([]);

  const { log: headless } = await write();
  if (headless.state.head) headless.state.head.buckets.pop();
  const { reader: former } = await open(headless);
  expect(former).toMatchObject({
    head: { sequence: 1 },
    isPresent: false,
    generation: headless.state.head?.generation,
  });
  expect((await former.readSlice('claims', false)).slice).toEqual(register.claims);
});

test('what is damaged in both is read from the mirror; else all of it that can be read, and the rest is set aside', async () => {
  const { log, register } = await write();
  const { entry, first } = damage(log, 'claims', true);
  const mirrored = await open(log, { mirror: textsOf(register) });
  const read = await mirrored.reader.readSlice('claims', false);
  expect(read).toEqual({ slice: register.claims, changed: undefined, isPart: false });
  expect(mirrored.setAside).toEqual([]);

  log.bucketTexts.set(entry?.key ?? '', (log.bucketTexts.get(entry?.key ?? '') ?? '').replace('"rev":9', '"rev":"9'));
  const { reader, setAside } = await open(log);
  const { slice } = await reader.readSlice('claims', false);
  expect(slice.ids).toEqual(register.claims?.ids?.filter((id) => id !== first));
  expect(setAside).toEqual([
    ['claims', `bucket ${entry?.key}`],
    ['claims', first],
  ]);
});

describe('where a reducer throws on an event,', () => {
  test('every slice ends before it, as does what was read already and is read again', async () => {
    const { log, register } = await write();
    const { reader } = await open(log);
    const { told } = breakReducer('claims', 'EVENT-3');
    expect((await reader.readSlice('audit', true)).slice.entities).toHaveProperty('EVENT-3');
    const { slice } = await reader.readSlice('claims', false);
    expect(slice.entities).toEqual({
      ...register.claims?.entities,
      'CL-007': expect.objectContaining({ notes: [expect.anything(), expect.anything()] }) as unknown,
    });
    expect((await reader.readSlice('audit', true)).slice.entities).not.toHaveProperty('EVENT-3');
    expect(reader.tail).toEqual({ sequence: 2, events: [], problem: 'unreadable' });
    expect(told).toHaveBeenCalledTimes(1);
  });

  test('nor does what is read from the former snapshot show more', async () => {
    const { log } = await write();
    damage(log, 'claims', false);
    const { reader, setAside } = await open(log);
    breakReducer('audit', 'EVENT-3');
    await reader.readSlice('audit', true);
    const { slice } = await reader.readSlice('claims', false);
    expect(slice.entities?.['CL-007']).toMatchObject({ notes: [{ content: 'Note 1' }, { content: 'Note 2' }] });
    expect(setAside).toEqual([]);
  });

  test('and the present snapshot shows what it did, the slice is read elsewhere', async () => {
    const { log, register } = await write();
    damage(log, 'claims', false);
    const { reader } = await open(log, { mirror: textsOf(register) });
    breakReducer('claims', 'EVENT-2');
    expect((await reader.readSlice('claims', false)).slice).toEqual(register.claims);
    expect(reader.tail).toMatchObject({ sequence: 3, problem: null });
  });

  test('the first page waits until everything is read', async () => {
    const { log } = await write();
    const { reader } = await open(log);
    jest.spyOn(foldedFront, 'foldFront').mockImplementation(() => {
      throw new Error('Broken');
    });
    expect(await reader.readFront()).toBeUndefined();
  });
});

test.each([
  ['a bucket of a newer version', 'claims', 1000],
  ['a slice that this version does not know', 'visits', 1],
])('%s is noticed', async (_what, of, version) => {
  const newer = createMemoryLog();
  const head = { sequence: 3, generation: 'N', buckets: [{ key: `N/${of}/0`, of, version, from: '' }], digest: '' };
  await newer.keepHead(await withHeadDigest(head), undefined, undefined);
  expect((await open(newer)).reader.tail.problem).toBe('newer');
});

test('a record that is damaged in the mirror is read from a sound bucket, and the others of a damaged one from the mirror', async () => {
  const { log, register } = await write();
  damage(log, 'claims', true);
  const { reader, setAside } = await open(log, { mirror: textsOf(register, { 'claims/CL-007': '{"id": "half' }) });
  expect((await reader.readSlice('claims', false)).slice).toEqual(register.claims);
  expect(setAside).toEqual([]);
});

test('of two snapshots that are damaged in different places and a damaged mirror, each gives what it has whole', async () => {
  const { log, register } = await write();
  const { first = '' } = damage(log, 'claims', false);
  damage(log, 'claims', true);
  const { reader, setAside } = await open(log, { mirror: textsOf(register, { [`claims/${first}`]: '' }) });
  expect((await reader.readSlice('claims', false)).slice).toEqual(register.claims);
  expect(setAside).toEqual([]);
});

test('a record that is whole nowhere is set aside, and kept as the damaged bucket has it where that can be read', async () => {
  const { log, register } = await write();
  const { entry, first = '' } = damage(log, 'claims', true);
  const mirror = textsOf(register, { [`claims/${first}`]: '' });
  const readable = await open(log, { mirror });
  const { slice: kept } = await readable.reader.readSlice('claims', false);
  expect(kept.ids).toEqual(register.claims?.ids);
  expect(kept.entities).toMatchObject({ [first]: { rev: 9 } });
  expect(readable.setAside).toEqual([['claims', first]]);

  log.bucketTexts.set(entry?.key ?? '', (log.bucketTexts.get(entry?.key ?? '') ?? '').replace('"rev":9', '"rev":"9'));
  const { reader, setAside } = await open(log, { mirror });
  const { slice } = await reader.readSlice('claims', false);
  expect(slice.entities).toEqual(
    Object.fromEntries(Object.entries(register.claims?.entities ?? {}).filter(([id]) => id !== first)),
  );
  // As the mirror has it, and as the bucket does.
  expect(setAside).toEqual([
    ['claims', first],
    ['claims', first],
  ]);
});

test('a record that the tail made is whole, though the bucket that it would lie in and the mirror are damaged', async () => {
  const { log, register } = await write();
  const last = log.state.head?.buckets.findLast(({ of }) => of === 'audit')?.key ?? '';
  log.bucketTexts.set(last, (log.bucketTexts.get(last) ?? '').replace('"id"', '"di"'));
  const { eventId } = events[2]?.meta ?? {};
  const { reader, setAside } = await open(log, { mirror: textsOf(register, { [`audit/${eventId}`]: '' }) });
  expect((await reader.readSlice('audit', true)).slice.entities).toEqual(register.audit?.entities);
  expect(setAside).toEqual([]);
});

test('small fields that are whole nowhere are set aside', async () => {
  const { log, register } = await write();
  for (const [key, text] of log.bucketTexts) if (key.includes('/fields/')) log.bucketTexts.set(key, `${text} `);
  const mirrored = await open(log, { mirror: textsOf(register) });
  expect((await mirrored.reader.readSlice('settings', false)).slice).toEqual(register.settings);
  expect((await mirrored.reader.readSlice('claims', false)).slice).toEqual(register.claims);
  expect(mirrored.setAside).toEqual([]);
  for (const [settings, aside] of [
    ['{', ['fields', undefined]],
    [null, ['fields']],
  ] as const) {
    const { reader, setAside } = await open(log, { mirror: textsOf(register, { settings }) });
    expect((await reader.readSlice('settings', false)).slice).toEqual({});
    expect(new Set(setAside.map(([, id]) => id))).toEqual(new Set(aside));
  }
});

test('a mirror that the browser stops giving while it is read does not count', async () => {
  const { log, register } = await write();
  const { entry } = damage(log, 'claims', true);
  const { reader, setAside } = await open(log, { mirror: textsOf(register), isRefused: true });
  await reader.readSlice('claims', false);
  expect(setAside).toEqual([['claims', `bucket ${entry?.key}`]]);
});

test('the snapshot before does not count where an event since then cannot be read', async () => {
  const { log } = await write();
  const { entry } = damage(log, 'claims', false);
  log.entries.set(2, { sequence: 2, text: '{' });
  const { reader, setAside } = await open(log);
  const { slice } = await reader.readSlice('claims', false);
  expect((slice.entities?.['CL-007'] as { notes: unknown[] }).notes).toHaveLength(3);
  expect(setAside).toEqual([['claims', `bucket ${entry?.key}`]]);
});

describe('what is gone', () => {
  const gone = buildUser({ id: 'USER-2', email: 'ruth@example.org' });

  /** A log in whose tail a user is deleted, with the bucket of users damaged, and the register after it. */
  async function writeDeletion() {
    const log = createMemoryLog();
    const { core } = createLogCore({ records: { users: [buildUser(), gone] }, log });
    expect(await createSnapshots(() => log, core.ports).take(core.getState(), 2)).toBe(true);
    const event: DecidedEvent = userDeleted({ user: gone }, stampAt(3));
    await writeEvents(log, 2, [event]);
    core.dispatch(event);
    const key = log.state.head?.buckets.find(({ of }) => of === 'users')?.key ?? '';
    log.bucketTexts.set(key, `damaged${log.bucketTexts.get(key)?.slice('damaged'.length)}`);
    return { log, register: eventsOn(core.getState(), []) };
  }

  test.each(['the mirror', 'the damaged bucket'])('stays so, as %s has it', async (where) => {
    const { log, register } = await writeDeletion();
    const { reader, setAside } = await open(log, {
      ...(where === 'the mirror' && { mirror: textsOf(register) }),
    });
    expect((await reader.readSlice('users', false)).slice.ids).toEqual(['USER-1']);
    expect(setAside).toHaveLength(where === 'the damaged bucket' ? 1 : 0);
  });
});

/*
 * A worked example of a stored shape that has changed: version 1 of claims kept the last verification alone, version 2 all
 * of them, as today's schema does.
 */
const keepAll: Migration = (stored) => {
  const { verification, ...claim } = v.parse(v.looseObject({ verification: v.optional(v.unknown()) }), stored);
  return { verifications: verification === undefined ? [] : [verification], decisions: [], ...claim };
};
const ofVersion2: PersistedSlice = { ...persistedSlices.claims, version: 2, migrations: { 2: keepAll } };

const ofVersion1 = ({ verifications, decisions: _decisions, ...claim }: ReturnType<typeof buildClaim>) => ({
  ...claim,
  ...(verifications[0] && { verification: verifications[0] }),
});

/** A log of which the bucket of claims is of version 1, and all others of today. */
async function writeOlder(older: readonly object[]) {
  jest.replaceProperty(persistedSlices, 'claims', ofVersion2 as typeof persistedSlices.claims);
  const log = createMemoryLog();
  const records = { claims: [buildClaim({ id: 'CL-1', verifications: [buildVerification()] })], users: [buildUser()] };
  const { core } = createLogCore({ records, log });
  expect(await createSnapshots(() => log, core.ports).take(core.getState(), 3)).toBe(true);
  const { head } = log.state;
  const entry = head?.buckets.find(({ of }) => of === 'claims');
  if (!head || !entry) throw new Error('There is no snapshot');
  entry.version = 1;
  const { text } = await makeBucket(
    entry.key,
    older.map((record) => JSON.stringify(record)),
  );
  log.bucketTexts.set(entry.key, text);
  log.state.head = await withHeadDigest(head);
  return { log, register: eventsOn(core.getState(), []), records };
}

test('a bucket of an older version beside others of today is brought up to date', async () => {
  const { log, register, records } = await writeOlder([
    ofVersion1(buildClaim({ id: 'CL-1', verifications: [buildVerification()] })),
  ]);
  expect(records.claims[0]?.verifications).toHaveLength(1);
  const { reader, setAside } = await open(log);
  const { slice, changed } = await reader.readSlice('claims', false);
  expect(slice).toEqual(register.claims);
  expect(changed).toEqual([]);
  expect((await reader.readSlice('users', false)).slice).toEqual(register.users);
  expect(setAside).toEqual([]);
});

test('a record in it that fits no version is read from the mirror, or set aside alone', async () => {
  const { log, register } = await writeOlder([{ id: 'CL-1', rev: 'damaged' }, ofVersion1(buildClaim({ id: 'CL-2' }))]);
  const mirrored = await open(log, { mirror: textsOf(register) });
  expect(Object.keys((await mirrored.reader.readSlice('claims', false)).slice.entities ?? {})).toEqual([
    'CL-2',
    'CL-1',
  ]);
  expect(mirrored.setAside).toEqual([]);
  const { reader, setAside } = await open(log);
  expect((await reader.readSlice('claims', false)).slice.ids).toEqual(['CL-2']);
  expect(setAside).toEqual([['claims', 'CL-1']]);
});

test('a bucket of a newer version is noticed and left as it is, and a log that cannot be read says nothing', async () => {
  const { log } = await write();
  const newer = createMemoryLog();
  const head = {
    sequence: 3,
    generation: 'N',
    buckets: [{ key: 'N/claims/0', of: 'claims', version: 1000, from: '' }],
  };
  await newer.keepHead(await withHeadDigest({ ...head, digest: '' }), undefined, undefined);
  const { reader, setAside } = await open(newer);
  expect(reader.tail.problem).toBe('newer');
  await reader.readSlice('claims', false);
  expect(setAside).toEqual([]);
  log.heads = () => Promise.resolve(undefined);
  await expect(open(log)).rejects.toThrow('cannot be read');
});
