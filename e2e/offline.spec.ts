import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Portal } from './pages/Portal';
import { claimant, incident } from './support/claimData';
import { readCsv } from './support/csv';
import { openHost, type Host } from './support/host';
import { readPdf } from './support/pdf';
import { expect, test as portalTest } from './support/portalTest';
import { findSampleClaim } from './support/storage';

const test = portalTest.extend<{ host: Host }>({
  host: async ({ browserName: _browserName }, use) => {
    const host = await openHost();
    await host.start();
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => use(host.address),
});

test.use({ serviceWorkers: 'allow' });

// Each brings every file of one version or of several to a device: beside each other they would wait for one another.
test.describe.configure({ mode: 'default', timeout: 480_000 });

/** How long all files of a version may take to be on the device. */
const wholeVersion = { timeout: 120_000 };

/** Signed in for the first time, in Settings, with all of the portal on the device. */
async function visitFirst(portal: Portal, role: 'admin' | 'district_officer') {
  await portal.signInAs(role, '/settings');
  await portal.settings.isShown();
  await expect(portal.settings.fact('Works offline')).toHaveText(
    'Ready: the portal opens and works without a connection',
    wholeVersion,
  );
}

const versionOf = (page: Page) => page.locator('html').getAttribute('data-version');

/** Has the tab look for a new version, as it does by itself every hour. */
async function checkForUpdates({ settings }: Portal) {
  await settings.open();
  await settings.button('Check for updates').click();
}

test('after the first visit the whole job is done without a network', async ({ portal, page, context, host, scan }) => {
  const { claim, shell, reports } = portal;
  await visitFirst(portal, 'admin');
  await shell.signOut();
  await host.stop();
  await context.setOffline(true);

  await portal.signInAs('district_officer');
  await expect(shell.offlineMark).toBeVisible();
  // Only a first visit has its frame without the font.
  await expect(page.locator('html')).not.toHaveAttribute('data-font');
  await scan(page, 'claims without a network');
  const claimId = await portal.registerClaim();
  await claim.open(claimId);
  await claim.startVerification();
  await claim.showTab('Verification');
  await claim.forwardToCommittee('1200000');
  await portal.handOverTo('cvc_member', claimId);
  await claim.showTab('CVC');
  await claim.approve('1100000');
  await portal.handOverTo('admin', claimId);
  await claim.giveFinalApproval();
  await portal.handOverTo('finance', claimId);
  await claim.paySuccessfully('MM-20458811');
  await claim.reload();
  await claim.hasStatus('6. Paid');

  await claim.open(claimId, 'evidence');
  const viewer = page.getByRole('dialog');
  await page.getByRole('button', { name: 'View damaged-field.png' }).click();
  await expect(viewer.getByRole('img', { name: 'damaged-field.png' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('group', { name: 'Page 1 of 1' }).locator('canvas')).toBeVisible();
  await page.keyboard.press('Escape');

  const report = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Print/PDF', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Download PDF', exact: true }).click();
  expect((await readPdf(await report)).title).toBe(`Compensation Claim Report ${claimId}`);
  await page.goto('/reports');
  await reports.choose('Claims Summary', 'This year', 'CSV');
  expect((await readCsv(await reports.generate())).length).toBeGreaterThan(0);
  await reports.choose('Claims Summary', 'This year', 'Excel (.xlsx)');
  const workbook = await readFile(await (await reports.generate()).path());
  expect(workbook.subarray(0, 2).toString()).toBe('PK');

  await page.goto(`/claims/${claimId}`);
  await page.reload();
  await claim.hasStatus('6. Paid');
});

test('a new version waits while a draft is open, and after the change the same draft stands there', async ({
  portal,
  page,
  host,
  scan,
}) => {
  const { wizard, shell } = portal;
  await visitFirst(portal, 'district_officer');
  const before = await versionOf(page);
  await wizard.start();
  await wizard.fillClaimant(claimant);
  await wizard.saveClaimant();

  const next = await host.publish();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(shell.newVersion).toContainText('A new version of the portal is ready.', wholeVersion);
  await scan(page, 'a new version is ready');
  await shell.newVersion.getByRole('button', { name: 'Later' }).click();
  await expect(shell.newVersion).toBeEmpty();
  await wizard.fillIncident(incident);
  // A reload alone changes nothing.
  await page.reload();
  await wizard.isAtStep(2);
  expect(await versionOf(page)).toBe(before);

  const narrative = wizard.text('Narrative description');
  await narrative.fill('Typed in the last moment.');
  await shell.newVersion.getByRole('button', { name: 'Update now' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-version', next);
  await wizard.isAtStep(2);
  await expect(wizard.choice('Crop type')).toHaveValue(incident.cropType);
  await expect(wizard.text('GPS latitude')).toHaveValue(incident.gpsLatitude);
  await expect(narrative).toHaveValue('Typed in the last moment.');
  await expect(shell.newVersion).toBeEmpty();
});

test('a tab with a form goes on with its version when another tab changes over, until it is told to reload', async ({
  portal,
  page,
  openTab,
  host,
}) => {
  const { settings, shell } = portal;
  await visitFirst(portal, 'admin');
  const before = await versionOf(page);
  await settings.text('Full Name').fill('David M. Mugisha');
  const other = await openTab();
  await other.page.goto('/claims');
  await other.claims.isShown();

  const next = await host.publish();
  await checkForUpdates(other);
  await other.shell.newVersion.getByRole('button', { name: 'Update now' }).click();
  await expect(other.page.locator('html')).toHaveAttribute('data-version', next);
  await other.settings.isShown();

  await expect(shell.newVersion).toContainText('The portal was updated in another tab.');
  await expect(settings.text('Full Name')).toHaveValue('David M. Mugisha');
  await settings.button('Save Changes').first().click();
  await shell.toastSays('Settings saved successfully');
  // Its own file of this page is no longer on the host.
  await shell.navigation.getByRole('link', { name: 'Audit Logs' }).click();
  await portal.audit.isShown();
  expect(await versionOf(page)).toBe(before);

  await page.goto('/settings');
  expect(await versionOf(page)).toBe(next);
  await settings.isShown();
  await expect(shell.newVersion).toBeEmpty();
  // With the last tab of the version before its files went.
  const firstFiles = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().filter(({ url }) => url.includes('/main.')).length;
    });
  await expect.poll(firstFiles).toBe(1);
});

test('changing over asks before a form that is not sent is lost, follows a newer version, and ends with the portal', async ({
  portal,
  page,
  host,
  scan,
}) => {
  const { settings, shell } = portal;
  await visitFirst(portal, 'admin');
  await settings.text('Full Name').fill('David M. Mugisha');
  const next = await host.publish();
  await settings.button('Check for updates').click();
  const updateNow = shell.newVersion.getByRole('button', { name: 'Update now' });
  await updateNow.click();
  await expect(settings.question).toHaveAccessibleName('Update without saving?');
  await scan(page, 'question before an update');
  await settings.button('Cancel').click();
  await expect(settings.text('Full Name')).toHaveValue('David M. Mugisha');
  await updateNow.click();
  await settings.button('Update without saving').click();
  await expect(page.locator('html')).toHaveAttribute('data-version', next);

  await test.step('where a newer version has written, Reload brings that version', async () => {
    const newest = await host.publish();
    await page.evaluate(() => {
      const key = 'reg/claims';
      const text = localStorage.getItem(key) ?? '';
      sessionStorage.setItem('kept', text);
      localStorage.setItem(key, JSON.stringify({ ...(JSON.parse(text) as object), version: 999 }));
    });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'A newer version of the portal is in use' })).toBeVisible();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-version', newest, wholeVersion);
    await page.evaluate(() => localStorage.setItem('reg/claims', sessionStorage.getItem('kept') ?? ''));
  });

  await test.step('a portal that is withdrawn from its host leaves the device, and what was entered stays on it', async () => {
    await page.reload();
    const { id } = await findSampleClaim(page, 'submitted');
    await portal.claim.open(id, 'notes');
    await portal.claim.addNote('The neighbour saw it too.');
    await host.withdraw();

    const worker = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect.poll(worker).toBe(0);
    await page.goto('/claims');
    await expect(page.getByRole('heading', { name: 'The portal is no longer here' })).toBeVisible();
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(await page.evaluate((key) => localStorage.getItem(key), `reg/claims/${id}`)).toContain(
      'The neighbour saw it too.',
    );
  });
});

test('the portal can be installed', async ({ page, context }) => {
  await page.goto('/login');
  const devTools = await context.newCDPSession(page);
  const { errors, data } = await devTools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '') as { name: string; display: string; icons: { src: string; sizes: string }[] };
  expect(manifest).toMatchObject({ name: 'Wildlife Claims Portal', display: 'standalone' });
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const image = await createImageBitmap(await (await fetch(address)).blob());
      return `${image.width}x${image.height}`;
    }, src);
    expect(size).toBe(sizes);
  }
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  // A browser window without a profile cannot install anything, and says so.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});
