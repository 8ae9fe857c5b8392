import { BulkDialog } from './pages/BulkDialog';
import { expect, test } from './support/portalTest';
import { storedClaims } from './support/storage';
import { phone } from './support/touch';

test.use(phone);

test('on a phone the cards are filtered, kept as a view, selected and forwarded together', async ({ portal, page }) => {
  const { claims } = portal;
  await portal.signInAs('district_officer', '/claims');
  const stored = await storedClaims(page);
  const referred = stored.filter(({ status }) => status === 'referred_district').map(({ id }) => id);
  await claims.isShown();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Claim ID, descending' });
  await expect(claims.cards.getByRole('listitem').first()).toContainText(stored.at(-1)?.id ?? '');

  await claims.filters.openAll();
  await claims.filters.dates.click();
  await expect(page.getByRole('dialog', { name: 'Incident Date' }).getByRole('grid')).toHaveCount(1);
  await page.getByRole('button', { name: 'Done' }).click();
  await claims.filters.choose('Status', '2. Referred to District', 'Rejected');
  await claims.filters.saveView('Mine to forward');
  await claims.hasChips('Status: 2. Referred to District', 'Status: Rejected');
  await portal.shell.toastSays('View saved');
  await claims.filters.button.click();
  await claims.openSavedViews();
  await claims.savedViews.getByRole('button', { name: 'Close' }).click();

  await claims.removeChip('Status: Rejected');
  await claims.showsFirstOf(referred.length);
  const [first = '', second = ''] = referred;
  const menu = await claims.openMenu(first);
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Open',
    'Verify / Forward to CVC',
    'Request Info',
    'Edit',
    'Put on Hold',
    'Export PDF',
  ]);
  await page.keyboard.press('Escape');
  await claims.selectPage.check();
  await expect(claims.selection).toContainText(`${referred.length} claims selected`);
  await expect(claims.card(first)).toContainText('2. Referred to District');

  const forward = new BulkDialog(page, 'Bulk Forward');
  await forward.open();
  await expect.poll(() => forward.dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360 });
  for (const id of referred.slice(2)) await forward.leaveOut(id);
  // What the district found before stands there already.
  await expect(forward.field('Calculated compensation (UGX)', first)).not.toHaveValue('');
  await forward.field('Calculated compensation (UGX)', second).fill('125000');
  await forward.note('Verification notes').fill('Visited again.');
  await forward.send('Forward 2 claims');
  await portal.shell.toastSays('2 claims forwarded to CVC');
  await claims.showsFirstOf(referred.length - 2);
});

test('on a phone a claim of the queue takes the place of the queue, and a payment that of the payments', async ({
  portal,
  page,
}) => {
  const { verification, claim, funds } = portal;
  await portal.signInAs('admin', '/verification');
  await verification.isShown();
  const [first = '', second = ''] = await verification.ids();
  await verification.row(first).tap();
  await verification.arrivedAt(first);
  await expect(verification.rows.first()).toBeHidden();
  await claim.approvalForm.getByRole('button', { name: 'Give Final Approval' }).tap();
  await verification.arrivedAt(second);
  await page.getByRole('button', { name: 'Back to queue' }).tap();
  await expect(verification.row(second)).toBeFocused();
  await expect(verification.row(first)).toHaveCount(0);

  await page.goto('/fund-management');
  await funds.isShown();
  await expect(funds.figure('Pending Payments')).toHaveText('13');
  await funds.cardButton(first).tap();
  const dialog = page.getByRole('dialog', { name: 'Process Payment' });
  await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360 });
  await funds.fill({ status: 'Success', reference: 'MM-9' });
  await funds.update();
  await funds.confirm('Record as successful');
  await funds.isDone();
  await expect(funds.figure('Successful Payments')).toHaveText('146');

  await portal.changeTo('district_officer', '/verification');
  await verification.isShown();
  await verification.rows.first().tap();
  await expect(verification.title).toBeFocused();
  await portal.changeTo('cvc_member', '/verification');
  await verification.isShown();
  await verification.rows.first().tap();
  await expect(verification.title).toBeFocused();
});
