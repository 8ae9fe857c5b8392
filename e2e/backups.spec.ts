import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { daysAgo } from './support/claimData';
import { people } from './support/people';
import { expect, test } from './support/portalTest';
import { dailySnapshotIsKept, storedClaims, storedEvents, type StoredClaim } from './support/storage';

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
  scan,
}) => {
  const { settings, dashboard, audit, shell } = portal;
  await portal.login.open();
  await dailySnapshotIsKept(page);
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
  expect(format).toBe('claims-register');
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
  await expect(audit.rows.first()).toContainText('Empty register started');
  await audit.openDetails('Empty register started');
  await expect(audit.fact('Name')).toHaveText(people.admin.name);
  await expect(audit.fact('Claims before')).toHaveText('247');
  await expect(audit.fact('Claims after')).toHaveText('0');
  await audit.closeDetails();
  for (const tab of ['Activity Feed', 'Analytics'] as const) {
    await audit.showTab(tab);
    await scan(page, `${tab} of an empty register`);
  }
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
  await expect(audit.rows.nth(1)).toContainText('Empty register started');
  await expect(audit.rows.nth(2)).toContainText('Register exported');
  await expect(audit.rows.nth(3)).toContainText('Signed in');
  const log = await storedEvents(page);
  await audit.showsEvents(log.length, log.length);
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
  await expect(audit.events(/^Events on /).nth(1)).toContainText('Final approval given');

  await claim.open(id);
  await claim.giveFinalApproval();
  await portal.changeTo('district_officer', '/claims');
  await notifications.open();
  const newest = notifications.items.first();
  await expect(newest).toContainText(`${people.admin.name} restored the register from a snapshot`);
  await newest.click();
  await portal.dashboard.isShown();
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
