import History from '@mui/icons-material/History';
import Card from '@mui/material/Card';
import { useTranslation } from '../../../i18n/useTranslation';
import { EmptyState } from '../../../ui/page/EmptyState';

/** A log without an event. */
export function NoEvents() {
  const { t } = useTranslation();
  return (
    <Card>
      <EmptyState
        icon={<History />}
        title={t('No events yet')}
        text={t('Actions in the portal appear here, including sign-ins.')}
      />
    </Card>
  );
}
