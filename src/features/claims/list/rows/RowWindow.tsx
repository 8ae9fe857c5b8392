import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { allRows, isLongPage, type RowRange, type VirtualRowsProps } from './rowRange';

/** The lines of a long page near the window, with the height of the rest before and after them. */
export function RowWindow({ listRef, count, items, estimate, gap = 0, children }: VirtualRowsProps): ReactNode {
  const [top, setTop] = useState(0);
  const enabled = isLongPage(items);

  useLayoutEffect(() => {
    if (enabled && listRef.current) setTop(listRef.current.getBoundingClientRect().top + window.scrollY);
  }, [enabled, listRef]);

  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    enabled,
    estimateSize: () => estimate,
    gap,
    overscan: 8,
    scrollMargin: top,
    // Scrolling shows the lines it needs with the next frame instead of one by one in between.
    useFlushSync: false,
  });

  const near = (): RowRange => {
    const lines = virtualizer.getVirtualItems();
    const [firstLine] = lines;
    const lastLine = lines.at(-1);
    const height = virtualizer.getTotalSize();
    if (!firstLine || !lastLine) return { first: 0, end: 0, before: height, after: 0 };
    return {
      first: firstLine.index,
      end: lastLine.index + 1,
      before: firstLine.start - top,
      after: height - (lastLine.end - top),
      measure: virtualizer.measureElement,
    };
  };
  return children(enabled ? near() : allRows(count));
}
