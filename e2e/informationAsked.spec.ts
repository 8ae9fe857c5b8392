import { daysAgo } from './support/claimData';
import { expect, test } from './support/portalTest';
import { storedClaims } from './support/storage';

const day = 24 * 60 * 60_000;

test('information is asked for piece by piece, and the claim resubmitted once each piece is answered', async ({
  portal,
  page,
  scan,
}) => {
  const { claim } = portal;
  await portal.signInAs('district_officer');
  const claimId = (await storedClaims(page)).find(({ status }) => status === 'submitted')?.id ?? '';
  await claim.open(claimId);
  await claim.action('Request Info').click();
  const form = claim.verificationForm;
  await form.getByRole('combobox', { name: 'Reasons' }).click();
  await page.getByRole('option', { name: 'Proof of identity missing' }).click();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Add what is missing' }).press('Enter');
  await page.keyboard.type('Letter from the parish chief');
  await scan(page, 'asking for information piece by piece');
  await claim.completeVerification();
  await claim.hasStatus('2. Request Info');
  const awaited = page.getByRole('note').filter({ hasText: `Awaited until ${daysAgo(-14)}` });
  await expect(awaited).toContainText('0 of 2 answered');

  await test.step('what is open keeps the claim, also after a reload', async () => {
    await claim.explain('Proof of identity missing', 'The national ID was shown at the office');
    await claim.reload();
    await expect(awaited).toContainText('1 of 2 answered');
    await claim.action('Resubmit').click();
    await portal.shell.toastSays(/Still open: 1\./);
    await claim.hasStatus('2. Request Info');
    await scan(page, 'information that is asked for');
  });

  await test.step('a piece is answered by a file of the claim', async () => {
    await page.getByRole('button', { name: 'Record the answer: Letter from the parish chief' }).click();
    const dialog = page.getByRole('dialog', { name: 'Record the answer' });
    await dialog.getByRole('radio', { name: 'File added' }).check();
    await dialog.getByRole('combobox', { name: 'File' }).selectOption({ index: 1 });
    await scan(page, 'answering a piece');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(awaited).toContainText('2 of 2 answered');
    await claim.resubmit();
  });

  await claim.showTab('Audit');
  await claim.auditShows('Additional information requested', 'Status', '1. Submitted', '2. Request Info');
  await expect(claim.auditChanges('Information answered').first()).toContainText('Letter from the parish chief');
});

test('a claim that nobody answered is closed after the day, stays in sight, and is reopened with another day', async ({
  portal,
  page,
  scan,
}) => {
  const { claim } = portal;
  const start = Date.now();
  await portal.signInAs('district_officer');
  const claimId = (await storedClaims(page)).find(({ status }) => status === 'submitted')?.id ?? '';
  await claim.open(claimId);
  await claim.requestInfo('Which field was it?');
  await claim.action('Close Claim').click();
  const closing = page.getByRole('dialog', { name: 'Close Claim' });
  await expect(closing).toContainText(`You can choose No answer after ${daysAgo(-14)}`);
  await closing.getByRole('button', { name: 'Cancel' }).click();

  await page.clock.setFixedTime(start + 15 * day);
  await page.reload();
  await portal.login.signInAs('district_officer');
  await claim.isShown(claimId);
  await expect(page.getByText('Answer overdue')).toBeVisible();
  await claim.action('Close Claim').click();
  await closing.getByRole('radio', { name: 'No answer' }).check();
  await scan(page, 'closing a claim');
  await closing.getByRole('button', { name: 'Close Claim' }).click();
  await claim.hasStatus('Closed');
  await expect(page.getByText('Not yet told', { exact: true })).toBeVisible();
  await scan(page, 'a closed claim');

  await claim.open(claimId);
  await claim.action('Reopen Claim').click();
  const reopening = page.getByRole('dialog', { name: 'Reopen Claim' });
  await reopening.getByRole('textbox', { name: 'Reason for reopening' }).fill('She was in hospital');
  await scan(page, 'reopening a claim');
  await reopening.getByRole('button', { name: 'Reopen Claim' }).click();
  await claim.hasStatus('2. Request Info');
  await claim.reload();
  await expect(page.getByText(`Awaited until ${daysAgo(-29)}`)).toBeVisible();
  await claim.showTab('Workflow');
  await expect(claim.panel('Workflow')).toContainText('Claim reopened');
});
