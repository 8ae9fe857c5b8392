import { cellAsText, type SheetCell, type SheetRow } from '../../domain/claimImport/sheet/cell';
import { reasonsHeader } from '../../domain/claimImport/mapping';
import { makeCsv } from '../table/csv';

/** A row that was refused, as it stands in the file, with what is wrong in words. */
type RefusedRow = { cells: SheetRow; reasons: string };

/**
 * The refused rows of a file as CSV: its own columns and one more with the reasons. It can be corrected and imported
 * again: dates stand as YYYY-MM-DD, and the reasons are passed over.
 */
export function makeRefusedCsv(headers: SheetRow, rows: readonly RefusedRow[]): Promise<string> {
  const columns = headers.flatMap((header, index) => (cellAsText(header) === reasonsHeader ? [] : [index]));
  return makeCsv(
    [...columns.map((column) => cellAsText(headers[column])), reasonsHeader],
    rows.map(({ cells, reasons }) => [...columns.map((column) => csvCell(cells[column] ?? null)), reasons]),
  );
}

/** Text as it was typed; only numbers and dates are written anew. */
const csvCell = (cell: SheetCell): string | number =>
  typeof cell === 'string' || typeof cell === 'number' ? cell : cellAsText(cell);
