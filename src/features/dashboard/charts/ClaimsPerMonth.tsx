import useMediaQuery from '@mui/material/useMediaQuery';
import { formatNumber, formatMonth } from '../../../domain/settings/format';
import { useTranslation } from '../../../i18n/useTranslation';
import { selectClaimsByMonth } from '../../../store/claims/figures/charts';
import { useAppSelector } from '../../../store/hooks';
import { ChartSkeleton, chartHeight } from '../../../ui/charts/ChartSkeleton';
import { phone } from '../../../ui/theme/media';
import { OnDemand } from '../../../ui/onDemand/OnDemand';
import { SectionCard } from '../../../ui/page/SectionCard';
import { NothingHere } from '../tables/NothingHere';
import { ChartTable } from './ChartTable';
import { loadCharts } from './loadCharts';
import { outcomesOf } from './outcomes';

/** What came in over a year and what became of it. */
export function ClaimsPerMonth({ today }: { today: string }) {
  const { t, language } = useTranslation();
  const open = useAppSelector((state) => state.storage.listed);
  const months = useAppSelector((state) => selectClaimsByMonth(state, today));
  const outcomes = outcomesOf(months);
  const isEmpty = open && months.every((month) => outcomes.every(({ group }) => month[group] === 0));
  const narrow = useMediaQuery(phone, { noSsr: true });
  const skeleton = <ChartSkeleton height={chartHeight.dashboard} />;
  return (
    <SectionCard
      title={t('Claims per month')}
      description={t('By month of registration: approved, rejected, closed or still pending.')}
    >
      {isEmpty && (
        <NothingHere text={t('No claims were registered in the last 12 months. New claims appear here by month.')} />
      )}
      {!open && skeleton}
      {open && !isEmpty && (
        <>
          <OnDemand load={loadCharts} skeleton={skeleton}>
            {({ MonthChart }) => <MonthChart months={months} />}
          </OnDemand>
          <ChartTable
            label={t('Claims per month')}
            columns={[t('Month'), ...outcomes.map(({ label, context }) => t(label, { context }))]}
            rows={months.map((figures) => ({
              key: figures.month,
              name: formatMonth(figures.month, language, narrow ? 'short' : 'long'),
              figures: outcomes.map(({ group }) => formatNumber(figures[group])),
            }))}
          />
        </>
      )}
    </SectionCard>
  );
}
