import NotificationsNone from '@mui/icons-material/NotificationsNoneOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { selectUnreadCount } from '../../store/notifications/selectors';
import { useOnDemand } from '../../ui/onDemand/useOnDemand';

// With the other menus of the shell (app/shell/shellMenus.ts).
const load = () => import(/* webpackChunkName: "shell-menus" */ './NotificationPanel');

/** How much is unread for the signed-in role, and the way to it. */
export function NotificationBell() {
  const { t } = useTranslation();
  const unread = useAppSelector(selectUnreadCount);
  const { piece: panel, demand } = useOnDemand(load);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  return (
    <>
      <Tooltip title={t('Notifications')}>
        <IconButton
          onClick={(event) => {
            demand();
            setAnchor(event.currentTarget);
          }}
          aria-label={unread > 0 ? t('Notifications: {{count}} unread', { count: unread }) : t('Notifications')}
          aria-haspopup="dialog"
          aria-expanded={panel !== undefined && anchor !== null}
        >
          {/*
            As the name says it: a badge of its own accord stops at 99+, and out of sight keeps the number that it showed.
          */}
          <Badge key={unread > 0 ? 'some' : 'none'} badgeContent={unread || undefined} max={unread} color="error">
            <NotificationsNone />
          </Badge>
        </IconButton>
      </Tooltip>
      {panel && <panel.NotificationPanel anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
