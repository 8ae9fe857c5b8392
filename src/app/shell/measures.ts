/** The shell's measures, which grow with the text. */
export const headerHeight = '3.5rem';
export const sidebarWidth = { open: '16rem', collapsed: '3rem' };

/** Where the sidebar is a drawer, and where the widest table has room beside it open. */
export const narrowShell = '(max-width: 767.95px)';
export const wideShell = '(min-width: 1320px)';

export const sidebarId = 'sidebar';
