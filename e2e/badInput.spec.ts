import { fieldSays } from './pages/fields';
import { claimant, daysAgo, incident } from './support/claimData';
import { photo, textNamedAsPhoto, writeHugePdf } from './support/files';
import { people } from './support/people';
import { expect, test } from './support/portalTest';
import { findSampleClaim, inactiveEmail } from './support/storage';

test('sign-in tells what is missing or wrong at its field', async ({ portal }) => {
  const { login } = portal;
  await login.open();
  await login.submit.click();
  await fieldSays(login.role, 'Please select a role');
  await fieldSays(login.username, 'Username must be at least 4 characters');
  await fieldSays(login.password, 'Password is required');
  await expect(login.role).toBeFocused();

  await login.fill('admin');
  await login.code.fill('12345');
  await login.username.fill('david.mugisha');
  await login.submit.click();
  await fieldSays(login.code, '2FA code must be exactly 6 digits for Admin users');
  await fieldSays(login.username, 'Please enter a valid email address');
  await expect(login.code).toBeFocused();
  await expect(login.code).toHaveValue('12345');

  await login.username.fill(`${'x'.repeat(95)}@example.org`);
  await login.code.fill('123456');
  await login.submit.click();
  await fieldSays(login.username, 'Username must not exceed 100 characters');
  await expect(login.username).toBeFocused();
  await login.signInAs('admin');
});

test('the account of somebody inactive does not sign in', async ({ portal, page, scan }) => {
  await portal.login.open();
  const email = await inactiveEmail(page);
  await portal.login.fill('finance');
  await portal.login.username.fill(email);
  await portal.login.submit.click();
  await expect(page.getByRole('alert')).toHaveText('This account is inactive. Contact an administrator.');
  await scan(page, 'sign-in refused');
  await portal.login.isShown();
});

test('step 1 tells what is wrong at its field and loses nothing', async ({ portal, page }) => {
  const { wizard } = portal;
  await portal.signInAs('district_officer');
  await wizard.start();
  await wizard.next.click();
  await fieldSays(wizard.text('Full name'), 'Full name is required');
  await fieldSays(wizard.text('National ID'), 'National ID must be exactly 14 characters');
  await fieldSays(wizard.text('Phone number'), 'Phone number must be in format +256XXXXXXXXX');
  await fieldSays(wizard.choice('District'), 'District is required');
  await fieldSays(wizard.choice('Sub-county'), 'Sub-county is required');
  await fieldSays(wizard.options('Preferred payout method'), 'Preferred payout method is required');
  await expect(wizard.text('Full name')).toBeFocused();

  await wizard.fillClaimant({ ...claimant, nationalId: 'CF12', phoneNumber: '0772345671', mobileMoneyNumber: '' });
  await wizard.next.click();
  await fieldSays(wizard.text('National ID'), 'National ID must be exactly 14 characters');
  await fieldSays(wizard.text('Mobile money number'), 'Mobile money number is required when mobile money is selected');
  await expect(wizard.text('National ID')).toBeFocused();

  await wizard.options('Preferred payout method').getByRole('radio', { name: 'Bank Transfer' }).check();
  await wizard.text('National ID').fill(claimant.nationalId);
  await wizard.text('Phone number').fill(claimant.phoneNumber);
  await wizard.next.click();
  for (const name of ['Bank name', 'Account name', 'Account number']) {
    await fieldSays(wizard.text(name), 'Bank details are required when bank transfer is selected');
  }
  await expect(wizard.text('Bank name')).toBeFocused();
  await expect(wizard.text('Full name')).toHaveValue(claimant.fullName);
  await page.reload();
  await expect(wizard.text('National ID')).toHaveValue(claimant.nationalId);
  await expect(wizard.text('Village')).toHaveValue(claimant.village);
});

test('step 2 tells what is wrong at its field: each kind, coordinates abroad, a day to come', async ({
  portal,
  page,
  scan,
}) => {
  const { wizard } = portal;
  const kind = (name: string) => wizard.options('Incident type').getByRole('radio', { name }).check();
  await portal.signInAs('district_officer');
  await wizard.start();
  await wizard.fillClaimant(claimant);
  await wizard.saveClaimant();
  await wizard.next.click();
  await fieldSays(wizard.options('Incident type'), 'Incident type is required');
  await expect(wizard.date('Date of incident')).toHaveAccessibleDescription('Date of incident is required');
  await fieldSays(wizard.choice('Protected area nearby'), 'Choose a protected area, or None');
  await fieldSays(wizard.text('Narrative description'), 'Narrative description is required');
  await expect(wizard.options('Incident type').getByRole('radio').first()).toBeFocused();
  await scan(page, 'wizard, step 2 with errors');

  const missing = {
    'Crop Damage': ['Area damaged', 'Crop type and area damaged are required for crop incidents'],
    'Livestock Loss': ['Quantity lost', 'Livestock species and quantity lost are required for livestock incidents'],
    'Property Damage': [
      'Damage description',
      'Property type and damage description are required for property incidents',
    ],
    'Human Injury': [
      'Injured person name',
      'Injured person name and injuries description are required for injury incidents',
    ],
    'Human Death': ['Next of kin', 'All death-related fields are required for death incidents'],
  };
  for (const [name, [field = '', message = '']] of Object.entries(missing)) {
    await kind(name);
    await wizard.next.click();
    await fieldSays(wizard.text(field), message);
  }

  await wizard.fillIncident({
    ...incident,
    dateOfIncident: daysAgo(-1),
    gpsLatitude: '-1.2864',
    gpsLongitude: '36.8172',
  });
  await wizard.next.click();
  await expect(wizard.date('Date of incident')).toHaveAccessibleDescription('Date of incident cannot be in the future');
  await fieldSays(wizard.text('GPS latitude'), 'These coordinates are outside Uganda');
  await expect(wizard.date('Date of incident').getByRole('spinbutton', { name: 'Day' })).toBeFocused();
  await expect(wizard.text('GPS longitude')).toHaveValue('36.8172');
  await wizard.fillIncident({ ...incident, gpsLatitude: 'north' });
  await wizard.next.click();
  await fieldSays(wizard.text('GPS latitude'), 'Enter both coordinates in decimal degrees, for example 0.3476');
  await wizard.text('GPS latitude').fill(incident.gpsLatitude);
  await wizard.saveIncident();
});

test('step 3 refuses what is no photo, an eleventh photo and 40 MB, and keeps the rest', async ({
  portal,
  page,
}, info) => {
  const { wizard } = portal;
  await portal.signInAs('district_officer');
  await portal.startEvidence();

  await page.getByRole('button', { name: 'Continue to Review' }).click();
  const addPhotos = page.getByRole('button', { name: 'Add files: Photos' });
  await expect(addPhotos).toHaveAccessibleDescription('At least one photo is required');
  await expect(addPhotos).toBeFocused();

  const photos = Array.from({ length: 11 }, (_, index) => photo(`field-${index + 1}.png`, [10 * index, 120, 60]));
  await wizard.addFiles('Photos', textNamedAsPhoto, ...photos.slice(0, 9));
  await expect(wizard.slot('Photos').getByRole('alert')).toHaveText(
    'notes.jpg is not an image. Photos must be images.',
  );
  await expect(wizard.slot('Photos').getByRole('listitem')).toHaveCount(9);
  await wizard.addFiles('Photos', ...photos.slice(9));
  await expect(wizard.slot('Photos').getByRole('alert')).toHaveText('Maximum 10 photos allowed');
  await expect(wizard.slot('Photos').getByRole('listitem')).toHaveCount(10);

  await wizard.addFiles('Valuation form', await writeHugePdf(info.outputPath('scan.pdf')));
  await expect(wizard.slot('Valuation form').getByRole('alert')).toHaveText(
    'scan.pdf is too large (40 MB). A file may have at most 10 MB.',
  );
  await page.reload();
  await expect(wizard.slot('Photos').getByRole('listitem')).toHaveCount(10);
  await wizard.hasFile('Photos', 'field-10.png');
  await wizard.continueToReview();
});

test('the verification tells what is wrong at its field and loses nothing', async ({ portal, page }) => {
  const { claim } = portal;
  await portal.signInAs('district_officer');
  const { id } = await findSampleClaim(page, 'submitted');
  await claim.open(id, 'verification');
  const form = claim.verificationForm;
  const compensation = form.getByRole('textbox', { name: 'Calculated compensation (UGX)' });
  await form.getByRole('textbox', { name: 'Verification notes' }).fill('Seen on the spot.');
  await claim.completeVerification();
  await fieldSays(
    form.getByRole('combobox', { name: 'Valuation schedule version' }),
    'Valuation schedule version is required',
  );
  await fieldSays(compensation, 'Calculated compensation must be a positive number');
  await fieldSays(form.getByRole('radiogroup', { name: 'Action' }), 'Please select an action');
  await expect(form.getByRole('combobox', { name: 'Valuation schedule version' })).toBeFocused();

  await claim.fillVerification({ action: 'Forward to CVC', schedule: 'v2023.4', compensation: '-5000' });
  await claim.completeVerification();
  await fieldSays(compensation, 'Calculated compensation must be a positive number');
  await expect(compensation).toBeFocused();
  await expect(compensation).toHaveValue('-5000');
  await compensation.fill('');
  await claim.fillVerification({ action: 'Request additional information' });
  await claim.completeVerification();
  const reason = form.getByRole('textbox', { name: 'Action reason' });
  await fieldSays(reason, 'Action reason is required when rejecting or requesting info');
  await expect(reason).toBeFocused();
  await expect(form.getByRole('textbox', { name: 'Verification notes' })).toHaveValue('Seen on the spot.');
  await claim.hasStatus('1. Submitted');
});

test('the committee decision tells what is wrong at its field', async ({ portal, page }) => {
  const { claim } = portal;
  await portal.signInAs('cvc_member');
  const { id } = await findSampleClaim(page, 'under_cvc_review');
  await claim.open(id, 'cvc');
  const form = claim.decisionForm;
  await claim.recordDecision();
  await fieldSays(form.getByRole('radiogroup', { name: 'Decision' }), 'Please select a decision');
  await expect(form.getByRole('radio').first()).toBeFocused();
  await claim.fillDecision({ decision: 'Approve', amount: '0' });
  await claim.recordDecision();
  const amount = form.getByRole('textbox', { name: 'Approved amount (UGX)' });
  await fieldSays(amount, 'Approved amount is required when approving a claim');
  await expect(amount).toBeFocused();
  await claim.fillDecision({ decision: 'Refer back to district' });
  await claim.recordDecision();
  const note = form.getByRole('textbox', { name: 'Decision note' });
  await fieldSays(note, 'Decision note is required when rejecting or referring back');
  await expect(note).toBeFocused();
});

test('the payment tells what is wrong at its field and in a toast', async ({ portal, page }) => {
  const { claim, shell } = portal;
  await portal.signInAs('finance');
  const { id } = await findSampleClaim(page, 'payment_processing');
  await claim.open(id);
  await claim.openPayment();
  const status = claim.paymentForm.getByRole('combobox', { name: 'Payment status' });
  await status.selectOption('');
  await claim.paymentField('Amount (UGX)').fill('');
  await claim.updatePayment();
  await expect(shell.toasts.getByText('Payment status is required')).toBeVisible();
  await fieldSays(status, 'Payment status is required');
  await fieldSays(claim.paymentField('Amount (UGX)'), 'Amount is required');
  await expect(status).toBeFocused();
  await claim.paymentForm.getByRole('button', { name: 'Cancel' }).click();

  await claim.openPayment();
  await claim.fillPayment({ status: 'Failed' });
  await claim.updatePayment();
  await fieldSays(claim.paymentField('Failure reason'), 'Failure reason is required when status is failed');
  await expect(claim.paymentField('Failure reason')).toBeFocused();
  await claim.fillPayment({ status: 'Processing' });
  await claim.paymentField('Amount (UGX)').fill('99999999999');
  await claim.updatePayment();
  await fieldSays(claim.paymentField('Amount (UGX)'), 'Amount cannot exceed what is still to be paid');
});

test('marking as paid asks for a reference, a retry for an account, a note for its text', async ({ portal, page }) => {
  const { claim } = portal;
  await portal.signInAs('admin');
  const approved = await findSampleClaim(page, 'approved');
  await claim.open(approved.id);
  await claim.action('Mark Paid').click();
  await claim.markPaidForm.getByRole('button', { name: 'Mark Paid' }).click();
  const reference = claim.markPaidForm.getByRole('textbox', { name: 'Payment reference' });
  await fieldSays(reference, 'Payment reference is required');
  await expect(reference).toBeFocused();

  const failed = await findSampleClaim(page, 'payment_failed');
  await claim.open(failed.id);
  await claim.action('Retry Payment').click();
  await claim.retryForm.getByRole('radio', { name: 'Mobile Money' }).check();
  const number = claim.retryForm.getByRole('textbox', { name: 'Mobile money number' });
  await number.fill('0701');
  await claim.retryForm.getByRole('button', { name: 'Retry Payment' }).click();
  await fieldSays(number, 'Phone number must be in format +256XXXXXXXXX');
  await expect(number).toBeFocused();
  await claim.retryForm.getByRole('button', { name: 'Cancel' }).click();

  await claim.showTab('Notes');
  await claim.panel('Notes').getByRole('button', { name: 'Add Note' }).click();
  const note = claim.panel('Notes').getByRole('textbox', { name: 'Note', exact: true });
  await fieldSays(note, 'Note is required');
  await expect(note).toBeFocused();
});

test('search text that names nothing, and text that looks like a page, do no harm', async ({ portal, page }) => {
  await portal.signInAs('district_officer');
  const { id } = await findSampleClaim(page, 'submitted');
  await portal.claim.open(id);
  await portal.claim.showTab('Notes');
  await portal.claim.addNote('<img src=x onerror="document.title = \'taken\'"> {{user}} $t(Claims)');
  await expect(page).not.toHaveTitle(/taken/);
  await portal.claims.open();
  await portal.claims.searchFor('nobody of this name');
  await expect(page.getByText('No claims match')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await portal.claims.isShown();
  expect(page.url()).not.toContain(people.district_officer.email);
});

test('a note as long as a book is pasted whole, told by how much it is too long, and put right', async ({
  portal,
  page,
}) => {
  await portal.signInAs('district_officer');
  const { id } = await findSampleClaim(page, 'submitted');
  await portal.claim.open(id);
  await portal.claim.showTab('Notes');
  const panel = portal.claim.panel('Notes');
  const note = panel.getByRole('textbox', { name: 'Note', exact: true });
  await note.focus();
  // Without a space between them letters are the hardest to break into lines.
  await page.evaluate((letters) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', letters);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    document.execCommand('insertText', false, letters);
  }, 'x'.repeat(200_000));
  await fieldSays(note, '195,000 characters too many. The limit is 5,000.');
  await page.keyboard.press('End');
  await page.keyboard.type('y');
  await fieldSays(note, '195,001 characters too many. The limit is 5,000.');
  await panel.getByRole('button', { name: 'Add Note' }).click();
  await expect(note).toBeFocused();
  expect(await note.inputValue()).toHaveLength(200_001);
  await note.fill('Ate the maize');
  await panel.getByRole('button', { name: 'Add Note' }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Ate the maize' })).toBeVisible();
});
