import MenuIcon from '@mui/icons-material/MenuOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { homePath } from '../../domain/entrancePaths';
import { NotificationBell } from '../../features/notifications/NotificationBell';
import { useTranslation } from '../../i18n/useTranslation';
import { Emblem } from '../../ui/page/Emblem';
import { shortScreen } from '../../ui/theme/media';
import { useRoomFor } from '../../ui/page/useRoomFor';
import { headerHeight, sidebarId } from './measures';
import { useOnDemand } from '../../ui/onDemand/useOnDemand';
import { loadMarks } from './shellMenus';
import { UnsavedMark } from './StorageNotice';
import { UserMenu } from './UserMenu';

type HeaderProps = { sidebarOpen: boolean; onToggleSidebar: () => void; onListShortcuts: () => void };

export function Header({ sidebarOpen, onToggleSidebar, onListShortcuts }: HeaderProps) {
  const { t } = useTranslation();
  const { piece: marks, demand } = useOnDemand(loadMarks);
  useEffect(demand, [demand]);
  const [roomForNames, headerRef] = useRoomFor(900);
  return (
    <Box
      component="header"
      ref={headerRef}
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        [shortScreen]: { position: 'static' },
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1 },
        height: headerHeight,
        // The toggle stands above the icons of the collapsed sidebar.
        pl: { xs: 0.5, sm: '5px' },
        pr: { xs: 0.5, sm: 2 },
        bgcolor: 'background.paper',
        borderTop: '3px solid',
        borderTopColor: 'primary.main',
        borderBottom: '1px solid',
        borderBottomColor: 'divider',
        displayPrint: 'none',
      }}
    >
      <Tooltip title={t('Toggle sidebar (Ctrl+B)')}>
        <IconButton
          onClick={onToggleSidebar}
          aria-label={t('Toggle sidebar')}
          aria-expanded={sidebarOpen}
          aria-controls={sidebarId}
          aria-keyshortcuts="Control+B Meta+B"
        >
          <MenuIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Link
        component={RouterLink}
        to={homePath}
        underline="none"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minWidth: 0,
          minHeight: 44,
          color: 'text.primary',
          typography: 'subtitle1',
          fontSize: '1rem',
          fontWeight: 650,
          letterSpacing: '-0.01em',
        }}
      >
        <Emblem size={28} />
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {t('Wildlife Claims Portal')}
        </Box>
      </Link>
      <Box sx={{ flex: 1 }} />
      {marks && <marks.HeaderMarks />}
      <UnsavedMark />
      <NotificationBell />
      <UserMenu named={roomForNames} onListShortcuts={onListShortcuts} />
    </Box>
  );
}
