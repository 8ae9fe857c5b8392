import CloudDoneOutlined from '@mui/icons-material/CloudDoneOutlined';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import CloudSyncOutlined from '@mui/icons-material/CloudSyncOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useSyncExternalStore } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { settingsPath } from '../../domain/routes';
import { shareText } from '../../features/shared/sharing/shareText';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import type { ShareStatus } from '../../store/share/status';
import { useFormats } from '../../ui/text/formats';

function onNetworkChange(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const isOffline = () => !navigator.onLine;

/** In the header: how a device stands that shares its register; on any other, that there is no network. */
export function HeaderMarks() {
  const share = useAppSelector((state) => state.storage.share);
  return share ? <ShareMark share={share} /> : <OfflineMark />;
}

/** Leads to what of the portal lies on this device. */
function OfflineMark() {
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

/** Leads to Sharing. The number is of changes that have yet to be confirmed, or of those that were not made. */
function ShareMark({ share }: { share: ShareStatus }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { connection, waiting, told } = share;
  const fell = told.length > 0 ? t('{{count}} changes were not made', { count: told.length }) : '';
  const words = [shareText(t, share, dateTime), fell].filter(Boolean).join('. ');
  const isAllSent = connection === 'online' && waiting === 0;
  return (
    <Tooltip title={words}>
      <IconButton component={RouterLink} to={settingsPath('sharing')} aria-label={words}>
        <Badge badgeContent={told.length || waiting} color={told.length > 0 ? 'error' : 'secondary'} max={99}>
          {connection !== 'online' ? (
            <CloudOffOutlined fontSize="small" />
          ) : isAllSent ? (
            <CloudDoneOutlined fontSize="small" />
          ) : (
            <CloudSyncOutlined fontSize="small" />
          )}
        </Badge>
      </IconButton>
    </Tooltip>
  );
}
