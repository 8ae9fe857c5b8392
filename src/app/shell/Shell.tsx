import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Outlet, ScrollRestoration, useLocation, type Location } from 'react-router-dom';
import { findSidebarOpen } from '../../domain/settings/sidebar';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { toggleSidebar } from '../../store/settings/deviceCommands';
import { plainElementStyles } from '../../ui/theme/plainElementStyles';
import { useOnDemand } from '../../ui/onDemand/useOnDemand';
import { focusHeading } from '../focusHeading';
import { Header } from './Header';
import { keepFocus } from './keepFocus';
import { narrowShell, wideShell } from './measures';
import { ReadingNotice } from './ReadingNotice';
import { loadDrawer, loadShortcuts } from './shellMenus';
import { Sidebar } from './Sidebar';
import { SkipLink } from './SkipLink';
import { StorageNotice } from './StorageNotice';
import { useShortcuts } from './useShortcuts';
import { useSidebarShortcut } from './useSidebarShortcut';

const globalStyles = <GlobalStyles styles={plainElementStyles} />;

/** The frame around every page behind sign-in (docs/product.md, Frame). */
export function Shell() {
  const dispatch = useAppDispatch();
  const narrow = useMediaQuery(narrowShell, { noSsr: true });
  const wide = useMediaQuery(wideShell, { noSsr: true });
  const [openedAt] = useState(() => new Date().toISOString());
  const sidebarOpen = useAppSelector((state) => findSidebarOpen(state.settings.sidebar, openedAt)) ?? wide;
  const { piece: drawer, demand: demandDrawer } = useOnDemand(loadDrawer);
  const [drawerWanted, setDrawerWanted] = useState(false);
  const drawerOpen = drawer !== undefined && drawerWanted;
  const main = useRef<HTMLElement>(null);
  const { piece: shortcuts, demand: demandShortcuts } = useOnDemand(loadShortcuts);
  const [shortcutsListed, setShortcutsListed] = useState(false);

  const toggle = () => {
    if (narrow) {
      demandDrawer();
      setDrawerWanted(!drawerOpen);
    } else void dispatch(toggleSidebar(!sidebarOpen));
  };
  useSidebarShortcut(toggle);

  const listShortcuts = () => {
    demandShortcuts();
    setShortcutsListed(true);
  };

  return (
    <>
      {globalStyles}
      <SkipLink target={main} />
      <Header
        sidebarOpen={narrow ? drawerOpen : sidebarOpen}
        onToggleSidebar={toggle}
        onListShortcuts={listShortcuts}
      />
      <Box sx={{ display: 'flex' }}>
        {narrow ? (
          drawer && <drawer.SidebarDrawer open={drawerOpen} onClose={() => setDrawerWanted(false)} />
        ) : (
          <Sidebar open={sidebarOpen} />
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <StorageNotice />
          <Box component="main" ref={main} tabIndex={-1} sx={{ outline: 0 }}>
            <Outlet />
          </Box>
        </Box>
      </Box>
      <ReadingNotice />
      <ScrollRestoration getKey={scrollKey} />
      <FocusOnNavigation main={main} />
      <Shortcuts main={main} onList={listShortcuts} />
      {shortcuts && <shortcuts.ShortcutsDialog open={shortcutsListed} onClose={() => setShortcutsListed(false)} />}
    </>
  );
}

/** The first entry of every load has the same key: a page opened afresh must not scroll to where another one stood. */
const scrollKey = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

/**
 * A new page is where reading goes on, for the keyboard and for a screen reader, and nothing that is done on a page
 * leaves the focus nowhere. A piece of its own: the shell around the page does not change with the address.
 */
function FocusOnNavigation({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    const page = main.current;
    const focused = document.activeElement;
    if (page && (focused === page || !page.contains(focused))) return focusHeading(page);
    return undefined;
  }, [pathname, main]);
  useEffect(() => (main.current ? keepFocus(main.current) : undefined), [main]);
  return null;
}

/** The keys that are pressed alone. A piece of its own: it follows the address. */
function Shortcuts({ main, onList }: { main: RefObject<HTMLElement | null>; onList: () => void }) {
  useShortcuts(main, onList);
  return null;
}
