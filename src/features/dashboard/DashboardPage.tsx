import Box from '@mui/material/Box';
import type { Role } from '../../domain/user/roles';
import { areaNames } from '../../domain/access/areas';
import { selectHeldClaims } from '../../store/claims/figures/held';
import { selectOwnAreas } from '../../store/claims/ownClaims';
import { mayDo } from '../../domain/user/permissions';
import { mayOpen } from '../../domain/routes';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { selectRole } from '../../store/session/selectors';
import { OnDemand } from '../../ui/onDemand/OnDemand';
import { Page } from '../../ui/page/Page';
import { SectionSkeleton } from '../../ui/page/Skeletons';
import { useToday } from '../../ui/page/useToday';
import { LacksRecords } from '../shared/LacksRecords';
import { ClaimsPerMonth } from './charts/ClaimsPerMonth';
import { PendingByStage } from './charts/PendingByStage';
import { DashboardMetrics } from './DashboardMetrics';
import { IncidentMap } from './map/IncidentMap';
import { MyDocket } from './MyDocket';
import { QuickActions } from './QuickActions';
import { OverdueClaims } from './tables/OverdueClaims';
import { SampleNotice } from './SampleNotice';
import { RecentActivity } from './tables/RecentActivity';
import { UnfinishedDrafts } from './UnfinishedDrafts';
import Skeleton from '@mui/material/Skeleton';
import { selectLastUpdate } from '../../store/claims/figures/activity';
import { useFormats } from '../../ui/text/formats';

const loadNotYetTold = () => import(/* webpackChunkName: "dashboard-told" */ './NotYetTold');

const loadOnHold = () => import(/* webpackChunkName: "dashboard-hold" */ './OnHold');

const untoldSkeleton = <SectionSkeleton fields={3} />;

/** Home: what waits, how things stand, and what happened last. */
export function DashboardPage() {
  const role = useAppSelector(selectRole);
  return role && <Dashboard role={role} />;
}

function Dashboard({ role }: { role: Role }) {
  const { t } = useTranslation();
  const today = useToday();
  const anyHeld = useAppSelector((state) => state.storage.listed && selectHeldClaims(state).length > 0);
  return (
    <Page title={t('Dashboard')} subtitle={<LastUpdated />} actions={<QuickActions role={role} />}>
      <LacksRecords />
      <Box sx={{ display: 'grid', gap: 3 }}>
        <SampleNotice role={role} />
        <MyDocket role={role} today={today} />
        {mayDo('recordTold', role) && (
          <OnDemand load={loadNotYetTold} skeleton={untoldSkeleton}>
            {({ NotYetTold, Uncovered }) => (
              <>
                {mayDo('manageUsers', role) && <Uncovered />}
                <NotYetTold today={today} />
              </>
            )}
          </OnDemand>
        )}
        {anyHeld && (
          <OnDemand load={loadOnHold} skeleton={untoldSkeleton}>
            {({ OnHold }) => <OnHold today={today} />}
          </OnDemand>
        )}
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

/** When the register last changed in something that the figures count. */
function LastUpdated() {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const open = useAppSelector((state) => state.storage.open);
  const at = useAppSelector(selectLastUpdate);
  const areas = useAppSelector(selectOwnAreas);
  if (!open) return <Skeleton variant="text" width={200} />;
  const updated = at === undefined ? t('Nothing registered yet') : t('Last updated: {{when}}', { when: dateTime(at) });
  return areas ? `${updated} · ${t('Your districts: {{areas}}', { areas: areaNames(areas) })}` : updated;
}
