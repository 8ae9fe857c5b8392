import * as fc from '../../test/fastCheck';
import { marksOf, mayTellOf, readIndex } from './logIndex';

const id = fc.string({ minLength: 1, maxLength: 12 });

test('a part of the log may tell of every record that its rows are about', () => {
  fc.assert(
    fc.property(fc.array(id), (ids) => {
      const marks = marksOf(ids.map((resourceId) => ({ resourceId })));
      return ids.every((one) => mayTellOf(marks, one));
    }),
  );
});

test('it tells of no other, as far as the last letters tell them apart', () => {
  const marks = marksOf([{ resourceId: 'CL-1749975600000-A1B2' }, { resourceId: 'X' }]);
  expect(mayTellOf(marks, 'CL-1749975600000-A1B3')).toBe(false);
  expect(mayTellOf(marks, 'Y')).toBe(false);
});

test('of a part that the index does not name, nothing is known', () => {
  const index = readIndex([{ id: 'a', marks: '' }, { id: 'b' }, null]);
  expect(mayTellOf(index.get('a'), 'X')).toBe(false);
  expect(mayTellOf(index.get('b'), 'X')).toBe(true);
});
