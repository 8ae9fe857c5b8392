import { fieldSays } from './pages/fields';
import { expect, test } from './support/portalTest';
import { storedClaims } from './support/storage';

test('a payment fails with its reason, is sent again to another account, paid in two instalments, and taken back', async ({
  portal,
  page,
  scan,
}) => {
  const { funds, shell } = portal;
  await portal.signInAs('finance', '/fund-management');
  await funds.isShown();
  await funds.counts(12, 145);
  await expect(funds.figure('Available Funds')).toHaveText(/^UGX\s42,000,000$/);
  await expect(funds.figure('Total Allocated')).toHaveText(/^UGX\s8,000,000$/);

  const waiting = (await storedClaims(page)).find(
    ({ status, claimant, approvedAmount = 0 }) =>
      status === 'payment_processing' && claimant.payoutMethod === 'mobile_money' && approvedAmount > 200_000,
  );
  if (!waiting) throw new Error('No claim of the sample register is about to be paid to a phone');
  const { id, claimant, approvedAmount = 0 } = waiting;
  const amount = (shillings: number) => shillings.toLocaleString('en-GB');

  // Found by the payee, the selection kept over a reload and not in the way of Back.
  await funds.search.fill(claimant.fullName);
  await funds.cardButton(id).click();
  await expect(funds.desk).toBeFocused();
  await expect(page).toHaveURL(/\/fund-management\?payment=PAY-/);
  await expect(page).not.toHaveURL(new RegExp(encodeURIComponent(claimant.fullName).slice(0, 5)));
  await page.reload();
  await expect(funds.desk).toContainText(claimant.fullName);
  await expect(funds.search).toHaveValue(claimant.fullName);
  await expect(funds.card(id)).toHaveAttribute('aria-current', 'true');

  await funds.fill({ status: 'Failed' });
  await funds.update();
  const failure = funds.field('Failure reason');
  await fieldSays(failure, 'Failure reason is required when status is failed');
  await expect(failure).toBeFocused();
  await shell.toastSays('Error', 'Failure reason is required when status is failed');
  await failure.fill('Invalid account number');
  await funds.update();
  await funds.isDone();
  await funds.counts(11, 145);
  await expect(funds.card(id)).toContainText('Invalid account number');

  await funds.cardButton(id).click();
  await funds.desk.getByRole('button', { name: 'Retry Payment' }).click();
  await expect(funds.retryForm.getByRole('textbox', { name: 'Payee name' })).toHaveValue(claimant.fullName);
  await funds.retryForm.getByRole('textbox', { name: 'Mobile money number' }).fill('+256701112223');
  await funds.retryForm.getByRole('button', { name: 'Retry Payment' }).click();
  await funds.isDone('New payment created');
  await funds.counts(12, 145);
  await expect(funds.card(id)).toHaveCount(2);
  await expect(funds.card(id).first()).toContainText('+256701112223');
  await expect(funds.card(id).first()).toContainText('Pending');
  await expect(funds.card(id).last()).toContainText('Retried later');

  // The failed one stays as it was, and can be corrected with a reason.
  await funds.card(id).last().getByRole('button').click();
  await expect(funds.desk).toContainText('This claim has a later payment.');
  await funds.ofClaim.first().getByRole('button').click();

  await funds.fill({ status: 'Success', amount: String(approvedAmount + 1), reference: 'MM-1' });
  await funds.update();
  await fieldSays(funds.field('Amount (UGX)'), 'Amount cannot exceed the outstanding amount');
  await shell.toastSays('Error');
  await funds.fill({ status: 'Success', amount: '150000', reference: 'MM-1' });
  await expect(funds.field('Paid At (Auto-set)')).not.toBeEditable();
  await funds.update();
  await expect(funds.question).toContainText(/150,000 to .*\+256701112223/);
  await funds.confirm('Record as successful');
  await funds.isDone();
  await funds.counts(12, 146);

  const rest = approvedAmount - 150_000;
  await funds.cardButton(id, amount(rest)).click();
  await expect(funds.desk).toContainText('Payments for this claim');
  await expect(funds.ofClaim).toHaveCount(3);
  await funds.fill({ status: 'Success', reference: 'MM-2' });
  await expect(funds.field('Amount (UGX)')).toHaveValue(amount(rest));
  await funds.update();
  await expect(funds.question).toContainText('This pays the claim in full.');
  await funds.confirm('Record as successful');
  await funds.isDone();
  await funds.counts(11, 147);
  await funds.card(id).first().getByRole('link', { name: id }).click();
  await portal.claim.hasStatus('6. Paid');
  await expect(portal.claim.fact('Paid so far')).toHaveText(new RegExp(`^UGX\\s${amount(approvedAmount)}$`));
  await page.goBack();
  await expect(funds.search).toHaveValue(claimant.fullName);

  // The operator takes the last one back.
  await funds.cardButton(id, amount(rest)).click();
  await funds.fill({ status: 'Failed' });
  await funds.field('Failure reason').fill('Returned by the operator');
  await funds.update();
  await fieldSays(funds.field('Reason for the change'), 'A reason is required to change a successful payment');
  await shell.toastSays('Error');
  await funds.field('Reason for the change').fill('The number is not in use.');
  await funds.update();
  await funds.confirm('Correct payment');
  await funds.isDone();
  await funds.counts(11, 146);
  await portal.claim.open(id, 'notes');
  await portal.claim.hasStatus('5. Payment Failed');
  await expect(portal.claim.panel('Notes')).toContainText('The number is not in use.');
  await portal.claim.showTab('Summary');
  const payments = page.getByRole('table', { name: 'Payments' }).getByRole('row');
  await expect(payments).toHaveCount(4);
  await scan(page, 'summary after a failed payment');
});
