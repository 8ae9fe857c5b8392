import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { allRows, isLongPage, longPage, type VirtualRowsProps } from './rowRange';

let rowWindow: { RowWindow: (props: VirtualRowsProps) => ReactNode } | undefined;

/** Code that only long pages need. Rejects without a connection. */
export async function loadRowWindow(): Promise<void> {
  rowWindow ??= await import(/* webpackChunkName: "row-window" */ './RowWindow');
}

/** Whether a list was drawn whole since the portal was loaded. */
let isDrawn = false;

/** The least that the portal's header, the page's title and the search take above a list, pixels. */
const aboveList = 240;

/**
 * All lines of a page; of one that may be long those near the window. Until the code for that is there its first lines
 * stand alone, and where it cannot be had all of them. At a start the lines that a window has room for are drawn first;
 * later all at once, since Back scrolls to a place that the height of lines not drawn yet only comes near to.
 * @param props.size the most items that the page may hold
 */
export function VirtualRows({ size, ...lines }: VirtualRowsProps & { size: number }): ReactNode {
  const { count, items, estimate, gap = 0, children } = lines;
  const [state, setState] = useState<'waits' | 'there' | 'failed'>(rowWindow ? 'there' : 'waits');
  const isLong = isLongPage(size);
  const drawsAll = useDeferredValue(true, isDrawn ? undefined : false);

  useEffect(() => {
    let wanted = true;
    const settle = (settled: typeof state) => () => wanted && setState(settled);
    if (isLong) loadRowWindow().then(settle('there'), settle('failed'));
    return () => {
      wanted = false;
    };
  }, [isLong]);

  useEffect(() => {
    if (drawsAll) isDrawn = true;
  }, [drawsAll]);

  if (isLong && rowWindow) return <rowWindow.RowWindow {...lines} />;
  const fit = Math.ceil((window.innerHeight - aboveList) / (estimate + gap));
  const isShort = !isLongPage(items) || state === 'failed';
  if (isShort && (drawsAll || count <= fit)) return children(allRows(count));
  const end = drawsAll ? Math.ceil((longPage * count) / items) : Math.min(Math.max(1, fit), count);
  return children({ first: 0, end, before: 0, after: (count - end) * (estimate + gap) });
}
