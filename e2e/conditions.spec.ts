import { BulkDialog } from './pages/BulkDialog';
import { expect, test } from './support/portalTest';

test('a claim approved on conditions is paid once each is ticked as met', async ({ portal, page, scan }) => {
  const { claim, claims } = portal;
  await portal.signInAs('district_officer');
  const claimId = await portal.registerClaim();
  await claim.open(claimId);
  await claim.forwardToCommittee();

  await test.step('the committee lists two conditions', async () => {
    await portal.handOverTo('cvc_member', claimId);
    await claim.action('CVC Decision').click();
    await claim.fillDecision({ decision: 'Approve' });
    await claim.decisionForm.getByRole('textbox', { name: 'Conditions' }).fill('Bring the receipts');
    await claim.decisionForm.getByRole('button', { name: 'Add a condition' }).click();
    await page.keyboard.type('Fence the garden');
    await scan(page, 'a decision with conditions');
    await claim.recordDecision();
    await claim.hasStatus('4. Approved');
  });

  const card = page.getByRole('region', { name: 'Conditions of the approval' });
  await test.step('an administrator gives final approval, and cannot mark the claim as paid', async () => {
    await portal.handOverTo('admin', claimId);
    await claim.giveFinalApproval();
    await claim.action('Mark Paid').click();
    await expect(claim.markPaidForm.getByRole('note')).toContainText('Bring the receipts');
    await page.keyboard.press('Escape');
    await claims.open('?conditions=open');
    await expect(page.getByRole('link', { name: claimId, exact: true })).toBeVisible();
    await claims.selectPage.check();
    const markPaid = new BulkDialog(page, 'Bulk Mark Paid');
    await markPaid.open();
    await expect(markPaid.leftOutClaim(claimId)).toContainText(
      'Payment waits until this is met and ticked: Bring the receipts; Fence the garden',
    );
    await page.keyboard.press('Escape');
  });

  await test.step('both are ticked, which a reload still knows, and the payment goes out', async () => {
    await claim.open(claimId);
    for (const condition of ['Bring the receipts', 'Fence the garden']) {
      const item = card.getByRole('listitem').filter({ hasText: condition });
      await item.getByRole('button', { name: 'Tick as met' }).click();
      const dialog = page.getByRole('dialog', { name: 'Tick as met' });
      await scan(page, 'ticking a condition as met');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
      await expect(item.getByText('Met', { exact: true })).toBeVisible();
    }
    await claim.reload();
    await expect(card.getByText('Met', { exact: true })).toHaveCount(2);
    await claim.action('Mark Paid').click();
    await claim.markPaidForm.getByRole('textbox', { name: 'Payment reference' }).fill('MM-0001');
    await claim.markPaidForm.getByRole('button', { name: 'Mark Paid' }).click();
    await claim.hasStatus('6. Paid');
    await expect(card.getByRole('button')).toHaveCount(0);
  });
});
