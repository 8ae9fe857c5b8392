import type { Locator, Page } from '@playwright/test';
import { typeDate } from './pages/fields';
import type { Portal } from './pages/Portal';
import { claimant, incident } from './support/claimData';
import { photo } from './support/files';
import { people, type Role } from './support/people';
import { expect, test } from './support/portalTest';
import { phone } from './support/touch';

test.use(phone);

/** Pressed without scrolling: the button stands in the lowest part of the screen, within reach of the thumb. */
async function pressAtHand(page: Page, button: Locator) {
  await expect(button).toBeInViewport({ ratio: 1 });
  const box = await button.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  expect((box?.y ?? 0) + (box?.height ?? 0), 'how far down the button stands').toBeGreaterThan(0.8 * height);
  await button.tap();
}

/** Pressed without scrolling: the button stands right under the last field of its form, where the thumb just was. */
async function pressBelow(field: Locator, button: Locator) {
  await expect(button).toBeInViewport({ ratio: 1 });
  const [above, below] = await Promise.all([field.boundingBox(), button.boundingBox()]);
  const gap = (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
  expect(gap, 'how far below the field the button stands').toBeGreaterThanOrEqual(0);
  expect(gap, 'how far below the field the button stands').toBeLessThan(64);
  await button.tap();
}

async function type(field: Locator, text: string) {
  await field.tap();
  await field.fill(text);
}

async function signIn({ page, login }: Portal, role: Role) {
  await login.role.selectOption({ label: people[role].role });
  await type(login.username, people[role].email);
  await type(login.password, 'not checked here');
  if (role === 'admin') await type(login.code, '123456');
  await login.submit.tap();
  await expect(page.getByRole('button', { name: /^User menu:/ })).toContainText(people[role].name);
}

async function signOut({ page, shell, login }: Portal) {
  await shell.userMenu.tap();
  await page.getByRole('menuitem', { name: 'Sign Out' }).tap();
  await login.isShown();
}

/** Hands the phone to somebody else, who finds the claim in the list. */
async function handOver(portal: Portal, role: Role, claimId: string) {
  const { page, claims, claim } = portal;
  await signOut(portal);
  await signIn(portal, role);
  await page.getByRole('main').getByRole('link', { name: 'List in Claims' }).tap();
  await claims.isShown();
  await type(claims.search, claimId);
  await claims.card(claimId).getByRole('link').first().tap();
  await claim.isShown(claimId);
}

async function register({ page, shell, dashboard, wizard }: Portal): Promise<string> {
  await dashboard.quickActions.filter({ hasText: 'New Claim' }).tap();
  await wizard.isAtStep(1);
  await expect(wizard.text('Full name')).toBeFocused();
  await type(wizard.text('Full name'), claimant.fullName);
  await type(wizard.text('National ID'), claimant.nationalId);
  await type(wizard.text('Phone number'), claimant.phoneNumber);
  await type(wizard.choice('District'), claimant.district);
  await page.getByRole('option', { name: claimant.district, exact: true }).tap();
  await type(wizard.choice('Sub-county'), claimant.subcounty);
  await type(wizard.text('Village'), claimant.village);
  await page.getByText('Mobile Money', { exact: true }).tap();
  await type(wizard.text('Mobile money number'), claimant.mobileMoneyNumber);
  await pressAtHand(page, wizard.next);

  await wizard.isAtStep(2);
  const claimId = await wizard.claimId();
  await page.getByText(incident.incidentType, { exact: true }).tap();
  await wizard.choice('Crop type').selectOption(incident.cropType);
  await type(wizard.text('Area damaged'), incident.areaDamaged);
  await wizard.choice('Wildlife species').selectOption({ label: incident.wildlifeSpecies });
  await typeDate(wizard.date('Date of incident'), incident.dateOfIncident);
  await page.getByRole('button', { name: 'Use my location' }).tap();
  await expect(wizard.text('GPS latitude')).toHaveValue('-0.61000');
  await wizard.choice('Protected area nearby').selectOption({ label: incident.protectedArea });
  await type(wizard.text('Narrative description'), incident.narrativeDescription);
  await pressAtHand(page, wizard.next);

  await wizard.isAtStep(3);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Take a photo: Photos' }).tap();
  await (await chooser).setFiles(photo('camera.png'));
  await wizard.hasFile('Photos', 'camera.png');
  await pressAtHand(page, page.getByRole('button', { name: 'Continue to Review' }));

  await wizard.isAtStep(4);
  await pressAtHand(page, page.getByRole('button', { name: 'Submit Claim' }));
  await shell.toastSays('Claim Submitted Successfully');
  return claimId;
}

test.describe('in the field', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: -0.61, longitude: 30.65, accuracy: 8 } });

  test('on a phone, by touch alone, a claim goes from registration to payment', async ({ portal, page }) => {
    const { login, dashboard, shell, claim } = portal;
    await login.open();
    await signIn(portal, 'district_officer');
    await dashboard.isShown();
    const claimId = await register(portal);

    await claim.isShown(claimId);
    await claim.action('Start Verification').tap();
    await claim.hasStatus('2. Under Verification');
    await claim.tab('Verification').tap();
    await page.getByRole('button', { name: 'Answer the checklist' }).tap();
    const checklist = claim.checklistForm;
    // What an answer asks for besides may push the next one away from under the finger: then it is pressed again.
    const answer = (name: string, as: 'Yes' | 'No') =>
      expect(async () => {
        const group = checklist.getByRole('radiogroup', { name });
        await group.getByText(as, { exact: true }).tap();
        await expect(group.getByRole('radio', { name: as, exact: true })).toBeChecked({ timeout: 2000 });
      }).toPass();
    await answer('Identity seen', 'Yes');
    await checklist.getByRole('combobox', { name: 'Who claims' }).selectOption('The person who suffered the loss');
    await answer('Outside a protected area', 'Yes');
    await answer('First report known', 'No');
    await answer('Site visited', 'No');
    const reason = checklist.getByRole('textbox', { name: 'Reason to forward all the same: Site visited' });
    await type(reason, 'The road is flooded');
    await checklist.getByRole('combobox', { name: 'Valuation form' }).selectOption('yes');
    await pressAtHand(page, checklist.getByRole('button', { name: 'Save' }));
    await expect(checklist).toBeHidden();
    const verification = claim.verificationForm;
    await verification.getByText('Forward to CVC', { exact: true }).tap();
    await expect(verification.getByRole('radio', { name: 'Forward to CVC' })).toBeChecked();
    await verification.getByRole('combobox', { name: 'Valuation schedule version' }).selectOption('v2024.1');
    await verification.getByRole('button', { name: 'Remove line 1' }).tap();
    await type(verification.getByRole('textbox', { name: 'Calculated compensation (UGX)' }), '1200000');
    const because = verification.getByRole('textbox', { name: 'Reason for the changed compensation' });
    await type(because, 'On paper');
    await pressBelow(because, verification.getByRole('button', { name: 'Complete Verification' }));
    await shell.toastSays('Verification completed');
    await claim.hasStatus('3. Under CVC Review');

    await handOver(portal, 'cvc_member', claimId);
    await pressAtHand(page, claim.action('CVC Decision'));
    await claim.decisionForm.getByText('Approve', { exact: true }).tap();
    await pressAtHand(page, claim.decisionForm.getByRole('button', { name: 'Record Decision' }));
    await claim.hasStatus('4. Approved');

    await handOver(portal, 'admin', claimId);
    await pressAtHand(page, claim.action('Final Approval'));
    await type(claim.approvalForm.getByRole('textbox', { name: 'Approval note' }), 'Within the budget.');
    await pressAtHand(page, claim.approvalForm.getByRole('button', { name: 'Give Final Approval' }));
    await claim.hasStatus('5. Payment Processing');

    await handOver(portal, 'finance', claimId);
    await pressAtHand(page, claim.action('Process Payment'));
    await claim.paymentForm.getByRole('combobox', { name: 'Payment status' }).selectOption({ label: 'Success' });
    await type(claim.paymentField('Payment reference'), 'MM-20458811');
    await pressAtHand(page, claim.paymentForm.getByRole('button', { name: 'Update Payment' }));
    await pressAtHand(page, claim.question.getByRole('button', { name: 'Record as successful' }));
    await claim.hasStatus('6. Paid');
  });
});
