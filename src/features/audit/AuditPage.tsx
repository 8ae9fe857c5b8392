import { useTranslation } from '../../i18n/useTranslation';
import { Page } from '../../ui/page/Page';
import { OnceRead } from '../shared/olderLog/OnceRead';
import { useOlderLog } from '../shared/olderLog/useOlderLog';
import { AuditDashboard } from './AuditDashboard';

export function AuditPage() {
  const { t } = useTranslation();
  const reading = useOlderLog();
  const title = t('Security Audit Dashboard');
  const subtitle = t('Who did what in the portal, and when');
  if (reading.isRead) return <AuditDashboard title={title} subtitle={subtitle} />;
  return (
    <Page title={title} subtitle={subtitle}>
      <OnceRead reading={reading}>{null}</OnceRead>
    </Page>
  );
}
