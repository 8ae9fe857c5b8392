import { useLayoutEffect, useState, type RefObject } from 'react';

type Rows = readonly { id: string }[];

/**
 * A key for each row of a list. While the same is asked for, a key stays with its claim wherever that comes to stand, so
 * that the focus and what is pressed stay with it when another tab adds or takes away a row. Another order, page or
 * search hands the keys on by their place: that changes texts, where rows of their own would be built anew.
 */
export function useRowKeys(rows: Rows, asked: unknown, listRef: RefObject<HTMLElement | null>): readonly number[] {
  const [last, setLast] = useState(() => ({
    rows,
    asked,
    keys: rows.map((_row, place) => place),
    unused: rows.length,
  }));

  // Back and Forward leave the focus in a row that is another claim's by then: the list itself takes it.
  useLayoutEffect(() => {
    if (listRef.current?.contains(document.activeElement)) listRef.current.focus({ preventScroll: true });
  }, [asked, listRef]);

  if (last.rows === rows && last.asked === asked) return last.keys;
  const owners = last.asked === asked ? last.rows : rows;
  const known = new Map(owners.map(({ id }, place) => [id, last.keys[place]]));
  let { unused } = last;
  const keys = rows.map(({ id }) => known.get(id) ?? unused++);
  setLast({ rows, asked, keys, unused });
  return keys;
}
