import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { formatNumber } from '../../domain/settings/format';
import { overdueAfterDays } from '../../domain/claim/overdue';
import type { Role } from '../../domain/user/roles';
import { claimListPath, mayOpen, routes } from '../../domain/routes';
import { useTranslation } from '../../i18n/useTranslation';
import { selectClaimFigures } from '../../store/claims/figures/figures';
import { useAppSelector } from '../../store/hooks';
import { selectUserCounts } from '../../store/users/figures';
import { MetricCard, MetricRow } from '../../ui/page/MetricCard';
import { MetricChange } from '../../ui/labels/MetricChange';
import { mapId } from './map/IncidentMap';
import { countedClaimsPath, groupPath } from './listLinks';

/** The eight figures, each leading to the list it counts (docs/product.md, Figures). */
export function DashboardMetrics({ role, today }: { role: Role; today: string }) {
  const { t } = useTranslation();
  const open = useAppSelector((state) => state.storage.listed);
  const figures = useAppSelector((state) => selectClaimFigures(state, today));
  const users = useAppSelector(selectUserCounts);
  const { total, pending, approved, rejected, overdue, activeDistricts, monthlyVolume } = figures;

  const known = (count: number) => (open ? formatNumber(count) : undefined);
  const hint = (words: ReactNode) => (open ? words : <Skeleton variant="text" width="80%" />);

  return (
    <MetricRow>
      <MetricCard
        label={t('Total Claims')}
        value={known(total.count)}
        to={countedClaimsPath(role)}
        hint={hint(
          <MetricChange
            percent={total.change.percent}
            words={t('{{now}} registered in the last 30 days, {{before}} in the 30 days before', total.change)}
          />,
        )}
      />
      <MetricCard
        label={t('Pending Review')}
        value={known(pending.count)}
        to={groupPath('pending')}
        hint={hint(
          <MetricChange
            percent={pending.change.percent}
            good="down"
            words={t('{{now}} pending now, {{before}} pending 30 days ago', pending.change)}
          />,
        )}
      />
      <MetricCard
        label={t('Approved Claims')}
        value={known(approved.count)}
        to={groupPath('approved')}
        hint={hint(
          <MetricChange
            percent={approved.change.percent}
            good="up"
            words={t('{{now}} approved in the last 30 days, {{before}} in the 30 days before', approved.change)}
          />,
        )}
      />
      <MetricCard
        label={t('Rejected Claims')}
        value={known(rejected.count)}
        to={groupPath('rejected')}
        hint={hint(
          <MetricChange
            percent={rejected.change.percent}
            words={t('{{now}} rejected in the last 30 days, {{before}} in the 30 days before', rejected.change)}
          />,
        )}
      />
      <MetricCard
        label={t('Overdue Claims')}
        value={known(overdue)}
        to={claimListPath({ overdue: '1' })}
        hint={hint(t('Pending for more than {{days}} days since last submission', { days: overdueAfterDays }))}
      />
      <MetricCard
        label={t('Active Districts')}
        value={known(activeDistricts)}
        to={`#${mapId}`}
        hint={hint(t('Districts and cities with at least one claim'))}
      />
      <MetricCard
        label={t('Monthly Volume')}
        value={known(monthlyVolume)}
        to={claimListPath({ activity: '30' })}
        hint={hint(t('Claims registered or decided in the last 30 days'))}
      />
      <MetricCard
        label={t('System Users')}
        value={known(users.total)}
        to={mayOpen('userManagement', role) ? routes.userManagement.path : undefined}
        hint={hint(t('{{count}} active', { count: users.active }))}
      />
    </MetricRow>
  );
}
