import { fieldSays } from './pages/fields';
import { expect, test } from './support/portalTest';
import { findSampleClaim } from './support/storage';

test('a claim rejected in the district is over for everybody', async ({ portal, page, scan }) => {
  const { claim } = portal;
  await portal.signInAs('district_officer');
  const { id: claimId } = await findSampleClaim(page, 'submitted');
  await claim.open(claimId);
  await claim.rejectInDistrict('The field lies inside the park.');
  await claim.reload();
  await claim.hasStatus('Rejected');
  await expect(claim.action('Verify & Forward')).toBeHidden();
  await claim.showTab('Workflow');
  await expect(claim.panel('Workflow').getByText('Process blocked (claim rejected)')).toHaveCount(3);
  await expect(claim.panel('Workflow')).toContainText('Not reached');
  await scan(page, 'workflow of a rejected claim');
  await portal.handOverTo('cvc_member', claimId);
  await expect(claim.action('CVC Decision')).toBeHidden();
  await claim.showTab('Audit');
  await claim.auditShows('Rejected in the district', 'Action reason', '–', 'The field lies inside the park.');
});

test('a claim rejected by the committee is over', async ({ portal, page }) => {
  const { claim } = portal;
  await portal.signInAs('cvc_member');
  const { id } = await findSampleClaim(page, 'under_cvc_review');
  await claim.open(id);
  await claim.rejectInCommittee('No proof that elephants did it.');
  await claim.reload();
  await claim.hasStatus('Rejected');
  await claim.showTab('Workflow');
  await expect(claim.panel('Workflow').getByText('Completed', { exact: true })).toHaveCount(3);
  await claim.showTab('Notes');
  await expect(claim.panel('Notes')).toContainText('No proof that elephants did it.');
});

test('information is asked for, the claim edited once and submitted again', async ({ portal, page, scan }) => {
  const { claim, wizard } = portal;
  await portal.signInAs('district_officer');
  const claimId = await portal.registerClaim();
  await claim.open(claimId);
  await claim.requestInfo('How large is the field?');
  await claim.reload();
  await claim.hasStatus('2. Request Info');

  await claim.action('Edit').click();
  await expect(page.getByRole('heading', { level: 1, name: `Edit claim ${claimId}` })).toBeVisible();
  await wizard.goTo('Incident Details');
  await wizard.isAtStep(2);
  await wizard.text('Area damaged').fill('2.25');
  await wizard.isSaved();
  await page.reload();
  await wizard.isAtStep(2);
  await expect(wizard.text('Area damaged')).toHaveValue('2.25');

  // The claim itself is as it was until the edit is saved.
  await claim.open(claimId);
  await expect(claim.fact('Area damaged')).toHaveText('1.5 acres');
  await page.getByRole('button', { name: 'Continue editing' }).click();
  await wizard.goTo('Review & Submit');
  await wizard.isAtStep(4);
  await scan(page, 'review of an edit');
  await wizard.saveChanges(claimId);
  await claim.hasStatus('2. Request Info');
  await expect(claim.fact('Area damaged')).toHaveText('2.25 acres');

  await claim.resubmit();
  await claim.reload();
  await claim.hasStatus('1. Submitted');
  await claim.showTab('Audit');
  await claim.auditShows('Claim edited', 'Area damaged', '1.5', '2.25');
  await expect(claim.auditChanges('Claim edited').getByRole('row')).toHaveCount(2);
  await claim.auditShows('Claim resubmitted', 'Status', '2. Request Info', '1. Submitted');
  await claim.showTab('Summary');
  await claim.forwardToCommittee();
});

test('an edit of a claim that has moved on meanwhile says so at once, and can be discarded', async ({
  portal,
  page,
  openTab,
  scan,
}) => {
  const { claim, wizard } = portal;
  await portal.signInAs('district_officer');
  const { id } = await findSampleClaim(page, 'under_verification');
  await claim.open(id);
  await claim.action('Edit').click();
  await wizard.goTo('Claimant Info');
  await wizard.text('Village').fill('Kyambura');
  await wizard.isSaved();
  await wizard.goTo('Review & Submit');
  const other = await openTab();
  await other.claim.open(id);
  await other.claim.forwardToCommittee();

  const notice = page.getByRole('status').filter({ hasText: 'You can no longer save this edit.' });
  await expect(notice).toContainText('now stands at "3. Under CVC Review"');
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden();
  await scan(page, 'edit that can no longer be saved');
  await claim.open(id);
  await expect(claim.fact('Village')).not.toHaveText('Kyambura');
  await page.getByRole('main').getByRole('button', { name: 'Discard edit' }).click();
  await claim.confirm('Discard edit');
  await portal.shell.toastSays('Edit discarded');
  await claim.reload();
  await expect(page.getByRole('main').getByRole('button', { name: 'Discard edit' })).toBeHidden();
  await claim.hasStatus('3. Under CVC Review');
});

test('the committee refers a claim back, and the district forwards it again', async ({ portal, page }) => {
  const { claim } = portal;
  await portal.signInAs('district_officer');
  const { id: claimId } = await findSampleClaim(page, 'submitted');
  await claim.open(claimId);
  await claim.forwardToCommittee('1500000');
  await portal.handOverTo('cvc_member', claimId);
  await claim.referBack('Measure the field again.');
  await portal.handOverTo('district_officer', claimId);
  await claim.hasStatus('2. Referred to District');
  await claim.showTab('Verification');
  await expect(claim.verificationForm.getByRole('textbox', { name: 'Calculated compensation (UGX)' })).toHaveValue(
    '1,500,000',
  );
  await claim.forwardToCommittee('1300000');
  await portal.handOverTo('cvc_member', claimId);
  await claim.approve();
  await claim.showTab('Audit');
  await claim.auditShows('Referred back to the district', 'Status', '3. Under CVC Review', '2. Referred to District');
  await expect(claim.auditChanges('Verified and forwarded to CVC')).toHaveCount(2);
});

test('a failed payment is retried to a corrected account; a successful one is not changed without a reason', async ({
  portal,
  page,
  scan,
}) => {
  const { claim } = portal;
  await portal.signInAs('admin');
  const { id: claimId } = await findSampleClaim(page, 'approved');
  await claim.open(claimId);
  await claim.giveFinalApproval();

  await portal.handOverTo('finance', claimId);
  await claim.failPayment('Invalid account number');
  await claim.reload();
  await claim.hasStatus('5. Payment Failed');
  await scan(page, 'summary after a failed payment');
  await claim.action('Retry Payment').click();
  await scan(page, 'retry form');
  await claim.retryForm.getByRole('button', { name: 'Cancel' }).click();
  await claim.retryPayment('+256701112223');
  await claim.reload();
  const payments = page.getByRole('table', { name: 'Payments' }).getByRole('row');
  await expect(payments).toHaveCount(3);
  await expect(payments.nth(1)).toContainText('+256701112223');
  await expect(payments.nth(1)).toContainText('Pending');
  await expect(payments.nth(2)).toContainText('Failed');
  await expect(payments.nth(2)).toContainText('Invalid account number');
  await claim.paySuccessfully('MM-77120');

  await claim.action('Update Payment').click();
  await claim.fillPayment({ status: 'Processing' });
  await claim.updatePayment();
  const reason = claim.paymentField('Reason for the change');
  await fieldSays(reason, 'A reason is required to change a successful payment');
  await expect(reason).toBeFocused();
  await reason.fill('The operator took it back.');
  await claim.updatePayment();
  await claim.confirm('Take back payment');
  await claim.hasStatus('5. Payment Processing');
  await claim.showTab('Notes');
  await expect(claim.panel('Notes')).toContainText('The operator took it back.');
});
