import type { Locator } from '@playwright/test';
import { letPass } from './support/clock';
import { expect, test } from './support/portalTest';
import { findSampleClaim } from './support/storage';
import { phone } from './support/touch';

test.use(phone);

/** It takes the whole screen, from edge to edge. */
const fillsScreen = (dialog: Locator) =>
  expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: phone.viewport.width });

test('on a phone every dialog takes the whole screen, and what is listed stands as cards', async ({ portal, page }) => {
  const { claim, notifications, dashboard, claims, fund, users, audit, reports, settings, shell } = portal;
  await page.clock.install();
  await portal.signInAs('admin', '/');

  await test.step('figures are tapped, the tables of the dashboard are cards', async () => {
    await dashboard.isShown();
    await dashboard.isDrawn();
    for (const chart of [dashboard.months, dashboard.stages, dashboard.map]) await dashboard.showAsTable(chart);
    await expect(dashboard.overdue.getByRole('table')).toHaveCount(0);
    await expect(dashboard.overdue.getByRole('listitem')).toHaveCount(6);
    await dashboard.card('Overdue Claims').tap();
    await claims.hasChips('Overdue');
  });

  await test.step('a payment, and what the bell lists', async () => {
    const { id } = await findSampleClaim(page, 'payment_failed');
    await claim.open(id);
    await claim.action('Process Payment').tap();
    await fillsScreen(page.getByRole('dialog', { name: 'Process Payment' }));
    await claim.paymentForm.getByRole('button', { name: 'Cancel' }).tap();
    await notifications.open();
    await fillsScreen(notifications.list);
    await notifications.close();
    await notifications.countsUnread(3);
  });

  await test.step('the fund ledger', async () => {
    await fund.open();
    await expect(page.getByRole('list', { name: 'Fund History' }).getByRole('listitem')).toHaveCount(4);
  });

  await test.step('accounts, of which none is cut off', async () => {
    await users.open();
    await expect(users.cards).toHaveCount(25);
    expect(await users.cutOff()).toEqual([]);
    await users.startAdding();
    await fillsScreen(users.addDialog.dialog);
  });

  await test.step('the audit log', async () => {
    await audit.open();
    for (const name of ['Security Overview', 'Activity Feed', 'Analytics', 'Audit Trail'] as const) {
      await audit.showTab(name);
    }
    await expect(audit.cards).toHaveCount(25);
    await expect(page.getByRole('grid')).toHaveCount(0);
    await audit.severity.selectOption({ label: 'Critical' });
    await audit.openDetails('Sign-in refused');
    await fillsScreen(audit.details);
  });

  await test.step('a report', async () => {
    await page.goto('/reports?type=district-analysis&period=year');
    await expect(reports.cards('Districts')).toHaveCount(11);
  });

  await test.step('settings, saved at the foot, and the questions before the register is replaced', async () => {
    await settings.open();
    await settings.choice('Date format').selectOption('YYYY-MM-DD');
    await settings.button('Save Changes').last().tap();
    await shell.toastSays('Settings saved successfully');
    const restore = settings.snapshot('Daily').getByRole('button', { name: /^Restore/ });
    for (const opener of [restore, settings.button('Start with an empty register')]) {
      await opener.tap();
      await fillsScreen(settings.question);
      await settings.confirm('Cancel');
    }
  });

  await test.step('a page without a claim', async () => {
    await page.goto('/nowhere');
    await page.goto('/claims/CL-A-VERY-LONG-ID-THAT-NO-CLAIM-OF-THIS-REGISTER-WOULD-EVER-HAVE-HAD');
    await expect(page.getByRole('heading', { level: 1, name: 'Claim Not Found' })).toBeVisible();
  });

  await test.step('the warning before the session ends', async () => {
    await letPass(page, 29);
    await fillsScreen(shell.idleWarning);
    await shell.idleWarning.getByRole('button', { name: 'Stay signed in' }).tap();
    await expect(shell.idleWarning).toBeHidden();
    await letPass(page, 30);
    await portal.login.isShown();
  });
});
