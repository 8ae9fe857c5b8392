/** A date of a spreadsheet by its own clock: YYYY-MM-DD and HH:mm. */
export type SheetMoment = { day: string; time: string };

/** What a cell of a spreadsheet holds; a CSV file holds texts alone. Null is an empty cell. */
export type SheetCell = string | number | boolean | SheetMoment | null;

export type SheetRow = readonly SheetCell[];

/** From which year a workbook counts its days: 1904 where it began on an old Mac. */
export type SerialSystem = 1900 | 1904;

/** Marks that can stand between the columns of a CSV file. */
export const separators = [',', ';', '\t', '|'] as const;

export type Separator = (typeof separators)[number];

/** What is known of a sheet besides its cells. */
export type SheetFacts = {
  name: string;
  serials: SerialSystem;
  /** What separates the columns of a CSV file. */
  separator?: Separator;
  /** Its workbook does not show it. */
  hidden?: true;
  /** Rows that the workbook does not show, as a filter hides them; counted from 0. */
  hiddenRows: readonly number[];
  hasHiddenColumns: boolean;
};

/** A sheet as it was read: its rows from the first, empty ones included, so that the row's number is its place. */
export type Sheet = SheetFacts & { rows: readonly SheetRow[] };

/** A cell as text, the way a person would write it; dates as YYYY-MM-DD. */
export function cellAsText(cell: SheetCell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'object') return cell.time === '00:00' ? cell.day : `${cell.day} ${cell.time}`;
  return String(cell).trim();
}

/** What a spreadsheet shows in place of a value that it could not work out, or that its column was too narrow for. */
const errorText =
  /^(#(NULL|DIV\/0|VALUE|REF|NUM|SPILL|CALC|BLOCKED|UNKNOWN|CONNECT|FIELD)!|#NAME\?|#N\/A|#GETTING_DATA|#{3,}|Err:\d{3})$/i;

export const isErrorText = (cell: SheetCell): boolean => typeof cell === 'string' && errorText.test(cell.trim());

/** A text that may be long, cut where it would be too long to be shown. */
export const shorten = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text;

/** Whether nothing stands in any cell of a row. */
export const isEmptyRow = (row: SheetRow) => row.every((cell) => cellAsText(cell) === '');

/** The row that holds the headers: of the first ones the one with the most texts, the earliest of several. */
export function guessHeaderRow(rows: readonly SheetRow[]): number {
  const rowsExamined = 20;
  const texts = rows.slice(0, rowsExamined).map((row) => row.filter(isWord).length);
  const most = Math.max(0, ...texts);
  return Math.max(0, texts.indexOf(most));
}

const isWord = (cell: SheetCell) => typeof cell === 'string' && /\p{L}/u.test(cell);
