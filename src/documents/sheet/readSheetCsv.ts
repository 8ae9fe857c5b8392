import type { SheetRow } from '../../domain/claimImport/cell';
import { maximumRows } from '../../domain/claimImport/limits';
import { SheetRefusal } from '../../domain/claimImport/sheetProblem';
import { formula } from '../table/csv';
import { isUtf16 } from './readSheetKind';

/** Without the apostrophe by which our own files keep a text from being taken for a formula. */
const unguarded = (text: string) => (text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text);

/** The rows of a CSV file, all of them texts; what separates its columns is guessed. */
export async function readSheetCsv(bytes: Uint8Array): Promise<SheetRow[]> {
  const { parse } = await import(/* webpackChunkName: "csv" */ 'papaparse');
  const { data, errors, meta } = parse<string[]>(decodeText(bytes), {
    delimitersToGuess: [',', ';', '\t', '|'],
    // One more than may be, and the headers, so that too many are seen as such.
    preview: maximumRows + 2,
  });
  if (meta.truncated && data.length > maximumRows + 1) throw new SheetRefusal('too_many_rows', maximumRows);
  if (errors.some(({ type }) => type === 'Quotes')) throw new SheetRefusal('quotes');
  return data.map((row) => row.map(unguarded));
}

/** UTF-16 by its mark; else UTF-8, with or without one; else what Excel writes on Windows. */
function decodeText(bytes: Uint8Array): string {
  if (isUtf16(bytes)) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
