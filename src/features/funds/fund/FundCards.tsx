import { useTranslation } from '../../../i18n/useTranslation';
import { selectAllocationCapacity } from '../../../store/fundLedger/figures';
import { selectFundBalance, selectTotalAllocated } from '../../../store/fundLedger/selectors';
import { useAppSelector } from '../../../store/hooks';
import { useFormats } from '../../../ui/text/formats';
import { MetricCard, MetricRow } from '../../../ui/page/MetricCard';

/** What the fund holds, what went out of it, and how much of it is left. */
export function FundCards() {
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
