import { readFile } from 'node:fs/promises';
import { claimant } from './support/claimData';
import { pdf } from './support/files';
import { readPdf } from './support/pdf';
import { people } from './support/people';
import { expect, test } from './support/portalTest';

test('a claim goes from registration to payment, each stage by its role, and leaves its trace', async ({
  portal,
  page,
  scan,
}) => {
  const { claim } = portal;
  await portal.signInAs('district_officer');
  const claimId = await portal.registerClaim();

  await test.step('the claimant takes an acknowledgement slip home', async () => {
    await expect(page.getByText('Give the claimant an acknowledgement slip')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Acknowledgement slip' }).click();
    const slip = await download;
    expect(slip.suggestedFilename()).toBe(`acknowledgement-${claimId}.pdf`);
    const { pages } = await readPdf(slip);
    expect(pages).toHaveLength(1);
    const said = pages.join(' ').replaceAll(/\s+/g, '');
    for (const words of [claimId, claimant.fullName, 'Keep this slip']) {
      expect(said).toContain(words.replaceAll(' ', ''));
    }
    // Not decided: there is nothing to write about.
    await page.getByRole('button', { name: 'Print/PDF' }).click();
    await expect(page.getByRole('menuitem', { name: 'Acknowledgement slip' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: /letter/ })).toHaveCount(0);
  });

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
    'Checklist answered',
    'Verification started',
    'Claim exported',
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
