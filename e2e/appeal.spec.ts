import { expect, test } from './support/portalTest';
import { daysAgo } from './support/claimData';
import { storedClaims } from './support/storage';

/** DD/MM/YYYY as YYYY-MM-DD. */
const asDay = (date: string) => date.split('/').reverse().join('-');

test('an appeal of an award is upheld by other members of the committee, and the difference is paid', async ({
  portal,
  page,
  scan,
}) => {
  test.slow();
  const { claim } = portal;
  await portal.signInAs('district_officer');
  const stored = await storedClaims(page);
  const inTime = asDay(daysAgo(29));
  const found = stored.find(({ status, told }) => status === 'paid' && (told?.at(-1)?.day ?? '') >= inTime);
  if (!found?.approvedAmount) throw new Error('The sample has no claim that was paid in the last days');
  const claimId = found.id;
  const more = String(found.approvedAmount + 50_000);

  await test.step('the officer files it, with a paper', async () => {
    await claim.open(claimId);
    await expect(claim.fact('Last day to appeal')).toBeVisible();
    await claim.action('File Appeal').click();
    const form = page.getByRole('dialog', { name: 'File Appeal' });
    await form.getByRole('button', { name: 'File Appeal' }).click();
    await expect(form.getByText('Statement of the claimant is required')).toBeVisible();
    await form.getByRole('combobox', { name: 'Grounds' }).click();
    await page.getByRole('option', { name: 'Amount too low' }).click();
    await page.keyboard.press('Escape');
    await form.getByRole('textbox', { name: 'Statement of the claimant' }).fill('The second field was left out');
    await form.locator('input[name=otherAttachments]').setInputFiles({
      name: 'second-field.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4 second field'),
    });
    await expect(form.getByText('second-field.pdf')).toBeVisible();
    await scan(page, 'filing an appeal');
    await form.getByRole('button', { name: 'File Appeal' }).click();
    await expect(form).toBeHidden();
    await claim.hasStatus('6. Paid');
    await claim.reload();
    const card = page.getByRole('region', { name: /^Appeal/ });
    await expect(card).toContainText('Waiting for a decision');
    await expect(card).toContainText('second-field.pdf');
    await expect(claim.action('File Appeal')).toHaveCount(0);
  });

  await test.step('the claim stands in the docket of the committee, which upholds it', async () => {
    await portal.changeTo('cvc_member', '/claims?appeal=open&docket=mine');
    await expect(page.getByRole('link', { name: claimId, exact: true })).toBeVisible();
    await claim.open(claimId);
    await expect(page.getByText('This claim is in your docket')).toBeVisible();
    await claim.action('Decide Appeal').click();
    const form = page.getByRole('dialog', { name: 'Decide Appeal' });
    await form.getByRole('radio', { name: 'Upheld' }).check();
    await form.getByRole('textbox', { name: 'Approved amount (UGX)' }).fill(String(found.approvedAmount));
    await form.getByRole('textbox', { name: 'Decision note' }).fill('The second field counts');
    await form.getByRole('button', { name: 'Record Decision' }).click();
    await expect(form.getByText('Enter more than the amount approved before, in whole shillings')).toBeVisible();
    await form.getByRole('textbox', { name: 'Approved amount (UGX)' }).fill(more);
    await scan(page, 'upholding an appeal');
    await form.getByRole('button', { name: 'Record Decision' }).click();
    await claim.hasStatus('4. Approved');
  });

  await test.step('an administrator awards it, and finance pays the difference', async () => {
    await portal.handOverTo('admin', claimId);
    await claim.giveFinalApproval();
    await portal.handOverTo('finance', claimId);
    await claim.paySuccessfully('MM-APPEAL-1');
    await claim.hasStatus('6. Paid');
    await claim.reload();
    const payments = page.getByRole('region', { name: /Payment/ }).first();
    await expect(payments).toContainText('50,000');
    await expect(page.getByRole('region', { name: /^Appeal/ })).toContainText('Upheld');
    await claim.showTab('Workflow');
    await expect(claim.panel('Workflow')).toContainText('Appeal upheld');
  });

  await test.step('the claimant is to be told of it anew', async () => {
    await portal.handOverTo('district_officer', claimId);
    await expect(page.getByText('Not yet told', { exact: true })).toBeVisible();
  });
});
