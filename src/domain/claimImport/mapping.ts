import * as v from 'valibot';
import { guessDigitGroup, digitGroupNames, type DigitGroup } from './sheet/amounts';
import { cellAsText, type SerialSystem, type SheetCell, type SheetRow } from './sheet/cell';
import { dayOrderNames, guessDayOrder, isOpenDay, looksSwapped, type DayOrder, type GuessedOrder } from './sheet/days';
import { isToldInUtc } from './formColumns';
import { importField, importFieldNames, type ImportField } from './importFields';
import { plainWords } from './sheet/plainWords';

const source = v.union([
  v.object({ column: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  v.object({ fixed: v.string() }),
]);

/** Where a field's value comes from: a column of the sheet, counted from 0, or one value for every row. */
export type Source = v.InferOutput<typeof source>;

export type Mapping = { [Field in ImportField]?: Source };

/** How the texts of a file are read, and the numbers that are days. */
export type SheetFormats = { days: DayOrder; digits: DigitGroup; serials: SerialSystem };

/** The column that a file of refused rows carries; it is no field and is left out when the file comes back. */
export const reasonsHeader = 'Reasons';

/** A set of headers by its words, to know a file of the same make again. */
export function headersKey(headers: SheetRow): string {
  return headers
    .map((header) => plainWords(cellAsText(header)))
    .filter((words) => words !== plainWords(reasonsHeader))
    .join('|')
    .replace(/\|+$/, '');
}

/** The cells that a mapping takes for fields of a kind, for guessing how they are written. */
function* cellsOf(rows: readonly SheetRow[], mapping: Mapping, kinds: readonly string[]): Generator<SheetCell> {
  for (const field of importFieldNames) {
    const source = mapping[field];
    if (!source || !('column' in source) || !kinds.includes(importField(field).kind)) continue;
    for (const row of rows) yield row[source.column] ?? null;
  }
}

/** How the mapped dates of a file are ordered. */
export const guessOrderOf = (rows: readonly SheetRow[], mapping: Mapping): GuessedOrder =>
  guessDayOrder(cellsOf(rows, mapping, ['day']));

/** The fields in whose columns a spreadsheet program seems to have swapped day and month. */
export const findSwapped = (rows: readonly SheetRow[], mapping: Mapping): ReadonlySet<ImportField> =>
  new Set(
    importFieldNames.filter((field) => {
      const source = mapping[field];
      if (!source || !('column' in source) || importField(field).kind !== 'day') return false;
      return looksSwapped(rows.map((row) => row[source.column] ?? null));
    }),
  );

/** The fields in whose columns moments are told in UTC without a word of it. */
export const findUtc = (headers: SheetRow, mapping: Mapping): ReadonlySet<ImportField> =>
  new Set(
    importFieldNames.filter((field) => {
      const source = mapping[field];
      return source && 'column' in source && isToldInUtc(cellAsText(headers[source.column]));
    }),
  );

/** The first field of a row whose date is another day in another order; undefined where there is none. */
export const findOpenDay = (row: SheetRow, mapping: Mapping): ImportField | undefined =>
  importFieldNames.find((field) => {
    const source = mapping[field];
    return source && 'column' in source && importField(field).kind === 'day' && isOpenDay(row[source.column] ?? null);
  });

/** How the mapped amounts of a file are grouped. */
export const guessDigitsOf = (rows: readonly SheetRow[], mapping: Mapping): DigitGroup =>
  guessDigitGroup(cellsOf(rows, mapping, ['shillings', 'number']));

/** What a device remembers of a file's make. */
export const rememberedMapping = v.object({
  headers: v.string(),
  mapping: v.record(v.picklist(importFieldNames), source),
  days: v.picklist(dayOrderNames),
  digits: v.picklist(digitGroupNames),
});

export type RememberedMapping = v.InferOutput<typeof rememberedMapping>;
