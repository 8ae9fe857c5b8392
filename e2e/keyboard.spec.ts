import { BulkDialog } from './pages/BulkDialog';
import type { Portal } from './pages/Portal';
import { claimant, daysAgo, incident } from './support/claimData';
import { pdf, photo } from './support/files';
import { Keyboard } from './support/keyboard';
import { people, type Role } from './support/people';
import { expect, test } from './support/portalTest';

/** From the sign-in page to the dashboard. */
async function signIn({ login, page }: Portal, keyboard: Keyboard, role: Role) {
  await keyboard.select(login.role, people[role].role);
  await keyboard.type(login.username, people[role].email);
  await keyboard.type(login.password, 'not checked here');
  if (role === 'admin') await keyboard.type(login.code, '123456');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

async function handOver(portal: Portal, keyboard: Keyboard, role: Role) {
  const { page, shell } = portal;
  await keyboard.to(shell.userMenu, 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('menu', { name: 'User menu' })).toBeVisible();
  await keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeFocused();
  await keyboard.press('Enter');
  await portal.login.isShown();
  await signIn(portal, keyboard, role);
}

test('the whole main job is done by the keyboard alone', async ({ portal, page }) => {
  const keyboard = new Keyboard(page);
  const { login, claims, wizard, claim, verification, funds } = portal;
  const main = page.getByRole('main');
  await page.goto('/login');
  await login.isShown();
  await signIn(portal, keyboard, 'district_officer');

  // Registered by the wizard.
  await keyboard.goTo('c');
  await claims.isShown();
  await keyboard.isKept();
  await keyboard.enter(claims.newClaim);
  await keyboard.enter(page.getByRole('button', { name: 'Start another claim' }));
  await wizard.isAtStep(1);
  await keyboard.isKept();
  await keyboard.type(wizard.text('Full name'), claimant.fullName);
  await keyboard.type(wizard.text('National ID'), claimant.nationalId);
  await keyboard.type(wizard.text('Phone number'), claimant.phoneNumber);
  await keyboard.suggest(wizard.choice('District'), claimant.district);
  await keyboard.suggest(wizard.choice('Sub-county'), claimant.subcounty);
  await keyboard.type(wizard.text('Village'), claimant.village);
  await keyboard.choose(wizard.options('Preferred payout method'), 'Mobile Money');
  await keyboard.type(wizard.text('Mobile money number'), claimant.mobileMoneyNumber);
  await keyboard.press('Enter');
  await wizard.isAtStep(2);
  await expect(page.getByRole('heading', { level: 2, name: 'Incident Details' })).toBeFocused();
  const claimId = await wizard.claimId();
  await keyboard.choose(wizard.options('Incident type'), incident.incidentType);
  await keyboard.select(wizard.choice('Crop type'), incident.cropType);
  await keyboard.type(wizard.text('Area damaged'), incident.areaDamaged);
  await keyboard.select(wizard.choice('Wildlife species'), incident.wildlifeSpecies);
  await keyboard.date(wizard.date('Date of incident'), incident.dateOfIncident);
  await keyboard.type(wizard.text('GPS latitude'), incident.gpsLatitude);
  await keyboard.type(wizard.text('GPS longitude'), incident.gpsLongitude);
  await keyboard.select(wizard.choice('Protected area nearby'), incident.protectedArea);
  await keyboard.type(wizard.text('Narrative description'), incident.narrativeDescription);
  await keyboard.enter(wizard.next);
  await wizard.isAtStep(3);
  await keyboard.files(wizard.slot('Photos').getByRole('button', { name: 'Add files: Photos' }), photo());
  await wizard.hasFile('Photos', 'damaged-field.png');
  await keyboard.isKept();
  await keyboard.files(wizard.slot('Valuation form').getByRole('button', { name: /^Add file/ }), pdf());
  await wizard.hasFile('Valuation form', 'valuation-form.pdf');
  await keyboard.isKept();
  await keyboard.enter(page.getByRole('button', { name: 'Continue to Review' }));
  await wizard.isAtStep(4);
  await keyboard.enter(page.getByRole('button', { name: 'Submit Claim' }));
  await claim.isShown(claimId);
  await keyboard.isKept();

  // Verified in the district.
  await keyboard.enter(claim.action('Start Verification'));
  await claim.hasStatus('2. Under Verification');
  await keyboard.isKept();
  await keyboard.enter(claim.tab('Summary'));
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await keyboard.enter(page.getByRole('button', { name: 'Answer the checklist' }));
  const checklist = claim.checklistForm;
  const choose = (name: string) => keyboard.choose(checklist.getByRole('radiogroup', { name }), 'Yes');
  await choose('Identity seen');
  await keyboard.select(checklist.getByRole('combobox', { name: 'Who claims' }), 'The person');
  await choose('Outside a protected area');
  await choose('First report known');
  await keyboard.date(checklist.getByRole('group', { name: 'First reported on' }), daysAgo(0));
  await keyboard.type(checklist.getByRole('textbox', { name: 'Reported to' }), 'Ranger post');
  await choose('Site visited');
  await keyboard.date(checklist.getByRole('group', { name: 'Visited on' }), daysAgo(0));
  await keyboard.type(checklist.getByRole('textbox', { name: 'Visited by' }), 'Sarah Auma');
  await keyboard.enter(checklist.getByRole('button', { name: 'Save' }));
  await expect(checklist).toBeHidden();
  await keyboard.isKept();
  await keyboard.enter(claim.action('Verify & Forward'));
  const notes = claim.verificationForm.getByRole('textbox', { name: 'Verification notes' });
  await expect(notes).toBeFocused();
  await keyboard.select(
    claim.verificationForm.getByRole('combobox', { name: 'Valuation schedule version' }),
    'v2024.1',
  );
  const line = claim.verificationForm.getByRole('group', { name: 'Line 1' });
  await keyboard.type(line.getByRole('textbox', { name: 'Share lost (%)' }), '60');
  await keyboard.select(line.getByRole('combobox', { name: 'Growth stage' }), 'Mature');
  await keyboard.enter(claim.verificationForm.getByRole('button', { name: 'Complete Verification' }));
  await claim.hasStatus('3. Under CVC Review');
  await keyboard.isKept();

  // Decided by the committee, with another claim: a filter and a bulk action.
  await handOver(portal, keyboard, 'cvc_member');
  await keyboard.goTo('c');
  await claims.isShown();
  await keyboard.enter(claims.filters.button);
  await expect(claims.filters.form).toBeVisible();
  await keyboard.to(claims.filters.field('Status'));
  await keyboard.press('Enter');
  const waiting = page.getByRole('listbox', { name: 'Status' }).getByRole('option', { name: '3. Under CVC Review' });
  await keyboard.to(waiting, 'ArrowDown');
  await keyboard.press('Enter');
  await expect(waiting).toHaveAttribute('aria-selected', 'true');
  await keyboard.press('Escape');
  await expect(claims.filters.field('Status')).toBeFocused();
  await keyboard.enter(claims.filters.form.getByRole('button', { name: 'Apply Filters' }));
  await claims.hasChips('Status: 3. Under CVC Review');
  await keyboard.isKept();
  const ids = await claims.ids();
  const other = ids[ids.indexOf(claimId) + 1] ?? '';
  await keyboard.to(claims.select(ids[0] ?? ''));
  for (const id of [claimId, other]) {
    await keyboard.to(claims.select(id), 'ArrowDown');
    await keyboard.press('Space');
    await expect(claims.select(id)).toBeChecked();
  }
  await keyboard.to(page.getByRole('button', { name: 'Go to actions for selected claims' }), 'Shift+Tab');
  await keyboard.press('Enter');
  await keyboard.enter(claims.selection.getByRole('button', { name: 'Bulk Approve' }));
  const bulk = new BulkDialog(page, 'Bulk Approve');
  await expect(bulk.included).toHaveCount(2);
  await keyboard.type(bulk.note('CVC notes'), 'As the committee discussed.');
  await keyboard.type(bulk.field('Approved amount (UGX)', other), '100000');
  await keyboard.enter(bulk.dialog.getByRole('button', { name: 'Approve 2 claims' }));
  await expect(bulk.dialog).toBeHidden();
  await expect(claims.row(claimId)).toHaveCount(0);
  await keyboard.isKept();

  // Approved for payment, from the queue.
  await handOver(portal, keyboard, 'admin');
  await keyboard.goTo('v');
  await verification.isShown();
  await keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search the queue' })).toBeFocused();
  await page.keyboard.type(claimId);
  await expect(verification.rows).toHaveCount(1);
  await keyboard.enter(verification.row(claimId));
  await verification.arrivedAt(claimId);
  await keyboard.enter(claim.approvalForm.getByRole('button', { name: 'Give Final Approval' }));
  await expect(verification.row(claimId)).toHaveCount(0);
  await keyboard.isKept();

  // Paid by finance.
  await handOver(portal, keyboard, 'finance');
  await keyboard.goTo('f');
  await funds.isShown();
  await keyboard.type(funds.search, claimId);
  await expect(funds.cards).toHaveCount(1);
  await keyboard.enter(funds.cardButton(claimId));
  await expect(funds.desk).toBeFocused();
  await keyboard.select(funds.form.getByRole('combobox', { name: 'Payment status' }), 'Success');
  await keyboard.type(funds.field('Payment reference'), 'MM-20458811');
  await keyboard.press('Enter');
  await keyboard.enter(funds.question.getByRole('button', { name: 'Record as successful' }));
  await expect(funds.form).toBeHidden();
  await keyboard.isKept();

  await keyboard.goTo('c');
  await claims.isShown();
  await keyboard.type(claims.search, claimId);
  await claims.showsFirstOf(1);
  await keyboard.enter(page.getByRole('link', { name: claimId, exact: true }));
  await claim.isShown(claimId);
  await claim.hasStatus('6. Paid');
  await keyboard.isKept();
  await expect(main).toContainText('UGX 696,600');
});

test('a button that was disabled for less than a frame still shows that it has the focus', async ({ portal, page }) => {
  const keyboard = new Keyboard(page);
  await page.goto('/login');
  await portal.login.isShown();
  await keyboard.to(portal.login.submit);
  await keyboard.isKept();
  // What such a moment leaves: the browser never took the focus off, the library took its class away.
  await portal.login.submit.evaluate((button) => button.classList.remove('Mui-focusVisible'));
  await keyboard.isKept();
});
