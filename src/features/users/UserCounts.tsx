import { formatNumber } from '../../domain/settings/format';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { selectUserCounts } from '../../store/users/figures';
import { MetricCard, MetricRow } from '../../ui/page/MetricCard';

/** How many accounts there are; each figure leads to the accounts it counts. */
export function UserCounts() {
  const { t } = useTranslation();
  const open = useAppSelector((state) => state.storage.open);
  const { total, active, inactive, administrator } = useAppSelector(selectUserCounts);
  const known = (figure: number) => (open ? formatNumber(figure) : undefined);
  return (
    <MetricRow>
      <MetricCard label={t('Total Users')} value={known(total)} hint={t('All accounts')} to="?" />
      <MetricCard label={t('Active Users')} value={known(active)} hint={t('Can sign in')} to="?status=active" />
      <MetricCard
        label={t('Inactive Users')}
        value={known(inactive)}
        hint={t('Cannot sign in')}
        to="?status=inactive"
      />
      <MetricCard
        label={t('Administrators')}
        value={known(administrator)}
        hint={t('Active and inactive')}
        to="?role=administrator"
      />
    </MetricRow>
  );
}
