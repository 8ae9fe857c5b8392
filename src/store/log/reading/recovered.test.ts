import { createRecovered } from './recovered';
import type { StoredSlice } from '../../persistence/shapes/slices';
import { only, type Gap, type Remains } from './remains';

const remains = (ids: string[], gaps: Pick<Gap, 'from' | 'to'>[], fields?: StoredSlice, from = ''): Remains => ({
  fields,
  entities: Object.fromEntries(ids.map((id) => [id, { id, from }])),
  gaps: gaps.map((gap) => ({ ...gap, name: undefined, text: '' })),
});

test('a record is taken from the first source that has it whole', () => {
  const recovered = createRecovered();
  recovered.add(remains(['A', 'C'], [{ from: 'D', to: 'F' }], undefined, 'first'));
  recovered.add(remains(['A', 'D'], [], undefined, 'second'));
  expect(recovered.entities).toEqual({
    A: { id: 'A', from: 'first' },
    C: { id: 'C', from: 'first' },
    D: { id: 'D', from: 'second' },
  });
});

test('what a source knows that there is not, no later one brings back', () => {
  const recovered = createRecovered();
  recovered.add(remains(['A'], [only('D')]));
  recovered.add(remains(['B', 'D'], []));
  expect(Object.keys(recovered.entities)).toEqual(['A', 'D']);
});

test('small fields come from the first source that has them', () => {
  const recovered = createRecovered();
  expect(recovered.fields()).toBeUndefined();
  recovered.add(remains([], [], undefined));
  recovered.add(remains([], [], { theme: 'dark' }));
  recovered.add(remains([], [], { theme: 'light' }));
  expect(recovered.fields()).toEqual({ theme: 'dark' });
});

test('ids stay open until a source can tell of them; single ones are no stretch', () => {
  const recovered = createRecovered();
  const [bucket, record] = [{ from: 'B', to: 'M' }, only('C')];
  expect(recovered.isOpen(record)).toBe(true);
  recovered.add(remains(['A'], [bucket]));
  expect([recovered.isOpen(record), recovered.isStretch(bucket)]).toEqual([true, true]);
  expect([recovered.isMissing('C'), recovered.isMissing('A'), recovered.isMissing('N')]).toEqual([true, false, false]);
  recovered.add(remains(['B'], [record]));
  expect([recovered.isOpen(record), recovered.isStretch(bucket), recovered.isOpen(only('D'))]).toEqual([
    true,
    false,
    false,
  ]);
  recovered.take({ C: { id: 'C' }, D: { id: 'D' } });
  expect(Object.keys(recovered.entities).sort()).toEqual(['A', 'B', 'C']);
  expect(recovered.isMissing('C')).toBe(false);
  expect(recovered.gaps()).toHaveLength(2);
});
