import { renderHook } from '@testing-library/react';
import { useRowKeys } from './useRowKeys';

/** The keys of lists that are shown one after the other, each by the ids of its rows and what was asked for. */
function keysOf(...lists: [ids: string, asked: string][]) {
  const all = lists.map(([ids, asked]) => ({ rows: ids.split('').map((id) => ({ id })), asked }));
  const noList = { current: null };
  const { result, rerender } = renderHook(({ rows, asked }) => useRowKeys(rows, asked, noList), {
    initialProps: all[0] ?? { rows: [], asked: '' },
  });
  return all.map((list) => {
    rerender(list);
    return result.current;
  });
}

test.each([
  ['a row above', 'ABC', 'XABC', [3, 0, 1, 2]],
  ['a row that went', 'ABC', 'BC', [1, 2]],
  ['a row that moved', 'ABC', 'CAB', [2, 0, 1]],
])('in the same list, %s leaves every claim its key', (_what, before, after, keys) => {
  expect(keysOf([before, 'newest'], [after, 'newest'])).toEqual([[0, 1, 2], keys]);
});

test('nobody takes over the key of a claim that went', () => {
  expect(keysOf(['ABC', 'newest'], ['AC', 'newest'], ['AXC', 'newest'])[2]).toEqual([0, 3, 2]);
});

test('another list takes over the keys by their place', () => {
  expect(keysOf(['ABC', 'newest'], ['XBAC', 'by id'], ['AC', 'page 2'])).toEqual([
    [0, 1, 2],
    [0, 1, 2, 3],
    [0, 1],
  ]);
});
