import { useState } from 'react';
import { formatNumber } from '../../domain/settings/format';
import { useTranslation } from '../../i18n/useTranslation';
import { selectAuditFigures } from '../../store/audit/figures';
import type { LogState } from '../../store/audit/log';
import { useAppSelector } from '../../store/hooks';
import { countActiveSessions } from '../../store/users/figures';
import { selectUsers } from '../../store/users/selectors';
import { MetricCard, MetricRow } from '../../ui/page/MetricCard';
import { useNow } from '../../ui/page/useNow';
import { trailPath } from './auditAddress';

/** The four figures at the head of the page; those that count events lead to them. */
export function AuditMetrics({ log, live }: { log: LogState; live: boolean }) {
  const { t } = useTranslation();
  const now = useNow();
  const { events, alerts, failed } = selectAuditFigures(log);
  const users = useAppSelector(selectUsers);
  // Of the moment that the log is of: the figures are told together.
  const [told, setTold] = useState({ log, users });
  if (told.log !== log) setTold({ log, users });

  return (
    <MetricRow>
      <MetricCard
        label={t('System Activity')}
        value={formatNumber(events)}
        hint={t('Events in the log')}
        to={trailPath({}, live)}
      />
      <MetricCard
        label={t('Security Alerts')}
        value={formatNumber(alerts)}
        hint={t('Critical and high severity')}
        to={trailPath({ severity: 'alerts' }, live)}
      />
      <MetricCard
        label={t('Failed Operations')}
        value={formatNumber(failed)}
        hint={t('Events that failed')}
        to={trailPath({ status: 'failed' }, live)}
      />
      <MetricCard
        label={t('Active Sessions')}
        value={formatNumber(countActiveSessions(told.users, now))}
        hint={t('Accounts in User Management that signed in within the last 24 hours')}
      />
    </MetricRow>
  );
}
