import { makeBucket, readBucket, withHeadDigest } from '../../domain/register/bucket';
import { breakReducer } from '../../test/breakReducer';
import { buildAuditEvent, buildClaim, buildUser } from '../../test/builders';
import { createLogCore, noteEvent, writeEvents } from '../../test/logCore';
import { createMemoryLog, type MemoryLog } from '../../test/memoryLog';
import * as goOnFront from '../claims/goOnFront';
import type { SliceName, StoredSlice } from '../persistence/slices';
import { eventsOn } from './unsaved';
import { openReader } from './registerReader';
import { createSnapshots } from './snapshots';

const claims = Array.from({ length: 150 }, (_, place) => buildClaim({ id: `CL-${String(place).padStart(3, '0')}` }));
const audit = Array.from({ length: 900 }, (_, place) => buildAuditEvent({ id: `EVENT-${String(1000 + place)}` }));
const events = [1, 2, 3].map((place) => noteEvent(place, 'CL-007'));

/** A log with a snapshot after each of the first two of three events, and the register as the last one left it. */
async function write() {
  const log = createMemoryLog();
  const { core } = createLogCore({ records: { claims, audit, users: [buildUser()] }, log });
  const snapshots = createSnapshots(() => log, core.ports);
  for (const [place, event] of events.entries()) {
    await writeEvents(log, place, [event]);
    core.dispatch(event);
    snapshots.note('claims', ['CL-007']);
    snapshots.note('audit', [event.meta.eventId]);
    if (place < 2) expect(await snapshots.take(core.getState(), place + 1)).toBe(true);
  }
  return { log, register: eventsOn(core.getState(), []) };
}

async function open(
  log: MemoryLog,
  readElsewhere: (slice: SliceName, sequence: number) => StoredSlice | undefined = () => undefined,
) {
  const setAside: [SliceName, string][] = [];
  const reader = await openReader({
    log,
    yieldToMain: () => Promise.resolve(),
    newestLogBuckets: 1,
    readElsewhere,
    setAside: (slice, id) => void setAside.push([slice, id]),
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

test('a front that was written before it named its version is read as long as it has the shape of now', async () => {
  const { log } = await write();
  await rewriteFront(log, ({ version: _version, ...front }) => front);
  const { reader } = await open(log);
  expect((await reader.readFront())?.claims).toHaveLength(150);
});

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

test('what is damaged in both is read elsewhere; else all of it that can be read, and the rest is set aside', async () => {
  const { log, register } = await write();
  const { entry, first } = damage(log, 'claims', true);
  const asked: unknown[] = [];
  const elsewhere = await open(log, (...wanted) => {
    asked.push(wanted);
    return register.claims;
  });
  expect((await elsewhere.reader.readSlice('claims', false)).slice).toBe(register.claims);
  expect(asked).toEqual([['claims', 3]]);

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
    const { reader, setAside } = await open(log, () => ({}));
    breakReducer('audit', 'EVENT-3');
    await reader.readSlice('audit', true);
    const { slice } = await reader.readSlice('claims', false);
    expect(slice.entities?.['CL-007']).toMatchObject({ notes: [{ content: 'Note 1' }, { content: 'Note 2' }] });
    expect(setAside).toEqual([]);
  });

  test('and the present snapshot shows what it did, the slice is read elsewhere', async () => {
    const { log, register } = await write();
    damage(log, 'claims', false);
    const { reader } = await open(log, (_slice, sequence) => (sequence === 3 ? register.claims : undefined));
    breakReducer('claims', 'EVENT-2');
    expect((await reader.readSlice('claims', false)).slice).toBe(register.claims);
    expect(reader.tail).toMatchObject({ sequence: 3, problem: null });
  });

  test('the first page waits until everything is read', async () => {
    const { log } = await write();
    const { reader } = await open(log);
    jest.spyOn(goOnFront, 'goOnFrom').mockImplementation(() => {
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

test('a log that cannot be read says nothing', async () => {
  const { log } = await write();
  log.heads = () => Promise.resolve(undefined);
  await expect(open(log)).rejects.toThrow('cannot be read');
});
