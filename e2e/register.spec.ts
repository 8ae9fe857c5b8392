import { claimant, incident } from './support/claimData';
import { pdf, photo } from './support/files';
import { expect, test } from './support/portalTest';
import { recordWrites, writtenKeys } from './support/storage';

test('a claim is registered with a photo and a PDF, the page closed and opened again on the way', async ({
  portal,
  openTab,
  page,
}) => {
  await portal.login.open();
  await portal.login.signInAs('district_officer');
  await portal.dashboard.isShown();
  await portal.claims.open();

  await portal.claims.newClaim.click();
  await portal.wizard.begin();
  await portal.wizard.fillClaimant(claimant);
  const claimId = await portal.wizard.saveClaimant();
  expect(claimId).toMatch(/^CL-\d+-[A-Z0-9]+$/);

  // Half of step 2 is typed when the page is closed, the last key a moment ago.
  await portal.wizard.options('Incident type').getByRole('radio', { name: incident.incidentType }).check();
  await portal.wizard.text('Narrative description').pressSequentially('Five elephants');
  await page.close({ runBeforeUnload: true });

  const second = await openTab();
  await second.page.goto('/new-claim');
  await second.wizard.resume(claimant.fullName);
  await second.wizard.isAtStep(2);
  expect(await second.wizard.claimId()).toBe(claimId);
  await expect(
    second.wizard.options('Incident type').getByRole('radio', { name: incident.incidentType }),
  ).toBeChecked();
  await expect(second.wizard.text('Narrative description')).toHaveValue('Five elephants');
  await second.wizard.fillIncident(incident);
  await second.wizard.saveIncident();

  await second.wizard.addFiles('Photos', photo());
  await second.wizard.addFiles('Valuation form', pdf());
  await second.wizard.hasFile('Photos', 'damaged-field.png');
  await second.page.close({ runBeforeUnload: true });

  const third = await openTab();
  await third.page.goto('/new-claim');
  await third.wizard.resume(claimant.fullName);
  await third.wizard.isAtStep(3);
  await third.wizard.hasFile('Photos', 'damaged-field.png');
  await third.wizard.hasFile('Valuation form', 'valuation-form.pdf');
  await third.wizard.continueToReview();
  await expect(third.page.getByRole('main')).toContainText(claimant.nationalId);
  await expect(third.page.getByRole('main')).toContainText(incident.narrativeDescription);
  await third.wizard.submit(claimId);

  await third.claims.open();
  await third.page.reload();
  await third.claims.isShown();
  await third.claims.searchFor(claimId);
  await expect(third.claims.row(claimId)).toContainText('1. Submitted');
  await expect(third.claims.row(claimId)).toContainText(claimant.fullName);

  await third.claims.openClaim(claimId);
  await third.claim.hasStatus('1. Submitted');
  await third.claim.showTab('Evidence');
  await third.page.getByRole('button', { name: 'View damaged-field.png' }).click();
  const viewer = third.page.getByRole('dialog', { name: 'damaged-field.png' });
  await expect(viewer.getByRole('img', { name: 'damaged-field.png' })).toBeVisible();
  await viewer.getByRole('button', { name: 'Close' }).click();
  await third.page.getByRole('button', { name: 'View valuation-form.pdf' }).click();
  await expect(third.page.getByRole('dialog').getByRole('group', { name: 'Page 1 of 1' })).toBeVisible();
});

test('typing in the wizard writes the record of its draft and nothing else', async ({ portal, page }) => {
  await recordWrites(page);
  await portal.signInAs('district_officer');
  await portal.wizard.start();
  await writtenKeys(page);

  await portal.wizard.fillClaimant(claimant);
  await portal.wizard.isSaved();
  const draftId = new URL(page.url()).searchParams.get('draft') ?? '';
  expect(draftId).toMatch(/^DRAFT-/);
  expect(await writtenKeys(page)).toEqual([`wcp/drafts/${draftId}`]);

  await portal.wizard.saveClaimant();
  await portal.wizard.fillIncident(incident);
  await portal.wizard.isSaved();
  expect(await writtenKeys(page)).toEqual([`wcp/drafts/${draftId}`]);
});

test('several drafts wait side by side; one is discarded, the other goes on', async ({ portal, page }) => {
  await portal.signInAs('district_officer');
  await portal.wizard.start();
  await portal.wizard.fillClaimant(claimant);
  await portal.wizard.saveClaimant();
  await portal.wizard.start();
  await portal.wizard.text('Full name').fill('Byaruhanga Moses');
  await portal.wizard.isSaved();

  await page.goto('/new-claim');
  await expect(portal.wizard.draft(claimant.fullName)).toBeVisible();
  await expect(portal.wizard.draft('Byaruhanga Moses')).toBeVisible();

  await portal.wizard.discard('Byaruhanga Moses');
  await expect(portal.wizard.draft('Byaruhanga Moses')).toBeHidden();
  await page.reload();
  await expect(portal.wizard.draft(claimant.fullName)).toBeVisible();
  await expect(portal.wizard.draft('Byaruhanga Moses')).toBeHidden();
  await portal.wizard.resume(claimant.fullName);
  await portal.wizard.isAtStep(2);
});

test('the device fills in the coordinates', async ({ portal, page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 0.16991, longitude: 30.07841, accuracy: 12 });
  await portal.signInAs('district_officer');
  await portal.wizard.start();
  await portal.wizard.fillClaimant(claimant);
  await portal.wizard.saveClaimant();
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(portal.wizard.text('GPS latitude')).toHaveValue('0.16991');
  await expect(portal.wizard.text('GPS longitude')).toHaveValue('30.07841');
});

test('a claim that may be a duplicate is shown before submission and does not block it', async ({ portal, page }) => {
  await portal.signInAs('district_officer');
  const first = await portal.registerClaim();
  const second = await portal.startEvidence();
  await portal.wizard.addFiles('Photos', photo());
  await portal.wizard.continueToReview();
  await expect(page.getByRole('main').getByRole('link', { name: first })).toBeVisible();
  await portal.wizard.submit(second);
});
