import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { Page } from '../../ui/page/Page';
import { SectionSkeleton } from '../../ui/page/Skeletons';
import { AuditDashboard } from './AuditDashboard';

export function AuditPage() {
  const { t } = useTranslation();
  const open = useAppSelector((state) => state.storage.open);
  const title = t('Security Audit Dashboard');
  const subtitle = t('Who did what in the portal, and when');
  if (open) return <AuditDashboard title={title} subtitle={subtitle} />;
  return (
    <Page title={title} subtitle={subtitle}>
      <SectionSkeleton fields={4} />
    </Page>
  );
}
