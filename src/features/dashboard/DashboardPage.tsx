import Box from '@mui/material/Box';
import type { Role } from '../../domain/user/roles';
import { mayOpen } from '../../domain/routes';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { selectRole } from '../../store/session/selectors';
import { Page } from '../../ui/page/Page';
import { useToday } from '../../ui/page/useToday';
import { ClaimsPerMonth } from './charts/ClaimsPerMonth';
import { PendingByStage } from './charts/PendingByStage';
import { DashboardMetrics } from './DashboardMetrics';
import { LastUpdated } from './LastUpdated';
import { IncidentMap } from './map/IncidentMap';
import { MyDocket } from './MyDocket';
import { QuickActions } from './QuickActions';
import { OverdueClaims } from './tables/OverdueClaims';
import { SampleNotice } from './SampleNotice';
import { RecentActivity } from './tables/RecentActivity';
import { UnfinishedDrafts } from './UnfinishedDrafts';

/** Home: what waits, how things stand, and what happened last. */
export function DashboardPage() {
  const role = useAppSelector(selectRole);
  return role && <Dashboard role={role} />;
}

function Dashboard({ role }: { role: Role }) {
  const { t } = useTranslation();
  const today = useToday();
  return (
    <Page title={t('Dashboard')} subtitle={<LastUpdated />} actions={<QuickActions role={role} />}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <SampleNotice role={role} />
        <MyDocket role={role} today={today} />
        {mayOpen('newClaim', role) && <UnfinishedDrafts />}
        <Box sx={{ mb: -3 }}>
          <DashboardMetrics role={role} today={today} />
        </Box>
        <OverdueClaims today={today} />
        <RecentActivity />
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <Box sx={{ display: 'grid', alignContent: 'start', gap: 3, minWidth: 0 }}>
            <ClaimsPerMonth today={today} />
            <PendingByStage />
          </Box>
          <IncidentMap role={role} />
        </Box>
      </Box>
    </Page>
  );
}
