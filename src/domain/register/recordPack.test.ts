import * as fc from '../../test/fastCheck';
import { makePacks, readPacks, readRecordPack, type RecordPack } from './recordPack';

const yieldToMain = () => Promise.resolve();
const records = Array.from({ length: 5 }, (_, place) => ({ id: `R-${place}`, text: `ŋ${place}`.repeat(200_000) }));
const named = { name: 'claims', version: '1.2' };

const pack = (some: readonly { id: string }[] = records) =>
  makePacks({ ...named, sequence: 7, records: some }, yieldToMain);

test('records come back as they were, whether they make many packs or none', async () => {
  const packs = await pack();
  expect(packs.map(({ key }) => key)).toEqual(['claims/000000/000002', 'claims/000001/000002']);
  expect(await readPacks(packs, named, yieldToMain)).toEqual(records);
  const empty = await pack([]);
  expect(empty).toHaveLength(1);
  expect(await readPacks(empty, named, yieldToMain)).toEqual([]);
});

test('it rests after each pack, made or read', async () => {
  const rest = jest.fn(yieldToMain);
  const packs = await makePacks({ ...named, sequence: 7, records }, rest);
  await readPacks(packs, named, rest);
  expect(rest.mock.calls.length).toBeGreaterThanOrEqual(3);
});

test('packs of another version, of another name, and none at all are not read', async () => {
  const packs = await pack();
  expect(await readPacks(packs, { ...named, version: '1.3' }, yieldToMain)).toBeUndefined();
  expect(await readPacks(packs, { ...named, name: 'audit' }, yieldToMain)).toBeUndefined();
  expect(await readPacks([], named, yieldToMain)).toBeUndefined();
});

test('one that is lacking, out of place, of another deed or damaged anywhere makes them as good as none', async () => {
  const packs = await makePacks({ ...named, sequence: 7, records: [{ id: 'A' }, { id: 'B' }] }, yieldToMain);
  const two = await pack();
  const [only] = packs;
  if (!only) throw new Error('no pack');
  const read = (some: readonly RecordPack[]) => readPacks(some, named, yieldToMain);
  expect(await read(two.slice(1))).toBeUndefined();
  expect(await read([...two].reverse())).toBeUndefined();
  expect(await read([{ ...only, sequence: 8 }])).toBeUndefined();
  await fc.assert(
    fc.asyncProperty(fc.nat(only.text.length - 1), fc.string({ maxLength: 3 }), async (at, text) => {
      const damaged = only.text.slice(0, at) + text + only.text.slice(at + 1);
      fc.pre(damaged !== only.text);
      expect(await read([{ ...only, text: damaged }])).toBeUndefined();
    }),
  );
});

test('what lies there and is no pack is none', () => {
  expect([null, 'pack', {}, { key: 'claims/0', sequence: '7', text: '' }].flatMap(readRecordPack)).toEqual([]);
});
