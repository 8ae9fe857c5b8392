/** The sidebar as last left, and when, ISO; null before it was ever toggled. */
export type SidebarMemory = { open: boolean; changedAt: string } | null;

const hour = 60 * 60 * 1000;

/** How long it is remembered, hours: seven days to the minute. */
const memoryHours = 7 * 24;

/**
 * Whether the sidebar was last left open; undefined where it never was touched, or not for as long as that is
 * remembered (docs/product.md, Frame).
 * @param now an instant, ISO
 */
export function findSidebarOpen(sidebar: SidebarMemory, now: string): boolean | undefined {
  if (!sidebar) return undefined;
  const hours = (Date.parse(now) - Date.parse(sidebar.changedAt)) / hour;
  return hours < memoryHours ? sidebar.open : undefined;
}
