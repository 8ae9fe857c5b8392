import { BulkDialog } from './pages/BulkDialog';
import { expect, test } from './support/portalTest';
import { findSampleClaim } from './support/storage';
import { missed } from './support/touch';

test.use({ viewport: { width: 740, height: 360 }, isMobile: true, hasTouch: true });

test('a phone on its side shows the page and not its bars, and every dialog with its buttons', async ({
  portal,
  page,
}) => {
  const { claims, claim, wizard, verification, shell } = portal;
  const fits = async (screen: string) => {
    // What is still on its way, such as a chart, moves the rest once more.
    await expect.poll(() => missed(page), { message: screen }).toEqual({ small: [], sideways: 0 });
  };
  await portal.login.open();
  await fits('sign-in');
  await portal.login.signInAs('district_officer');
  await portal.dashboard.open();
  await fits('dashboard');
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect(shell.bell).not.toBeInViewport();

  await claims.open('?status=submitted');
  await fits('claims');
  await claims.selectPage.tap();
  const forward = new BulkDialog(page, 'Bulk Forward');
  await forward.open();
  await expect.poll(() => forward.dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 740, height: 360 });
  await expect(forward.dialog.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 });
  await fits('bulk forward');

  await page.goto('/new-claim');
  await wizard.begin();
  await wizard.text('National ID').tap();
  await expect(wizard.next).toBeInViewport({ ratio: 1 });
  await fits('wizard');
  await page.goto('/verification');
  await verification.rows.first().tap();
  await expect(verification.title).toBeFocused();
  await fits('verification');

  await portal.handOverTo('finance', (await findSampleClaim(page, 'payment_failed')).id);
  await fits('claim');
  await claim.action('Process Payment').tap();
  await expect(claim.paymentForm.getByRole('button', { name: 'Update Payment' })).toBeInViewport({ ratio: 1 });
  await fits('payment');
});
