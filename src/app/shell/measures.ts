/** The shell's measures. */
export const headerHeight = 56;
export const sidebarWidth = { open: '16rem', collapsed: '3rem' };

export const sidebarId = 'sidebar';
