import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import type { Role } from '../../domain/user/roles';
import { mayOpen, routeNames, routes, type RouteName } from '../../domain/routes';
import type { Words } from '../../domain/words';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { selectRole } from '../../store/session/selectors';
import { screens } from '../screens';

const groups = [
  { group: 'main', label: 'Main' },
  { group: 'administration', label: 'Administration' },
] as const satisfies readonly { group: string; label: Words }[];

const namesIn = (group: string, role: Role): RouteName[] =>
  routeNames.filter((name) => routes[name].group === group && mayOpen(name, role));

/** What the role may open, by group of the route table. */
export function Navigation({ open, onNavigate }: { open: boolean; onNavigate?: () => void }) {
  const role = useAppSelector(selectRole);
  if (!role) return null;
  return groups.map(({ group, label }) => (
    <NavigationGroup key={group} label={label} names={namesIn(group, role)} open={open} onNavigate={onNavigate} />
  ));
}

type NavigationGroupProps = { label: Words; names: RouteName[]; open: boolean; onNavigate?: () => void };

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
