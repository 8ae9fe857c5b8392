import { expect, test } from './support/portalTest';
import type { Portal } from './pages/Portal';
import { takeStore } from './support/inPlace';
import { findSampleClaim, findSampleUser, storedClaims, storedUsers, type StoredUser } from './support/storage';

const own = 'Each officer works in their own districts';
const fourEyes = 'Four eyes';
const accountsAlone = 'Only accounts in User Management can sign in';

/** As an administrator of the sample, turns one of the rules on that say who may act. */
async function turnOn(portal: Portal, rule: string): Promise<StoredUser> {
  const { page, login, scheme, shell } = portal;
  await login.open('/scheme-rules');
  const boss = await findSampleUser(page, { role: 'administrator', status: 'active' });
  await login.signInAs('admin', boss);
  await scheme.isShown();
  await scheme.edit('Who may act');
  await scheme.dialog.getByRole('switch', { name: rule }).check();
  await scheme.save();
  await shell.toastSays('Scheme rules saved', 'Who may act');
  return boss;
}

const officerOf = (users: StoredUser[], district: string) =>
  users.find((user) => user.role === 'officer' && user.status === 'active' && user.district === district);

test('whoever has no account is named before managed accounts alone may sign in, and is then refused', async ({
  portal,
  page,
  scan,
}) => {
  const { login, scheme, shell } = portal;
  await portal.signInAs('admin', '/scheme-rules');
  await scheme.isShown();
  await scheme.edit('Who may act');
  await scheme.dialog.getByRole('switch', { name: accountsAlone }).check();
  await expect(scheme.dialog).toContainText('These people have no account and could not sign in: David Mugisha.');
  await scan(page, 'choosing who may act');
  await scheme.dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(scheme.dialog).toContainText('After this, you could not act any more: david.mugisha@example.org');
  await scheme.dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave without saving' }).click();
  await shell.signOut();

  await turnOn(portal, accountsAlone);
  await expect(scheme.card('Who may act')).toContainText('Yes. Any other email is refused.');
  await shell.signOut();
  await login.fill('finance');
  await login.submit.click();
  await expect(page.getByRole('alert')).toContainText('There is no account with this email');
  await scan(page, 'nobody else signs in');
});

test('an officer reads the claim of another district, cannot verify it, and is told whose it is', async ({
  portal,
  page,
  scan,
}) => {
  const { login, claims, claim, shell, dashboard } = portal;
  await turnOn(portal, own);
  const all = await storedClaims(page);
  const users = await storedUsers(page);
  const place = all.find(
    ({ status, claimant }) => status === 'submitted' && officerOf(users, claimant.district) !== undefined,
  );
  const elsewhere = all.find(
    ({ status, claimant }) => status === 'submitted' && claimant.district !== place?.claimant.district,
  );
  const officer = place && officerOf(users, place.claimant.district);
  if (!place || !elsewhere || !officer) throw new Error('The sample has no such claims');
  await shell.signOut();

  await login.open('/claims');
  await login.signInAs('district_officer', officer);
  await claims.isShown();
  const mine = page.getByRole('button', { name: 'My districts' });
  await expect(mine).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(elsewhere.id)).toHaveCount(0);
  await scan(page, 'the list of one’s own districts');

  await claim.open(elsewhere.id);
  await expect(page.getByText(/You can only read this claim: it is in/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Verification' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Verify & Forward' })).toHaveCount(0);
  await scan(page, 'a claim of another district');

  await claim.open(place.id);
  await expect(page.getByText(/You can only read this claim/)).toHaveCount(0);
  await claim.startVerification();

  await page.goto('/claims');
  await claims.isShown();
  await mine.click();
  await expect(page).toHaveURL(/districts=all/);
  await expect(mine).toHaveAttribute('aria-pressed', 'false');
  await dashboard.open();
  await expect(page.getByText(/Your districts: /)).toBeVisible();
});

test('final approval and payment are two people’s: the one who approved is told who could pay', async ({
  portal,
  page,
  scan,
}) => {
  const { login, claim, shell } = portal;
  const boss = await turnOn(portal, fourEyes);
  const approved = (await storedClaims(page)).find(({ status }) => status === 'approved');
  if (!approved) throw new Error('The sample has no approved claim');
  await claim.open(approved.id);
  await expect(page.getByText('First give the final approval.')).toBeVisible();
  await claim.giveFinalApproval();
  await expect(page.getByText(/You gave this claim its final approval. Someone else must do this/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark Paid' })).toHaveCount(0);
  await scan(page, 'what four eyes bar');
  const other = (await storedUsers(page)).find(
    ({ role, status, email }) => role === 'administrator' && status === 'active' && email !== boss.email,
  );
  if (!other) throw new Error('The sample has one administrator');
  await shell.signOut();
  await login.open(`/claims/${approved.id}`);
  await login.signInAs('admin', other);
  await claim.isShown(approved.id);
  await expect(page.getByRole('button', { name: 'Mark Paid' })).toBeVisible();
});

test('accounts come from a spreadsheet: what does not fit is named, the rest is added', async ({
  portal,
  page,
  scan,
}) => {
  const { users, shell } = portal;
  await portal.signInAs('admin', '/user-management');
  await users.isShown();
  const taken = await findSampleUser(page, { status: 'active' });
  await page.getByRole('button', { name: 'Import Accounts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Accounts' });
  const lines = [
    'Name,Email,Role,Desks,District,Works in',
    'Ann Atim,ann.atim@example.org,Officer,District Officer; CVC Member,Kasese,Kasese / Muhokya; Rubirizi',
    `Again,${taken.email.toUpperCase()},Officer,Finance Officer,Gulu,`,
    'Bob Odong,bob.odong@example.org,,Accountant,Gulu,',
  ];
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'accounts.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await expect(dialog.getByRole('list', { name: 'Accounts to add' })).toContainText('Ann Atim ann.atim@example.org');
  await expect(dialog.getByRole('alert')).toContainText('2 rows cannot be added');
  await expect(dialog.getByRole('alert')).toContainText('Row 3: Again. Another user has this email');
  await expect(dialog.getByRole('alert')).toContainText('No desk is called "Accountant"');
  await scan(page, 'the accounts of a spreadsheet');
  await dialog.getByRole('button', { name: 'Add 1 account', exact: true }).click();
  await shell.toastSays('1 account added');
  await users.search.fill('ann.atim@example.org');
  await expect(users.row('ann.atim@example.org')).toContainText(
    /Kasese District · Works in Muhokya, Kasese; Rubirizi.*District Officer, CVC Member/,
  );
});

test('an account made inactive in the middle of a form: the deed is not done, and what was typed waits', async ({
  portal,
  page,
  scan,
}) => {
  const { login, claim } = portal;
  await takeStore(page);
  await portal.signInAs('admin');
  const member = await findSampleUser(page, { role: 'supervisor', status: 'active' });
  const { id } = await findSampleClaim(page, 'under_cvc_review');
  await portal.shell.signOut();
  /** As an administrator elsewhere would. */
  const setStatus = (status: 'active' | 'inactive', rev: number) =>
    page.evaluate(
      ([user, after, place]) => {
        const { name, email, role, district } = user;
        const fields = { name, email, role, desks: ['cvc_member'], district };
        window.portalStore?.dispatch({
          type: 'users/changed',
          payload: {
            ...{ userId: user.id, rev: place },
            ...{ before: { ...fields, status: user.status }, after: { ...fields, status: after } },
          },
          meta: {
            ...{ eventId: `elsewhere-${place}`, at: new Date().toISOString(), v: 3 },
            actor: { name: 'Boss', email: 'boss@example.org', role: 'admin', sessionId: 'elsewhere' },
          },
        });
      },
      [member, status, rev] as const,
    );

  await login.open(`/claims/${id}?tab=cvc`);
  await login.signInAs('cvc_member', member);
  const notes = claim.decisionForm.getByRole('textbox', { name: 'CVC notes' });
  await notes.fill('The river was high.');
  await setStatus('inactive', 1);
  await claim.showTab('Notes');
  await page.getByRole('textbox', { name: 'Note' }).fill('Rang the village chair.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await login.isShown();
  await expect(page.getByText('Your account was changed, so you were signed out.')).toBeVisible();
  await scan(page, 'signed out by the account');
  await login.fill('cvc_member', member);
  await login.submit.click();
  await expect(page.getByRole('alert').filter({ hasText: 'This account is inactive' })).toBeVisible();
  await setStatus('active', 2);
  await login.signInAs('cvc_member', member);
  await claim.isShown(id);
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Rang the village chair.');
  await claim.showTab('CVC');
  await expect(notes).toHaveValue('The river was high.');
});
