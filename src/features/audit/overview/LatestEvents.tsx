import { useTranslation } from '../../../i18n/useTranslation';
import { selectNewestEvents } from '../../../store/audit/log';
import { SectionCard } from '../../../ui/page/SectionCard';
import type { AuditView } from '../auditView';
import { EventList } from '../event/EventList';

const shownEvents = 3;

/** The three most recent events. */
export function LatestEvents({ log, ...view }: AuditView) {
  const { t } = useTranslation();
  return (
    <SectionCard title={t('Recent events')} description={t('The three most recent')}>
      <EventList events={selectNewestEvents(log).slice(0, shownEvents)} withDay label={t('Recent events')} {...view} />
    </SectionCard>
  );
}
