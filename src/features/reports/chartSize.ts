import type { ReportChart } from '../../domain/reports/report';

/** Rows of a table that a chart draws: more bars nobody takes in. */
export const chartedRows = 12;

/** Room for the bars, the axis and, where there are several, the legend. Pixels. */
export function chartHeight(rows: number, { bars, stacked }: ReportChart): number {
  const abreast = stacked ? 1 : bars.length;
  return (bars.length > 1 ? 88 : 56) + rows * (16 + 14 * abreast);
}
