import Alert from '@mui/material/Alert';
import { useTranslation } from '../../i18n/useTranslation';

type UnreadAddressProps = { unread: readonly string[]; onClose: () => void };

/** Says what of the URL nobody could read, and that the list is shown without it. */
export function UnreadAddress({ unread, onClose }: UnreadAddressProps) {
  const { t } = useTranslation();
  if (unread.length === 0) return null;
  return (
    <Alert severity="warning" onClose={onClose} closeText={t('Close')} sx={{ mb: 2 }}>
      {t('Part of this address was not recognised and is ignored: {{parts}}', {
        parts: unread.join(', '),
      })}
    </Alert>
  );
}
