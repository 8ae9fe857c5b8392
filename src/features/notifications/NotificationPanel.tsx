import CloseIcon from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { markNotificationsRead, markNotificationsUnread } from '../../store/notifications/commands';
import { selectMyNotifications, selectUnreadCount } from '../../store/notifications/selectors';
import { phone } from '../../ui/theme/media';
import { NotificationList } from './NotificationList';

type NotificationPanelProps = { anchor: HTMLElement | null; onClose: () => void };

/** What concerns the signed-in role. */
export function NotificationPanel({ anchor, onClose }: NotificationPanelProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const unread = useAppSelector(selectUnreadCount);
  const notifications = useAppSelector(selectMyNotifications);
  const onPhone = useMediaQuery(phone, { noSsr: true });
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  /** Marked all at once, and to be taken back as long as the list is open. */
  const [marked, setMarked] = useState<string[]>([]);

  const markAllRead = () => {
    const ids = notifications.filter(({ readAt }) => readAt === undefined).map(({ id }) => id);
    void dispatch(markNotificationsRead(ids));
    setMarked(ids);
    // The button goes away with the last unread one; the focus stays in the list.
    title.current?.focus();
  };
  const undo = () => {
    void dispatch(markNotificationsUnread(marked));
    setMarked([]);
    title.current?.focus();
  };
  const close = () => {
    setMarked([]);
    onClose();
  };
  const open = (id: string, isUnread: boolean) => {
    if (isUnread) void dispatch(markNotificationsRead([id]));
    close();
  };

  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      marginThreshold={onPhone ? 0 : 16}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: {
            display: 'flex',
            flexDirection: 'column',
            ...(onPhone
              ? { width: '100vw', maxWidth: 'none', height: '100dvh', maxHeight: 'none', border: 0, borderRadius: 0 }
              : { mt: 0.5, width: 400, maxHeight: 'min(560px, calc(100dvh - 96px))' }),
          },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minHeight: 56,
          pl: 2,
          pr: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography ref={title} id={titleId} tabIndex={-1} variant="h2" sx={{ flex: 1, outline: 0 }}>
          {t('Notifications')}
        </Typography>
        {unread > 0 && (
          <Button size="small" onClick={markAllRead}>
            {t('Mark all as read')}
          </Button>
        )}
        {unread === 0 && marked.length > 0 && (
          <Button size="small" onClick={undo} aria-label={t('Undo: {{what}}', { what: t('Mark all as read') })}>
            {t('Undo')}
          </Button>
        )}
        <IconButton onClick={close} aria-label={t('Close')}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ overflowY: 'auto' }}>
        <NotificationList notifications={notifications} onOpen={open} />
      </Box>
    </Popover>
  );
}
