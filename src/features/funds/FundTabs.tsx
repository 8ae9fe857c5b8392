import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
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
      <Tabs
        value={tab}
        onChange={(_event, next: FundTabName) => setParams(next === 'payments' ? {} : { tab: next })}
        aria-label={t('Funds and payments')}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
      >
        {fundTabNames.map((name) => (
          <Tab
            key={name}
            value={name}
            label={t(fundTabs[name].label)}
            id={`fund-tab-${name}`}
            aria-controls={`fund-panel-${name}`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`fund-panel-${tab}`} aria-labelledby={`fund-tab-${tab}`}>
        <Panel />
      </Box>
    </>
  );
}
