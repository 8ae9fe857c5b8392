import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { overdueAfterDays } from '../../../domain/claim/overdue';
import { claimListPath } from '../../../domain/routes';
import { useTranslation } from '../../../i18n/useTranslation';
import { selectOverdueClaims } from '../../../store/claims/figures/figures';
import { useAppSelector } from '../../../store/hooks';
import { OnDemand } from '../../../ui/onDemand/OnDemand';
import { SectionCard } from '../../../ui/page/SectionCard';
import { NothingHere } from './NothingHere';
import { RowsSkeleton } from './RowsSkeleton';

const loadRows = () => import(/* webpackChunkName: "dashboard-rows" */ './OverdueRows');

const claimsShown = 6;
const skeleton = <RowsSkeleton rows={claimsShown} />;

/** The claims that have waited longest past their thirty days (docs/product.md, Figures). */
export function OverdueClaims({ today }: { today: string }) {
  const { t } = useTranslation();
  const open = useAppSelector((state) => state.storage.listed);
  const overdue = useAppSelector((state) => selectOverdueClaims(state, today));
  const rows = overdue.slice(0, claimsShown);
  return (
    <SectionCard
      title={t('Overdue Claims')}
      description={t('Pending for more than {{days}} days since last submission, oldest first.', {
        days: overdueAfterDays,
      })}
      actions={
        overdue.length > rows.length && (
          <Button component={Link} to={claimListPath({ overdue: '1' })} size="small">
            {t('List {{count}} claims', { count: overdue.length })}
          </Button>
        )
      }
    >
      {open && rows.length === 0 ? (
        <NothingHere
          text={t('No claims are overdue. Claims pending for more than {{days}} days appear here.', {
            days: overdueAfterDays,
          })}
        />
      ) : (
        <OnDemand load={loadRows} skeleton={skeleton}>
          {({ OverdueRows }) => (open ? <OverdueRows rows={rows} today={today} /> : skeleton)}
        </OnDemand>
      )}
    </SectionCard>
  );
}
