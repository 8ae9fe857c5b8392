import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useSyncExternalStore } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { settingsPath } from '../../domain/routes';
import { useTranslation } from '../../i18n/useTranslation';

function onNetworkChange(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const isOffline = () => !navigator.onLine;

/** In the header while there is no network; leads to what of the portal lies on this device. */
export function OfflineMark() {
  const { t } = useTranslation();
  const offline = useSyncExternalStore(onNetworkChange, isOffline);
  if (!offline) return null;
  const words = t('Offline: you can keep working. Everything is saved on this device.');
  return (
    <Tooltip title={words}>
      <IconButton component={RouterLink} to={settingsPath('status')} aria-label={words}>
        <CloudOffOutlined fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
