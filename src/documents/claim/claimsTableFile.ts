import { kampalaDay } from '../../domain/calendar';
import { reportFormats, type ReportFormat } from '../../domain/reports/reportFormats';
import type { FileTask } from '../../domain/fileTask';
import { formatNumber } from '../../domain/settings/format';
import type { ClaimWithPayments } from '../../domain/claim/claimWithPayments';
import type { Table } from '../../domain/table';
import { bareAmounts } from '../table/cellText';
import { makeClaimsTable } from './claimsTable';
import { makeLinesTable } from './linesTable';
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
  const tables = { claims: makeClaimsTable(claims), lines: makeLinesTable(claims.map(({ claim }) => claim)) };
  const file = await makers[format](tables, made, task);
  return { name: `claims-${kampalaDay(made.madeAt)}.${reportFormats[format].extension}`, file };
}

/** Only a workbook has room for a second table: how the claims were valued, where any was by lines. */
type Tables = { claims: Table; lines: Table };

const makers: Record<ReportFormat, (tables: Tables, made: Made, task: FileTask) => Promise<Blob>> = {
  pdf: ({ claims: table }, made, task) => {
    const { title } = table;
    const passages = [{ kind: 'table', table: bareAmounts(table) } as const];
    return makePaperPdf({ title, facts: [countOf(table)], orientation: 'landscape', passages }, made, task);
  },
  excel: ({ claims, lines }, made, { signal }) =>
    makeTableXlsx(lines.rows.length > 0 ? [claims, lines] : [claims], [countOf(claims), madeByPair(made)], signal),
  csv: async ({ claims }) => new Blob([await makeTableCsv(claims)], { type: 'text/csv;charset=utf-8' }),
};

const countOf = ({ rows }: Table): Pair => ['Claims', formatNumber(rows.length)];
