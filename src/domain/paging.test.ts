import { pageOf, readPage } from './paging';

const rows = Array.from({ length: 60 }, (_, index) => index);

test.each([
  ['the first', 1, { page: 1, pages: 3, from: 1, to: 25 }],
  ['the last, which is shorter', 3, { page: 3, pages: 3, from: 51, to: 60 }],
  ['one beyond the last', 9, { page: 3, pages: 3, from: 51, to: 60 }],
])('%s', (_name, page, expected) => {
  const { rows: shown, ...place } = pageOf(rows, page, 25);
  expect(place).toEqual(expected);
  expect(shown).toEqual(rows.slice(expected.from - 1, expected.to));
});

test('no rows are one empty page', () => {
  expect(pageOf([], 1, 25)).toEqual({ rows: [], page: 1, pages: 1, from: 0, to: 0 });
});

test.each([
  ['3', 3],
  [null, 1],
  ['', 1],
  ['0', 1],
  ['-2', 1],
  ['2.5', 1],
  ['1e3', 1],
  ['9999999', 1],
])('an address that asks for page %s means %i', (asked, page) => {
  expect(readPage(asked)).toBe(page);
});
