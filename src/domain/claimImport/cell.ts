/** A date of a spreadsheet by its own clock: YYYY-MM-DD and HH:mm. */
type SheetMoment = { day: string; time: string };

/** What a cell of a spreadsheet holds; a CSV file holds texts alone. Null is an empty cell. */
export type SheetCell = string | number | boolean | SheetMoment | null;

export type SheetRow = readonly SheetCell[];

/** A sheet as it was read: its rows from the first, empty ones included, so that the row's number is its place. */
export type Sheet = { name: string; rows: readonly SheetRow[] };

/** A cell as text, the way a person would write it; dates as YYYY-MM-DD. */
export function cellAsText(cell: SheetCell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'object') return cell.time === '00:00' ? cell.day : `${cell.day} ${cell.time}`;
  return String(cell).trim();
}

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
