import { deleteDatabase, findSampleClaim, findSampleUser } from '../support/storage';
import { button, dialog, menu, question, type SceneGroup } from './scene';

export const reports: SceneGroup = {
  name: 'reports',
  role: 'admin',
  scenes: [
    {
      name: 'reports',
      show: async ({ page, reports: desk }) => {
        await page.goto('/reports');
        await desk.isShown();
      },
    },
    {
      name: 'report-of-days-of-ones-own',
      goesOn: true,
      show: async ({ reports: desk }) => {
        await desk.period.selectOption('Custom period');
        await desk.startDate.waitFor();
      },
    },
    {
      name: 'report-previewed',
      goesOn: true,
      show: async ({ reports: desk }) => {
        await desk.choose('District Analysis', 'This year');
        await desk.pressPreview();
        await desk.preview('District Analysis').first().waitFor();
      },
    },
    {
      name: 'report-of-forwarded-claims',
      goesOn: true,
      show: async ({ reports: desk }) => {
        await desk.choose('Forwarded Claims', 'This year');
        await desk.pressPreview();
        await desk.preview('Forwarded Claims Report').waitFor();
      },
    },
  ],
};

export const schedules: SceneGroup = {
  name: 'schedules',
  role: 'admin',
  scenes: [
    { name: 'schedules', show: ({ schedules: desk }) => desk.open() },
    { name: 'schedule-in-force', show: ({ schedules: desk }) => desk.openVersion('v2024.1') },
    {
      name: 'schedule-copied',
      goesOn: true,
      show: async (portal) => {
        await portal.schedules.button('Copy to a new version').click();
        await dialog(portal, /^Copy/);
      },
    },
    {
      name: 'schedule-copied-with-errors',
      goesOn: true,
      show: async ({ schedules: desk, page }) => {
        await desk.field('New version').fill('v2024.1');
        await desk.dialog.getByRole('button', { name: 'Copy schedule' }).click();
        await page.locator('[aria-invalid=true]').first().waitFor();
      },
    },
    {
      name: 'schedule-withdrawn',
      show: async (portal) => {
        await portal.schedules.openVersion('v2024.1');
        await portal.schedules.button('Withdraw schedule').click();
        await dialog(portal, /^Withdraw/);
      },
    },
    {
      name: 'question-before-a-schedule-is-withdrawn',
      goesOn: true,
      show: async (portal) => {
        await portal.schedules.field('Reason').fill('The price of maize is wrong.');
        await portal.schedules.dialog.getByRole('button', { name: 'Withdraw schedule' }).click();
        await question(portal);
      },
    },
    { name: 'schedule-edited', show: ({ schedules: desk }) => desk.copy('v2024.1', 'v2027.1') },
    {
      name: 'schedule-edited-with-errors',
      goesOn: true,
      show: async ({ schedules: desk, page }) => {
        // Named with its crop only where it stands in a row.
        await page
          .getByRole('textbox', { name: /Price \(UGX a kg\)$/ })
          .first()
          .fill('-5');
        await page
          .getByRole('textbox', { name: /Expected yield \(kg an acre\)$/ })
          .nth(1)
          .fill('');
        await desk.save();
        await page.locator('[aria-invalid=true]').first().waitFor();
      },
    },
    {
      name: 'question-before-a-schedule-is-left',
      goesOn: true,
      show: async (portal) => {
        await portal.page.getByRole('link', { name: 'All valuation schedules' }).click();
        await question(portal);
      },
    },
    {
      name: 'schedule-draft',
      goesOn: true,
      show: async (portal) => {
        await portal.schedules.question.getByRole('button', { name: 'Leave without saving' }).click();
        await portal.schedules.openVersion('v2027.1');
      },
    },
    {
      name: 'schedule-published',
      goesOn: true,
      show: async (portal) => {
        await portal.schedules.button('Publish schedule').click();
        await dialog(portal, /^Publish/);
      },
    },
    {
      name: 'question-before-a-draft-schedule-is-deleted',
      show: async (portal) => {
        await portal.schedules.openVersion('v2027.1');
        await portal.schedules.button('Delete draft').click();
        await question(portal);
      },
    },
  ],
};

export const scheme: SceneGroup = {
  name: 'scheme',
  role: 'admin',
  scenes: [
    { name: 'scheme-rules', show: ({ scheme: desk }) => desk.open() },
    {
      name: 'question-before-rules-are-confirmed',
      show: async (portal) => {
        await portal.scheme.open();
        await button(portal, 'Confirm as shipped: Days').click();
        await question(portal);
      },
    },
    {
      name: 'scheme-species-edited',
      show: async ({ scheme: desk }) => {
        await desk.open();
        await desk.edit('Listed species');
      },
    },
    {
      name: 'scheme-days-with-errors',
      show: async ({ scheme: desk, page }) => {
        await desk.open();
        await desk.edit('Days');
        await desk.dialog.getByRole('textbox').first().fill('0');
        await desk.dialog.getByRole('button', { name: 'Save', exact: true }).click();
        await page.locator('[aria-invalid=true]').first().waitFor();
      },
    },
    {
      name: 'scheme-papers-edited',
      show: async ({ scheme: desk }) => {
        await desk.open();
        await desk.edit('Human Death');
      },
    },
    {
      name: 'scheme-sentence-edited',
      show: async ({ scheme: desk }) => {
        await desk.open();
        await desk.edit('Reported too late');
      },
    },
    {
      name: 'scheme-rules-changed',
      goesOn: true,
      show: async ({ scheme: desk }) => {
        await desk.dialog.getByRole('textbox', { name: 'English' }).fill('You told us too late.');
        await desk.save();
      },
    },
  ],
};

export const users: SceneGroup = {
  name: 'users',
  role: 'admin',
  scenes: [
    { name: 'users', show: ({ users: list }) => list.open() },
    {
      name: 'users-none-match',
      goesOn: true,
      show: async ({ users: list, page }) => {
        await list.search.fill('nobody of this name');
        await page.getByRole('button', { name: 'Clear all' }).waitFor();
      },
    },
    {
      name: 'user-added',
      show: async ({ users: list }) => {
        await list.open();
        await list.startAdding();
      },
    },
    {
      name: 'user-added-with-errors',
      goesOn: true,
      show: async ({ users: list, page }) => {
        await list.addDialog.send();
        await page.locator('[aria-invalid=true]').first().waitFor();
      },
    },
    {
      name: 'user-districts',
      goesOn: true,
      show: async ({ users: list, page }) => {
        await list.addDialog.choice('District').click();
        await page.getByRole('listbox').waitFor();
      },
    },
    {
      name: 'user-changed',
      show: async ({ users: list, page }) => {
        await list.open();
        await list.startEditing(await findSampleUser(page, { status: 'active', role: 'supervisor' }));
      },
    },
    {
      name: 'question-before-a-user-is-deleted',
      show: async ({ users: list, page }) => {
        await list.open();
        await list.startDeleting(await findSampleUser(page, { status: 'active', role: 'supervisor' }));
      },
    },
  ],
};

export const audit: SceneGroup = {
  name: 'audit',
  role: 'admin',
  scenes: [
    { name: 'audit-overview', show: ({ audit: log }) => log.open() },
    { name: 'audit-feed', goesOn: true, show: ({ audit: log }) => log.showTab('Activity Feed') },
    {
      name: 'audit-live',
      goesOn: true,
      show: ({ audit: log }) => log.realTime.click(),
    },
    {
      name: 'audit-analytics',
      show: async ({ audit: log }) => {
        await log.open();
        await log.showTab('Analytics');
        await log.panel('Analytics').locator('svg path, svg rect').first().waitFor();
      },
    },
    { name: 'audit-trail', goesOn: true, show: ({ audit: log }) => log.showTab('Audit Trail') },
    { name: 'audit-event', goesOn: true, show: ({ audit: log }) => log.openDetails('Signed in') },
    {
      name: 'audit-none-match',
      goesOn: true,
      show: async ({ audit: log }) => {
        await log.closeDetails();
        await log.searchFor('nothing of this kind');
        await log.noneMatch.first().waitFor();
      },
    },
    {
      name: 'audit-export-menu',
      show: async (portal) => {
        await portal.audit.open();
        await button(portal, 'Export Report').click();
        await menu(portal);
      },
    },
  ],
};

export const settings: SceneGroup = {
  name: 'settings',
  role: 'admin',
  scenes: [
    { name: 'settings', show: ({ settings: page }) => page.open() },
    {
      name: 'settings-with-errors',
      goesOn: true,
      show: async ({ settings: desk, page }) => {
        await desk.text('Full Name').fill('');
        await desk.choice('Currency').selectOption('USD');
        await desk.pressSave();
        await page.locator('[aria-invalid=true]').first().waitFor();
      },
    },
    {
      name: 'question-before-settings-are-left',
      show: async (portal) => {
        await portal.settings.open();
        await portal.settings.text('Full Name').fill('Somebody Else');
        await portal.page.getByRole('link', { name: 'Import claims from a spreadsheet' }).click();
        await question(portal);
      },
    },
    {
      name: 'question-before-settings-are-reset',
      show: async (portal) => {
        await portal.settings.open();
        await portal.settings.choice('Date format').selectOption('YYYY-MM-DD');
        await portal.settings.save();
        await portal.settings.pressReset();
        await question(portal);
      },
    },
    {
      name: 'register-imported',
      show: async (portal) => {
        await portal.settings.open();
        await button(portal, 'Import register').click();
        await dialog(portal, 'Import register');
      },
    },
    {
      name: 'question-before-a-restore',
      show: async (portal) => {
        await portal.settings.open();
        await portal.settings
          .snapshot('Daily')
          .getByRole('button', { name: /^Restore/ })
          .click();
        await question(portal);
      },
    },
    {
      name: 'question-before-an-empty-register',
      show: async (portal) => {
        await portal.settings.open();
        await button(portal, 'Start with an empty register').click();
        await question(portal);
      },
    },
    {
      name: 'banner-of-damaged-records',
      show: async ({ page, claims, shell }) => {
        await claims.open();
        const { id } = await findSampleClaim(page, 'submitted');
        await page.evaluate((key) => localStorage.setItem(key, '{"id": "half a rec'), `reg/claims/${id}`);
        // The mirror is read where there is nothing else.
        await deleteDatabase(page);
        await page.goto('/claims');
        await shell.storage.getByText('unreadable record').first().waitFor();
      },
    },
    {
      name: 'settings-with-what-was-set-aside',
      goesOn: true,
      show: async ({ settings: desk, page }) => {
        await desk.open();
        await page.getByRole('list', { name: 'Unreadable records' }).waitFor();
      },
    },
  ],
};

/** Every list and chart with nothing to show. */
export const emptyRegister: SceneGroup = {
  name: 'empty-register',
  role: 'admin',
  scenes: [
    {
      name: 'empty-settings',
      show: async ({ settings: desk }) => {
        await desk.open();
        await desk.startEmpty();
      },
    },
    { name: 'empty-dashboard', goesOn: true, show: ({ dashboard }) => dashboard.open() },
    { name: 'empty-claims', goesOn: true, show: ({ claims }) => claims.open() },
    { name: 'empty-queue', goesOn: true, show: ({ verification }) => verification.open() },
    {
      name: 'empty-payments',
      goesOn: true,
      show: async ({ page }) => {
        await page.goto('/fund-management');
        await page.getByText('No payments yet').waitFor();
      },
    },
    { name: 'empty-fund', goesOn: true, show: ({ fund }) => fund.open() },
    {
      name: 'empty-users',
      goesOn: true,
      show: async ({ page }) => {
        await page.goto('/user-management');
        await page.getByText('No users yet').waitFor();
      },
    },
    { name: 'empty-audit', goesOn: true, show: ({ audit: log }) => log.open() },
    {
      name: 'empty-report',
      goesOn: true,
      show: async ({ page, reports: desk }) => {
        await page.goto('/reports');
        await desk.isShown();
        await desk.choose('Claims Summary', 'This year');
        await desk.pressPreview();
        await page.getByText('Nothing to report').waitFor();
      },
    },
  ],
};
