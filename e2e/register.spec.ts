import { claimant, incident } from './support/claimData';
import { pdf, photo } from './support/files';
import { expect, test } from './support/portalTest';

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
