import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { auditTabNames, auditTabs, type AuditTab } from './auditTabNames';

/** The browser's own scrolling on a narrow screen. */
const scrolling = {
  '& .MuiTabs-scroller': { overflowX: 'auto', scrollbarWidth: 'none' },
  '& .MuiTabs-list': { width: 'max-content' },
} as const;

/** The four ways to look at the log; the chosen one is in sight. */
export function AuditTabs({ tab, onChange }: { tab: AuditTab; onChange: (tab: AuditTab) => void }) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const scroller = ref.current?.querySelector('.MuiTabs-scroller');
    const chosen = ref.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
    // Sideways alone: the page stays where it is.
    if (scroller && chosen) scroller.scrollLeft = chosen.offsetLeft + chosen.offsetWidth - scroller.clientWidth;
  }, [tab]);

  return (
    <Tabs
      ref={ref}
      value={tab}
      onChange={(_event, next: AuditTab) => onChange(next)}
      aria-label={t('Audit log')}
      sx={{ borderBottom: 1, borderColor: 'divider', mb: 2, ...scrolling }}
    >
      {auditTabNames.map((name) => (
        <Tab
          key={name}
          value={name}
          label={t(auditTabs[name].label)}
          id={`audit-tab-${name}`}
          aria-controls={`audit-panel-${name}`}
        />
      ))}
    </Tabs>
  );
}
