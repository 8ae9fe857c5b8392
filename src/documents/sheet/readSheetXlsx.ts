import type { CellObject, WorkSheet } from '@e965/xlsx';
import type { SerialSystem, Sheet, SheetCell } from '../../domain/claimImport/sheet/cell';
import { cleanText } from '../../domain/claimImport/sheet/cleanText';
import { momentOfSerial } from '../../domain/claimImport/sheet/serials';
import { SheetRefusal } from '../../domain/claimImport/sheet/sheetProblem';
import { lastRow, repackWorkbook } from './readSheetZip';

/** The sheets of an .xlsx that hold cells: dates as dates, numbers as numbers; what spans rows stands in each of them. */
export async function readSheetXlsx(file: Blob): Promise<Sheet[]> {
  const { workbook, hasHidden } = await repackWorkbook(file);
  const library = await import(/* webpackChunkName: "read-xlsx" */ '@e965/xlsx/dist/xlsx.mini.min.js');
  const how = { dense: true, cellNF: true, cellText: false, cellHTML: false, cellFormula: false } as const;
  const { is_date: isDate } = library.SSF as { is_date: (format: string) => boolean };
  const book = library.read(workbook, { ...how, cellStyles: hasHidden });
  const serials = book.Workbook?.WBProps?.date1904 ? 1904 : 1900;

  return book.SheetNames.flatMap((name, index) => {
    const sheet = book.Sheets[name];
    // The library leaves a sheet out that it cannot read. A chart has no cells.
    if (!sheet) throw new SheetRefusal('broken');
    const data = sheet['!data'];
    if (!data) return [];
    if (data.length > lastRow) throw new SheetRefusal('broken');
    // What lies between is left out, in the library's rows and here.
    const rows = Array.from(data, (cells) => Array.from(cells ?? [], (cell) => plainCell(cell, serials, isDate)));
    fillDown(sheet, rows);
    return [
      {
        name,
        serials,
        ...((book.Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0 && { hidden: true as const }),
        hiddenRows: (sheet['!rows'] ?? []).flatMap((row, number) => (row?.hidden ? [number] : [])),
        hasHiddenColumns: (sheet['!cols'] ?? []).some((column) => column?.hidden),
        rows,
      },
    ];
  });
}

function plainCell(
  cell: CellObject | undefined,
  serials: SerialSystem,
  isDate: (format: string) => boolean,
): SheetCell {
  if (!cell || cell.v === undefined || cell.t === 'z') return null;
  if (typeof cell.v === 'string') return cleanText(cell.v);
  if (typeof cell.v === 'boolean') return cell.v;
  if (typeof cell.v !== 'number') throw new SheetRefusal('broken');
  const { v: number, z: format } = cell;
  if (Number.isNaN(number)) return null;
  const moment = typeof format === 'string' && isDate(format) ? momentOfSerial(number, serials) : undefined;
  return moment ?? number;
}

/** A cell that spans several rows counts in each: of a claimant's three crops each is a row of its own. */
function fillDown(sheet: WorkSheet, rows: SheetCell[][]) {
  for (const { s: from, e: to } of sheet['!merges'] ?? []) {
    const value = rows[from.r]?.[from.c] ?? null;
    if (value === null) continue;
    for (const row of rows.slice(from.r + 1, to.r + 1)) {
      if (row.length > 0) row[from.c] ??= value;
    }
  }
}
