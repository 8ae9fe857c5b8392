import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { selectRole } from '../../store/session/selectors';
import { Page } from '../../ui/page/Page';
import { SectionSkeleton } from '../../ui/page/Skeletons';
import { LacksRecords } from '../shared/LacksRecords';
import { ReportDesk } from './ReportDesk';

export function ReportsPage() {
  const { t } = useTranslation();
  const open = useAppSelector((state) => state.storage.open);
  const role = useAppSelector(selectRole);
  return (
    <Page title={t('Export Reports')} subtitle={t('Download reports as PDF, Excel or CSV files')}>
      <LacksRecords />
      {open && role ? <ReportDesk role={role} /> : <SectionSkeleton fields={6} />}
    </Page>
  );
}
