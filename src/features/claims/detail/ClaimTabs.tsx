import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { claimTabs, type ClaimTab } from './claimTabs';

/** Tabs with a form in them stay mounted once opened: a look at the evidence must not lose what was typed. */
const kept: readonly ClaimTab[] = ['verification', 'cvc', 'notes'];

/** The browser's own scrolling on a narrow screen: the library's measures the page twice before it is shown. */
const scrolling = {
  '& .MuiTabs-scroller': { overflowX: 'auto', scrollbarWidth: 'none' },
  '& .MuiTabs-list': { width: 'max-content' },
} as const;

type ClaimTabsProps = {
  tabs: readonly ClaimTab[];
  tab: ClaimTab;
  onChange: (tab: ClaimTab) => void;
  children: Record<ClaimTab, ReactNode>;
};

export function ClaimTabs({ tabs, tab, onChange, children }: ClaimTabsProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<readonly ClaimTab[]>([tab]);
  if (!opened.includes(tab)) setOpened([...opened, tab]);

  const tabsRef = useRef<HTMLDivElement>(null);
  const [first] = tabs;
  useEffect(() => {
    if (tab === first) return;
    const chosen = tabsRef.current?.querySelector('[role=tab][aria-selected=true]');
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [tab, first]);

  return (
    <>
      <Tabs
        ref={tabsRef}
        value={tab}
        onChange={(_event, next: ClaimTab) => onChange(next)}
        aria-label={t('Parts of the claim')}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 2, ...scrolling }}
      >
        {tabs.map((name) => (
          <Tab
            key={name}
            value={name}
            label={t(claimTabs[name].label)}
            id={`claim-tab-${name}`}
            aria-controls={`claim-panel-${name}`}
          />
        ))}
      </Tabs>
      {tabs.map((name) => (
        <Box
          key={name}
          role="tabpanel"
          id={`claim-panel-${name}`}
          aria-labelledby={`claim-tab-${name}`}
          hidden={name !== tab}
        >
          {(name === tab || (kept.includes(name) && opened.includes(name))) && children[name]}
        </Box>
      ))}
    </>
  );
}
