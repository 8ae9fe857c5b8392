import { buildClaim, buildDraft, buildUser } from '../../../test/builders';
import { createBackend } from '../../../test/testRegister';
import { tableOf } from '../../table';
import { createAsideTexts } from './asideTexts';
import { createSliceChanges } from './localRecords';
import { createLocalTexts } from './localTexts';
import { makeMirror } from './makeMirror';
import { persistedSlices, type StoredSlices } from '../shapes/slices';

const claims = Array.from({ length: 250 }, (_, place) => buildClaim({ id: `CL-${place}` }));
const whole: StoredSlices = {
  claims: tableOf(claims),
  users: tableOf([buildUser()]),
  drafts: tableOf([buildDraft({ id: 'DRAFT-9' })]),
};
const draftKey = 'reg/drafts/DRAFT-1';
const stored = { 'reg/sequence': '3', 'reg/claims/CL-OLD': 'x'.repeat(100), [draftKey]: 'as it is typed' };

type Circumstances = { state?: StoredSlices; capacity?: number; goesOn?: () => boolean };

function open({ state = whole, capacity = Infinity, goesOn = () => true }: Circumstances = {}) {
  const backend = createBackend(capacity);
  for (const [key, text] of Object.entries(stored)) backend.texts.set(key, text);
  const local = createLocalTexts(backend);
  const aside = createAsideTexts(local, () => undefined);
  const { all } = createSliceChanges(persistedSlices);
  /** How many texts were made in each piece of the work. */
  const pieces = [0];
  function* textsOf(...slice: Parameters<typeof all>) {
    for (const text of all(...slice)) {
      pieces.push((pieces.pop() ?? 0) + 1);
      yield text;
    }
  }
  const yieldToMain = () => Promise.resolve(void pieces.push(0));
  const make = () => makeMirror({ local, aside, textsOf, state, sequence: 7, yieldToMain, goesOn });
  return { backend, local, aside, pieces, make };
}

test('the mirror is the register whole, without what is gone; its number comes last, and drafts stay as they are', async () => {
  const { backend, local, make } = open();
  expect(await make()).toBe('made');
  const keys = local.keys();
  expect(keys.filter((key) => key.startsWith('reg/claims/'))).toHaveLength(claims.length);
  expect(backend.texts.get('reg/claims/CL-7')).toBe(JSON.stringify(claims[7]));
  expect(keys).not.toContain('reg/claims/CL-OLD');
  expect(keys).toContain('reg/users/USER-1');
  expect(keys.filter((key) => key.startsWith('reg/drafts/'))).toEqual([draftKey]);
  expect(backend.texts.get(draftKey)).toBe('as it is typed');
  expect(local.sequence()).toBe(7);
  expect(backend.writes.at(-1)).toBe('reg/sequence');
});

test('texts are made a hundred at a time, so that none of the work is long', async () => {
  const { pieces, make } = open();
  await make();
  expect(pieces.filter((count) => count > 100)).toEqual([]);
  expect(pieces.filter((count) => count === 100)).toHaveLength(2);
});

test('where something happens meanwhile it stops, and the number does not say that it is made', async () => {
  let pieces = 0;
  const { local, make } = open({ goesOn: () => (pieces += 1) < 2 });
  expect(await make()).toBe('stopped');
  expect(local.sequence()).toBe(3);
  expect(local.keys().length).toBeLessThan(claims.length);
});

test('where there is no room it says so, and the number does not say that it is made', async () => {
  const { local, make } = open({ capacity: 100_000 });
  expect(await make()).toBe('full');
  expect(local.sequence()).toBe(3);
});

test.each(['reg/claims/CL-0', 'reg/claims/CL-GONE'])(
  'a text that cannot be read and has no room elsewhere is neither written over nor removed (%s)',
  async (key) => {
    const { backend, local, aside, make } = open({ state: { claims: tableOf(claims.slice(0, 1)) }, capacity: 20_000 });
    const damaged = 'x'.repeat(12_000);
    backend.texts.set(key, damaged);
    aside.put(key, damaged);
    expect(await make()).not.toBe('made');
    expect(backend.texts.get(key)).toBe(damaged);
    expect(local.sequence()).toBe(3);
  },
);
