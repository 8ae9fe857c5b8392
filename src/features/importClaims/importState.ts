import { guessHeaderRow, isEmptyRow, type Sheet, type SheetRow } from '../../domain/claimImport/cell';
import type { CheckedRow } from '../../domain/claimImport/checkRow';
import type { GuessedOrder } from '../../domain/claimImport/days';
import {
  guessDigitsOf,
  guessMapping,
  guessOrderOf,
  headersKey,
  type Mapping,
  type Source,
  type SheetFormats,
} from '../../domain/claimImport/mapping';
import { importField, type ImportField } from '../../domain/claimImport/importFields';
import { recallColumns } from '../../platform/importColumns';

/** The sheet that is read, and how. Rows and columns count from 0 here, and from 1 on the screen. */
export type Reading = {
  fileName: string;
  sheets: readonly Sheet[];
  sheet: number;
  headerRow: number;
  mapping: Mapping;
  formats: SheetFormats;
  /** What the dates themselves tell of their order; undefined once the person has chosen for this file. */
  order: GuessedOrder['how'] | undefined;
  /** Whether a file with these headers was read on this device before. */
  recalled: boolean;
};

/** Reads the file another way from here on. */
export type ChangeReading = (change: (reading: Reading) => Reading) => void;

/** Where the import stands. */
export type ImportState =
  | { step: 'choose' }
  | { step: 'columns'; reading: Reading }
  | { step: 'check'; reading: Reading; checked: readonly CheckedRow[] }
  | { step: 'done'; added: number; refused: number };

const noRow: SheetRow = [];
const noRows: readonly SheetRow[] = [];

const rowsOf = ({ sheets, sheet }: Pick<Reading, 'sheets' | 'sheet'>) => sheets[sheet]?.rows ?? noRows;

/** Where in the file the claims stand. */
type Place = Pick<Reading, 'sheets' | 'sheet' | 'headerRow'>;

export const headersOf = (place: Place): SheetRow => rowsOf(place)[place.headerRow] ?? noRow;

/** The rows under the headers that are not empty, with their numbers in the sheet. */
export function dataRows(place: Place): { row: number; cells: SheetRow }[] {
  return rowsOf(place).flatMap((cells, index) =>
    index > place.headerRow && !isEmptyRow(cells) ? [{ row: index + 1, cells }] : [],
  );
}

/** Whether every claim needs a field that neither a column nor a value is given for. */
export function isMissing(field: ImportField, source: Source | undefined): boolean {
  if (!importField(field).required) return false;
  return source === undefined || ('fixed' in source && source.fixed === '');
}

/** How far a guess looks: the first rows tell as much as all of them. */
const guessedBy = 2000;

const guessedFrom = (place: Place) => rowsOf(place).slice(place.headerRow + 1, place.headerRow + 1 + guessedBy);

/** The sheet of the claims: the one whose headers name the most fields, the first of several. */
function guessSheet(sheets: readonly Sheet[]): number {
  const named = sheets.map(({ rows }) => Object.keys(guessMapping(rows[guessHeaderRow(rows)] ?? noRow)).length);
  return Math.max(0, named.indexOf(Math.max(...named)));
}

/** A sheet as it is likely meant: as a file with the same headers was read last, or else by its headers and cells. */
export function startReading(
  fileName: string,
  sheets: readonly Sheet[],
  sheet = guessSheet(sheets),
  headerRow = guessHeaderRow(rowsOf({ sheets, sheet })),
): Reading {
  const place = { fileName, sheets, sheet, headerRow };
  const rows = guessedFrom(place);
  const headers = headersOf(place);
  const known = recallColumns(headersKey(headers));
  const mapping = known?.mapping ?? guessMapping(headers);
  const { order, how } = guessOrderOf(rows, mapping);
  return {
    ...place,
    mapping,
    // What a date shows goes before what was chosen for another file.
    formats: {
      days: known && how !== 'seen' ? known.days : order,
      digits: known?.digits ?? guessDigitsOf(rows, mapping),
    },
    order: how,
    recalled: known !== undefined,
  };
}

/** Another source for a field: the formats are guessed anew where the person has not chosen them. */
export function withSource(reading: Reading, field: ImportField, source: Source | undefined): Reading {
  const mapping: Mapping = { ...reading.mapping, [field]: source };
  const { order, how } = guessOrderOf(guessedFrom(reading), mapping);
  const chosen = reading.order === undefined;
  const kept = chosen || (reading.recalled && how !== 'seen');
  return {
    ...reading,
    mapping,
    formats: { ...reading.formats, days: kept ? reading.formats.days : order },
    order: chosen ? undefined : how,
  };
}
