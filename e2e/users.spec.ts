import { fieldSays } from './pages/fields';
import { people } from './support/people';
import { expect, test } from './support/portalTest';
import { findSampleUser, storedClaims, storedUsers, type StoredUser } from './support/storage';

const jane = { name: 'Jane Akello', email: 'jane.akello@example.org' };
const renamed = { ...jane, name: 'Jane Akello Atim' };

/** An account of the sample register. */
function findUser(users: StoredUser[], holds: (user: StoredUser) => boolean): StoredUser {
  const user = users.find(holds);
  if (!user) throw new Error('The sample register has no such account');
  return user;
}

test('an account is added after its mistakes are put right, changed, signs in, and is refused once deactivated', async ({
  portal,
  page,
  scan,
}) => {
  const { users, shell, login, audit, notifications } = portal;
  const { addDialog, editDialog, question } = users;
  await login.open('/user-management');
  const own = await findSampleUser(page, { role: 'administrator', status: 'active' });
  await login.signInAs('admin', own);
  await users.isShown();
  const taken = findUser(await storedUsers(page), ({ status, id }) => status === 'active' && id !== own.id);

  await test.step('nobody takes the portal from themselves', async () => {
    await users.startEditing(own);
    await expect(editDialog.choice('Role')).toBeDisabled();
    await expect(editDialog.choice('Role')).toHaveAccessibleDescription(
      'You cannot change the role of your own account.',
    );
    await expect(editDialog.choice('Status')).toBeDisabled();
    await expect(editDialog.choice('Status')).toHaveAccessibleDescription('You cannot deactivate your own account.');
    await scan(page, 'one’s own account');
    await editDialog.cancel();
    await users.startDeleting(own);
    await expect(question).toContainText('You cannot delete your own account.');
    await expect(question.getByRole('button', { name: 'Delete User' })).toBeDisabled();
    await scan(page, 'one’s own account is not deleted');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await users.search.fill('');
  });

  await test.step('an account is added and changed', async () => {
    await users.startAdding();
    await expect(addDialog.field('Name')).toBeFocused();
    await expect(addDialog.choice('Role')).toHaveValue('officer');
    await addDialog.send();
    await fieldSays(addDialog.field('Name'), 'Name is required');
    await fieldSays(addDialog.field('Email'), 'Email is required');
    await expect(addDialog.desks).toHaveAccessibleDescription('Choose at least one desk');
    await fieldSays(addDialog.choice('District'), 'District is required');
    await expect(addDialog.field('Name')).toBeFocused();
    await addDialog.fill({ name: jane.name, email: 'jane.akello' });
    await addDialog.send();
    await fieldSays(addDialog.field('Email'), 'Please enter a valid email address');
    await addDialog.fill({ email: taken.email.toUpperCase(), desks: ['District Officer'], district: 'Kasese' });
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
    await expect(users.row(jane.email)).toContainText(
      /Officer.*Kasese District.*District Officer.*Active.*Has not signed in yet/,
    );

    await users.startEditing(jane);
    await editDialog.fill({
      name: renamed.name,
      role: 'Supervisor',
      desks: ['CVC Member', 'Finance Officer'],
      district: 'Western',
    });
    await editDialog.send();
    await shell.toastSays('User updated', renamed.name);
    await expect(users.row(jane.email)).toContainText(
      /Jane Akello Atim.*Supervisor.*Western Region.*CVC Member, Finance Officer/,
    );
    await page.reload();
    await users.isShown();
    await expect(users.row(jane.email)).toContainText(
      /Jane Akello Atim.*Supervisor.*Western Region.*CVC Member, Finance Officer/,
    );
  });

  await test.step('it is found by its desk', async () => {
    await users.desk.selectOption({ label: 'UWA/MTWA Admin' });
    await users.lists(0);
    await users.desk.selectOption({ label: 'Finance Officer' });
    await users.lists(1);
  });

  await test.step('it signs in at its desks, and is told of them at another', async () => {
    await shell.signOut();
    await login.fill('admin', renamed);
    await login.submit.click();
    await expect(login.role).toHaveAccessibleDescription('This account signs in as CVC Member, Finance Officer.');
    await expect(login.role).toBeFocused();
    await scan(page, 'sign-in at another desk');
    // Nothing else is to be typed again.
    await login.role.selectOption({ label: 'CVC Member' });
    await login.submit.click();
    await expect(shell.userMenu).toHaveAccessibleName(/Jane Akello Atim CVC Member/);
    await portal.dashboard.isShown();
    await portal.changeTo('admin', '/user-management');
    await users.isShown();
    await users.search.fill(jane.email);
    await expect(users.row(jane.email)).toContainText('Last login');
  });

  await test.step('deactivated, it is refused at sign-in, which the audit log shows', async () => {
    const active = Number(await users.figure('Active Users').textContent());
    const inactive = Number(await users.figure('Inactive Users').textContent());
    await users.deactivate(renamed);
    await shell.toastSays('User updated', renamed.name);
    await expect(users.row(jane.email)).toContainText('Inactive');
    await expect(users.figure('Active Users')).toHaveText(String(active - 1));
    await expect(users.figure('Inactive Users')).toHaveText(String(inactive + 1));
    await shell.signOut();

    await login.fill('cvc_member', renamed);
    await login.submit.click();
    await expect(page.getByRole('alert')).toHaveText('This account is inactive. Contact an administrator.');
    await scan(page, 'sign-in of somebody deactivated');
    await login.isShown();

    await login.signInAs('admin');
    await notifications.countsUnread(5);
    await notifications.open();
    await expect(notifications.items.nth(1)).toContainText(
      `${jane.email} could not sign in: the account does not have that desk`,
    );
    const refused = notifications.items.first();
    await expect(refused).toContainText(`${jane.email} could not sign in: the account is inactive`);
    await scan(page, 'notification of a refused sign-in');
    await refused.click();
    await audit.isShown();
    await notifications.countsUnread(4);
    await expect(page).toHaveURL('/audit-logs?tab=trail&severity=alerts');
    await expect(audit.rows.first()).toContainText('Sign-in refused');
    await audit.searchFor(`${renamed.name} sign-in refused`);
    const newest = audit.rows.first();
    await expect(newest).toContainText(new RegExp(`${renamed.name}.*Sign-in refused.*High.*Failed.*this device`));
    await audit.openDetails('Sign-in refused');
    await expect(audit.fact('Email')).toHaveText(jane.email);
    await expect(audit.details).not.toContainText(people.admin.name);
    await audit.closeDetails();
    await audit.open('?tab=trail');
    await audit.searchFor('User changed');
    await audit.openDetails('User changed');
    await audit.showsChange('Status', 'Active', 'Inactive');
  });
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
  await expect(claims.savedViews).toContainText('No saved views yet');
});
