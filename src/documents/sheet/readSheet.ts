import { cellAsText, type Separator, type Sheet } from '../../domain/claimImport/sheet/cell';
import { maximumColumns, maximumRows, maximumSheetBytes } from '../../domain/claimImport/sheet/limits';
import { SheetRefusal, type SheetProblemCode, type SheetReading } from '../../domain/claimImport/sheet/sheetProblem';
import { findFileKind } from './readSheetKind';
import { readSheetCsv } from './readSheetCsv';
import { readSheetXlsx } from './readSheetXlsx';

/**
 * The sheets of a .csv or .xlsx with typed cells. Whatever else the file is, or what is wrong with it, is a problem in
 * plain words; it never throws. The bytes tell what a file is, whatever its name says.
 * @param separator what separates the columns of a CSV file; guessed where nobody has said it
 */
export async function readSheet(file: Blob, separator?: Separator): Promise<SheetReading> {
  try {
    return { ok: true, sheets: judged(await read(file, separator)) };
  } catch (error) {
    if (error instanceof SheetRefusal) return { ok: false, problem: error.problem };
    return { ok: false, problem: { code: codeOf(error) } };
  }
}

async function read(file: Blob, separator?: Separator): Promise<Sheet[]> {
  if (file.size === 0) throw new SheetRefusal('empty');
  if (file.size > maximumSheetBytes) throw new SheetRefusal('too_large', maximumSheetBytes / 1024 / 1024);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = findFileKind(bytes);
  if (kind === 'xlsx') return readSheetXlsx(file);
  if (kind === 'text') return [await readSheetCsv(bytes, separator)];
  throw new SheetRefusal(kind);
}

/** Sheets within the limits, without the empty ones and what is empty at the end of rows and sheets. */
function judged(sheets: Sheet[]): Sheet[] {
  const filled = sheets.flatMap((sheet) => {
    const rows = sheet.rows.map((row) => row.slice(0, row.findLastIndex((cell) => cellAsText(cell) !== '') + 1));
    const last = rows.findLastIndex((row) => row.length > 0);
    return last < 0 ? [] : [{ ...sheet, rows: rows.slice(0, last + 1) }];
  });
  if (filled.length === 0) throw new SheetRefusal('no_rows');
  for (const { rows } of filled) {
    if (rows.length > maximumRows + 1) throw new SheetRefusal('too_many_rows', maximumRows);
    if (rows.some(({ length }) => length > maximumColumns)) throw new SheetRefusal('too_many_columns', maximumColumns);
  }
  return filled;
}

/** What else can go wrong, by the name of the error: the file has gone, the code was not to be had, or it is damaged. */
function codeOf(error: unknown): SheetProblemCode {
  const name = error instanceof Object && 'name' in error ? error.name : undefined;
  if (name === 'NotReadableError' || name === 'NotFoundError') return 'unreadable';
  return name === 'ChunkLoadError' ? 'no_reader' : 'broken';
}
