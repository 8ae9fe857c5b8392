import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { TabBar, TabPanel } from '../../../ui/page/TabBar';
import { claimTabs, type ClaimTab } from './claimTabs';

/** Tabs with a form in them stay mounted once opened: a look at the evidence must not lose what was typed. */
const kept: readonly ClaimTab[] = ['verification', 'cvc', 'notes'];

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

  return (
    <>
      <TabBar
        id="claim"
        label={t('Parts of the claim')}
        tabs={tabs.map((name) => ({ name, label: t(claimTabs[name].label) }))}
        tab={tab}
        onChange={onChange}
      />
      {tabs.map((name) => (
        <TabPanel key={name} id="claim" name={name} hidden={name !== tab}>
          {(name === tab || (kept.includes(name) && opened.includes(name))) && children[name]}
        </TabPanel>
      ))}
    </>
  );
}
