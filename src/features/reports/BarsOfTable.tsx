import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart, barClasses } from '@mui/x-charts/BarChart';
import { formatNumber } from '../../domain/settings/format';
import { chartedRows, type ReportChart } from '../../domain/reports/report';
import type { TableColumn } from '../../domain/table';
import { useTranslation } from '../../i18n/useTranslation';
import { useOutcomeColours } from '../../ui/charts/useOutcomeColours';
import { useCellText } from './useCellText';

const million = 1_000_000;

type BarsOfTableProps = { chart: ReportChart; height: number };

/** Bars of a table's first rows, named by the first column: for the eye, since the table says the same in numbers. */
export function BarsOfTable({ chart: { table, bars, stacked }, height }: BarsOfTableProps) {
  const { columns, rows } = table;
  const { t } = useTranslation();
  const { palette } = useTheme().vars;
  const cellText = useCellText();
  const drawn = rows.slice(0, chartedRows);
  const colours = [palette.primary.main, palette.accent.light, palette.info.main];
  const outcomeColours = useOutcomeColours();
  const inMillions = bars.some((bar) => columns[bar]?.kind === 'shillings');
  const names = drawn.map((row) => cellText(columns[0]?.kind ?? 'text', row[0]));

  return (
    <Box aria-hidden sx={{ height }}>
      <BarChart
        skipAnimation
        layout="horizontal"
        disableKeyboardNavigation
        hideLegend={bars.length === 1}
        series={bars.map((bar, index) => {
          const { label, context, kind, outcome }: TableColumn = columns[bar] ?? { label: '', kind: 'number' };
          return {
            data: drawn.map((row) => Number(row[bar] ?? 0)),
            label: t(label, { context }),
            color: (outcome ? outcomeColours[outcome] : colours[index]) ?? palette.primary.main,
            valueFormatter: (value: number | null) => cellText(kind, value ?? 0),
            ...(stacked ? { stack: 'all' } : !inMillions && { barLabel: 'value', barLabelPlacement: 'outside' }),
          };
        })}
        // Two rows may bear one name: the place tells them apart.
        yAxis={[
          {
            scaleType: 'band',
            data: drawn.map((_row, index) => index),
            width: 'auto',
            valueFormatter: (index: number) => names[index] ?? '',
          },
        ]}
        xAxis={[
          inMillions
            ? { label: t('Million UGX'), valueFormatter: (amount: number) => formatNumber(amount / million) }
            : {
                tickMinStep: 1,
                // Room for the figure beside the longest bar.
                domainLimit: stacked ? 'strict' : (min, max) => ({ min, max: Number(max) * 1.3 }),
              },
        ]}
        grid={{ vertical: true }}
        // A line between what is stacked: the parts differ to an eye that sees no colour too.
        sx={{ [`& .${barClasses.element}`]: { stroke: palette.background.paper } }}
        margin={{ left: 0, right: 24, top: 8, bottom: 0 }}
      />
    </Box>
  );
}
