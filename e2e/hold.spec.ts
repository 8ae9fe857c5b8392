import { expect, test } from './support/portalTest';
import { findSampleClaim, storedClaims } from './support/storage';

test('a claim is put on hold, is told apart everywhere, moves no further, and is released', async ({
  portal,
  page,
  scan,
}) => {
  const { claims, claim, shell } = portal;
  await portal.signInAs('cvc_member');
  const { id } = (await storedClaims(page)).find(({ status, holds }) => status === 'under_cvc_review' && !holds) ?? {
    id: '',
  };

  await claim.open(id);
  await claim.action('Put on Hold').click();
  const holding = page.getByRole('dialog', { name: 'Put on Hold' });
  await holding.getByRole('radio', { name: 'Other' }).check();
  await holding.getByRole('button', { name: 'Put on Hold' }).click();
  await expect(holding).toContainText('Explanation is required');
  await holding.getByRole('radio', { name: 'Before a court' }).check();
  await holding.getByRole('textbox', { name: 'Explanation' }).fill('The High Court hears it in March');
  await scan(page, 'putting on hold');
  await holding.getByRole('button', { name: 'Put on Hold' }).click();
  await claim.hasStatus('3. Under CVC Review');
  await expect(page.getByRole('main')).toContainText('On hold: Before a court');
  await expect(claim.action('CVC Decision')).toHaveCount(0);
  await claim.reload();
  await expect(claim.action('Release')).toBeVisible();
  await expect(claim.action('CVC Decision')).toHaveCount(0);
  await scan(page, 'a claim on hold');

  await claims.open('?hold=1');
  await expect(page.getByRole('main')).toContainText('3 of');
  await expect(claims.row(id)).toContainText('On hold');
  await page.goto('/');
  const card = page.getByRole('region', { name: 'On hold' });
  await expect(card).toContainText('3 claims are on hold.');
  await scan(page, 'the dashboard with claims on hold');

  await claim.open(id);
  await claim.action('Release').click();
  const releasing = page.getByRole('dialog', { name: 'Release' });
  await releasing.getByRole('textbox', { name: 'Reason for the release' }).fill('The court has decided');
  await releasing.getByRole('button', { name: 'Release' }).click();
  await expect(claim.action('CVC Decision')).toBeVisible();
  await expect(claim.panel('Summary')).toContainText('The court has decided');
  await expect(shell.toasts).toContainText('Claim released');
});

test('finance records money that moved of a claim on hold, and sends none', async ({ portal, page }) => {
  const { claim } = portal;
  await portal.signInAs('finance');
  const { id } = await findSampleClaim(page, 'payment_processing');
  await claim.open(id);
  await claim.action('Put on Hold').click();
  const holding = page.getByRole('dialog', { name: 'Put on Hold' });
  await holding.getByRole('radio', { name: 'Payee or account is not clear' }).check();
  await holding.getByRole('button', { name: 'Put on Hold' }).click();
  await expect(page.getByRole('main')).toContainText('On hold: Payee or account is not clear');

  await claim.action('Process Payment').click();
  const form = page.getByRole('dialog', { name: 'Process Payment' });
  await expect(form).toContainText('This claim is on hold. Record whether the payment succeeded or failed');
  await claim.fillPayment({ status: 'Success', reference: 'MM-4711' });
  await claim.updatePayment();
  await claim.question.getByRole('button', { name: 'Record as successful', exact: true }).click();
  await claim.hasStatus('6. Paid');
  await expect(page.getByRole('main')).toContainText('On hold: Payee or account is not clear');
});
