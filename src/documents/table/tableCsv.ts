import type { Cell, ColumnKind, Table } from '../../domain/table';
import { makeCsv } from './csv';
import { kampalaClock } from './cellText';

/**
 * A table as CSV: days as YYYY-MM-DD, instants as Kampala's date and time, amounts and percents as plain numbers.
 * Without its line of totals, which would be counted twice by whoever adds up the column.
 */
export function makeTableCsv({ columns, rows }: Table): Promise<string> {
  return makeCsv(
    columns.map(({ label }) => label),
    rows.map((row) => columns.map(({ kind }, index) => csvCell(kind, row[index]))),
  );
}

function csvCell(kind: ColumnKind, value: Cell): string | number {
  if (value === undefined) return '';
  return kind === 'instant' && typeof value === 'string' ? kampalaClock(value) : value;
}
