import { claimsAddress } from './useListAddress';

const view = (query: string) => {
  const { sort, order, page, size } = claimsAddress.read(new URLSearchParams(query), null);
  return { sort, order, page, size };
};

test('without a word the newest incident stands first, 25 a page', () => {
  expect(view('')).toEqual({ sort: 'date', order: 'desc', page: 1, size: 25 });
});

test('a URL gives sort, order, page and size', () => {
  expect(view('sort=status&order=desc&page=3&size=100')).toEqual({ sort: 'status', order: 'desc', page: 3, size: 100 });
});

test.each([
  ['id', 'asc'],
  ['claimant', 'asc'],
  ['amount', 'desc'],
])('the column %s alone is sorted in its own first order, %s', (sort, order) => {
  expect(view(`sort=${sort}`)).toMatchObject({ sort, order });
});

test.each([
  'sort=colour',
  'order=up',
  'page=0',
  'page=-1',
  'page=two',
  'page=1.5',
  'page=99999999999',
  'size=30',
  'size=',
])('%s is as by default', (query) => {
  expect(view(query)).toEqual(view(''));
});

test.each([
  ['', { page: 2 }, 'page=2'],
  ['page=2', { page: 1 }, ''],
  ['page=2&sort=id', { sort: 'date', order: 'desc', page: 1 }, ''],
  ['', { sort: 'id', order: 'asc' }, 'sort=id'],
  ['', { sort: 'id', order: 'desc' }, 'sort=id&order=desc'],
  ['size=30', { size: 50 }, 'size=50'],
  ['district=gulu', { page: 2 }, 'district=gulu&page=2'],
] as const)('"%s" changed by %o is "%s"', (query, change, expected) => {
  expect(claimsAddress.write(new URLSearchParams(query), change).toString()).toBe(expected);
});

test.each([
  ['', []],
  ['sort=id&order=desc&page=2&size=50', []],
  ['page=&district=gulu', []],
  ['sort=colour&order=up&page=-1&size=30', ['sort=colour', 'order=up', 'page=-1', 'size=30']],
])('what "%s" says wrongly is %j', (query, wrong) => {
  expect(claimsAddress.findUnread(new URLSearchParams(query))).toEqual(wrong);
});
