import { kampalaDay } from '../../domain/calendar';
import { formatNumber, formatTime } from '../../domain/settings/format';
import { formatAverage } from '../../domain/settings/formatAverage';
import type { Table, Cell, ColumnKind } from '../../domain/table';
import type { ReportFigure } from '../../domain/reports/report';
import { defaultFormats, makeFormats } from '../../domain/settings/formats';

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

/** A report's figure as files write it; a dash where nothing was counted. */
export const figureText = ({ kind, value }: ReportFigure) => cellText(kind, value) || '–';

/** A table for a paper whose column heads say UGX: without it in each cell the columns have room. */
export const bareAmounts = (table: Table): Table => ({
  ...table,
  columns: table.columns.map((column) => (column.kind === 'shillings' ? { ...column, kind: 'number' } : column)),
});

/** An instant as Kampala's date and time in the order that sorts: "2026-11-20 14:05:09". */
export const kampalaClock = (instant: string) => `${kampalaDay(instant)} ${formatTime(instant)}`;
