import { withHeadDigest } from '../../../domain/register/bucketWriting';
import { soundHead } from '../../../domain/register/bucket';
import type { SnapshotHead } from '../../../domain/register/eventLog';
import { buildClaim, buildDraft } from '../../../test/builders';
import { createLogCore, noteEvent } from '../../../test/logCore';
import { createMemoryLog, type MemoryLog } from '../../../test/browser/memoryLog';
import type { SliceName } from '../../persistence/shapes/slices';
import { bucketsOf } from './buckets';
import { takeSnapshot, type FirstDrafts, type SnapshotBook } from './takeSnapshot';

const claims = [buildClaim({ id: 'CL-1' })];

/** A tab on a log, with the book of its snapshots. */
function openTab(log: MemoryLog, random = 'A') {
  let drawn = 0;
  const ports = { random: () => `${random}${String((drawn += 1))}` };
  const { core, storage } = createLogCore({ records: { claims }, log, ports });
  const book: SnapshotBook = { present: undefined, top: undefined, anew: new Set() };
  const take = (sequence: number, changes: [SliceName, string[]][] = [], drafts?: FirstDrafts) =>
    takeSnapshot({
      book,
      log,
      ports: core.ports,
      state: core.getState(),
      sequence,
      changes: new Map(changes.map(([slice, ids]) => [slice, new Set(ids)])),
      drafts,
    });
  return { core, storage, book, take };
}

const noHead: SnapshotHead = { sequence: 0, generation: '', buckets: [], digest: '' };
const draftsOf = (log: MemoryLog) => [...log.draftRows.values()];

test('a snapshot is the present one once its head is kept, and the next is put on top of it', async () => {
  const log = createMemoryLog();
  const { book, take } = openTab(log);
  expect(await take(3)).toBe(true);
  const first = log.state.head ?? noHead;
  expect(await soundHead(first)).toEqual(first);
  expect(first).toMatchObject({ sequence: 3, generation: '3-A1' });
  expect(book).toEqual({ present: first, top: '3-A1', anew: new Set() });
  expect(await take(5)).toBe(true);
  expect(log.state).toMatchObject({ head: { sequence: 5, generation: '5-A2' }, former: first });
  expect(book).toMatchObject({ present: { sequence: 5 }, top: '5-A2' });
});

test('none is made of an earlier event than the present one shows', async () => {
  const log = createMemoryLog();
  const { take } = openTab(log);
  await take(3);
  const before = structuredClone(log.state);
  expect(await take(2)).toBe(false);
  expect(log.state).toEqual(before);
});

test('where its buckets find no room its head is not written, and the book stays as it was', async () => {
  let isFull = false;
  const log = createMemoryLog({ refuses: (writes) => (isFull && writes[0]?.[0] !== 'head' ? 'full' : undefined) });
  const { book, take } = openTab(log);
  await take(1);
  const before = { ...book };
  isFull = true;
  expect(await take(2)).toBe(false);
  expect(log.state.head?.sequence).toBe(1);
  expect(book).toEqual(before);
});

test('a slice that was to be written anew is so no more once it is, and one that is found damaged meanwhile still is', async () => {
  const log = createMemoryLog();
  const { book, take } = openTab(log);
  await take(1);
  book.anew = new Set<SliceName>(['claims']);
  expect(await take(1)).toBe(true);
  expect(book.anew.size).toBe(0);

  const head = log.state.head ?? noHead;
  const { keepHead } = log;
  log.keepHead = (...snapshot) => {
    book.anew = new Set<SliceName>(['users']);
    return keepHead(...snapshot);
  };
  expect(await take(2)).toBe(true);
  expect([...book.anew]).toEqual(['users']);

  log.keepHead = keepHead;
  const { keepBuckets } = log;
  log.keepBuckets = (buckets) => {
    book.anew = new Set<SliceName>(['claims']);
    return keepBuckets(buckets);
  };
  const before = log.state.head;
  expect(await take(3)).toBe(false);
  expect(log.state.head).toEqual(before);
  expect(bucketsOf(before, 'claims')).toEqual(bucketsOf(head, 'claims'));
});

describe('with a first snapshot', () => {
  const [shown, used] = ['DRAFT-1', 'DRAFT-2'].map((id) => buildDraft({ id }));

  test('the drafts are kept that are shown, and those that events have used up which are not stored yet', async () => {
    const log = createMemoryLog();
    const { core, take } = openTab(log);
    const state = core.getState();
    core.getState = () => ({
      ...state,
      drafts: { ...state.drafts, entities: { 'DRAFT-2': used ?? buildDraft() }, ids: ['DRAFT-2'] },
    });
    const drafts = { shown: { 'DRAFT-1': shown ?? buildDraft() }, used: new Set(['DRAFT-2', 'GONE']) };
    expect(await take(1, [], drafts)).toBe(true);
    expect(draftsOf(log)).toEqual([
      { key: 'reg/drafts/DRAFT-2', text: JSON.stringify(used), at: used?.updatedAt },
      { key: 'reg/drafts/DRAFT-1', text: JSON.stringify(shown), at: shown?.updatedAt },
    ]);
  });

  test('nothing is put on top of what another tab was first with: that is another register', async () => {
    const log = createMemoryLog();
    const [tab, other] = [openTab(log), openTab(log, 'B')];
    await other.take(1);
    const drafts = { shown: { 'DRAFT-1': shown ?? buildDraft() }, used: new Set<string>() };
    for (let tries = 0; tries < 2; tries += 1) expect(await tab.take(4, [], drafts)).toBe(false);
    expect(tab.book).toMatchObject({ present: undefined, top: undefined });
    expect(log.state.head).toEqual(other.book.present);
    expect(draftsOf(log)).toEqual([]);
  });

  test('no draft is kept beside a later one', async () => {
    const log = createMemoryLog();
    expect(await openTab(log).take(1)).toBe(true);
    expect(draftsOf(log)).toEqual([]);
  });
});

describe('where another tab has taken one first', () => {
  async function overtake() {
    const log = createMemoryLog();
    const [tab, other] = [openTab(log), openTab(log, 'B')];
    await tab.take(1);
    Object.assign(other.book, { present: log.state.head, top: log.state.head?.generation });
    other.core.dispatch(noteEvent(2, 'CL-1'));
    expect(await other.take(2, [['claims', ['CL-1']]])).toBe(true);
    return { log, tab, other };
  }

  test('this one is refused, and the next goes on from that', async () => {
    const { log, tab, other } = await overtake();
    const theirs = log.state.head;
    expect(await tab.take(2)).toBe(false);
    expect(log.state.head).toEqual(theirs);
    expect(tab.book).toMatchObject({ present: other.book.present, top: other.book.top });
    expect(await tab.take(3)).toBe(true);
    expect(log.state.former).toEqual(theirs);
  });

  test('and its head is damaged, the next is put on top of it all the same, and made from the one before', async () => {
    const { log, tab } = await overtake();
    const damaged = { ...(log.state.head ?? noHead), sequence: 9 };
    const { former } = log.state;
    log.state.head = damaged;
    expect(await tab.take(2)).toBe(false);
    expect(tab.book).toMatchObject({ present: former, top: damaged.generation });
    expect(tab.storage.health().newerVersion).toBe(false);
  });

  test('and it is of a newer version of the portal, this tab becomes read-only', async () => {
    const { log, tab } = await overtake();
    const theirs = log.state.head ?? noHead;
    const bucket = { key: 'B/visits/0', of: 'visits', version: 1, from: '' };
    log.state.head = await withHeadDigest({ ...theirs, buckets: [...theirs.buckets, bucket] });
    expect(await tab.take(2)).toBe(false);
    expect(tab.storage.health().newerVersion).toBe(true);
  });

  test('and the log cannot be read then, the book stays as it was', async () => {
    const { log, tab } = await overtake();
    const before = { ...tab.book };
    log.heads = () => Promise.resolve(undefined);
    expect(await tab.take(2)).toBe(false);
    expect(tab.book).toEqual(before);
  });
});
