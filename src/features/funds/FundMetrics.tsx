import { formatNumber } from '../../domain/settings/format';
import { useTranslation } from '../../i18n/useTranslation';
import { selectFundBalance, selectTotalAllocated } from '../../store/fundLedger/selectors';
import { useAppSelector } from '../../store/hooks';
import { selectPaymentCounts, selectPendingPaymentCount } from '../../store/payments/selectors';
import { useFormats } from '../../ui/text/formats';
import { MetricCard, MetricRow } from '../../ui/page/MetricCard';

/** What is to be paid, what was, and what the fund holds. */
export function FundMetrics() {
  const { t } = useTranslation();
  const { money } = useFormats();
  const open = useAppSelector((state) => state.storage.open);
  const pending = useAppSelector(selectPendingPaymentCount);
  const { success } = useAppSelector(selectPaymentCounts);
  const balance = useAppSelector(selectFundBalance);
  const allocated = useAppSelector(selectTotalAllocated);
  const known = (figure: string) => (open ? figure : undefined);

  return (
    <MetricRow>
      <MetricCard
        label={t('Pending Payments')}
        value={known(formatNumber(pending))}
        hint={t('Pending or processing')}
      />
      <MetricCard
        label={t('Successful Payments')}
        value={known(formatNumber(success))}
        hint={t('Instalments counted separately')}
      />
      <MetricCard label={t('Available Funds')} value={known(money(balance))} hint={t('Last closing balance')} />
      <MetricCard label={t('Total Allocated')} value={known(money(allocated))} hint={t('To all districts')} />
    </MetricRow>
  );
}
