import type { ReportChart } from '../../domain/reports/report';

/** Room for the bars, the axis and, where there are several, the legend. Pixels. */
export function chartHeight(rows: number, { bars, stacked }: ReportChart): number {
  const abreast = stacked ? 1 : bars.length;
  return (bars.length > 1 ? 88 : 56) + rows * (16 + 14 * abreast);
}
