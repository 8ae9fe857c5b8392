import { expect, test } from './support/portalTest';
import { findSampleClaim, findSampleUser } from './support/storage';

test('a payee number is corrected, waits for a second person with its payment, and is confirmed', async ({
  portal,
  page,
  scan,
}) => {
  test.slow();
  const { claim, claims, login, shell } = portal;
  await login.open('/claims');
  const admin = await findSampleUser(page, { name: 'Christine Nakiru' });
  const finance = await findSampleUser(page, { name: 'Wilson Ouma' });
  await login.signInAs('admin', admin);
  await claims.isShown();
  const { id } = await findSampleClaim(page, 'approved');

  await test.step('an administrator corrects it', async () => {
    await claim.open(id);
    await claim.giveFinalApproval();
    await claim.action('Correct Details').click();
    const form = page.getByRole('dialog', { name: 'Correct Details' });
    await form.getByRole('radio', { name: 'Written down wrongly' }).check();
    await form.getByRole('button', { name: 'Record Correction' }).click();
    await expect(form.getByText('Change at least one detail first').first()).toBeVisible();
    await form.getByRole('radio', { name: 'Mobile Money' }).check();
    await form.getByRole('textbox', { name: 'Mobile money number' }).fill('0779000111');
    await scan(page, 'correcting details');
    await form.getByRole('button', { name: 'Record Correction' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('main')).toContainText('Correction to confirm');
    await expect(claim.action('Mark Paid')).toHaveCount(0);
    await expect(claim.action('Correct Details')).toHaveCount(0);
  });

  await test.step('whoever made it cannot confirm it', async () => {
    await claim.action('Confirm Correction').click();
    const form = page.getByRole('dialog', { name: 'Confirm Correction' });
    await expect(form).toContainText('You made this correction.');
    await expect(form.getByRole('radio', { name: 'Confirmed' })).toHaveCount(0);
    await form.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('finance sends nothing, compares and confirms', async () => {
    await shell.signOut();
    await login.open('/claims');
    await login.signInAs('finance', finance);
    await claims.open('?correction=open&docket=mine');
    await expect(claims.row(id)).toContainText('Correction to confirm');
    await claim.open(id);
    await claim.action('Process Payment').click();
    const paying = page.getByRole('dialog', { name: 'Process Payment' });
    await expect(paying).toContainText('A correction of the payee or account is waiting to be confirmed.');
    await paying.getByRole('button', { name: 'Cancel' }).click();
    await claim.action('Confirm Correction').click();
    const form = page.getByRole('dialog', { name: 'Confirm Correction' });
    await expect(form).toContainText('+256779000111');
    await form.getByRole('radio', { name: 'Confirmed' }).check();
    await scan(page, 'confirming a correction');
    await form.getByRole('button', { name: 'Record Decision' }).click();
    await expect(form).toBeHidden();
    await claim.reload();
    await expect(page.getByRole('main')).not.toContainText('Correction to confirm');
    await expect(page.getByRole('region', { name: 'Correction', exact: true })).toContainText('Confirmed');
  });

  await test.step('the payment goes to the corrected number', async () => {
    await claim.paySuccessfully('MM-4712');
    await claim.hasStatus('6. Paid');
    await expect(page.getByRole('main')).toContainText('+256779000111');
  });
});
