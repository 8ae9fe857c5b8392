import { expect, test } from './support/portalTest';

test('a rejected claim waits until the claimant was told, which its page says from then on', async ({
  portal,
  page,
  scan,
}) => {
  const { claim, dashboard } = portal;
  await portal.signInAs('district_officer');
  const claimId = await portal.registerClaim();
  await claim.open(claimId);
  await claim.startVerification();
  await claim.showTab('Verification');
  await claim.fillVerification({ action: 'Reject', reason: 'The field lies outside the district.' });
  await claim.completeVerification();
  await claim.hasStatus('Rejected');

  await test.step('the claim stands in the queue, behind those that have waited longer', async () => {
    await dashboard.open();
    await expect(dashboard.untold.getByText('8 claimants do not know the decision yet, oldest first.')).toBeVisible();
    await dashboard.untold.getByRole('link', { name: 'List 8 claims' }).click();
    await expect(page).toHaveURL(/\/claims\?told=no$/);
    await expect(page.getByText('Decided, not yet told', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: claimId, exact: true })).toBeVisible();
  });

  await test.step('the officer copies a text message and records that it was sent', async () => {
    await claim.open(claimId);
    await expect(page.getByText('Not yet told', { exact: true })).toBeVisible();
    await claim.action('Record that the claimant was told').click();
    const dialog = page.getByRole('dialog', { name: 'Record that the claimant was told' });
    await dialog.getByRole('combobox', { name: 'How' }).selectOption('Text message');
    await dialog.getByRole('combobox', { name: 'Language' }).selectOption('Luganda');
    await expect(dialog.getByRole('group', { name: 'Message to send' })).toHaveText(/^UWA: okusaba/);
    await scan(page, 'recording that the claimant was told');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialog.getByRole('button', { name: 'Copy message' }).click();
    await expect(page.getByText('Copied', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^UWA: okusaba [A-Z0-9]{4}-[A-Z0-9]{4} /);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('after a reload the page says how the claimant was told, and the queue has the claim no more', async () => {
    await claim.reload();
    const told = page.getByRole('region', { name: /Claimant told/ });
    await expect(told.getByText('Text message')).toBeVisible();
    await expect(claim.fact('Days until told')).toHaveText('0');
    await dashboard.open();
    await page.reload();
    await expect(dashboard.untold.getByText('7 claimants do not know the decision yet, oldest first.')).toBeVisible();
  });
});
