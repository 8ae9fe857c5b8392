/** The shell's measures, which grow with the text. */
export const headerHeight = '3.5rem';
export const sidebarWidth = { open: '16rem', collapsed: '3rem' };

export const sidebarId = 'sidebar';
