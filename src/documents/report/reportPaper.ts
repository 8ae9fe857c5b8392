import type { Report } from '../../domain/reports/report';
import { bareAmounts } from '../table/bareAmounts';
import { figureText } from '../table/figureText';
import type { Pair, Paper, Passage } from '../pdf/paper';

/** More columns than an upright page has room for. */
const uprightColumns = 6;

/** A report as a paper: what it is of, its figures, its tables and what counts for what. A table without rows says so. */
export function makeReportPaper({ title, figures, tables, notes }: Report, facts: readonly Pair[]): Paper {
  return {
    title,
    facts,
    orientation: tables.some(({ columns }) => columns.length > uprightColumns) ? 'landscape' : 'portrait',
    passages: [
      { kind: 'heading', text: 'Summary' },
      { kind: 'pairs', pairs: figures.map((figure): Pair => [figure.label, figureText(figure)]) },
      ...tables.flatMap((table): Passage[] => [
        { kind: 'heading', text: table.title },
        table.rows.length > 0
          ? { kind: 'table', table: bareAmounts(table) }
          : { kind: 'paragraph', text: 'Nothing in this period.' },
      ]),
      { kind: 'heading', text: 'What is counted' },
      ...notes.map((text): Passage => ({ kind: 'paragraph', text })),
    ],
  };
}
