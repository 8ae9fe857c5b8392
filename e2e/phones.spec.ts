import { claimant, incident } from './support/claimData';
import { expect, test } from './support/portalTest';
import { findSampleClaim } from './support/storage';
import { phone } from './support/touch';

test.use(phone);

test('on a phone an officer signs in, finds a claim and verifies it', async ({ portal, page }) => {
  const { claim } = portal;
  await portal.login.open();
  await portal.login.signInAs('district_officer');
  await portal.dashboard.isShown();
  await portal.claims.open();
  await expect(portal.claims.table).toBeHidden();

  await portal.shell.sidebarToggle.click();
  const drawer = page.getByRole('dialog', { name: 'Main navigation' });
  await expect(drawer.getByRole('link', { name: 'Claims' })).toBeVisible();
  await drawer.getByRole('link', { name: 'Claims' }).click();
  await expect(drawer).toBeHidden();

  const { id } = await findSampleClaim(page, 'submitted');
  await portal.claims.searchFor(id);
  await expect(portal.claims.card(id)).toContainText('1. Submitted');
  await portal.claims.openClaim(id);
  await claim.hasStatus('1. Submitted');
  for (const tab of ['Summary', 'Evidence', 'Verification', 'Workflow', 'Notes', 'Audit'] as const) {
    await claim.showTab(tab);
  }
  await claim.action('Verify & Forward').click();
  await claim.fillVerification({ action: 'Forward to CVC', schedule: 'v2024.1', compensation: '450000' });
  await claim.completeVerification();
  await portal.shell.toastSays('Verification completed', 'forwarded to CVC');
  await claim.hasStatus('3. Under CVC Review');
});

test('on a phone the wizard is filled in', async ({ portal, page }) => {
  const { wizard } = portal;
  await portal.signInAs('district_officer', '/new-claim');
  await wizard.begin();
  await wizard.next.click();
  await wizard.fillClaimant(claimant);
  await wizard.saveClaimant();
  await wizard.fillIncident(incident);
  await wizard.saveIncident();
  await expect(page.getByRole('button', { name: 'Take a photo: Photos' })).toBeVisible();
  await wizard.takePhoto();
  await wizard.continueToReview();
});

test('on a phone a dialog takes the whole screen, and pages without a claim fit', async ({ portal, page }) => {
  const { claim } = portal;
  await portal.signInAs('admin');
  const failed = await findSampleClaim(page, 'payment_failed');
  await claim.open(failed.id);
  await claim.action('Process Payment').click();
  const dialog = page.getByRole('dialog', { name: 'Process Payment' });
  await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360 });
  await claim.paymentForm.getByRole('button', { name: 'Cancel' }).click();
  await portal.shell.bell.click();
  await page.goto('/new-claim');
  await page.goto('/nowhere');
  await page.goto('/claims/CL-A-VERY-LONG-ID-THAT-NO-CLAIM-OF-THIS-REGISTER-WOULD-EVER-HAVE-HAD');
  await expect(page.getByRole('heading', { level: 1, name: 'Claim Not Found' })).toBeVisible();
});
