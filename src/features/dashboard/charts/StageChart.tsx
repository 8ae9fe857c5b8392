import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { statuses } from '../../../domain/workflow/statuses';
import { useTranslation } from '../../../i18n/useTranslation';
import type { StatusFigure } from '../../../store/claims/figures/charts';
import { chartHeight } from '../../../ui/charts/ChartSkeleton';

/** Room for the number at the end of the longest bar, also on a phone. */
const withRoom = (_min: unknown, max: { valueOf: () => number }) => ({ min: 0, max: Number(max) * 1.2 });

/** A bar for each status in which a claim is pending, in the colour of its chip. */
export function StageChart({ stages }: { stages: StatusFigure[] }) {
  const { t } = useTranslation();
  const { tones } = useTheme().vars.palette;
  return (
    <BarChart
      height={chartHeight.dashboard}
      skipAnimation
      layout="horizontal"
      hideLegend
      series={[
        { data: stages.map(({ count }) => count), label: t('Claims'), barLabel: 'value', barLabelPlacement: 'outside' },
      ]}
      yAxis={[
        {
          scaleType: 'band',
          data: stages.map(({ status }) => t(statuses[status].badge)),
          width: 150,
          colorMap: { type: 'ordinal', colors: stages.map(({ status }) => tones[statuses[status].tone].text) },
        },
      ]}
      xAxis={[{ tickMinStep: 1, domainLimit: withRoom }]}
      grid={{ vertical: true }}
      margin={{ left: 0, right: 24, top: 8, bottom: 0 }}
    />
  );
}
