import { readFile } from 'node:fs/promises';
import { pdf } from './support/files';
import { people } from './support/people';
import { expect, test } from './support/portalTest';
import { findSampleClaim } from './support/storage';

test('a claim goes from registration to payment, each stage by its role, and leaves its trace', async ({
  portal,
  page,
  scan,
}) => {
  const { claim } = portal;
  await portal.signInAs('district_officer');
  const claimId = await portal.registerClaim();

  await claim.open(claimId);
  await claim.startVerification();
  await claim.hasStatus('2. Under Verification');
  await claim.reload();
  await claim.hasStatus('2. Under Verification');
  await claim.showTab('Verification');
  await claim.forwardToCommittee('1200000');
  await claim.reload();
  await claim.hasStatus('3. Under CVC Review');

  await portal.handOverTo('cvc_member', claimId);
  await claim.showTab('CVC');
  await expect(claim.decisionForm.getByRole('textbox', { name: 'Approved amount (UGX)' })).toHaveValue('1,200,000');
  await claim.approve('1100000');
  await claim.reload();
  await claim.hasStatus('4. Approved');
  await expect(page.getByRole('main')).toContainText('UGX 1,100,000');

  await portal.handOverTo('admin', claimId);
  await claim.action('Final Approval').click();
  await claim.approvalForm.getByRole('button', { name: 'Cancel' }).click();
  await claim.giveFinalApproval('Within the budget of the district.');
  await claim.reload();
  await claim.hasStatus('5. Payment Processing');

  await portal.handOverTo('finance', claimId);
  await claim.openPayment();
  await claim.paymentForm.getByRole('button', { name: 'Cancel' }).click();
  await claim.paySuccessfully('MM-20458811');
  await claim.reload();
  await claim.hasStatus('6. Paid');
  await scan(page, 'summary of a paid claim');

  await claim.showTab('Evidence');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download valuation-form.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('valuation-form.pdf');
  expect(await readFile(await (await download).path())).toEqual(pdf().buffer);
  await claim.showTab('Workflow');
  await expect(claim.panel('Workflow')).toContainText(`Final approval given: ${people.admin.name}`);
  await claim.showTab('Notes');
  await expect(claim.panel('Notes')).toContainText('Within the budget of the district.');
  await claim.addNote('The claimant confirmed by phone.');

  await claim.showTab('Audit');
  const trail = claim.panel('Audit');
  await expect(trail.getByRole('heading', { level: 3 })).toHaveText([
    'Note added',
    'Evidence downloaded',
    'Payment updated',
    'Final approval given',
    'Approved by the committee',
    'Verified and forwarded to CVC',
    'Verification started',
    'Claim submitted',
  ]);
  await claim.auditShows('Claim submitted', 'Status', '1. Draft', '1. Submitted');
  await claim.auditShows('Verification started', 'Status', '1. Submitted', '2. Under Verification');
  await claim.auditShows('Verified and forwarded to CVC', 'Status', '2. Under Verification', '3. Under CVC Review');
  await claim.auditShows('Approved by the committee', 'Status', '3. Under CVC Review', '4. Approved');
  await claim.auditShows('Final approval given', 'Status', '4. Approved', '5. Payment Processing');
  await claim.auditShows('Payment updated', 'Status', '5. Payment Processing', '6. Paid');
  await claim.auditShows('Payment updated', 'Payment status', 'Pending', 'Success');
  await claim.auditShows('Payment updated', 'Payment reference', '–', 'MM-20458811');
  for (const { name } of Object.values(people)) await expect(trail).toContainText(name);
  await claim.reload();
  await expect(claim.auditChanges('Payment updated')).toBeVisible();
});

test('an administrator marks an approved claim as paid with a reference', async ({ portal, page }) => {
  const { claim } = portal;
  await portal.signInAs('admin');
  const { id } = await findSampleClaim(page, 'approved');
  await claim.open(id);
  await claim.markPaid('CHQ-000173');
  await claim.reload();
  await claim.hasStatus('6. Paid');
  await expect(claim.fact('Outstanding')).toHaveText('UGX 0');
  await expect(claim.panel('Summary')).toContainText('CHQ-000173');
});

test('a payment of a part makes another of the rest, and the claim is paid once all of it is', async ({
  portal,
  page,
}) => {
  const { claim } = portal;
  await portal.signInAs('cvc_member');
  const { id } = await findSampleClaim(page, 'under_cvc_review');
  await claim.open(id);
  await claim.approve('900000');
  await portal.handOverTo('admin', id);
  await claim.giveFinalApproval();
  await portal.handOverTo('finance', id);
  await claim.openPayment();
  await claim.paymentField('Amount (UGX)').fill('400000');
  await claim.fillPayment({ status: 'Success', reference: 'MM-1' });
  await claim.updatePayment();
  await claim.confirm('Record as successful');
  await expect(claim.fact('Outstanding')).toHaveText('UGX 500,000');
  await claim.hasStatus('5. Payment Processing');
  await claim.reload();
  await claim.paySuccessfully('MM-2');
  await expect(claim.fact('Paid so far')).toHaveText('UGX 900,000');
});

test('the evidence of a sample claim can be looked at and downloaded', async ({ portal, page }) => {
  await portal.signInAs('cvc_member');
  const { id } = await findSampleClaim(page, 'paid');
  await portal.claim.open(id, 'evidence');
  const evidence = portal.claim.panel('Evidence');
  await evidence
    .getByRole('button', { name: /^View .*\.jpg$/ })
    .first()
    .click();
  const image = page.getByRole('dialog').getByRole('img');
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.jpg$/);
});
