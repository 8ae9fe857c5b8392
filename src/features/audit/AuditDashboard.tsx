import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { AuditEvent } from '../../domain/audit/audit';
import type { AuditFilter } from '../../domain/audit/auditFilter';
import { useTranslation } from '../../i18n/useTranslation';
import { selectFoundEvents } from '../../store/audit/search';
import { Page } from '../../ui/page/Page';
import { TabBar, TabPanel } from '../../ui/page/TabBar';
import { UnreadAddress } from '../../ui/page/UnreadAddress';
import { useAddress } from '../../ui/list/useAddress';
import { useAuditReader } from '../../ui/text/useAuditReader';
import { LacksRecords } from '../shared/LacksRecords';
import { AnalyticsTab } from './analytics/AnalyticsTab';
import { auditRules, auditTabNames, auditTabs } from './auditAddress';
import { AuditMetrics } from './AuditMetrics';
import { EventDialog } from './event/EventDialog';
import { ExportReport } from './ExportReport';
import { FeedTab } from './feed/FeedTab';
import { useIntegrityCheck } from './integrity/useIntegrityCheck';
import { OverviewTab } from './overview/OverviewTab';
import { RealTimeView } from './RealTimeView';
import { TrailTab } from './trail/TrailTab';
import { useShownLog } from './useShownLog';

/** The log as it is shown, its figures, and four ways to look at it. */
export function AuditDashboard({ title, subtitle }: { title: string; subtitle: string }) {
  const { t } = useTranslation();
  const address = useAddress(auditRules);
  const { place, search, go } = address;
  const { tab, severity, status, claim, field, oldValue, newValue, from, to } = place;
  const live = place.live === '1';
  const { log, fresh, waiting, showWaiting } = useShownLog(live);
  const integrity = useIntegrityCheck();
  const [opened, setOpened] = useState<AuditEvent>();
  const closeEvent = useCallback(() => setOpened(undefined), []);

  const asked = useMemo(
    (): AuditFilter => ({ search, severity, status, claim, field, oldValue, newValue, from, to }),
    [search, severity, status, claim, field, oldValue, newValue, from, to],
  );
  // The key typed comes first; the rows that answer it follow.
  const filter = useDeferredValue(asked);
  const found = selectFoundEvents(log, filter, useAuditReader());
  const view = { log, fresh, onOpenEvent: setOpened };

  return (
    <Page
      title={title}
      subtitle={subtitle}
      actions={
        <>
          <RealTimeView
            live={live}
            fresh={fresh.size}
            waiting={waiting}
            onChange={(on) => go({ live: on ? '1' : undefined }, { replace: true })}
            onShowWaiting={showWaiting}
          />
          <ExportReport log={log} filter={tab === 'trail' ? asked : undefined} />
        </>
      }
    >
      <UnreadAddress unread={address.unread} onClose={address.forgetUnread} />
      <LacksRecords of={['audit', 'users']} />
      <AuditMetrics log={log} live={live} />
      <TabBar
        id="audit"
        label={t('Audit log')}
        tabs={auditTabNames.map((name) => ({ name, label: t(auditTabs[name].label) }))}
        tab={tab}
        onChange={(next) => go({ tab: next })}
      />
      <TabPanel id="audit" name={tab}>
        {tab === 'overview' && <OverviewTab {...view} live={live} integrity={integrity} />}
        {tab === 'feed' && <FeedTab {...view} />}
        {tab === 'analytics' && <AnalyticsTab log={log} />}
        {tab === 'trail' && <TrailTab {...view} found={found} address={address} />}
      </TabPanel>
      {opened && <EventDialog log={log} event={opened} onClose={closeEvent} />}
    </Page>
  );
}
