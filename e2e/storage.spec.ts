import type { Download, Page } from '@playwright/test';
import type { Portal } from './pages/Portal';
import { claimant, incident } from './support/claimData';
import { recordDeeds, seenDeeds } from './support/devTools';
import { photo } from './support/files';
import { people } from './support/people';
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

test('a reload at any step of the wizard shows the same step with the same data', async ({ portal, page }) => {
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
});

test('a reload keeps the place in the list and the tab of a claim', async ({ portal, page }) => {
  await portal.signInAs('finance');
  await page.getByRole('button', { name: 'Claim ID' }).click();
  await portal.claims.table.getByRole('columnheader', { name: 'Claim ID' }).and(page.locator('[aria-sort]')).waitFor();
  await page.getByRole('combobox', { name: 'Claims per page' }).selectOption('50');
  await portal.claims.searchFor('elephant');
  await expect(page).toHaveURL(/sort=id/);
  const rows = portal.claims.table.getByRole('row');
  await expect(rows.nth(1)).toContainText('Elephant');
  const first = (await rows.nth(1).textContent()) ?? '';
  await page.reload();
  await expect(portal.claims.search).toHaveValue('elephant');
  await expect(rows.nth(1)).toHaveText(first);
  await expect(page.getByRole('combobox', { name: 'Claims per page' })).toHaveValue('50');

  const { id } = await findSampleClaim(page, 'paid');
  await portal.claim.open(id);
  for (const tab of ['Evidence', 'Workflow', 'Notes', 'Audit'] as const) {
    await portal.claim.showTab(tab);
    await portal.claim.reload();
    await expect(portal.claim.tab(tab)).toHaveAttribute('aria-selected', 'true');
  }
});

test('with a full disk the deed is done, the banner stays, the register is offered; with room again all is saved', async ({
  portal,
  page,
  scan,
}) => {
  const { claim, shell } = portal;
  await portal.signInAs('district_officer');
  const { id } = await findSampleClaim(page, 'submitted');
  await claim.open(id);
  await fillDevice(page);

  await claim.action('Start Verification').click();
  await claim.hasStatus('2. Under Verification');
  await expect(shell.storage).toContainText('not saved: this browser has no room');
  await expect(shell.unsavedMark).toBeVisible();
  await shell.toastSays('Error', 'could not be saved on this device yet');
  await scan(page, 'storage banner');
  await claim.showTab('Audit');
  await expect(shell.storage).toContainText('not saved');

  const register = await downloadRegister(page, portal);
  expect(register.format).toBe('wildlife-claims-register');
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
  await expect(shell.storage).toContainText('not saved: this browser has no room');
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

test('a database that does not open is told of in two seconds, how to go on in ten, and the portal opens as soon as it does', async ({
  portal,
  page,
}) => {
  await page.clock.install();
  await holdDatabase(page);
  await page.goto('/');
  await page.waitForFunction(() => window.isDatabaseAskedFor?.());
  const waits = page.getByRole('heading', { name: 'Waiting for the storage of this browser' });
  const howToGoOn = page.getByRole('heading', { name: 'The database of this browser does not answer' });
  await page.clock.fastForward(2000);
  await expect(waits).toBeVisible();
  await page.clock.fastForward(8000);
  await expect(howToGoOn).toBeVisible();
  await expect(page.getByText('close the other tabs of the portal')).toBeVisible();
  await letDatabaseOpen(page);
  await portal.login.isShown();
  await expect(howToGoOn).toBeHidden();
});

test('a draft on a full disk says that it is not saved and keeps what was typed', async ({ portal, page }) => {
  const { wizard, shell } = portal;
  await portal.signInAs('district_officer');
  await wizard.start();
  await fillDevice(page);
  await wizard.text('Full name').fill(claimant.fullName);
  await expect(wizard.notSaved).toBeVisible();
  await expect(shell.storage).toContainText('not saved: this browser has no room');
  await expect(shell.unsavedMark).toBeVisible();
  await freeDevice(page);
  await wizard.text('Village').fill(claimant.village);
  await wizard.isSaved();
  await expect(shell.unsavedMark).toBeHidden();
  await page.reload();
  await expect(wizard.text('Full name')).toHaveValue(claimant.fullName);
});

test('records that cannot be read are set aside and offered; the rest works', async ({ portal, page }) => {
  await portal.signInAs('district_officer');
  const damaged = await findSampleClaim(page, 'submitted');
  const sound = await findSampleClaim(page, 'under_verification');
  await page.evaluate((key) => localStorage.setItem(key, '{"id": "half a rec'), `wcp/claims/${damaged.id}`);

  await page.goto(`/claims/${damaged.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Claim Not Found' })).toBeVisible();
  await expect(portal.shell.storage).toContainText('could not be read');
  const register = await downloadRegister(page, portal);
  expect(register.setAside).toEqual([{ key: `claims/${damaged.id}`, text: '{"id": "half a rec' }]);

  await portal.claim.open(sound.id);
  await portal.claim.forwardToCommittee();
  await page.reload();
  await portal.claim.hasStatus('3. Under CVC Review');
  await expect(portal.shell.storage).toContainText('could not be read');
  await portal.shell.storage.getByRole('button', { name: 'Dismiss' }).click();
  await expect(portal.shell.storage).toBeEmpty();
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

test('Alt+T leads to the notifications; Ctrl+B collapses the sidebar, which is remembered for seven days', async ({
  portal,
  page,
}) => {
  const { sidebarToggle } = portal.shell;
  const day = 24 * 60 * 60 * 1000;
  await portal.signInAs('finance');
  await page.keyboard.press('Alt+t');
  await expect(portal.shell.toasts).toBeFocused();
  await expect(sidebarToggle).toHaveAttribute('aria-expanded', 'true');
  await expect(portal.shell.navigation.getByText('Claims', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+b');
  await expect(sidebarToggle).toHaveAttribute('aria-expanded', 'false');
  await expect(portal.shell.navigation.getByRole('link', { name: 'Claims' })).toBeVisible();
  await page.reload();
  await expect(sidebarToggle).toHaveAttribute('aria-expanded', 'false');
  // The session has ended meanwhile.
  await page.clock.setFixedTime(Date.now() + 6 * day);
  await page.reload();
  await portal.login.signInAs('finance');
  await expect(sidebarToggle).toHaveAttribute('aria-expanded', 'false');
  await page.clock.setFixedTime(Date.now() + 8 * day);
  await page.reload();
  await portal.login.signInAs('finance');
  await expect(sidebarToggle).toHaveAttribute('aria-expanded', 'true');
});

test('a claim, a page, a draft and a step that are not there say so and lead back', async ({ portal, page, scan }) => {
  await portal.signInAs('district_officer');
  await page.goto('/claims/CL-NOBODY');
  await expect(page.getByRole('heading', { level: 1, name: 'Claim Not Found' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('The claim with ID CL-NOBODY could not be found');
  await page.getByRole('link', { name: 'Back to Claims' }).click();
  await portal.claims.isShown();

  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { level: 1, name: '404 - Oops! Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await portal.dashboard.isShown();

  await page.goto('/new-claim?draft=DRAFT-NOBODY&step=2');
  await expect(page.getByText('This draft is not on this device')).toBeVisible();
  await portal.wizard.start();
  const address = page.url();
  await page.goto(address.replace(/step=1/, 'step=9'));
  await expect(page.getByText('The wizard has no step "9"')).toBeVisible();
  await scan(page, 'step not found');
  await page.goto(address.replace(/step=1/, 'step=4'));
  await portal.wizard.isAtStep(1);
});

test('Redux DevTools sees one named event a deed, with personal numbers masked', async ({ portal, page }) => {
  await recordDeeds(page);
  await portal.login.open();
  await portal.login.signInAs('district_officer');
  await portal.dashboard.isShown();
  expect((await seenDeeds(page)).names).toContain('session/signedIn');

  const claimId = await portal.registerClaim();
  const registration = await seenDeeds(page);
  expect(registration.names.filter((name) => name === 'claims/submitted')).toHaveLength(1);
  expect(registration.text).not.toContain(claimant.nationalId);
  expect(registration.text).not.toContain(claimant.phoneNumber);
  expect(registration.text).toContain('•••••••••••BCD');

  await portal.claim.open(claimId);
  await seenDeeds(page);
  await portal.claim.startVerification();
  expect((await seenDeeds(page)).names).toEqual(['claims/verificationStarted']);
  await portal.claim.forwardToCommittee();
  expect((await seenDeeds(page)).names).toEqual(['claims/forwardedToCommittee']);
  await portal.shell.signOut();
  await portal.login.signInAs('cvc_member');
  expect((await seenDeeds(page)).names).toEqual(['session/signedOut', 'session/signedIn']);
  await portal.claim.open(claimId);
  await seenDeeds(page);
  await portal.claim.approve();
  expect((await seenDeeds(page)).names).toEqual(['claims/approved']);
  await portal.handOverTo('admin', claimId);
  await seenDeeds(page);
  await portal.claim.giveFinalApproval();
  const approval = await seenDeeds(page);
  expect(approval.names).toEqual(['claims/finallyApproved']);
  expect(approval.text).toContain(people.admin.name);
  expect(approval.text).not.toContain(claimant.mobileMoneyNumber);
  expect(approval.state).not.toContain(claimant.mobileMoneyNumber);
  expect(approval.state).not.toContain(claimant.nationalId);
});
