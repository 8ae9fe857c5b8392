import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { claimTabs, type ClaimTab } from './claimTabs';

/** Tabs with a form in them stay mounted: a look at the evidence must not lose what was typed. */
const kept: readonly ClaimTab[] = ['verification', 'cvc', 'notes'];

type ClaimTabsProps = {
  tabs: readonly ClaimTab[];
  tab: ClaimTab;
  onChange: (tab: ClaimTab) => void;
  children: Record<ClaimTab, ReactNode>;
};

export function ClaimTabs({ tabs, tab, onChange, children }: ClaimTabsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_event, next: ClaimTab) => onChange(next)}
        aria-label={t('Parts of the claim')}
        variant="scrollable"
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
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
          {(name === tab || kept.includes(name)) && children[name]}
        </Box>
      ))}
    </>
  );
}
