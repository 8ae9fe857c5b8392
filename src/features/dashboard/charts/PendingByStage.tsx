import { formatNumber } from '../../../domain/settings/format';
import { claimListPath } from '../../../domain/routes';
import { statuses } from '../../../domain/workflow/statuses';
import { useTranslation } from '../../../i18n/useTranslation';
import { selectPendingByStage } from '../../../store/claims/figures/charts';
import { useAppSelector } from '../../../store/hooks';
import { ChartSkeleton, chartHeight } from '../../../ui/charts/ChartSkeleton';
import { OnDemand } from '../../../ui/onDemand/OnDemand';
import { SectionCard } from '../../../ui/page/SectionCard';
import { NothingHere } from '../tables/NothingHere';
import { ChartTable } from './ChartTable';
import { loadCharts } from './loadCharts';
import { RowLink } from './RowLink';

/** Where the pending claims are. */
export function PendingByStage() {
  const { t } = useTranslation();
  const open = useAppSelector((state) => state.storage.listed);
  const stages = useAppSelector(selectPendingByStage);
  const isEmpty = open && stages.every(({ count }) => count === 0);
  const skeleton = <ChartSkeleton height={chartHeight.dashboard} />;
  return (
    <SectionCard title={t('Pending by stage')} description={t('Undecided claims, by stage and status.')}>
      {isEmpty && (
        <NothingHere text={t('No claims are pending. Claims waiting for a decision appear here by stage.')} />
      )}
      {!open && skeleton}
      {open && !isEmpty && (
        <>
          <OnDemand load={loadCharts} skeleton={skeleton}>
            {({ StageChart }) => <StageChart stages={stages} />}
          </OnDemand>
          <ChartTable
            label={t('Pending by stage')}
            columns={[t('Status'), t('Claims')]}
            rows={stages.map(({ status, count }) => ({
              key: status,
              name: <RowLink to={claimListPath({ status })}>{t(statuses[status].badge)}</RowLink>,
              figures: [formatNumber(count)],
            }))}
          />
        </>
      )}
    </SectionCard>
  );
}
