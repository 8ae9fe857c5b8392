import { useTheme } from '@mui/material/styles';
import { severities, severityNames } from '../../../domain/audit/audit';
import { useTranslation } from '../../../i18n/useTranslation';
import type { DayOfEvents } from '../../../store/audit/eventsByDay';
import { useFormats } from '../../../ui/text/formats';
import { StackedBars } from '../../../ui/charts/StackedBars';
import { chartHeight } from '../../../ui/charts/ChartSkeleton';

/** The events of each day by severity, the gravest on top. */
export function EventsChart({ days }: { days: DayOfEvents[] }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const { tones } = useTheme().vars.palette;
  return (
    <StackedBars
      height={chartHeight.audit}
      dataset={days}
      parts={[...severityNames].reverse().map((severity) => ({
        dataKey: severity,
        label: t(severities[severity].label),
        color: tones[severities[severity].tone].text,
      }))}
      nameKey="day"
      nameText={date}
    />
  );
}
