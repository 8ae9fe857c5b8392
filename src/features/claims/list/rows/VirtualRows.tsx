import { useEffect, useState, type ReactNode } from 'react';
import { allRows, isLongPage, longPage, type VirtualRowsProps } from './rowRange';

let rowWindow: { RowWindow: (props: VirtualRowsProps) => ReactNode } | undefined;

/** Code that only long pages need. Rejects without a connection. */
export async function loadRowWindow(): Promise<void> {
  rowWindow ??= await import(/* webpackChunkName: "row-window" */ './RowWindow');
}

/**
 * All lines of a page; of one that may be long those near the window. Until the code for that is there its first lines
 * stand alone, and where it cannot be had all of them.
 * @param props.size the most items that the page may hold
 */
export function VirtualRows({ size, ...lines }: VirtualRowsProps & { size: number }): ReactNode {
  const { count, items, estimate, gap = 0, children } = lines;
  const [state, setState] = useState<'waits' | 'there' | 'failed'>(rowWindow ? 'there' : 'waits');
  const isLong = isLongPage(size);

  useEffect(() => {
    let wanted = true;
    const settle = (settled: typeof state) => () => wanted && setState(settled);
    if (isLong) loadRowWindow().then(settle('there'), settle('failed'));
    return () => {
      wanted = false;
    };
  }, [isLong]);

  if (isLong && rowWindow) return <rowWindow.RowWindow {...lines} />;
  if (!isLongPage(items) || state === 'failed') return children(allRows(count));
  const end = Math.ceil((longPage * count) / items);
  return children({ first: 0, end, before: 0, after: (count - end) * (estimate + gap) });
}
