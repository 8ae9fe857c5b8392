import { useTranslation } from '../../../i18n/useTranslation';
import { selectRecentActivity } from '../../../store/claims/figures/activity';
import { useAppSelector } from '../../../store/hooks';
import { OnDemand } from '../../../ui/onDemand/OnDemand';
import { SectionCard } from '../../../ui/page/SectionCard';
import { NothingHere } from './NothingHere';
import { RowsSkeleton } from './RowsSkeleton';

const loadRows = () => import(/* webpackChunkName: "dashboard-rows" */ './ActivityRows');

const skeleton = <RowsSkeleton rows={6} />;

/** What was done to claims last, by whom and when. */
export function RecentActivity() {
  const { t } = useTranslation();
  const open = useAppSelector((state) => state.storage.open);
  const rows = useAppSelector(selectRecentActivity);
  return (
    <SectionCard title={t('Recent Claims Activity')} description={t('Recently updated claims')}>
      {open && rows.length === 0 ? (
        <NothingHere text={t('No activity yet. Recently updated claims appear here.')} />
      ) : (
        <OnDemand load={loadRows} skeleton={skeleton}>
          {({ ActivityRows }) => (open ? <ActivityRows rows={rows} /> : skeleton)}
        </OnDemand>
      )}
    </SectionCard>
  );
}
