import type { TFunction } from 'i18next';
import { cellAsText, shorten, type SheetRow } from '../../domain/claimImport/sheet/cell';
import { importField, type ImportField, type RowProblem } from '../../domain/claimImport/importFields';
import type { Mapping } from '../../domain/claimImport/mapping';

/** A problem in the person's language, without its field. */
export function problemText(t: TFunction, { message, params, words = {} }: RowProblem): string {
  const said: Record<string, string | number> = { ...params };
  for (const [name, label] of Object.entries(words)) said[name] = t(label);
  return t(message, said);
}

/** All that is wrong with a row, each with the field that it is about, for the file of refused rows. */
export function problemsText(t: TFunction, problems: readonly RowProblem[]): string {
  return problems
    .map((problem) => (problem.field ? `${t(importField(problem.field).label)}: ` : '') + problemText(t, problem))
    .join('; ');
}

/** What stands in the cell that a field is read from. */
export function cellOf(field: ImportField, mapping: Mapping, cells: SheetRow): string {
  const source = mapping[field];
  return source && 'column' in source ? cellAsText(cells[source.column]) : '';
}

/** "C: Date of incident"; a column without a header goes by its letter. */
export function columnName(headers: SheetRow, column: number): string {
  const letter = columnLetter(column);
  const header = cellAsText(headers[column]).slice(0, 60);
  return header ? `${letter}: ${header}` : letter;
}

function columnLetter(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnLetter(Math.floor(column / 26) - 1) + last;
}

const samplesShown = 3;
const longestSample = 40;

/** The first values of a column that differ. */
export function samplesText(rows: readonly SheetRow[], column: number): string {
  const texts = new Set(rows.map((row) => cellAsText(row[column])).filter(Boolean));
  return [...texts]
    .slice(0, samplesShown)
    .map((text) => shorten(text, longestSample))
    .join(' · ');
}
