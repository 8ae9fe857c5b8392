import { buildClaim } from '../../../test/builders';
import { createBackend } from '../../../test/testRegister';
import { tableOf } from '../../table';
import { createAsideTexts } from './asideTexts';
import { createLocalMirror } from './localMirror';
import { createSliceChanges } from './localRecords';
import { createLocalTexts } from './localTexts';
import { persistedSlices } from '../shapes/slices';

const claimKey = 'reg/claims/CL-1';
const draftKey = 'reg/drafts/DRAFT-1';
/** What lies there of a register in the database that the mirror shows up to its fourth event. */
const mirrored = { 'reg/in-database': 'yes', 'reg/sequence': '4', [claimKey]: 'as event 4 left it' };

/** Claims are of their second version. */
const slices = { ...persistedSlices, claims: { ...persistedSlices.claims, version: 2 } };

function open({ stored = mirrored, room = Infinity }: { stored?: Record<string, string>; room?: number } = {}) {
  const used = Object.entries(stored).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  const backend = createBackend(used + room);
  for (const [key, text] of Object.entries(stored)) backend.texts.set(key, text);
  const state = { isClosed: false };
  const report = jest.fn();
  const local = createLocalTexts(backend);
  const mirror = createLocalMirror({
    local,
    aside: createAsideTexts(local, report),
    slices,
    changes: createSliceChanges(slices),
    isClosed: () => state.isClosed,
    report,
  });
  const register = { claims: tableOf([buildClaim({ id: 'CL-1' })]) };
  /** Makes it whole, as of an event. */
  const make = (sequence: number, isStill = () => true) =>
    mirror.makeMirror(register, sequence, () => Promise.resolve(), isStill);
  return { texts: backend.texts, writes: backend.writes, mirror, state, report, make };
}

/** The same at the start of a tab. */
function openAt(sequence: number, ...circumstances: Parameters<typeof open>) {
  const room = open(...circumstances);
  room.mirror.opened(sequence, true);
  return room;
}

test('in step, it shows the next event of this tab: what that wrote, and its number last', () => {
  const { texts, writes, mirror, report } = openAt(4);
  mirror.mirrorLacks(claimKey, 'as event 5 left it');
  expect(writes).toEqual([]);
  mirror.mirror(5);
  expect(writes).toEqual([claimKey, 'reg/sequence']);
  expect(texts.get(claimKey)).toBe('as event 5 left it');
  expect([mirror.isMirrorAt(5), mirror.isMirrorAt(4)]).toEqual([true, false]);
  expect(report).toHaveBeenCalled();
  // Written once.
  writes.length = 0;
  mirror.mirror(6);
  expect(writes).toEqual(['reg/sequence']);
});

test('events of other tabs, which these have mirrored, leave it in step', () => {
  const { texts, mirror } = openAt(4);
  texts.set('reg/sequence', '7');
  mirror.followed(7);
  mirror.mirrorLacks(claimKey, 'as event 8 left it');
  mirror.mirror(8);
  expect(mirror.isMirrorAt(8)).toBe(true);
});

test.each([
  ['that shows another event', 6, mirrored],
  ['that an earlier version wrote', 4, { ...mirrored, 'reg/claims': '{"version":1}' }],
])('one %s is behind: it takes no record and no number, but settings and drafts, until it is made', async (...row) => {
  const [, sequence, stored] = row;
  const { texts, mirror, make } = openAt(sequence, { stored });
  mirror.mirrorLacks(claimKey, 'new');
  mirror.mirrorLacks('reg/settings', 'new');
  mirror.mirrorLacks(draftKey, 'new');
  mirror.mirror(sequence + 1);
  expect(Object.fromEntries(texts)).toEqual({ ...stored, 'reg/settings': 'new', [draftKey]: 'new' });
  expect(mirror.isMirrorDue()).toBe(true);
  await make(sequence + 1);
  expect(mirror.isMirrorAt(sequence + 1)).toBe(true);
  expect(mirror.isMirrorDue()).toBe(false);
});

test('in step, it is due once after a start, for its number says nothing of damage', async () => {
  const { mirror, make } = openAt(4);
  expect(mirror.isMirrorDue()).toBe(true);
  await make(4);
  expect(mirror.isMirrorDue()).toBe(false);
});

test('with no room it is let go of, records and number, and is due only when another register has come', () => {
  const { texts, mirror } = openAt(4, { room: 20 });
  mirror.mirrorLacks(claimKey, 'x'.repeat(100));
  mirror.mirrorLacks(draftKey, 'typed');
  mirror.mirror(5);
  expect(Object.fromEntries(texts)).toEqual({
    'reg/in-database': 'yes',
    'reg/sequence': 'none',
    [draftKey]: 'typed',
  });
  expect([mirror.isMirrorAt(5), mirror.isMirrorDue()]).toEqual([false, false]);
  mirror.mirror(6);
  expect(mirror.isMirrorDue()).toBe(false);
  mirror.tryMirrorAgain();
  mirror.mirror(7);
  expect(mirror.isMirrorDue()).toBe(true);
});

test('it makes room once for what has no other place, and never where it is all there is of the register', () => {
  const { texts, mirror } = openAt(4);
  expect([mirror.makeRoom(), mirror.makeRoom()]).toEqual([true, false]);
  expect(texts.has(claimKey)).toBe(false);
  const { 'reg/in-database': _mark, ...alone } = mirrored;
  const only = openAt(4, { stored: alone });
  expect(only.mirror.makeRoom()).toBe(false);
  expect(Object.fromEntries(only.texts)).toEqual(alone);
});

test('it is not made where something has happened meanwhile, here or in another tab', async () => {
  const { writes, mirror, make } = openAt(5);
  await make(5, () => false);
  await make(3);
  expect(writes).toEqual([]);
  expect(mirror.isMirrorDue()).toBe(true);
});

test('where another tab lets go of it while it is made, nothing of it stays', async () => {
  const { texts, mirror, make } = openAt(5);
  await make(5, () => {
    // The first piece lies there.
    if (texts.get(claimKey) !== mirrored[claimKey]) texts.set('reg/sequence', 'none');
    return true;
  });
  expect(Object.fromEntries(texts)).toEqual({ 'reg/in-database': 'yes', 'reg/sequence': 'none' });
  expect(mirror.isMirrorDue()).toBe(false);
});

test('where another tab has let go of it, it is not made', async () => {
  const { texts, mirror, make } = openAt(4);
  texts.clear();
  texts.set('reg/in-database', 'yes').set('reg/sequence', 'none');
  expect(mirror.isMirrorDue()).toBe(false);
  await make(4);
  expect(Object.fromEntries(texts)).toEqual({ 'reg/in-database': 'yes', 'reg/sequence': 'none' });
});

test('what another tab put beside one that was let go of is due to be removed, and is', async () => {
  const { texts, mirror, make } = openAt(4, {
    stored: { ...mirrored, 'reg/sequence': 'none', [draftKey]: 'typed' },
  });
  expect(mirror.isMirrorDue()).toBe(true);
  await make(4);
  expect(Object.fromEntries(texts)).toEqual({
    'reg/in-database': 'yes',
    'reg/sequence': 'none',
    [draftKey]: 'typed',
  });
  expect(mirror.isMirrorDue()).toBe(false);
});

test('without the code that makes it, as offline before that is kept, it stays due', async () => {
  jest.doMock('./makeMirror', () => {
    throw new Error('Loading chunk settle failed');
  });
  const { writes, mirror, make } = openAt(5);
  await make(5);
  jest.dontMock('./makeMirror');
  expect(writes).toEqual([]);
  expect(mirror.isMirrorDue()).toBe(true);
});

test('where storage is closed, nothing is written or shown', async () => {
  const { writes, mirror, state, make } = openAt(4);
  state.isClosed = true;
  mirror.mirrorLacks(claimKey, 'new');
  mirror.mirror(5);
  await make(4);
  expect(writes).toEqual([]);
  expect([mirror.isMirrorAt(4), mirror.isMirrorDue()]).toEqual([false, false]);
});
