import { expect, test } from './support/portalTest';
import { BulkDialog } from './pages/BulkDialog';
import { storedClaims } from './support/storage';

test('a bulk approval is undone from its toast, as one, and both stand in the audit log', async ({ portal, page }) => {
  const { claims } = portal;
  await portal.signInAs('cvc_member');
  const reviewed = (await storedClaims(page)).filter(({ status }) => status === 'under_cvc_review');
  await claims.open('?status=under_cvc_review');
  const ids = reviewed.slice(0, 3).map(({ id }) => id);
  for (const id of ids) await claims.select(id).check();
  const approve = new BulkDialog(page, 'Bulk Approve');
  await approve.open();
  await approve.note('CVC notes').fill('As the committee discussed.');
  await approve.send('Approve 3 claims');
  await portal.shell.toasts.getByRole('button', { name: 'Undo: 3 claims approved' }).click();
  await portal.shell.toastSays('Undone on 3 claims');
  const after = await storedClaims(page);
  for (const { id, status, approvedAmount } of reviewed.slice(0, 3)) {
    const { status: now, approvedAmount: amount } = after.find((one) => one.id === id) ?? {};
    expect({ id, status: now, amount }).toEqual({ id, status, amount: approvedAmount });
  }

  await portal.claim.open(ids[0] ?? '', 'audit');
  await portal.claim.reload();
  const trail = portal.claim.panel('Audit').getByRole('listitem');
  await expect(trail.first()).toContainText('Action undone');
  await expect(trail.first()).toContainText('Approved by the committee');
  await expect(trail.nth(1)).toContainText('Approved by the committee');
  await expect(portal.claim.action('Undo')).toHaveCount(0);
});

test('what was done last is undone on the claim’s page, by keyboard, until a paper of it is taken', async ({
  portal,
  page,
  scan,
}) => {
  const { claim } = portal;
  await portal.signInAs('district_officer');
  const stored = await storedClaims(page);
  const id = stored.find(({ status }) => status === 'submitted')?.id ?? '';
  await claim.open(id);
  await expect(claim.action('Undo')).toHaveCount(0);
  await claim.startVerification();
  await claim.hasStatus('2. Under Verification');
  // It is there after a reload, and from the menu of the list.
  await claim.reload();
  await claim.action('Undo').focus();
  await page.keyboard.press('Enter');
  await expect(claim.question).toContainText('Undo "Verification started"?');
  await expect(claim.question).toContainText('The claim goes back to "1. Submitted".');
  await scan(page, 'undoing an action');
  await page.keyboard.press('Escape');
  await claim.hasStatus('2. Under Verification');

  await portal.claims.open();
  await portal.claims.searchFor(id);
  const menu = await portal.claims.openMenu(id);
  await menu.getByRole('menuitem', { name: 'Undo' }).click();
  await claim.confirm('Undo');
  await portal.shell.toastSays('Undone', id);
  await claim.hasStatus('1. Submitted');
  await expect(claim.action('Undo')).toHaveCount(0);

  await claim.startVerification();
  await expect(claim.action('Undo')).toBeVisible();
  const taken = page.waitForEvent('download');
  await claim.action('Print/PDF').click();
  await page.getByRole('menuitem', { name: 'Download PDF' }).click();
  await taken;
  await expect(claim.action('Undo')).toHaveCount(0);
});
