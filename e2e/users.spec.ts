import { fieldSays } from './pages/fields';
import { expect, test } from './support/portalTest';
import { storedClaims, storedUsers, type StoredUser } from './support/storage';
import { phone } from './support/touch';

const jane = { name: 'Jane Akello', email: 'jane.akello@example.org' };

/** An account of the sample register. */
function findUser(users: StoredUser[], holds: (user: StoredUser) => boolean): StoredUser {
  const user = users.find(holds);
  if (!user) throw new Error('The sample register has no such account');
  return user;
}

test('accounts are counted, sorted, searched and filtered; Back and a reload bring the list again', async ({
  portal,
  page,
}) => {
  const { users } = portal;
  await portal.signInAs('admin', '/user-management');
  await users.isShown();
  const stored = await storedUsers(page);
  const countOf = (holds: (user: StoredUser) => boolean) => stored.filter(holds).length;
  const counts = {
    'Total Users': stored.length,
    'Active Users': countOf(({ status }) => status === 'active'),
    'Inactive Users': countOf(({ status }) => status === 'inactive'),
    Administrators: countOf(({ role }) => role === 'administrator'),
  } as const;
  expect(counts['Total Users']).toBe(127);
  const labels = Object.keys(counts) as (keyof typeof counts)[];
  for (const label of labels) {
    await expect(users.figure(label)).toHaveText(String(counts[label]));
    await users.card(label).click();
    await users.lists(counts[label]);
  }
  await expect(page).toHaveURL('/user-management?role=administrator');
  await page.goBack();
  await users.lists(counts['Inactive Users']);
  await expect(users.status).toHaveValue('inactive');

  await users.open();
  await expect(users.grid).toBeVisible();
  await expect(users.place).toHaveText('Showing 1–25 of 127');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(users.place).toHaveText('Showing 26–50 of 127');
  await expect(page).toHaveURL('/user-management?page=2');
  await users.sortHeader('User').click();
  await expect(users.sortHeader('User')).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL('/user-management?order=desc');
  const last = [...stored].sort((a, b) => b.name.localeCompare(a.name))[0];
  await expect(users.row(last?.email ?? '')).toBeVisible();

  await users.role.selectOption({ label: 'Supervisor' });
  await users.status.selectOption({ label: 'Active' });
  const supervisors = countOf(({ role, status }) => role === 'supervisor' && status === 'active');
  await users.lists(supervisors);
  await expect(page).toHaveURL(/\?role=supervisor&status=active&order=desc$/);
  await page.reload();
  await users.lists(supervisors);
  await expect(users.role).toHaveValue('supervisor');

  // The search may name a person: kept for Back, named in no address.
  const someone = findUser(stored, ({ role, status }) => role === 'supervisor' && status === 'active');
  await users.search.fill(someone.name.toUpperCase());
  await expect(users.row(someone.email)).toBeVisible();
  await expect(users.row(someone.email)).toContainText('Supervisor');
  await expect(page).toHaveURL(/\?role=supervisor&status=active&order=desc$/);
  await users.card('Active Users').click();
  await users.lists(counts['Active Users']);
  await expect(users.search).toHaveValue('');
  await page.goBack();
  await expect(users.search).toHaveValue(someone.name.toUpperCase());
  await expect(users.row(someone.email)).toBeVisible();

  await users.search.fill('nobody of this name');
  await expect(page.getByText('Try adjusting your search or filter criteria')).toBeVisible();
  await users.lists(0);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await users.lists(127);
});

test('an account is added after its mistakes are put right, changed, and signs in', async ({ portal, page }) => {
  const { users, shell, login } = portal;
  await portal.signInAs('admin', '/user-management');
  await users.isShown();
  const stored = await storedUsers(page);
  const taken = findUser(stored, ({ status }) => status === 'active');
  const { addDialog, editDialog } = users;
  await users.startAdding();
  await expect(addDialog.field('Name')).toBeFocused();
  await expect(addDialog.choice('Role')).toHaveValue('officer');
  await addDialog.send();
  await fieldSays(addDialog.field('Name'), 'Name is required');
  await fieldSays(addDialog.field('Email'), 'Email is required');
  await fieldSays(addDialog.choice('District'), 'District is required');
  await expect(addDialog.field('Name')).toBeFocused();
  await addDialog.fill({ name: jane.name, email: 'jane.akello' });
  await addDialog.send();
  await fieldSays(addDialog.field('Email'), 'Please enter a valid email address');
  await addDialog.fill({ email: taken.email.toUpperCase(), district: 'Kasese' });
  await addDialog.send();
  await fieldSays(addDialog.field('Email'), 'Another user has this email');
  await expect(addDialog.field('Email')).toBeFocused();
  await expect(addDialog.field('Name')).toHaveValue(jane.name);

  // What was typed is not dropped without asking.
  await page.keyboard.press('Escape');
  const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await leaving.getByRole('button', { name: 'Cancel' }).click();
  await addDialog.fill({ email: jane.email });
  await addDialog.send();
  await shell.toastSays('User added', jane.name);
  await expect(addDialog.dialog).toBeHidden();
  await expect(users.figure('Total Users')).toHaveText('128');
  await users.lists(128);
  await users.search.fill(jane.email);
  await expect(users.row(jane.email)).toContainText(/Officer.*Kasese District.*Active.*Has not signed in yet/);

  await users.startEditing(jane);
  await editDialog.fill({ name: 'Jane Akello Atim', role: 'Supervisor', district: 'Western' });
  await editDialog.send();
  await shell.toastSays('User updated', 'Jane Akello Atim');
  await expect(users.row(jane.email)).toContainText(/Jane Akello Atim.*Supervisor.*Western Region/);
  await page.reload();
  await users.isShown();
  await expect(users.row(jane.email)).toContainText(/Jane Akello Atim.*Supervisor.*Western Region/);

  await shell.signOut();
  await login.signInAs('cvc_member', { ...jane, name: 'Jane Akello Atim' });
  await portal.dashboard.isShown();
  await portal.changeTo('admin', '/user-management');
  await users.isShown();
  await users.search.fill(jane.email);
  await expect(users.row(jane.email)).toContainText('Last login');
});

test('somebody deactivated is refused at sign-in, which the audit log shows', async ({ portal, page, scan }) => {
  const { users, shell, login, audit } = portal;
  await portal.signInAs('admin', '/user-management');
  await users.isShown();
  const someone = findUser(await storedUsers(page), ({ role, status }) => role === 'officer' && status === 'active');
  const active = Number(await users.figure('Active Users').textContent());
  const inactive = Number(await users.figure('Inactive Users').textContent());
  await users.deactivate(someone);
  await shell.toastSays('User updated', someone.name);
  await expect(users.row(someone.email)).toContainText('Inactive');
  await expect(users.figure('Active Users')).toHaveText(String(active - 1));
  await expect(users.figure('Inactive Users')).toHaveText(String(inactive + 1));
  await shell.signOut();

  await login.fill('district_officer', someone);
  await login.submit.click();
  await expect(page.getByRole('alert')).toHaveText('This account is inactive. Contact an administrator.');
  await scan(page, 'sign-in of somebody deactivated');
  await login.isShown();

  await login.signInAs('admin');
  await audit.open('?tab=trail');
  await audit.searchFor(`${someone.name} sign-in refused`);
  const newest = audit.rows.first();
  await expect(newest).toContainText(new RegExp(`${someone.name}.*Sign-in refused.*High.*Failed.*this device`));
  await audit.openDetails('Sign-in refused');
  await expect(audit.details).toContainText(someone.email);
  await audit.closeDetails();
  await audit.searchFor('User changed');
  await audit.openDetails('User changed');
  await audit.showsChange('Status', 'Active', 'Inactive');
});

test('nobody takes the portal from themselves or from the last administrator', async ({ portal, page, scan }) => {
  const { users, shell, login } = portal;
  const { editDialog, question } = users;
  await portal.signInAs('admin', '/user-management');
  await users.isShown();
  const administrators = (await storedUsers(page)).filter(({ role }) => role === 'administrator');
  const [last, ...others] = administrators;
  if (!last) throw new Error('The sample register has no administrator');

  // Oneself: by the account that bears the address one signed in with.
  await shell.signOut();
  await login.signInAs('admin', last);
  await users.open();
  await users.startEditing(last);
  await expect(editDialog.choice('Role')).toBeDisabled();
  await expect(editDialog.choice('Role')).toHaveAccessibleDescription(
    'You cannot change the role of your own account.',
  );
  await expect(editDialog.choice('Status')).toBeDisabled();
  await expect(editDialog.choice('Status')).toHaveAccessibleDescription('You cannot deactivate your own account.');
  await scan(page, 'one’s own account');
  await editDialog.cancel();
  await users.startDeleting(last);
  await expect(question).toContainText('You cannot delete your own account.');
  await expect(question.getByRole('button', { name: 'Delete User' })).toBeDisabled();
  await scan(page, 'one’s own account is not deleted');
  await question.getByRole('button', { name: 'Cancel' }).click();

  // The last one: all others are deactivated by somebody without an account.
  await portal.changeTo('admin', '/user-management');
  await users.isShown();
  for (const other of others) {
    await users.deactivate(other);
    await shell.toastSays('User updated', other.name);
  }
  await users.startEditing(last);
  await expect(editDialog.choice('Role')).toBeDisabled();
  await expect(editDialog.choice('Role')).toHaveAccessibleDescription('The last active administrator keeps the role.');
  await expect(editDialog.choice('Status')).toHaveAccessibleDescription(
    'The last active administrator cannot be deactivated.',
  );
  await editDialog.cancel();
  await users.startDeleting(last);
  await expect(question).toContainText('The last active administrator cannot be deleted.');
  await expect(question.getByRole('button', { name: 'Delete User' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await users.search.fill('');
  await expect(users.figure('Total Users')).toHaveText('127');
});

test('a deleted account takes its saved views along and leaves its name on its claims', async ({
  portal,
  page,
  openTab,
}) => {
  const { users, shell, login, claims } = portal;
  await portal.signInAs('district_officer');
  const stored = await storedClaims(page);
  const accounts = await storedUsers(page);
  const registeredBy = ({ name }: StoredUser) => stored.filter(({ createdBy }) => createdBy === name);
  const officer = findUser(accounts, (user) => user.status === 'active' && registeredBy(user).length > 0);
  const theirs = registeredBy(officer);
  await shell.signOut();
  await login.signInAs('district_officer', officer);
  await claims.open('?status=rejected');
  await claims.filters.open();
  await claims.filters.saveView('Rejected ones');
  await shell.toastSays('View saved', 'Rejected ones');

  await portal.changeTo('admin', '/user-management');
  await users.isShown();
  const other = await openTab();
  await other.users.open();
  await other.users.search.fill(officer.email);
  await expect(other.users.row(officer.email)).toBeVisible();
  await page.bringToFront();
  await users.startDeleting(officer);
  const { question } = users;
  await expect(question).toContainText(
    `Are you sure you want to delete ${officer.name}'s account? This action cannot be undone and will remove all associated data.`,
  );
  await expect(question).toContainText(`the saved views of ${officer.email}. Claims, drafts, notes and the audit log`);
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(users.row(officer.email)).toBeVisible();
  await users.startDeleting(officer);
  await question.getByRole('button', { name: 'Delete User' }).click();
  await shell.toastSays('User deleted', officer.name);
  await users.lists(0);
  await expect(users.figure('Total Users')).toHaveText('126');
  await other.users.lists(0);
  await page.reload();
  await users.lists(0);

  // The name stays on the claims and is still offered to filter by.
  await claims.open();
  await claims.filters.openAll();
  await claims.filters.choose('Created By', officer.name);
  await claims.filters.apply();
  await claims.showsFirstOf(theirs.length);
  await portal.claim.open(theirs[0]?.id ?? '', 'audit');
  await expect(portal.claim.panel('Audit')).toContainText(officer.name);

  // Whoever signs in by the address again finds nothing of the account.
  await shell.signOut();
  await login.signInAs('district_officer', officer);
  await claims.open();
  await claims.openSavedViews();
  await expect(claims.savedViews).toContainText('None yet');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('accounts stand as cards; one is added and one deleted', async ({ portal }) => {
    const { users, shell } = portal;
    await portal.signInAs('admin', '/user-management');
    await users.isShown();
    await expect(users.cards).toHaveCount(25);
    expect(await users.cutOff()).toEqual([]);
    await users.startAdding();
    await expect.poll(() => users.addDialog.dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360 });
    await users.addDialog.send();
    await fieldSays(users.addDialog.field('Name'), 'Name is required');
    await users.addDialog.fill({ ...jane, district: 'Headquarters' });
    await users.addDialog.send();
    await shell.toastSays('User added');
    await users.search.fill(jane.email);
    await expect(users.cards).toHaveCount(1);
    await expect(users.cards).toContainText('Headquarters');
    await users.startDeleting(jane);
    await users.question.getByRole('button', { name: 'Delete User' }).tap();
    await shell.toastSays('User deleted');
    await users.lists(0);
  });
});
