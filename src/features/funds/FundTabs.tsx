import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { TabBar, TabPanel } from '../../ui/page/TabBar';
import { FundTab } from './fund/FundTab';
import { PaymentTab } from './payments/PaymentTab';

/** The tabs of the page, in their order; the first is the default. */
const fundTabs = {
  payments: { label: 'Payment Processing', Panel: PaymentTab },
  funds: { label: 'Fund Allocations', Panel: FundTab },
} as const satisfies Record<string, { label: string; Panel: ComponentType }>;

type FundTabName = keyof typeof fundTabs;

const fundTabNames = Object.keys(fundTabs) as FundTabName[];

/** The tab stands in the URL, so that a reload keeps it and Back leads to the one before. */
export function FundTabs() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const tab = fundTabNames.find((name) => name === params.get('tab')) ?? 'payments';
  const { Panel } = fundTabs[tab];

  return (
    <>
      <TabBar
        id="fund"
        label={t('Funds and payments')}
        tabs={fundTabNames.map((name) => ({ name, label: t(fundTabs[name].label) }))}
        tab={tab}
        onChange={(next) => setParams(next === 'payments' ? {} : { tab: next })}
      />
      <TabPanel id="fund" name={tab}>
        <Panel />
      </TabPanel>
    </>
  );
}
