import type { Sheet, SheetCell } from '../../domain/claimImport/cell';
import { SheetRefusal } from '../../domain/claimImport/sheetProblem';
import { repackWorkbook } from './readSheetZip';

/** The sheets of an .xlsx: dates as dates, numbers as numbers. */
export async function readSheetXlsx(file: Blob): Promise<Sheet[]> {
  const workbook = await repackWorkbook(file);
  // The entry for any surroundings: the browser's own starts a worker from a blob: address, which the content security
  // policy refuses.
  const { default: readXlsxFile } = await import(/* webpackChunkName: "read-xlsx" */ 'read-excel-file/universal');
  const sheets = await readXlsxFile(workbook);
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(plainCell)) }));
}

/** The library's types name a date by its constructor. */
function plainCell(cell: unknown): SheetCell {
  if (cell === null || typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean') return cell;
  if (!(cell instanceof Date)) throw new SheetRefusal('broken');
  if (Number.isNaN(cell.getTime())) return null;
  // Excel's dates know no zone: what was typed is what it says, a part of a day to the nearest minute.
  const text = new Date(cell.getTime() + 30_000).toISOString();
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}
