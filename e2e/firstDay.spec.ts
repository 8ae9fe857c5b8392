import { expect, test } from './support/portalTest';

const firstDay = 'First time on this device?';

test('an empty register is started from sign-in, teaches, and takes its first claim', async ({ portal, page }) => {
  const { login, shell, dashboard } = portal;
  await login.open();
  const choice = page.getByRole('radiogroup', { name: firstDay });
  await expect(choice.getByRole('radio', { name: 'Explore the sample register' })).toBeChecked();
  await expect(choice).toHaveAccessibleDescription(/^Practise with 247 made-up claims/);

  await choice.getByRole('radio', { name: 'Start with an empty register' }).check();
  await login.fill('district_officer');
  await login.submit.click();
  await expect(login.role).toBeFocused();
  await expect(login.role).toHaveAccessibleDescription(/^Only an administrator can start this way/);

  await login.fill('admin');
  await login.submit.click();
  const question = page.getByRole('alertdialog', { name: 'Start with an empty register?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(page).toHaveURL('/settings');
  await question.getByRole('button', { name: 'Start empty' }).click();

  await dashboard.isShown();
  await expect(page).toHaveURL('/');
  await dashboard.says({ 'Total Claims': 0 });
  await shell.toastSays('Empty register started');
  await expect(dashboard.docket.getByRole('link', { name: 'Import register' })).toBeVisible();

  await shell.signOut();
  await expect(page.getByText(firstDay)).toBeHidden();
  await login.signInAs('district_officer');
  await dashboard.docket.getByRole('link', { name: 'Register a claim' }).click();
  await portal.wizard.isAtStep(1);
  const claimId = await portal.registerClaim();
  await dashboard.open();
  await dashboard.says({ 'Total Claims': 1 });
  await expect(dashboard.docket).toContainText(claimId);
});

test('whoever signs in first is told once that the register is a sample; nothing needs to be chosen', async ({
  portal,
  page,
}) => {
  await portal.login.open();
  await portal.login.signInAs('finance');
  const notice = page.getByRole('note').filter({ hasText: 'This is the sample register' });
  await expect(notice).toContainText('An administrator (UWA/MTWA Admin) can replace it in Settings.');
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();

  await portal.shell.userMenu.click();
  await page.getByRole('menuitem', { name: 'Statuses and Roles' }).click();
  await expect(page.getByRole('list', { name: 'The six stages' }).getByRole('listitem')).toHaveCount(6);

  await portal.shell.signOut();
  await portal.login.signInAs('admin');
  await portal.dashboard.isShown();
  await expect(notice).toBeHidden();
});

test('a register is brought in from a file on the first day', async ({ portal, page }) => {
  await portal.login.open();
  await page.getByRole('radio', { name: 'Import a register' }).check();
  await portal.login.fill('admin');
  await portal.login.submit.click();
  const dialog = page.getByRole('dialog', { name: /Import/ });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // Nothing has gone for a file that was not chosen.
  await portal.dashboard.open();
  await portal.dashboard.says({ 'Total Claims': 247 });
  await page.goBack();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});
