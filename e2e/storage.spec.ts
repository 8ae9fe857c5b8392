import type { Download, Page } from '@playwright/test';
import type { Portal } from './pages/Portal';
import { claimant, incident } from './support/claimData';
import { photo } from './support/files';
import { expect, test } from './support/portalTest';
import { fillDevice, findSampleClaim, freeDevice, holdDatabase, letDatabaseOpen } from './support/storage';
import { readZip } from './support/zip';

type RegisterFile = {
  format: string;
  slices: { claims: { id: string; status: string }[]; audit: { resourceId: string; action: string }[] };
  setAside: { key: string; text: string }[];
};

async function readRegister(download: Download): Promise<RegisterFile> {
  expect(download.suggestedFilename()).toMatch(/^wildlife-claims-[\d-]+\.zip$/);
  const entries = await readZip(download);
  return JSON.parse(new TextDecoder().decode(entries.get('register.json'))) as RegisterFile;
}

async function downloadRegister(page: Page, { shell }: Portal): Promise<RegisterFile> {
  const download = page.waitForEvent('download');
  await shell.storage.getByRole('button', { name: 'Download register' }).click();
  return readRegister(await download);
}

test('a reload at any step of the wizard shows the same step with the same data', async ({ portal, page, scan }) => {
  const { wizard } = portal;
  await portal.signInAs('district_officer');
  await wizard.start();
  await wizard.fillClaimant(claimant);
  await page.reload();
  await wizard.isAtStep(1);
  await expect(wizard.text('Full name')).toHaveValue(claimant.fullName);
  await expect(wizard.choice('District')).toHaveValue(claimant.district);
  await expect(wizard.choice('Sub-county')).toHaveValue(claimant.subcounty);
  await expect(wizard.options('Preferred payout method').getByRole('radio', { name: 'Mobile Money' })).toBeChecked();

  const claimId = await wizard.saveClaimant();
  await wizard.fillIncident(incident);
  await page.reload();
  await wizard.isAtStep(2);
  expect(await wizard.claimId()).toBe(claimId);
  await expect(wizard.choice('Crop type')).toHaveValue(incident.cropType);
  await expect(wizard.date('Date of incident')).toContainText(incident.dateOfIncident);
  await expect(wizard.text('Narrative description')).toHaveValue(incident.narrativeDescription);

  await wizard.saveIncident();
  await wizard.addFiles('Photos', photo());
  await page.reload();
  await wizard.isAtStep(3);
  await wizard.hasFile('Photos', 'damaged-field.png');

  await wizard.continueToReview();
  await page.reload();
  await wizard.isAtStep(4);
  await expect(page.getByRole('main')).toContainText(claimant.nationalId);
  await page.goBack();
  await wizard.isAtStep(3);
  await wizard.goTo('Claimant Info');
  await expect(wizard.text('Full name')).toHaveValue(claimant.fullName);
  await page.goto(page.url().replace(/step=1/, 'step=9'));
  await expect(page.getByText('This form has no step "9"')).toBeVisible();
  await scan(page, 'step not found');
});

test('with a full disk a deed is done and a draft kept, the banner stays, the register is offered; with room again all is saved', async ({
  portal,
  page,
  scan,
}) => {
  const { claim, shell, wizard } = portal;
  await portal.signInAs('district_officer');
  const { id } = await findSampleClaim(page, 'submitted');
  await claim.open(id);
  await fillDevice(page);

  await claim.action('Start Verification').click();
  await claim.hasStatus('2. Under Verification');
  await expect(shell.storage).toContainText("not saved: this browser's storage is full");
  await expect(shell.unsavedMark).toBeVisible();
  await shell.toastSays('Error', 'Done, but not saved on this device yet');
  await scan(page, 'storage banner');
  await claim.showTab('Audit');
  await expect(shell.storage).toContainText('not saved');

  const register = await downloadRegister(page, portal);
  expect(register.format).toBe('claims-register');
  expect(register.slices.claims).toContainEqual(expect.objectContaining({ id, status: 'under_verification' }));
  expect(register.slices.audit).toContainEqual(
    expect.objectContaining({ resourceId: id, action: 'VERIFICATION_STARTED' }),
  );

  await freeDevice(page);
  await claim.showTab('Notes');
  await claim.addNote('There is room again.');
  await expect(shell.storage).toBeEmpty();
  await expect(shell.unsavedMark).toBeHidden();
  await claim.reload();
  await claim.hasStatus('2. Under Verification');
  await expect(claim.panel('Notes')).toContainText('There is room again.');

  await test.step('a draft says that it is not saved and keeps what was typed', async () => {
    await wizard.start();
    await fillDevice(page);
    await wizard.text('Full name').fill(claimant.fullName);
    await expect(wizard.notSaved).toBeVisible();
    await expect(shell.storage).toContainText("not saved: this browser's storage is full");
    await expect(shell.unsavedMark).toBeVisible();
    await freeDevice(page);
    await wizard.text('Village').fill(claimant.village);
    await wizard.isSaved();
    await expect(shell.unsavedMark).toBeHidden();
    await page.reload();
    await expect(wizard.text('Full name')).toHaveValue(claimant.fullName);
  });
});

test('whoever signs out on a full disk stays signed out, and is told what is not saved', async ({
  portal,
  page,
  scan,
}) => {
  const { shell, login } = portal;
  await portal.signInAs('district_officer');
  await fillDevice(page);
  await shell.signOut();
  await expect(shell.storage).toContainText("not saved: this browser's storage is full");
  await expect(shell.storage.getByRole('button')).toHaveCount(0);
  await scan(page, 'sign-in with a banner');

  // Leaving asks first.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await login.isShown();
  await page.goto('/claims');
  await login.isShown();
  await freeDevice(page);
  await login.signInAs('finance');
});

test('a database that does not open is told of after a second, how to go on in ten, and the portal opens as soon as it does', async ({
  portal,
  page,
}) => {
  await page.clock.install();
  await holdDatabase(page);
  await page.goto('/');
  await page.waitForFunction(() => window.isDatabaseAskedFor?.());
  const waits = page.getByText("Reading the register from this browser's storage…");
  const howToGoOn = page.getByRole('heading', { name: "This browser's storage does not respond" });
  await expect(waits).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(howToGoOn).toBeVisible();
  await expect(page.getByText('If the portal does not open, close its other tabs')).toBeVisible();
  await letDatabaseOpen(page);
  await portal.login.isShown();
  await expect(howToGoOn).toBeHidden();
});

test('a register of before version 1.0.0 is told of, handed over as a file, and removed: nothing of it is read', async ({
  portal,
  page,
  scan,
}) => {
  await page.goto('/');
  await portal.login.isShown();
  await page.evaluate(() => {
    localStorage.setItem('wcp/sequence', '7');
    localStorage.setItem('wcp/claims/CL-1', '{"id":"CL-1"}');
  });
  await page.goto('/claims');
  await expect(
    page.getByRole('heading', { name: 'The data in this browser is from a test version of the portal' }),
  ).toBeVisible();
  await scan(page, 'a register of before');
  await page.getByRole('button', { name: 'Start over on this device…' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Start over on this device?' });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download the data' }).click();
  const texts = (await readZip(await download)).get('texts.json');
  expect(new TextDecoder().decode(texts)).toContain('wcp/claims/CL-1');
  await dialog.getByRole('textbox').fill('START OVER');
  await dialog.getByRole('button', { name: 'Remove everything and start over' }).click();
  await portal.login.isShown();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('wcp')))).toEqual([]);
});

test('the theme is chosen and remembered', async ({ portal, page }) => {
  const theme = page.locator('html');
  await portal.signInAs('finance');
  await portal.shell.chooseTheme('Dark');
  await expect(theme).toHaveCSS('color-scheme', 'dark');
  await page.reload();
  await expect(theme).toHaveCSS('color-scheme', 'dark');
  await portal.shell.signOut();
  await expect(theme).toHaveCSS('color-scheme', 'dark');
  await portal.login.signInAs('finance');
  await portal.shell.chooseTheme('Light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(theme).toHaveCSS('color-scheme', 'light');
  await portal.shell.chooseTheme('System');
  await expect(theme).toHaveCSS('color-scheme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(theme).toHaveCSS('color-scheme', 'light');
});
