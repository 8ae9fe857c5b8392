import { guessHeaderRow, isEmptyRow, type Sheet, type SheetRow } from '../../domain/claimImport/sheet/cell';
import type { CheckedRow } from '../../domain/claimImport/rows/checkRow';
import type { GuessedOrder } from '../../domain/claimImport/sheet/days';
import { guessColumns, type ColumnGuess } from '../../domain/claimImport/columns/guess';
import {
  findSwapped,
  findUtc,
  guessDigitsOf,
  guessOrderOf,
  headersKey,
  type Mapping,
  type Source,
  type SheetFormats,
} from '../../domain/claimImport/mapping';
import { importField, type ImportField } from '../../domain/claimImport/importFields';
import { noAnswers, type ImportAnswers } from '../../domain/claimImport/askedDays';
import { findMeaning } from '../../domain/claimImport/fileWords';
import type { Questions } from '../../domain/claimImport/rows/questions';
import type { ReadingRules } from '../../domain/claimImport/readingRules';
import { columnUnitsOf } from '../../domain/claimImport/units';
import { recallColumns } from '../../platform/importColumns';
import { recallWords } from '../../platform/importWords';

/** The sheet that is read, and how. Rows and columns count from 0 here, and from 1 on the screen. */
export type Reading = {
  fileName: string;
  sheets: readonly Sheet[];
  sheet: number;
  headerRow: number;
  /** Whether rows that the workbook does not show are left out. */
  leaveOutHidden: boolean;
  mapping: Mapping;
  /** What the columns rest on that were guessed; those that the person chose are no guess. */
  guessed: ColumnGuess['guessed'];
  formats: SheetFormats;
  /** What the dates themselves tell of their order; undefined once the person has chosen for this file. */
  order: GuessedOrder['how'] | undefined;
  /** Whether a file with these headers was read on this device before. */
  recalled: boolean;
  answers: ImportAnswers;
  /** The words whose meaning was said with an earlier file and not changed since, by `wordKey`. */
  recalledWords: ReadonlySet<string>;
};

/** Reads the file another way from here on. */
export type ChangeReading = (change: (reading: Reading) => Reading) => void;

/** Where the import stands. */
export type ImportState =
  | { step: 'choose' }
  | { step: 'columns'; reading: Reading }
  | { step: 'questions'; reading: Reading; questions: Questions; more: boolean }
  | { step: 'check'; reading: Reading; questions: Questions; checked: readonly CheckedRow[] }
  | { step: 'done'; added: number; refused: number };

const noRow: SheetRow = [];
const noRows: readonly SheetRow[] = [];

const rowsOf = ({ sheets, sheet }: Pick<Reading, 'sheets' | 'sheet'>) => sheets[sheet]?.rows ?? noRows;

/** Where in the file the claims stand. */
type Place = Pick<Reading, 'sheets' | 'sheet' | 'headerRow' | 'leaveOutHidden'>;

export const headersOf = (place: Omit<Place, 'leaveOutHidden'>): SheetRow => rowsOf(place)[place.headerRow] ?? noRow;

/** The rows under the headers that are not empty, with their numbers in the sheet; not the headers of further pages. */
export function dataRows(place: Place): { row: number; cells: SheetRow }[] {
  const headers = JSON.stringify(headersOf(place));
  const left = new Set(place.leaveOutHidden ? place.sheets[place.sheet]?.hiddenRows : []);
  return rowsOf(place).flatMap((cells, index) =>
    index > place.headerRow && !left.has(index) && !isEmptyRow(cells) && JSON.stringify(cells) !== headers
      ? [{ row: index + 1, cells }]
      : [],
  );
}

/** How many of the rows with claims the workbook does not show; asked at every drawing, so that only those are read. */
export function hiddenRowsOf({ sheets, sheet, headerRow }: Omit<Place, 'leaveOutHidden'>): number {
  const { rows = noRows, hiddenRows = [] } = sheets[sheet] ?? {};
  return hiddenRows.filter((index) => index > headerRow && !isEmptyRow(rows[index] ?? noRow)).length;
}

/** Whether every claim needs a field that neither a column nor a value is given for. */
export function isMissing(field: ImportField, source: Source | undefined): boolean {
  if (!importField(field).required) return false;
  return source === undefined || ('fixed' in source && source.fixed === '');
}

/** How far a guess looks: the first rows tell as much as all of them. */
const guessedBy = 2000;

const guessedFrom = (place: Omit<Place, 'leaveOutHidden'>) =>
  rowsOf(place).slice(place.headerRow + 1, place.headerRow + 1 + guessedBy);

/** The sheet of the claims: the one with the most columns that are told, one that is shown and the first of several. */
function guessSheet(sheets: readonly Sheet[]): number {
  const named = sheets.map(({ rows, hidden }, sheet) => {
    const place = { sheets, sheet, headerRow: guessHeaderRow(rows) };
    const told = Object.keys(guessColumns(headersOf(place), guessedFrom(place)).guessed).length;
    return hidden ? 0 : told;
  });
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
  const { mapping, guessed } = known ? { ...known, guessed: {} } : guessColumns(headers, rows);
  const { order, how } = guessOrderOf(rows, mapping);
  return {
    ...place,
    leaveOutHidden: false,
    mapping,
    guessed,
    // What a date shows goes before what was chosen for another file.
    formats: {
      days: known && how !== 'seen' ? known.days : order,
      digits: known?.digits ?? guessDigitsOf(rows, mapping),
      serials: sheets[sheet]?.serials ?? 1900,
    },
    order: how,
    recalled: known !== undefined,
    answers: noAnswers,
    recalledWords: new Set(),
  };
}

/** How the rows are read, as the domain asks for it. */
export const sheetReadingOf = ({ mapping, formats, answers, ...place }: Reading): ReadingRules => ({
  mapping,
  formats,
  answers,
  units: columnUnitsOf(headersOf(place), mapping),
  utc: findUtc(headersOf(place), mapping),
  swapped: findSwapped(
    dataRows(place).map(({ cells }) => cells),
    mapping,
  ),
});

/** Proposes what words of the questions were said to mean with an earlier file, where nothing was said with this one. */
export function withRecalledWords(reading: Reading, { words }: Questions): Reading {
  const recalled = recallWords();
  const proposed = words.flatMap((word) => {
    const meaning = Object.hasOwn(reading.answers.words, word.key) ? undefined : findMeaning(word, recalled);
    return meaning === undefined ? [] : [[word.key, meaning] as const];
  });
  if (proposed.length === 0) return reading;
  return {
    ...reading,
    answers: { ...reading.answers, words: { ...Object.fromEntries(proposed), ...reading.answers.words } },
    recalledWords: new Set([...reading.recalledWords, ...proposed.map(([key]) => key)]),
  };
}

/** What the person says that a word means; empty takes the answer back. */
export function withMeaning(reading: Reading, key: string, meaning: string): Reading {
  const recalledWords = new Set(reading.recalledWords);
  recalledWords.delete(key);
  const words = { ...reading.answers.words, [key]: meaning };
  return { ...reading, recalledWords, answers: { ...reading.answers, words } };
}

/** Another source for a field: the formats are guessed anew where the person has not chosen them. */
export function withSource(reading: Reading, field: ImportField, source: Source | undefined): Reading {
  const mapping: Mapping = { ...reading.mapping, [field]: source };
  const { order, how } = guessOrderOf(guessedFrom(reading), mapping);
  const chosen = reading.order === undefined;
  const kept = chosen || (reading.recalled && how !== 'seen');
  const { [field]: _chosen, ...guessed } = reading.guessed;
  return {
    ...reading,
    mapping,
    guessed,
    formats: { ...reading.formats, days: kept ? reading.formats.days : order },
    order: chosen ? undefined : how,
  };
}
