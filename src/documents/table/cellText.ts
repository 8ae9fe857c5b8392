import { formatAverage, formatNumber } from '../../domain/settings/format';
import { defaultFormats, makeFormats } from '../../domain/settings/formats';
import type { Cell, ColumnKind } from '../../domain/table';

/** Files are read by others too: dates and amounts stand in the default formats, amounts in UGX. */
export const officialFormats = makeFormats(defaultFormats);

const writers: Record<ColumnKind, (cell: string | number) => string> = {
  text: String,
  words: String,
  wordList: String,
  number: (cell) => formatNumber(Number(cell)),
  average: (cell) => formatAverage(Number(cell)),
  shillings: (cell) => officialFormats.shillings(Number(cell)),
  percent: (cell) => `${formatNumber(Number(cell))}\u00a0%`,
  day: (cell) => officialFormats.date(String(cell)),
  instant: (cell) => officialFormats.dateTime(String(cell)),
};

/** A cell of a table as a reader sees it on paper; a cell without a value is empty. */
export function cellText(kind: ColumnKind, cell: Cell): string {
  if (cell === undefined || cell === '') return '';
  // The word "Total" stands in a column of any kind.
  const isDate = (kind === 'day' || kind === 'instant') && !Number.isNaN(Date.parse(String(cell)));
  const worded = typeof cell === 'string' && !isDate;
  return worded ? cell : writers[kind](cell);
}

/** Columns whose figures stand under one another. */
export const isFigure = (kind: ColumnKind) => figures.includes(kind);

const figures: readonly ColumnKind[] = ['number', 'average', 'shillings', 'percent'];
