import Box from '@mui/material/Box';
import { useTranslation } from '../../i18n/useTranslation';
import { shortScreen } from '../../ui/theme/media';
import { headerHeight, sidebarId, sidebarWidth } from './measures';
import { Navigation } from './Navigation';

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
        height: `calc(100dvh - ${headerHeight})`,
        // The header does not stay there.
        [shortScreen]: { top: 0, height: '100dvh' },
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
