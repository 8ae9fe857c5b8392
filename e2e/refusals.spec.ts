import { people } from './support/people';
import { expect, test } from './support/portalTest';
import { findSampleClaim } from './support/storage';

/** A deed is nobody else's: whoever signed in since may not even have been there. */
const refusal = 'Someone else has since signed in on this device. Nothing was changed.';

test('a form still open in a tab that slept is not sent as whoever signed in since', async ({
  portal,
  page,
  openTab,
}) => {
  // A tab that slept: it hears nothing of the others until it does something itself.
  await page.addInitScript(() => {
    BroadcastChannel.prototype.addEventListener = () => undefined;
    Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set: () => undefined });
  });
  const { claim } = portal;
  await portal.signInAs('finance');
  const { id } = await findSampleClaim(page, 'payment_processing');
  await claim.open(id);
  const badge = await claim.badge();
  await claim.openPayment();
  await claim.fillPayment({ status: 'Success', reference: 'MM-1' });
  await claim.updatePayment();

  const other = await openTab();
  await other.dashboard.open();
  await other.shell.signOut();
  await other.login.signInAs('district_officer');

  await claim.confirm('Record as successful');
  await expect(page.getByRole('alert').filter({ hasText: refusal }).first()).toBeVisible();
  await claim.reload();
  await claim.hasStatus(badge);
  await other.claim.open(id, 'audit');
  await other.claim.hasStatus(badge);
  await expect(other.claim.panel('Audit')).not.toContainText(people.finance.name);
});
