import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { districtName } from '../../../domain/place/districts';
import { formatNumber } from '../../../domain/settings/format';
import { useTranslation } from '../../../i18n/useTranslation';
import type { DistrictFunds } from '../../../store/fundLedger/figures';
import { useFormats } from '../../../ui/text/formats';
import { barsHeight } from '../../../ui/charts/ChartSkeleton';

const million = 1_000_000;

/** Three bars for each district: for the eye, since the table under it says the same in numbers. */
export function DistrictFundsChart({ rows }: { rows: DistrictFunds[] }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { palette } = useTheme().vars;
  const valueFormatter = (amount: number | null) => money(amount ?? 0);
  return (
    <Box aria-hidden sx={{ height: barsHeight(rows.length) }}>
      <BarChart
        skipAnimation
        layout="horizontal"
        disableKeyboardNavigation
        dataset={rows}
        series={[
          { dataKey: 'allocated', label: t('Allocated'), color: palette.primary.main, valueFormatter },
          { dataKey: 'paid', label: t('Paid', { context: 'amount' }), color: palette.accent.light, valueFormatter },
          { dataKey: 'remaining', label: t('Remaining'), color: palette.info.main, valueFormatter },
        ]}
        yAxis={[{ dataKey: 'district', width: 112, valueFormatter: districtName }]}
        xAxis={[{ label: t('Million UGX'), valueFormatter: (amount: number) => formatNumber(amount / million) }]}
        grid={{ vertical: true }}
        margin={{ left: 0, right: 16, top: 8, bottom: 0 }}
      />
    </Box>
  );
}
