import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import Logout from '@mui/icons-material/LogoutOutlined';
import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { loginPath } from '../../domain/entrancePaths';
import { routes, settingsPath } from '../../domain/routes';
import type { Session } from '../../domain/user/user';
import { useTranslation } from '../../i18n/useTranslation';
import { marked } from '../../ui/page/historyState';
import { ThemeItems } from './ThemeItems';
import { UserNames } from './UserNames';

type UserMenuListProps = {
  session: Session;
  post: string;
  /** The button says who is signed in. */
  named: boolean;
  anchor: HTMLElement | null;
  onClose: () => void;
  onListShortcuts: () => void;
};

export function UserMenuList({ session, post, named, anchor, onClose, onListShortcuts }: UserMenuListProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      // In the header's landmark, where a screen reader expects it.
      container={() => anchor?.closest('header') ?? null}
      variant="menu"
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': t('User menu') }, paper: { sx: { mt: 0.5, minWidth: 240, maxWidth: 320 } } }}
    >
      {!named && (
        <Box component="li" role="none" sx={{ px: 2, py: 1 }}>
          <UserNames session={session} post={post} />
        </Box>
      )}
      <MenuItem component={RouterLink} to={settingsPath('profile')} onClick={onClose}>
        <ListItemIcon>
          <AccountCircleOutlined fontSize="small" />
        </ListItemIcon>
        {t('My Account')}
      </MenuItem>
      <MenuItem component={RouterLink} to={settingsPath('preferences')} onClick={onClose}>
        <ListItemIcon>
          <SettingsOutlined fontSize="small" />
        </ListItemIcon>
        {t('Profile Settings')}
      </MenuItem>
      <MenuItem
        onClick={() => {
          onClose();
          onListShortcuts();
        }}
      >
        <ListItemIcon>
          <KeyboardOutlined fontSize="small" />
        </ListItemIcon>
        {t('Keyboard shortcuts')}
      </MenuItem>
      <MenuItem component={RouterLink} to={routes.glossary.path} onClick={onClose}>
        <ListItemIcon>
          <SchoolOutlined fontSize="small" />
        </ListItemIcon>
        {t(routes.glossary.title)}
      </MenuItem>
      <Divider component="li" sx={{ my: 0.5 }} />
      <ThemeItems />
      <Divider component="li" sx={{ my: 0.5 }} />
      <MenuItem
        onClick={() => {
          onClose();
          void navigate(loginPath, { state: marked('signOut'), flushSync: true });
        }}
      >
        <ListItemIcon>
          <Logout fontSize="small" />
        </ListItemIcon>
        {t('Sign Out')}
      </MenuItem>
    </Menu>
  );
}
