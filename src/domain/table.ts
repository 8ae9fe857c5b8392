import type { Words, WordsContext } from './words';
import type { StatusGroup } from './workflow/statuses';

/**
 * What a column holds: `text` is what people wrote and names, `words` are the portal's own, `average` is a number with
 * one decimal, `day` is YYYY-MM-DD, `instant` an ISO instant shown as Kampala's date and time, `shillings` whole UGX,
 * `percent` of a hundred, `wordList` several of the portal's own words (`joinWords`).
 */
export type ColumnKind =
  'text' | 'words' | 'wordList' | 'number' | 'average' | 'shillings' | 'percent' | 'day' | 'instant';

/** `total` columns are added up in the last line; one with an `outcome` counts claims of that group. */
export type TableColumn = {
  label: Words;
  context?: WordsContext;
  kind: ColumnKind;
  total?: true;
  outcome?: StatusGroup;
};

export type Cell = string | number | undefined;

const betweenWords = '; ';

/** Several of the portal's own words as one cell; empty where there are none. */
export const joinWords = (words: readonly Words[]): string => words.join(betweenWords);

/** A cell of words as `write` says each of them. */
export const writeWordList = (cell: string, write: (words: Words) => string): string =>
  cell.split(betweenWords).map(write).join(betweenWords);

/** Rows as every file and the preview hold them: typed, neither formatted nor translated, which the preview does. */
export type Table = { title: Words; columns: readonly TableColumn[]; rows: readonly (readonly Cell[])[] };

/** The last line of a table with columns that add up; its first cell says "Total". */
export function findTotals({ columns, rows }: Table): Cell[] | undefined {
  if (!columns.some(({ total }) => total)) return undefined;
  return columns.map(({ total }, index) => {
    if (!total) return index === 0 ? 'Total' : undefined;
    return rows.reduce((sum, row) => sum + Number(row[index] ?? 0), 0);
  });
}
