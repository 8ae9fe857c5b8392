import { useState } from 'react';
import { formatNumber } from '../../domain/format';
import { useTranslation } from '../../i18n/useTranslation';
import { selectAuditFigures } from '../../store/audit/figures';
import type { LogState } from '../../store/audit/log';
import { useAppSelector } from '../../store/hooks';
import { selectActiveSessions } from '../../store/users/figures';
import { MetricCard, MetricRow } from '../../ui/MetricCard';
import { useToday } from '../../ui/useToday';
import { trailPath } from './auditAddress';

/** The four figures at the head of the page; those that count events lead to them. */
export function AuditMetrics({ log, live }: { log: LogState; live: boolean }) {
  const { t } = useTranslation();
  const today = useToday();
  const { events, alerts, failed } = selectAuditFigures(log);
  const sessions = useAppSelector((state) => selectActiveSessions(state, today));
  // Of the moment that the log is of: the figures are told together.
  const [told, setTold] = useState({ log, today, sessions });
  if (told.log !== log || told.today !== today) setTold({ log, today, sessions });

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
        value={formatNumber(told.sessions)}
        hint={t('Accounts of User Management, signed in within a day')}
      />
    </MetricRow>
  );
}
