import type { Portal } from './pages/Portal';
import { expect, test } from './support/portalTest';
import { findSampleClaim } from './support/storage';
import { phone } from './support/touch';

/** What is told after a deed lies over nothing that could be pressed or typed into next. */
async function deedIsToldAside({ page, claim, shell }: Portal) {
  const { id } = await findSampleClaim(page, 'submitted');
  await claim.open(id);
  await claim.action('Start Verification').click();
  await expect(shell.toasts).toContainText('Verification started');
  await expect.poll(() => shell.coveredByToasts()).toEqual([]);
  // Nor after the page under it has changed.
  await claim.showTab('Verification');
  await expect(shell.toasts).toContainText('Verification started');
  await expect.poll(() => shell.coveredByToasts()).toEqual([]);
}

test('a message covers no button and no field', async ({ portal }) => {
  await portal.signInAs('district_officer');
  await deedIsToldAside(portal);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a message covers no button and no field', async ({ portal }) => {
    await portal.signInAs('district_officer');
    await deedIsToldAside(portal);
  });
});
