import CloseIcon from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/useTranslation';
import { Emblem } from '../../ui/page/Emblem';
import { headerHeight, sidebarId, sidebarWidth } from './measures';
import { Navigation } from './Navigation';

/** Over the page, on a narrow screen. */
export function SidebarDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        // It comes when it is first opened, and slides in then too.
        transition: { appear: true },
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
