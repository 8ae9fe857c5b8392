import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { chartedRows, type Report, type ReportChart } from '../../domain/reports/report';
import { useTranslation } from '../../i18n/useTranslation';
import { ChartSkeleton } from '../../ui/charts/ChartSkeleton';
import { OnDemand } from '../../ui/onDemand/OnDemand';

const loadChart = () => import(/* webpackChunkName: "report-chart" */ './BarsOfTable');

/** The charts of a report; the tables under them say the same in numbers. */
export function ReportCharts({ report }: { report: Report }) {
  const drawn = report.charts.filter(({ table }) => table.rows.length > 0);
  if (drawn.length === 0) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${drawn.length}, minmax(0, 1fr))` },
      }}
    >
      {drawn.map((chart) => (
        <ChartOfTable key={chart.title} chart={chart} />
      ))}
    </Box>
  );
}

function ChartOfTable({ chart }: { chart: ReportChart }) {
  const { t } = useTranslation();
  const { table } = chart;
  const { length } = table.rows;
  const height = chartHeight(Math.min(length, chartedRows), chart);
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Typography component="figcaption" variant="h3" sx={{ mb: 1 }}>
        {t(chart.title)}
      </Typography>
      <OnDemand load={loadChart} skeleton={<ChartSkeleton height={height} />}>
        {({ BarsOfTable }) => <BarsOfTable chart={chart} height={height} />}
      </OnDemand>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {length > chartedRows
          ? t('Showing the first {{shown}} of {{all}} rows in the table “{{table}}” below.', {
              shown: chartedRows,
              all: length,
              table: t(table.title),
            })
          : t('The numbers are in the table “{{table}}” below.', { table: t(table.title) })}
      </Typography>
    </Box>
  );
}

/** Room for the bars, the axis and, where there are several, the legend. Pixels. */
function chartHeight(rows: number, { bars, stacked }: ReportChart): number {
  const abreast = stacked ? 1 : bars.length;
  return (bars.length > 1 ? 88 : 56) + rows * (16 + 14 * abreast);
}
