import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';

/** Longer pages than this show only the lines near the window. */
const longPage = 50;

type Lines = {
  /** Lines of the page, each of one or several items. */
  count: number;
  items: number;
  /** Height of a line, and the space between two, in pixels. */
  estimate: number;
  gap?: number;
};

/**
 * Which lines of a page stand in the document: all of a short page; of a long one those near the window, with the
 * height of the rest before and after them, in pixels.
 */
export function useVisibleLines<List extends HTMLElement>({ count, items, estimate, gap = 0 }: Lines) {
  const listRef = useRef<List>(null);
  const [top, setTop] = useState(0);
  const enabled = items > longPage;

  useLayoutEffect(() => {
    if (enabled && listRef.current) setTop(listRef.current.getBoundingClientRect().top + window.scrollY);
  }, [enabled]);

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

  if (!enabled) return { listRef, first: 0, end: count, before: 0, after: 0, measure: undefined };
  const lines = virtualizer.getVirtualItems();
  const [firstLine] = lines;
  const lastLine = lines.at(-1);
  if (!firstLine || !lastLine) {
    return { listRef, first: 0, end: 0, before: virtualizer.getTotalSize(), after: 0, measure: undefined };
  }
  return {
    listRef,
    first: firstLine.index,
    end: lastLine.index + 1,
    before: firstLine.start - top,
    after: virtualizer.getTotalSize() - (lastLine.end - top),
    /** Lines grow with the reader's text size: their real height corrects the estimate. */
    measure: virtualizer.measureElement,
  };
}
