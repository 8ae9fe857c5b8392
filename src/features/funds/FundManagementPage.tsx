import { useTranslation } from '../../i18n/useTranslation';
import { Page } from '../../ui/page/Page';
import { LacksRecords } from '../shared/LacksRecords';
import { FundMetrics } from './FundMetrics';
import { FundTabs } from './FundTabs';

export function FundManagementPage() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('Fund & Payment Management')}
      subtitle={t('Process compensation payments and manage district fund allocations')}
    >
      <LacksRecords />
      <FundMetrics />
      <FundTabs />
    </Page>
  );
}
