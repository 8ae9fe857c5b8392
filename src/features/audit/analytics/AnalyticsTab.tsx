import { formatNumber } from '../../../domain/settings/format';
import { useTranslation } from '../../../i18n/useTranslation';
import { chartedDays, selectEventsByDay } from '../../../store/audit/eventsByDay';
import { selectAuditFigures } from '../../../store/audit/figures';
import type { LogState } from '../../../store/audit/log';
import { ChartSkeleton, chartHeight } from '../../../ui/charts/ChartSkeleton';
import { MetricCard, MetricRow } from '../../../ui/page/MetricCard';
import { OnDemand } from '../../../ui/onDemand/OnDemand';
import { SectionCard } from '../../../ui/page/SectionCard';
import { ShowAsTable } from '../../../ui/charts/ShowAsTable';
import { useToday } from '../../../ui/page/useToday';
import { DaysTable } from './DaysTable';

const loadChart = () => import(/* webpackChunkName: "audit-chart" */ './EventsChart');

/** Analytics: how well the portal is kept, and how many events of which severity each day had. */
export function AnalyticsTab({ log }: { log: LogState }) {
  const { t } = useTranslation();
  const { securityScore, detectionMs } = selectAuditFigures(log);
  const days = selectEventsByDay(log, useToday());
  const title = t('Events per day by severity');

  return (
    <>
      <MetricRow>
        <MetricCard
          label={t('Security score')}
          value={securityScore === undefined ? '–' : t('{{number}}%', { number: formatNumber(securityScore) })}
          hint={t('Share of events that did not fail')}
        />
        <MetricCard
          label={t('Detection time')}
          value={detectionMs === undefined ? '–' : t('{{seconds}}s', { seconds: formatNumber(detectionMs / 1000) })}
          hint={t('Average for alerts with a recorded time')}
        />
      </MetricRow>
      <SectionCard title={title} description={t('Last {{count}} days', { count: chartedDays })}>
        <OnDemand load={loadChart} skeleton={<ChartSkeleton height={chartHeight.audit} />}>
          {({ EventsChart }) => <EventsChart days={days} />}
        </OnDemand>
        <ShowAsTable>
          <DaysTable days={days} label={title} />
        </ShowAsTable>
      </SectionCard>
    </>
  );
}
