import { buildClaim } from '../../../test/builders';
import { createBackend } from '../../../test/testRegister';
import { addRows, setRows, tableOf } from '../../table';
import { createAsideTexts } from './asideTexts';
import { createSliceChanges, readSliceTexts, type Texts } from './localRecords';
import { createLocalTexts } from './localTexts';
import { persistedSlices, type StoredSlice } from '../shapes/slices';

const { version } = persistedSlices.claims;
const [first, second, third] = [buildClaim({ id: 'CL-1' }), buildClaim({ id: 'CL-2' }), buildClaim({ id: 'CL-3' })];
const table = tableOf([first, second]);
const changed = { ...second, rev: 2 };

/** The changes of a slice, which is stored as a table has it. */
function knowing(value: StoredSlice) {
  const changes = createSliceChanges(persistedSlices);
  changes.note('claims', value);
  return changes;
}

test.each([
  ['of a table that was changed step by step', addRows(setRows(table, [changed]), [third])],
  ['of a table that was read anew', tableOf([first, changed, third])],
])('the texts that are to be written are those of records that have changed (%s)', (_what, after) => {
  const { ids, writes } = knowing(table).of('claims', after);
  expect([...ids].sort()).toEqual(['CL-2', 'CL-3']);
  expect(Object.fromEntries(writes)).toEqual({
    'reg/claims/CL-2': JSON.stringify(changed),
    'reg/claims/CL-3': JSON.stringify(third),
  });
});

test('a record that is gone is to be removed, and what is the same is left alone', () => {
  const changes = knowing(table);
  expect(changes.of('claims', { ...table })).toEqual({ ids: [], writes: [] });
  expect(changes.of('claims', tableOf([second]))).toEqual({ ids: ['CL-1'], writes: [['reg/claims/CL-1', null]] });
});

test('the small fields of a slice are written with its version where they are others than those that are stored', () => {
  const changes = createSliceChanges(persistedSlices);
  const head = [
    'reg/session',
    JSON.stringify({ version: persistedSlices.session.version, current: null, ended: null }),
  ];
  expect(changes.of('session', { current: null, ended: null }).writes).toEqual([head]);
  changes.note('session', { current: null, ended: null });
  expect(changes.of('session', { current: null, ended: null }).writes).toEqual([]);
  expect(changes.of('session', { current: null, ended: 'idle' }).writes).toHaveLength(1);
});

test('fields of a newer version are noticed, unless they are those that this tab has read', () => {
  const changes = knowing(table);
  const newer = JSON.stringify({ version: version + 1 });
  expect(changes.isNewer('claims', newer)).toBe(true);
  expect(changes.isNewer('claims', JSON.stringify({ version }))).toBe(false);
  expect(changes.isNewer('claims', null)).toBe(false);
  changes.note('claims', table, newer);
  expect(changes.isNewer('claims', newer)).toBe(false);
});

describe('reading', () => {
  function read(texts: Map<string, string>, known?: Record<string, object>) {
    const aside = createAsideTexts(createLocalTexts(createBackend()), () => undefined);
    const source: Texts = { keys: [...texts.keys()], get: (key) => texts.get(key) ?? null };
    return { ...readSliceTexts(persistedSlices, aside, 'claims', source, known), setAside: aside.entries() };
  }

  test('gives back every text of a slice as it was, and takes the records that are known for the same', () => {
    const texts = new Map(createSliceChanges(persistedSlices).all('claims', table));
    const { value, stored, setAside } = read(texts, { 'CL-1': first });
    expect(value).toEqual({ ids: ['CL-1', 'CL-2'], entities: table.entities });
    expect(value.entities?.['CL-1']).toBe(first);
    expect(stored).toEqual(table.entities);
    expect(setAside).toEqual([]);
  });

  test('sets aside what is no record of that name, and goes on with the rest', () => {
    const texts = new Map<string, string>([
      ['reg/claims', JSON.stringify({ version })],
      ['reg/claims/CL-1', JSON.stringify(first)],
      ['reg/claims/CL-2', JSON.stringify(third)],
      ['reg/claims/CL-3', JSON.stringify(third).slice(0, -1)],
      ['reg/claims/toString', JSON.stringify({ ...first, id: 'toString' })],
      ['reg/claimsOfOthers/CL-4', 'not theirs'],
    ]);
    const { value, setAside } = read(texts);
    expect(value.ids).toEqual(['CL-1']);
    expect(setAside.map(({ key }) => key)).toEqual(['claims/CL-2', 'claims/CL-3', 'claims/toString']);
  });
});
