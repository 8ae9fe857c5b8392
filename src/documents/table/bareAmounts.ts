import type { Table } from '../../domain/table';

/** A table for a paper whose column heads say UGX: without it in each cell the columns have room. */
export const bareAmounts = (table: Table): Table => ({
  ...table,
  columns: table.columns.map((column) => (column.kind === 'shillings' ? { ...column, kind: 'number' } : column)),
});
