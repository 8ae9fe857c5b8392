import { BulkDialog } from './pages/BulkDialog';
import { people } from './support/people';
import { expect, test } from './support/portalTest';
import { storedClaims } from './support/storage';

const idsAt = (claims: Awaited<ReturnType<typeof storedClaims>>, ...at: string[]) =>
  claims.filter(({ status }) => at.includes(status)).map(({ id }) => id);

test('an officer selects a page, then all that were found, and forwards what can be forwarded', async ({
  portal,
  page,
  openTab,
  scan,
}) => {
  const { claims } = portal;
  await portal.signInAs('district_officer', '/claims?sort=status&status=submitted&status=rejected');
  const stored = await storedClaims(page);
  const [submitted, rejected] = [idsAt(stored, 'submitted'), idsAt(stored, 'rejected')];
  const unvisited = stored.filter(({ status, checklist }) => status === 'submitted' && !checklist?.visit);
  const ready = submitted.length - unvisited.length;
  const all = submitted.length + rejected.length;
  await claims.showsFirstOf(all);

  const [first = ''] = await claims.ids();
  await claims.select(first).check();
  await expect(claims.selection).toContainText('1 claim selected');
  await expect(claims.selectPage).toBeChecked({ indeterminate: true });
  await claims.selectPage.check();
  await expect(claims.selection).toContainText('All 25 claims on this page are selected.');
  // It goes along to the next page, where nothing is selected yet.
  await claims.goToPage('Next');
  await claims.shows({ from: 26, to: all, of: all });
  await expect(claims.selectPage).not.toBeChecked();
  await expect(claims.selection).toContainText('25 claims selected');
  await claims.goToPage('Previous');
  await claims.selection.getByRole('button', { name: `Select all ${all} claims found` }).click();
  await expect(claims.selection).toContainText(`All ${all} claims found are selected.`);

  const forward = new BulkDialog(page, 'Bulk Forward');
  await forward.open();
  await expect(forward.dialog).toContainText(`${ready} claims will be changed together`);
  await expect(forward.included).toHaveCount(ready);
  await expect(forward.leftOut).toHaveCount(rejected.length + unvisited.length);
  await expect(forward.leftOutClaim(unvisited[0]?.id ?? '')).toContainText(
    'The checklist is not complete: Site visited',
  );
  await expect(forward.leftOutClaim(rejected[0] ?? '')).toContainText(
    'Verify & Forward is not possible: the claim\'s status is "Rejected".',
  );

  // Nothing is sent before each claim has what it needs; what is wrong is said at its field.
  const ids = await forward.included.locator('.who > :first-child').allTextContents();
  const [kept = '', changed = '', out = ''] = ids;
  await forward.send(`Forward ${ids.length} claims`);
  // The schedule of the day of the incident is there already.
  await expect(forward.field('Valuation schedule version', kept)).toHaveValue('v2024.1');
  const compensation = 'Calculated compensation (UGX)';
  await expect(forward.field(compensation, kept)).toHaveAccessibleDescription(
    'Calculated compensation must be a positive number',
  );
  await forward.leaveOut(out);
  await expect(forward.leftOutClaim(out)).toContainText('You left this claim out.');
  await forward.dialog.getByRole('combobox', { name: 'Use this schedule for all' }).selectOption('v2024.1');
  const sent = ids.filter((id) => id !== out);
  await forward.fillDown(
    compensation,
    sent.map((id, index) => ({ id, text: String(400_000 + 1000 * index) })),
  );
  await forward.note('Verification notes').fill('Visited in one week.');

  // Another tab starts the verification of one of them: it can still be forwarded, but not unseen.
  const other = await openTab();
  await other.claim.open(changed);
  await other.claim.startVerification();
  await other.page.close();
  await expect(forward.included.filter({ hasText: changed })).toContainText(
    `This claim was changed by ${people.district_officer.name}`,
  );
  await forward.send(`Forward ${sent.length} claims`);
  await expect(forward.dialog.getByRole('alert')).toContainText(
    `Claim ${changed}: Not saved: ${people.district_officer.name} changed this claim`,
  );
  await expect(forward.field(compensation, kept)).toHaveValue('400,000');
  expect(idsAt(await storedClaims(page), 'under_cvc_review')).not.toContain(kept);
  await portal.shell.toastSays('Error', 'Failed to complete verification. Please try again.');
  await scan(page, 'bulk forward refused');
  await forward.send(`Forward ${sent.length} claims`);
  await expect(forward.dialog).toBeHidden();
  await expect(claims.selection).toBeHidden();
  await expect(claims.selectPage).toBeFocused();
  await portal.shell.toastSays(`${sent.length} claims forwarded to CVC`);
  await claims.shows({ from: 1, to: 25, of: rejected.length + unvisited.length + 1 });

  await page.reload();
  expect(idsAt(await storedClaims(page), 'under_cvc_review')).toEqual(expect.arrayContaining(sent));
  await portal.claim.open(kept);
  await portal.claim.hasStatus('3. Under CVC Review');
  await expect(page.getByRole('main')).toContainText(/UGX\s400,000/);
  await portal.claim.showTab('Audit');
  await expect(portal.claim.auditChanges('Verified and forwarded to CVC')).toHaveCount(1);

  // What was left out is still the officer's, to be asked about.
  const asked = idsAt(stored, 'request_info')[0] ?? '';
  await claims.open('?status=submitted&status=request_info');
  await claims.select(out).check();
  await claims.select(asked).check();
  const info = new BulkDialog(page, 'Bulk Request Info');
  await info.open();
  await expect(info.leftOutClaim(asked)).toContainText('is not possible: the claim\'s status is "2. Request Info"');
  await info.note('Action reason').fill('No photo of the field.');
  await info.send('Request information on 1 claim');
  await portal.shell.toastSays('1 claim marked for additional information');
  await expect(claims.row(out)).toContainText('2. Request Info');
});

test('the committee approves what is before it, one amount changed, one claim decided in another tab, and rejects the rest', async ({
  portal,
  page,
  openTab,
}) => {
  const { claims } = portal;
  await portal.signInAs('cvc_member', '/claims?status=under_cvc_review&status=approved&size=50');
  const stored = await storedClaims(page);
  const isHeld = ({ holds = [] }: (typeof stored)[number]) => holds.length > 0;
  const before = idsAt(
    stored.filter((claim) => !isHeld(claim)),
    'under_cvc_review',
  );
  const held = idsAt(stored.filter(isHeld), 'under_cvc_review');
  const approved = idsAt(stored, 'approved');
  await claims.showsFirstOf(before.length + held.length + approved.length, 50);
  await claims.selectPage.check();

  const approve = new BulkDialog(page, 'Bulk Approve');
  await approve.open();
  await expect(approve.leftOut).toHaveCount(held.length + approved.length);
  await expect(approve.leftOutClaim(held[0] ?? '')).toContainText('on hold');
  await expect(approve.leftOutClaim(approved[0] ?? '')).toContainText('the claim\'s status is "4. Approved"');
  const [decided = '', other = '', raised = '', ...rest] = before;
  for (const id of rest.slice(2)) await approve.leaveOut(id);
  const calculated = stored.find(({ id }) => id === other)?.calculatedCompensation ?? 0;
  const amount = 'Approved amount (UGX)';
  await expect(approve.field(amount, other)).toHaveValue(calculated.toLocaleString('en-GB'));
  await approve.field(amount, raised).fill('1500000');
  await approve.note('CVC notes').fill('As the committee discussed.');

  const tab = await openTab();
  await tab.claim.open(decided, 'cvc');
  await tab.claim.approve();
  await tab.page.close();
  await expect(approve.leftOutClaim(decided)).toContainText('the claim\'s status is "4. Approved"');
  await expect(approve.leftOutClaim(decided)).toContainText(`This claim was changed by ${people.cvc_member.name}`);
  await approve.send('Approve 4 claims');
  await expect(approve.question).toContainText('Claims above the calculated amount: 1.');
  await approve.confirm('Approve 4 claims');
  await portal.shell.toastSays('4 claims approved');
  await expect(claims.row(raised)).toContainText('4. Approved');
  await expect(claims.row(raised)).toContainText('1,500,000');
  await expect(claims.row(other)).toContainText(calculated.toLocaleString('en-GB'));

  const [lost = '', stays = ''] = rest.slice(2);
  await claims.select(lost).check();
  const reject = new BulkDialog(page, 'Bulk Reject');
  await reject.open();
  await reject.send('Reject 1 claim');
  await expect(reject.note('Decision note')).toBeFocused();
  await reject.note('Decision note').fill('Outside the schedule.');
  await reject.send('Reject 1 claim');
  await portal.shell.toastSays('1 claim rejected');
  await expect(claims.row(lost)).toBeHidden();
  await page.reload();
  await expect(claims.row(stays)).toContainText('3. Under CVC Review');
  const after = await storedClaims(page);
  expect(idsAt(after, 'rejected')).toContain(lost);
  expect(idsAt(after, 'approved')).toHaveLength(approved.length + 5);
});
