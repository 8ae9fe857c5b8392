/*
 * What opens over the page, in one file with the panel behind the bell: the first page shows without it, and all of them
 * stand on the same pieces.
 */
export const loadUserMenu = () => import(/* webpackChunkName: "shell-menus" */ './UserMenuList');
export const loadShortcuts = () => import(/* webpackChunkName: "shell-menus" */ './ShortcutsDialog');
export const loadDrawer = () => import(/* webpackChunkName: "shell-menus" */ './SidebarDrawer');
export const loadWarnings = () => import(/* webpackChunkName: "shell-menus" */ './StorageWarnings');
export const loadMarks = () => import(/* webpackChunkName: "shell-menus" */ './HeaderMarks');

/** Resolves when the file is there or cannot be had, which whoever presses then hears. */
export async function shellMenusReady() {
  await loadUserMenu().catch(() => undefined);
}
