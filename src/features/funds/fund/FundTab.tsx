import { useTranslation } from '../../../i18n/useTranslation';
import { selectAllocationCapacity } from '../../../store/fundLedger/figures';
import { selectFundBalance, selectTotalAllocated } from '../../../store/fundLedger/selectors';
import { useAppSelector } from '../../../store/hooks';
import { useFormats } from '../../../ui/text/formats';
import { MetricCard, MetricRow } from '../../../ui/page/MetricCard';
import Box from '@mui/material/Box';
import { mayDo } from '../../../domain/user/permissions';
import { selectRole } from '../../../store/session/selectors';
import { SectionSkeleton } from '../../../ui/page/Skeletons';
import { DistrictFunds } from './DistrictFunds';
import { FundHistory } from './FundHistory';
import { NewAllocation } from './NewAllocation';

/** The fund: what it holds, a new entry, what districts have of it, and its ledger (docs/product.md, Funds). */
export function FundTab() {
  const open = useAppSelector((state) => state.storage.open);
  const role = useAppSelector(selectRole);
  const mayRecord = role !== undefined && mayDo('recordFundEntry', role);

  return (
    <>
      <FundCards />
      {open ? (
        <Box sx={columns}>
          {mayRecord && <NewAllocation />}
          <DistrictFunds />
          <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
            <FundHistory />
          </Box>
        </Box>
      ) : (
        <Box sx={columns}>
          <SectionSkeleton fields={4} />
          <SectionSkeleton fields={8} />
        </Box>
      )}
    </>
  );
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(320px, 2fr) minmax(0, 3fr)' },
} as const;

/** What the fund holds, what went out of it, and how much of it is left. */
function FundCards() {
  const { t } = useTranslation();
  const { money } = useFormats();
  const open = useAppSelector((state) => state.storage.open);
  const balance = useAppSelector(selectFundBalance);
  const allocated = useAppSelector(selectTotalAllocated);
  const { received, percent } = useAppSelector(selectAllocationCapacity);
  const known = (figure: string) => (open ? figure : undefined);

  return (
    <MetricRow columns={3}>
      <MetricCard label={t('Current Fund Balance')} value={known(money(balance))} hint={t('Last closing balance')} />
      <MetricCard label={t('Total Allocated')} value={known(money(allocated))} hint={t('To all districts')} />
      <MetricCard
        label={t('Allocation Capacity')}
        value={known(`${percent}%`)}
        hint={open && t('Unallocated, of {{amount}} received', { amount: money(received) })}
      />
    </MetricRow>
  );
}
