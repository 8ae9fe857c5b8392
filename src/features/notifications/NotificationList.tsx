import type { TFunction } from 'i18next';
import NotificationsNone from '@mui/icons-material/NotificationsNoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Notification } from '../../domain/notification/notification';
import { isClaimNotification, notificationWords } from '../../domain/notification/notificationWords';
import { homePath } from '../../domain/entrancePaths';
import { alertsPath, claimPath, routes } from '../../domain/routes';
import { truncateName } from '../../domain/truncateName';
import { useTranslation } from '../../i18n/useTranslation';
import { ClaimId } from '../../ui/labels/ClaimId';
import { EmptyState } from '../../ui/page/EmptyState';
import { useFormats } from '../../ui/text/formats';
import { notKnown } from '../../domain/claim/notKnown';

/** How many are shown before the rest is asked for. */
const pageSize = 30;

type NotificationListProps = { notifications: Notification[]; onOpen: (id: string, unread: boolean) => void };

export function NotificationList({ notifications, onOpen }: NotificationListProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(pageSize);

  if (notifications.length === 0) {
    return (
      <EmptyState
        icon={<NotificationsNone />}
        title={t('No notifications yet')}
        text={t('Claims waiting for you, and updates on them, appear here.')}
      />
    );
  }
  return (
    <>
      <List disablePadding>
        {notifications.slice(0, shown).map((notification) => (
          <NotificationItem key={notification.id} notification={notification} onOpen={onOpen} />
        ))}
      </List>
      {notifications.length > shown && (
        <Button fullWidth onClick={() => setShown(shown + pageSize)} sx={{ my: 0.5 }}>
          {t('Show older')}
        </Button>
      )}
    </>
  );
}

type NotificationItemProps = { notification: Notification; onOpen: NotificationListProps['onOpen'] };

function NotificationItem({ notification, onOpen }: NotificationItemProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { id, action, at, readAt } = notification;
  const unread = readAt === undefined;
  return (
    <ListItem disablePadding divider>
      <ListItemButton
        component={Link}
        to={notificationPath(notification)}
        onClick={() => onOpen(id, unread)}
        sx={{ alignItems: 'flex-start', gap: 1.5, px: 2, py: 1.25 }}
      >
        <Box
          {...(unread ? { role: 'img', 'aria-label': t('Unread') } : { 'aria-hidden': true })}
          sx={{
            flex: 'none',
            width: 8,
            height: 8,
            mt: 0.75,
            borderRadius: '50%',
            bgcolor: unread ? 'primary.main' : 'transparent',
          }}
        />
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ fontWeight: unread ? 600 : 400, overflowWrap: 'anywhere' }}>
            {t(notificationWords(action).text, namesOf(t, notification))}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, typography: 'body2', color: 'text.secondary' }}>
            {isClaimNotification(notification) && <ClaimId id={notification.claimId} />}
            <time dateTime={at}>{dateTime(at)}</time>
          </Box>
        </Box>
      </ListItemButton>
    </ListItem>
  );
}

/** Who the words of a notification name. */
function namesOf(t: TFunction, notification: Notification): Record<string, string | number> {
  if (isClaimNotification(notification)) return { claimant: truncateName(notification.claimantName || t(notKnown)) };
  if (notification.action === 'claims_imported') return { count: notification.count, by: notification.by };
  return 'email' in notification ? { email: notification.email } : { by: notification.by };
}

/** Where a notification leads: to its claim, to the alerts of the log, or to what the register shows now. */
function notificationPath(notification: Notification): string {
  if (isClaimNotification(notification)) return claimPath(notification.claimId);
  if (notification.action === 'claims_imported') return routes.claims.path;
  if (notification.action === 'account_changed') return routes.settings.path;
  return notification.type === 'security' ? alertsPath : homePath;
}
