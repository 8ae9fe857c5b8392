import { kampalaDay } from '../../domain/calendar';
import { reportFormats, type ReportFormat } from '../../domain/reports/reportFormats';
import type { FileTask } from '../../domain/fileTask';
import { formatNumber } from '../../domain/settings/format';
import type { ClaimWithPayments } from '../../domain/payment/payment';
import type { Table } from '../../domain/table';
import { bareAmounts } from '../table/bareAmounts';
import { makeClaimsTable } from './claimsTable';
import { madeByPair, type Made, type Pair } from '../pdf/paper';
import { makePaperPdf } from '../pdf/paperPdf';
import { makeTableCsv } from '../table/tableCsv';
import { makeTableXlsx } from '../table/tableXlsx';

type ClaimsFileOptions = Made & { claims: readonly ClaimWithPayments[] };

/** Selected claims as a file, in the order given. */
export async function makeClaimsFile(
  format: ReportFormat,
  { claims, ...made }: ClaimsFileOptions,
  task: FileTask,
): Promise<{ name: string; file: Blob }> {
  const file = await makers[format](makeClaimsTable(claims), made, task);
  return { name: `claims-${kampalaDay(made.madeAt)}.${reportFormats[format].extension}`, file };
}

const makers: Record<ReportFormat, (table: Table, made: Made, task: FileTask) => Promise<Blob>> = {
  pdf: (table, made, task) => {
    const { title } = table;
    const passages = [{ kind: 'table', table: bareAmounts(table) } as const];
    return makePaperPdf({ title, facts: [countOf(table)], orientation: 'landscape', passages }, made, task);
  },
  excel: (table, made, { signal }) => makeTableXlsx([table], [countOf(table), madeByPair(made)], signal),
  csv: async (table) => new Blob([await makeTableCsv(table)], { type: 'text/csv;charset=utf-8' }),
};

const countOf = ({ rows }: Table): Pair => ['Claims', formatNumber(rows.length)];
