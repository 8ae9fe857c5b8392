import type { Locator, Page } from '@playwright/test';
import { BulkDialog } from './pages/BulkDialog';
import { expect, test } from './support/portalTest';
import { findSampleClaim } from './support/storage';
import { phone } from './support/touch';

/** What the keyboard leaves of the window. */
const left = { width: 360, height: 400 };

test.use(phone);

/** A finger on the middle of the field would press the field: it is in the window, and no bar lies over it. */
async function isToBeSeen(field: Locator) {
  await expect
    .poll(() =>
      field.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    )
    .toBe(true);
}

/** With the keyboard that opens for it, the field typed into is in sight. */
async function staysInSight(page: Page, field: Locator) {
  await field.tap();
  await expect(field).toBeFocused();
  await page.setViewportSize(left);
  await isToBeSeen(field);
  await page.setViewportSize(phone.viewport);
}

test('the keyboard of a phone hides no field, neither on a page nor in a dialog', async ({ portal, page }) => {
  const { wizard, claims, claim } = portal;
  await portal.signInAs('district_officer', '/new-claim');
  await wizard.begin();
  for (const name of ['Full name', 'Alternate phone', 'Village']) await staysInSight(page, wizard.text(name));
  await staysInSight(page, wizard.choice('Sub-county'));

  const { id } = await findSampleClaim(page, 'under_verification');
  await claim.open(id, 'verification');
  await staysInSight(page, claim.verificationForm.getByRole('textbox', { name: 'Verification notes' }));
  await staysInSight(page, claim.verificationForm.getByRole('textbox', { name: 'Calculated compensation (UGX)' }));

  await claims.open('?status=submitted');
  await claims.selectPage.tap();
  const forward = new BulkDialog(page, 'Bulk Forward');
  await forward.open();
  await staysInSight(page, forward.note('Verification notes'));
  const last = forward.included.last().getByRole('textbox');
  await staysInSight(page, last);
  await page.keyboard.press('Escape');

  await portal.handOverTo('admin', (await findSampleClaim(page, 'approved')).id);
  await claim.action('Mark Paid').tap();
  await staysInSight(page, claim.markPaidForm.getByRole('textbox', { name: 'Payment reference' }));
  await page.setViewportSize({ width: 740, height: 360 });
  const send = claim.markPaidForm.getByRole('button', { name: 'Mark Paid' });
  await isToBeSeen(send);
  // On its side the keyboard leaves room for little more than the field.
  await page.setViewportSize({ width: 740, height: 180 });
  await isToBeSeen(claim.markPaidForm.getByRole('textbox', { name: 'Payment reference' }));
});

test('nor does it while the portal is still loading what comes next', async ({ portal, page }) => {
  const { claim } = portal;
  await portal.signInAs('district_officer');
  const { id } = await findSampleClaim(page, 'under_verification');
  // A slow phone is never idle until all is read.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await claim.open(id, 'verification');
  await staysInSight(page, claim.verificationForm.getByRole('textbox', { name: 'Verification notes' }));
});
