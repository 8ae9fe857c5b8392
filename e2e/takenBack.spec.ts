import { expect, test } from './support/portalTest';
import { findSampleClaim } from './support/storage';

test('an administrator returns an approval to the committee and reopens a rejection, and both stay in sight', async ({
  portal,
  page,
  scan,
}) => {
  const { claim } = portal;
  await portal.signInAs('admin');
  const [approved, rejected] = [await findSampleClaim(page, 'approved'), await findSampleClaim(page, 'rejected')];

  await claim.open(approved.id);
  await claim.action('Return to Committee').click();
  const returning = page.getByRole('dialog', { name: 'Return to Committee' });
  await returning.getByRole('radio', { name: 'Papers are missing or wrong' }).check();
  await returning.getByRole('textbox', { name: 'Explanation' }).fill('The police report is of another day');
  await scan(page, 'returning an approval');
  await returning.getByRole('button', { name: 'Return to Committee' }).click();
  await claim.hasStatus('3. Under CVC Review');
  await claim.reload();
  await expect(claim.panel('Summary')).toContainText('The police report is of another day');
  await claim.showTab('Workflow');
  await expect(claim.panel('Workflow')).toContainText('Returned to the committee');

  await claim.open(rejected.id);
  await claim.action('Reopen Claim').click();
  const reopening = page.getByRole('dialog', { name: 'Reopen Claim' });
  await reopening.getByRole('textbox', { name: 'Reason for reopening' }).fill('The police report came');
  await scan(page, 'reopening a rejection');
  await reopening.getByRole('button', { name: 'Reopen Claim' }).click();
  await expect(claim.action('Reopen Claim')).toHaveCount(0);
  await claim.reload();
  await expect(claim.panel('Summary')).toContainText('The police report came');
});
