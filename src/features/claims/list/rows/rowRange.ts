import type { ReactNode, RefObject } from 'react';

/** Longer pages than this show only the lines near the window. */
export const longPage = 50;

export const isLongPage = (items: number) => items > longPage;

/** The lines of a page that stand in the document, and the height of the others before and after them in pixels. */
export type RowRange = {
  first: number;
  end: number;
  before: number;
  after: number;
  /** Lines grow with the reader's text size: their real height corrects the estimate. */
  measure?: (line: HTMLElement | null) => void;
};

export type VirtualRowsProps = {
  /** What holds the lines. */
  listRef: RefObject<HTMLElement | null>;
  /** Lines of the page, each of one or several items. */
  count: number;
  items: number;
  /** Height of a line, and the space between two, in pixels. */
  estimate: number;
  gap?: number;
  children: (lines: RowRange) => ReactNode;
};

export const allRows = (count: number): RowRange => ({ first: 0, end: count, before: 0, after: 0 });
