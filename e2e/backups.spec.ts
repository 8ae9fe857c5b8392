import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { daysAgo } from './support/claimData';
import { people } from './support/people';
import { expect, test } from './support/portalTest';
import { storedClaims, storedEvents, type StoredClaim } from './support/storage';
import { phone } from './support/touch';

type RegisterFile = { format: string; slices: { claims: StoredClaim[] } };

async function readRegister(download: Download): Promise<RegisterFile> {
  expect(download.suggestedFilename()).toMatch(/^wildlife-claims-[\d-]+\.json$/);
  return JSON.parse(await readFile(await download.path(), 'utf8')) as RegisterFile;
}

/** Claims but for how often they were written. */
const withoutRevision = (claims: StoredClaim[]) => claims.map((claim) => ({ ...claim, rev: undefined }));

test('an empty register is started, the snapshot of before restored, and the log keeps what happened since', async ({
  portal,
  page,
  openTab,
}) => {
  const { settings, dashboard, audit, shell } = portal;
  await portal.signInAs('admin', '/settings');
  await settings.isShown();
  const before = await storedClaims(page);
  const other = await openTab();
  await other.claims.open();
  await other.claims.showsFirstOf(247);

  await settings.button('Start with an empty register').click();
  await expect(settings.question).toHaveAccessibleName('Start with an empty register?');
  await expect(settings.question).toContainText('Claims: 247');
  const download = page.waitForEvent('download');
  await settings.button('Export this register first').click();
  const { format, slices } = await readRegister(await download);
  expect(format).toBe('wildlife-claims-register');
  expect(slices.claims).toHaveLength(247);
  await settings.confirm('Cancel');
  await other.claims.showsFirstOf(247);
  await settings.startEmpty();
  await expect(settings.snapshot('Before a replacement')).toContainText('247 claims');

  // The other tab follows.
  await expect(other.page.getByText('No claims yet')).toBeVisible();
  await expect(shell.userMenu).toHaveAccessibleName(new RegExp(people.admin.name));
  await audit.open('?tab=trail');
  await expect(audit.rows).toHaveCount(1);
  await expect(audit.rows.first()).toContainText('Register emptied');
  await audit.openDetails('Register emptied');
  await expect(audit.fact('Name')).toHaveText(people.admin.name);
  await expect(audit.fact('Claims before')).toHaveText('247');
  await expect(audit.fact('Claims after')).toHaveText('0');
  await audit.closeDetails();
  await page.reload();
  await settings.open();
  await settings.restore('Before a replacement');
  await other.claims.showsFirstOf(247);
  expect(withoutRevision(await storedClaims(page))).toEqual(withoutRevision(before));
  await page.reload();
  await settings.isShown();
  expect(withoutRevision(await storedClaims(page))).toEqual(withoutRevision(before));
  await dashboard.open();
  await expect(dashboard.figure('Total Claims')).toHaveText('247');
  await audit.open('?tab=trail');
  await expect(audit.rows.first()).toContainText('Register restored');
  await expect(audit.rows.nth(1)).toContainText('Register emptied');
  await expect(audit.rows.nth(2)).toContainText('Register exported');
  await expect(audit.rows.nth(3)).toContainText('Signed in');
  const log = await storedEvents(page);
  await audit.showsEvents(log.length, log.length);
});

test('no screen is broken by an empty register', async ({ portal, page, scan }) => {
  const { settings, claims, dashboard, audit } = portal;
  await portal.signInAs('admin', '/settings');
  await settings.isShown();
  await settings.startEmpty();
  await page.goto('/claims');
  await claims.isShown();
  await dashboard.open();
  await expect(dashboard.figure('Total Claims')).toHaveText('0');
  await expect(dashboard.figure('Overdue Claims')).toHaveText('0');
  await page.goto('/verification');
  await expect(page.getByText('No claim waits for final approval')).toBeVisible();
  await page.goto('/fund-management');
  await expect(portal.funds.figure('Pending Payments')).toHaveText('0');
  await expect(page.getByText('No payments yet')).toBeVisible();
  await page.goto('/user-management');
  await expect(page.getByText('No users yet')).toBeVisible();
  await audit.open();
  for (const tab of ['Security Overview', 'Activity Feed', 'Analytics'] as const) {
    await audit.showTab(tab);
    await scan(page, `${tab} of an empty register`);
  }
});

test('what was done since a snapshot goes with a restore, but not from the log, and all roles are told', async ({
  portal,
  page,
}) => {
  const { settings, claim, audit, notifications } = portal;
  await portal.signInAs('admin', '/settings');
  await expect(settings.snapshot('Daily')).toContainText('247 claims');
  const approved = (await storedClaims(page)).find(({ status }) => status === 'approved');
  const id = approved?.id ?? '';
  await claim.open(id);
  await claim.giveFinalApproval();
  await settings.open();
  await settings.restore('Daily');
  await claim.open(id);
  await claim.hasStatus('4. Approved');
  await claim.showTab('Audit');
  await expect(claim.panel('Audit')).toContainText('Final approval given');
  await audit.open('?tab=feed');
  await expect(audit.newest()).toContainText('Register restored');
  await expect(audit.events(/^Events of /).nth(1)).toContainText('Final approval given');

  await claim.open(id);
  await claim.giveFinalApproval();
  await portal.changeTo('district_officer', '/claims');
  await notifications.open();
  const newest = notifications.items.first();
  await expect(newest).toContainText(`The register was restored from a snapshot by ${people.admin.name}`);
  await newest.click();
  await portal.dashboard.isShown();
});

test('the sample register is loaded over an empty one', async ({ portal, page }) => {
  const { settings, dashboard, audit, claims } = portal;
  await portal.signInAs('admin', '/settings');
  await settings.isShown();
  await settings.startEmpty();
  await settings.loadSample();
  await dashboard.open();
  await expect(dashboard.figure('Total Claims')).toHaveText('247');
  await expect(dashboard.figure('System Users')).toHaveText('127');
  await claims.open();
  await claims.showsFirstOf(247);
  await audit.open('?tab=feed');
  await expect(audit.newest()).toContainText('Sample register loaded');
  await expect(page.getByText('Register emptied')).toHaveCount(0);
  await settings.open();
  await expect(settings.snapshots).toHaveCount(3);
});

test('a snapshot is kept every day, unless auto backup is off; it can be downloaded', async ({ portal, page }) => {
  const { settings } = portal;
  const day = 24 * 60 * 60_000;
  const start = Date.now();
  await portal.signInAs('finance', '/settings');
  await expect(settings.snapshots).toHaveCount(1);
  for (const days of [1, 2]) {
    await page.clock.setFixedTime(start + days * day);
    await page.reload();
    await portal.login.signInAs('finance');
    await expect(settings.snapshots).toHaveCount(1 + days);
  }
  const download = page.waitForEvent('download');
  await settings
    .snapshot('Daily')
    .getByRole('button', { name: /^Download/ })
    .click();
  expect((await readRegister(await download)).slices.claims).toHaveLength(247);

  await settings.switch('Auto backup').uncheck();
  await settings.save();
  await page.clock.setFixedTime(start + 3 * day);
  await page.reload();
  await portal.login.signInAs('finance');
  await expect(settings.snapshots).toHaveCount(3);
  await settings.switch('Auto backup').check();
  await settings.save();
  await page.clock.setFixedTime(start + 4 * day);
  await page.reload();
  await portal.login.signInAs('finance');
  await expect(settings.snapshots).toHaveText([4, 2, 1, 0].map((days) => new RegExp(`^${daysAgo(-days)}`)));
});

test('an officer is told who may put another register in the place of this one', async ({ portal, page, scan }) => {
  const { settings } = portal;
  await portal.signInAs('district_officer', '/settings');
  await expect(settings.snapshots).toHaveCount(1);
  await expect(settings.section('Data management')).toContainText(
    'Restoring a snapshot, importing, loading the sample and starting empty belong to: UWA/MTWA Admin.',
  );
  await expect(settings.snapshots.getByRole('button', { name: /^Restore/ })).toHaveCount(0);
  for (const name of ['Load the sample register', 'Start with an empty register']) {
    await expect(settings.button(name)).toHaveCount(0);
  }
  const download = page.waitForEvent('download');
  await settings.button('Export records alone (JSON)').click();
  expect((await readRegister(await download)).slices.claims).toHaveLength(247);
  await scan(page, 'settings of an officer');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a snapshot is restored', async ({ portal, page, scan }) => {
    const { settings } = portal;
    await portal.signInAs('admin', '/settings');
    await settings
      .snapshot('Daily')
      .getByRole('button', { name: /^Restore/ })
      .tap();
    await expect.poll(() => settings.question.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360 });
    await settings.confirm('Restore');
    await portal.shell.toastSays('Register restored');
    await expect(settings.snapshots).toHaveCount(2);
    await scan(page, 'snapshots on a phone');
  });
});
