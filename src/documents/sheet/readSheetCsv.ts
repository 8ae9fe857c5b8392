import { separators, type Separator, type Sheet } from '../../domain/claimImport/sheet/cell';
import { cleanText } from '../../domain/claimImport/sheet/cleanText';
import { maximumRows } from '../../domain/claimImport/sheet/limits';
import { SheetRefusal } from '../../domain/claimImport/sheet/sheetProblem';
import { formula } from '../table/csv';
import { decodeText } from './decodeText';

/** Without the apostrophe by which our own files keep a text from being taken for a formula. */
const unguarded = (text: string) => (text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text);

/** Rows that tell which mark separates the columns. */
const rowsGuessedBy = 50;

/** The rows of a CSV file, all of them texts. @param chosen what separates the columns; guessed where nobody has said it */
export async function readSheetCsv(bytes: Uint8Array, chosen?: Separator): Promise<Sheet> {
  const { parse } = await import(/* webpackChunkName: "csv" */ 'papaparse');
  const text = withoutEmptyEnd(decodeText(bytes));
  const separator =
    chosen ?? guessSeparator((delimiter) => parse<string[]>(text, { delimiter, preview: rowsGuessedBy }).data);
  // One more than may be, and the headers, so that too many are seen as such.
  const { data, errors, meta } = parse<string[]>(text, { delimiter: separator, preview: maximumRows + 2 });
  if (meta.truncated && data.length > maximumRows + 1) throw new SheetRefusal('too_many_rows', maximumRows);
  if (errors.some(({ type }) => type === 'Quotes')) throw new SheetRefusal('quotes');
  const rows = data.map((row) => row.map((cell) => cleanText(unguarded(cell))));
  return { name: '', serials: 1900, separator, hiddenRows: [], hasHiddenColumns: false, rows };
}

/** Rows of nothing but separators are no rows, however many a spreadsheet writes. */
function withoutEmptyEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s,;|\u001a]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/**
 * The mark by which most rows have as many columns as each other, headers included: the commas of sentences and amounts
 * are not in the headers.
 */
function guessSeparator(rowsBy: (separator: Separator) => string[][]): Separator {
  const ways = separators.flatMap((separator) => {
    const widths = rowsBy(separator).map(({ length }) => length);
    const counts = new Map<number, number>();
    for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
    const [width, rows] = [...counts].reduce((most, next) => (next[1] > most[1] ? next : most), [1, 0]);
    const headers = widths.findIndex((each) => each * 2 >= width);
    return width > 1 ? [{ separator, headers, agreeing: rows * (width - 1) }] : [];
  });
  const [best] = ways.sort((a, b) => a.headers - b.headers || b.agreeing - a.agreeing);
  return best?.separator ?? ',';
}
