/*
 * What opens over the page, in one file with the panel behind the bell: the first page shows without it, and all three
 * stand on the same pieces.
 */
export const loadUserMenu = () => import(/* webpackChunkName: "shell-menus" */ './UserMenuList');
export const loadDrawer = () => import(/* webpackChunkName: "shell-menus" */ './SidebarDrawer');

/** Resolves when the file is there or cannot be had, which whoever presses then hears. */
export async function shellMenusReady() {
  await loadUserMenu().catch(() => undefined);
}
