import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart, barClasses, type BarChartProps } from '@mui/x-charts/BarChart';

type StackedBarsProps = Pick<BarChartProps, 'dataset'> & {
  /** Of the chart with its legend, in pixels: a chart that is given a height takes it for the bars alone. */
  height: number;
  /** The parts of a bar from the bottom up, each by its field in `dataset`; labels are already translated. */
  parts: { dataKey: string; label: string; color: string }[];
  /** The field that names a bar, and how it reads under the bar and where it stands alone. */
  nameKey: string;
  nameText: (name: string, where: 'tick' | 'alone') => string;
};

/** Stacked bars of counts. Heavy: load what uses it on demand. */
export function StackedBars({ height, dataset, parts, nameKey, nameText }: StackedBarsProps) {
  const { palette } = useTheme().vars;
  return (
    <Box sx={{ height }}>
      <BarChart
        skipAnimation
        dataset={dataset}
        series={parts.map((part) => ({ ...part, stack: 'all' }))}
        xAxis={[
          {
            dataKey: nameKey,
            scaleType: 'band',
            valueFormatter: (name: string, { location }) => nameText(name, location === 'tick' ? 'tick' : 'alone'),
          },
        ]}
        yAxis={[{ width: 32, tickMinStep: 1 }]}
        grid={{ horizontal: true }}
        // A line between what is stacked: the parts differ to an eye that sees no colour too.
        sx={{ [`& .${barClasses.element}`]: { stroke: palette.background.paper } }}
        margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
      />
    </Box>
  );
}
