import { formatMonth } from '../../../domain/settings/format';
import { useTranslation } from '../../../i18n/useTranslation';
import type { MonthFigure } from '../../../store/claims/figures/charts';
import { StackedBars } from '../../../ui/charts/StackedBars';
import { useOutcomeColours } from '../../../ui/charts/useOutcomeColours';
import { chartHeight } from '../../../ui/charts/ChartSkeleton';
import { outcomesOf } from './outcomes';

/** The claims registered in each month by where they stand now. */
export function MonthChart({ months }: { months: MonthFigure[] }) {
  const { t, language } = useTranslation();
  const colours = useOutcomeColours();
  return (
    <StackedBars
      height={chartHeight.dashboard}
      dataset={months}
      parts={outcomesOf(months).map(({ group, label, context }) => ({
        dataKey: group,
        label: t(label, { context }),
        color: colours[group],
      }))}
      nameKey="month"
      nameText={(month, where) => formatMonth(month, language, where === 'tick' ? 'short' : 'long')}
    />
  );
}
