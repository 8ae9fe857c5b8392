import type { Download } from '@playwright/test';
import readWorkbook from 'read-excel-file/node';

export type SheetCell = string | number | boolean | Date | null;

/** The sheets of a downloaded workbook by their names, typed as a spreadsheet reads them: dates are dates. */
export async function readXlsx(download: Download): Promise<Record<string, SheetCell[][]>> {
  const sheets = await readWorkbook(await download.path());
  // Its types name the constructors of dates among the cells, which no file holds.
  const cellOf = (cell: unknown): SheetCell =>
    typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' || cell instanceof Date
      ? cell
      : null;
  return Object.fromEntries(sheets.map(({ sheet, data }) => [sheet, data.map((row) => row.map(cellOf))]));
}
