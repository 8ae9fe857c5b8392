import CloseIcon from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import type { Role } from '../../domain/roles';
import { mayOpen, routeNames, routes, type RouteName } from '../../domain/routes';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { selectRole } from '../../store/session/selectors';
import { Emblem } from '../../ui/Emblem';
import { screens } from '../screens';
import { headerHeight, sidebarId, sidebarWidth } from './measures';

const groups = [
  { group: 'main', label: 'Main' },
  { group: 'administration', label: 'Administration' },
] as const;

const namesIn = (group: string, role: Role): RouteName[] =>
  routeNames.filter((name) => routes[name].group === group && mayOpen(name, role));

/** Beside the page: icons with tooltips, or icons with their words. */
export function Sidebar({ open }: { open: boolean }) {
  const { t } = useTranslation();
  return (
    <Box
      component="nav"
      id={sidebarId}
      aria-label={t('Main navigation')}
      sx={(theme) => ({
        position: 'sticky',
        top: headerHeight,
        flex: 'none',
        alignSelf: 'flex-start',
        width: open ? sidebarWidth.open : sidebarWidth.collapsed,
        height: `calc(100dvh - ${headerHeight}px)`,
        overflowX: 'hidden',
        overflowY: 'auto',
        bgcolor: 'background.paper',
        borderRight: 1,
        borderColor: 'divider',
        displayPrint: 'none',
        transition: theme.transitions.create('width'),
      })}
    >
      <Navigation open={open} />
    </Box>
  );
}

/** Over the page, on a narrow screen. */
export function SidebarDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          id: sidebarId,
          role: 'dialog',
          'aria-modal': true,
          'aria-label': t('Main navigation'),
          sx: { width: sidebarWidth.open, maxWidth: 'calc(100vw - 56px)' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, height: headerHeight, pl: 1.5, pr: 0.5 }}>
        <Emblem size={28} />
        <Typography variant="subtitle1" noWrap sx={{ flex: 1, fontWeight: 650 }}>
          {t('Wildlife Claims Portal')}
        </Typography>
        <IconButton onClick={onClose} aria-label={t('Close')}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <Box component="nav" aria-label={t('Main navigation')}>
        <Navigation open onNavigate={onClose} />
      </Box>
    </Drawer>
  );
}

/** What the role may open, by group of the route table. */
function Navigation({ open, onNavigate }: { open: boolean; onNavigate?: () => void }) {
  const role = useAppSelector(selectRole);
  if (!role) return null;
  return groups.map(({ group, label }) => (
    <NavigationGroup key={group} label={label} names={namesIn(group, role)} open={open} onNavigate={onNavigate} />
  ));
}

type NavigationGroupProps = { label: string; names: RouteName[]; open: boolean; onNavigate?: () => void };

function NavigationGroup({ label, names, open, onNavigate }: NavigationGroupProps) {
  const { t } = useTranslation();
  const labelId = useId();
  if (names.length === 0) return null;
  return (
    <Box sx={{ py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Typography
        id={labelId}
        variant="caption"
        noWrap
        sx={{ display: open ? 'block' : 'none', px: 2, py: 0.5, fontWeight: 600, color: 'text.secondary' }}
      >
        {t(label)}
      </Typography>
      <List disablePadding aria-labelledby={labelId} sx={{ display: 'grid', gap: 0.25, px: 0.5 }}>
        {names.map((name) => (
          <NavigationItem key={name} name={name} open={open} onNavigate={onNavigate} />
        ))}
      </List>
    </Box>
  );
}

function NavigationItem({ name, open, onNavigate }: { name: RouteName; open: boolean; onNavigate?: () => void }) {
  const { t } = useTranslation();
  const { path, title } = routes[name];
  const { Icon } = screens[name];
  return (
    <ListItem disablePadding>
      <Tooltip title={open ? '' : t(title)} placement="right">
        <ListItemButton
          component={NavLink}
          to={path}
          onClick={onNavigate}
          aria-label={open ? undefined : t(title)}
          sx={{
            gap: 1.5,
            minWidth: 0,
            minHeight: 40,
            px: '9.5px',
            borderRadius: 1,
            color: 'text.secondary',
            '&.active': { bgcolor: 'action.selected', color: 'primary.main', fontWeight: 600 },
          }}
        >
          <Icon fontSize="small" />
          {open && (
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {t(title)}
            </Box>
          )}
        </ListItemButton>
      </Tooltip>
    </ListItem>
  );
}
