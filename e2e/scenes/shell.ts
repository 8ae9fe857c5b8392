import { dialog, heading, isPhone, menu, type SceneGroup } from './scene';

/** Home of each role, what stands around every page, and pages that lead nowhere. */
const home = (role: NonNullable<SceneGroup['role']>, name: string) => ({ role, name });

export const officerAtHome: SceneGroup = {
  ...home('district_officer', 'home-of-an-officer'),
  scenes: [
    {
      name: 'dashboard-of-an-officer',
      show: async ({ dashboard }) => {
        await dashboard.open();
        await dashboard.isDrawn();
      },
    },
    {
      name: 'dashboard-with-tables',
      goesOn: true,
      show: async ({ dashboard }) => {
        for (const chart of [dashboard.months, dashboard.stages, dashboard.map]) await dashboard.showAsTable(chart);
      },
    },
    {
      name: 'user-menu',
      show: async (portal) => {
        await portal.claims.open();
        await portal.shell.userMenu.click();
        await menu(portal);
      },
    },
    {
      name: 'keyboard-shortcuts',
      goesOn: true,
      show: async (portal) => {
        await portal.page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
        await dialog(portal, 'Keyboard shortcuts');
      },
    },
    {
      name: 'glossary',
      show: async (portal) => {
        await portal.page.goto('/glossary');
        await heading(portal, 'Statuses and Roles');
      },
    },
    {
      name: 'navigation-toggled',
      show: async (portal) => {
        const { claims, shell, page } = portal;
        await claims.open();
        await shell.sidebarToggle.click();
        const shown = isPhone(portal) ? page.getByRole('dialog', { name: 'Main navigation' }) : shell.navigation;
        await shown.getByRole('link', { name: 'Settings' }).waitFor();
      },
    },
    {
      name: 'not-authorised',
      show: async ({ page }) => {
        await page.goto('/audit-logs');
        await page.getByRole('main').getByRole('link').first().waitFor();
      },
    },
    {
      name: 'page-not-found',
      show: async ({ page }) => {
        await page.goto('/nowhere/at/all');
        await page.getByRole('link', { name: 'Return to Home' }).waitFor();
      },
    },
  ],
};

export const committeeAtHome: SceneGroup = {
  ...home('cvc_member', 'home-of-the-committee'),
  scenes: [
    {
      name: 'dashboard-of-the-committee',
      show: async ({ dashboard }) => {
        await dashboard.open();
        await dashboard.isDrawn();
      },
    },
    {
      name: 'notifications',
      show: async ({ claims, notifications }) => {
        await claims.open();
        await notifications.open();
      },
    },
    { name: 'notifications-read', goesOn: true, show: ({ notifications }) => notifications.markAllRead() },
  ],
};
