import writeXlsxFile, { type CellObject, type Row, type Sheet } from 'write-excel-file/browser';
import { isDay } from '../../domain/calendar';
import { formatNumber } from '../../domain/settings/format';
import { findTotals, type Cell, type ColumnKind, type Table, type TableColumn } from '../../domain/table';
import { kampalaClock } from './cellText';

/** What a file says of itself: a label and its value. */
export type Facts = readonly (readonly [label: string, value: string])[];

type TableSheet = Sheet<Blob>;

const factsName = 'About';
const longestName = 31;
const headHeight = 1;

/** The most that a cell of Excel takes. */
const longestText = 32_767;

const narrowest = 8;
const widest = 60;

/** What a workbook is written from. */
export type WorkbookRequest = { tables: readonly Table[]; facts: Facts };

/** Writes the workbook that `makeTableXlsx` tells of, all in one go: thousands of rows hold a page up. */
export async function writeWorkbook({ tables, facts }: WorkbookRequest): Promise<Blob> {
  const names = sheetNames(tables.map(({ title }) => title));
  const sheets = tables.map((table, index) => tableSheet(table, names[index] ?? ''));
  return writeXlsxFile(facts.length > 0 ? [factsSheet(facts), ...sheets] : sheets).toBlob();
}

function factsSheet(facts: Facts): TableSheet {
  return {
    sheet: factsName,
    data: facts.map(([label, value]) => [{ ...text(label), fontWeight: 'bold' }, text(value)]),
    columns: [0, 1].map((side) => ({ width: fit(Math.max(...facts.map((fact) => (fact[side] ?? '').length))) })),
  };
}

function tableSheet(table: Table, sheet: string): TableSheet {
  const { columns, rows } = table;
  const totals = findTotals(table);
  return {
    sheet,
    data: [
      columns.map(headCell),
      ...rows.map((row) => columns.map(({ kind }, index) => typedCell(kind, row[index]))),
      ...(totals ? [totalsRow(columns, totals)] : []),
    ],
    columns: columns.map((column, index) => ({ width: columnWidth(column, index, totals ? [...rows, totals] : rows) })),
    stickyRowsCount: headHeight,
    orientation: 'landscape',
  };
}

const headCell = ({ label, kind }: TableColumn): CellObject => ({
  ...text(label),
  fontWeight: 'bold',
  align: isText(kind) ? 'left' : 'right',
  bottomBorderStyle: 'thin',
});

const totalsRow = (columns: readonly TableColumn[], totals: readonly Cell[]): Row =>
  columns.map(({ kind, total }, index) => ({
    ...typedCell(total ? kind : 'text', totals[index]),
    fontWeight: 'bold',
    topBorderStyle: 'thin',
  }));

/** A number or a date stays text where it is neither; the writer takes strings of type String for text alone. */
function typedCell(kind: ColumnKind, value: Cell): CellObject {
  if (value === undefined) return {};
  if (typeof value === 'number')
    return { type: Number, value: kind === 'percent' ? value / 100 : value, format: numberFormat(kind, value) };
  if (kind === 'day' && isDay(value)) return { type: Date, value: new Date(value), format: 'dd/mm/yyyy' };
  if (kind === 'instant' && !Number.isNaN(Date.parse(value))) {
    return { type: Date, value: new Date(`${kampalaClock(value).replace(' ', 'T')}Z`), format: 'dd/mm/yyyy hh:mm' };
  }
  return text(value);
}

function numberFormat(kind: ColumnKind, value: number): string {
  if (kind === 'percent') return '0.0%';
  if (kind === 'average') return '#,##0.0';
  return Number.isInteger(value) ? '#,##0' : '#,##0.0#';
}

const text = (value: string): CellObject => ({ type: String, value: value.slice(0, longestText) });

const isText = (kind: ColumnKind) => kind === 'text' || kind === 'words' || kind === 'wordList';

const columnWidth = ({ label, kind }: TableColumn, index: number, rows: readonly (readonly Cell[])[]) =>
  fit(rows.reduce((longest, row) => Math.max(longest, shownLength(kind, row[index])), label.length));

/** Excel counts a column in digits of its font; a little air keeps what fills it from showing as ####. */
const fit = (longest: number) => Math.min(Math.max(longest + 2, narrowest), widest);

function shownLength(kind: ColumnKind, value: Cell): number {
  if (value === undefined) return 0;
  if (typeof value === 'number') return formatNumber(value).length;
  if (kind === 'day') return 'dd/mm/yyyy'.length;
  return kind === 'instant' ? 'dd/mm/yyyy hh:mm'.length : value.length;
}

/** Excel takes 31 characters, not all of them, and no name twice, capitals or not. */
function sheetNames(titles: readonly string[]): string[] {
  const taken = new Set([factsName.toLowerCase()]);
  return titles.map((title) => {
    const name = title.replace(/[[\]/\\:*?']/g, ' ').trim() || 'Table';
    for (let number = 1; ; number += 1) {
      const suffix = number === 1 ? '' : ` ${number}`;
      const candidate = name.slice(0, longestName - suffix.length) + suffix;
      if (taken.has(candidate.toLowerCase())) continue;
      taken.add(candidate.toLowerCase());
      return candidate;
    }
  });
}
