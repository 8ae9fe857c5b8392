import { formatNumber } from '../../domain/settings/format';
import { chartedRows, type Report, type ReportChart } from '../../domain/reports/report';
import { bareAmounts, figureText } from '../table/cellText';
import type { Pair, Paper, Passage } from '../pdf/paper';

/** More columns than an upright page has room for. */
const uprightColumns = 6;

/**
 * A report as a paper: what it is of, its figures, the charts of the screen, its tables, what counts for what, and the
 * pages to be signed. A table without rows says so.
 */
export function makeReportPaper(report: Report, facts: readonly Pair[]): Paper {
  const { title, figures, main, charts, notes, signedParts = [] } = report;
  const tables = signedParts.length > 0 ? report.tables.filter((table) => table !== main) : report.tables;
  return {
    title,
    facts,
    orientation: report.tables.some(({ columns }) => columns.length > uprightColumns) ? 'landscape' : 'portrait',
    passages: [
      { kind: 'heading', text: 'Summary' },
      { kind: 'pairs', pairs: figures.map((figure): Pair => [figure.label, figureText(figure)]) },
      ...charts.filter(({ table }) => table.rows.length > 0).flatMap(chartPassages),
      ...tables.flatMap((table): Passage[] => [
        { kind: 'heading', text: table.title },
        table.rows.length > 0
          ? { kind: 'table', table: bareAmounts(table) }
          : { kind: 'paragraph', text: 'No entries in this period.' },
      ]),
      { kind: 'heading', text: 'How we count' },
      ...notes.map((text): Passage => ({ kind: 'paragraph', text })),
      ...signedParts.flatMap(({ name, table, signedBy }): Passage[] => [
        { kind: 'page' },
        { kind: 'heading', text: `${table.title}: ${name}` },
        { kind: 'table', table: bareAmounts(table) },
        { kind: 'signatures', boxes: [...signedBy, { stamp: 'Official stamp' }] },
      ]),
    ],
  };
}

function chartPassages(chart: ReportChart): Passage[] {
  const { title, table } = chart;
  const { length } = table.rows;
  const first = `The first ${chartedRows} of ${formatNumber(length)} rows of “${table.title}”.`;
  return [
    { kind: 'heading', text: title },
    { kind: 'chart', chart },
    ...(length > chartedRows ? [{ kind: 'paragraph', text: first } as const] : []),
  ];
}
