import type { Page } from '@playwright/test';
import { typeDate } from './pages/fields';
import { daysAgo } from './support/claimData';
import { readPdf } from './support/pdf';
import { expect, test } from './support/portalTest';

const flooded = 'The road was flooded. The chairperson confirmed the loss.';
const standing = 'Two plants stood again.';

/** What a paper of the claim's menu says, without the spaces and line breaks that a page needs and its words do not. */
async function paper(page: Page, item: string) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Print/PDF' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
  const { pages } = await readPdf(await download);
  return pages.join('').replaceAll(/\s/g, '');
}

const squeezed = (words: string) => words.replaceAll(/\s/g, '');

test('by the book: a schedule is published, a claim checked, valued, decided on a condition and awarded, and the claimant told', async ({
  portal,
  page,
}) => {
  test.slow();
  const { schedules, shell, claim, claims, dashboard, reports } = portal;

  await test.step('an administrator publishes a schedule from a day on', async () => {
    await portal.signInAs('admin', '/valuation-schedules');
    await schedules.copy('v2024.1', 'v2026.9');
    await schedules.field('Maize: Price (UGX a kg)').fill('1000');
    await schedules.save();
    await shell.toastSays('Schedule saved', 'v2026.9');
    await schedules.button('Publish schedule').click();
    await typeDate(schedules.dialog, daysAgo(30));
    await schedules.dialog.getByRole('button', { name: 'Publish schedule' }).click();
    await shell.toastSays('Schedule published', 'v2026.9');
  });

  await portal.changeTo('district_officer', '/claims');
  const claimId = await portal.registerClaim();
  await claim.open(claimId);

  await test.step('a point of the checklist bars the claim until a reason overrides it', async () => {
    await claim.answerChecklist();
    await expect(claim.checklistCard.getByText('Complete', { exact: true })).toBeVisible();
    await claim.openChecklist();
    const visited = claim.checklistForm.getByRole('radiogroup', { name: 'Site visited' });
    await visited.getByRole('radio', { name: 'No', exact: true }).check();
    await claim.saveChecklist();
    await expect(claim.checklistCard.getByText('To settle: 1')).toBeVisible();
    await claim.action('Verify & Forward').click();
    const barred = claim.verificationForm.getByRole('alert').filter({ hasText: 'This claim cannot be forwarded yet.' });
    await barred.getByRole('button', { name: 'Site visited' }).click();
    const reason = claim.checklistForm.getByRole('textbox', { name: 'Reason to forward all the same: Site visited' });
    await reason.fill(flooded);
    await claim.saveChecklist();
    await expect(barred).toBeHidden();
    await expect(claim.checklistCard).toContainText(`Forwarded all the same: ${flooded}`);
  });

  await test.step('the officer values it by the schedule in force on the day of the incident, and forwards it', async () => {
    const form = claim.verificationForm;
    await expect(form.getByRole('combobox', { name: 'Valuation schedule version' })).toHaveValue('v2026.9');
    const maize = form.getByRole('group', { name: 'Line 1' });
    await maize.getByRole('textbox', { name: 'Share lost (%)' }).fill('60');
    await maize.getByRole('combobox', { name: 'Growth stage' }).selectOption('Mature');
    await expect(maize.getByRole('status')).toContainText('× UGX 1,000 a kg × 100% (mature) = UGX 810,000');
    await form.getByRole('button', { name: 'Add a line' }).click();
    const bananas = form.getByRole('group', { name: 'Line 2' });
    await bananas.getByRole('combobox', { name: 'Item' }).selectOption('Banana');
    await bananas.getByRole('textbox', { name: 'Plants lost' }).fill('12');
    await bananas.getByRole('combobox', { name: 'Growth stage' }).selectOption('Growing');
    await expect(form.getByRole('textbox', { name: 'Calculated compensation (UGX)' })).toHaveValue('936,000');
    await claim.completeVerification();
    await shell.toastSays('Verification completed', 'forwarded to CVC');
    await claim.hasStatus('3. Under CVC Review');
  });

  await test.step('the list for the chief warden names what was overridden', async () => {
    await page.goto('/reports?type=forwarded-claims');
    const row = reports.rows('Forwarded claims').filter({ hasText: claimId });
    await expect(row).toContainText(`936,000Site visited${flooded}`);
  });

  await test.step('the committee sees the override, changes a line with a reason and approves on a condition', async () => {
    await portal.handOverTo('cvc_member', claimId);
    await claim.action('CVC Decision').click();
    const form = claim.decisionForm;
    await expect(form).toContainText(`Site visited: ${flooded}`);
    await claim.fillDecision({ decision: 'Approve' });
    const bananas = form.getByRole('group', { name: 'Line 2' });
    await bananas.getByRole('textbox', { name: 'Approved for this line (UGX)' }).fill('100000');
    await bananas.getByRole('textbox', { name: 'Reason for the change' }).fill(standing);
    await expect(form.getByRole('textbox', { name: 'Approved amount (UGX)' })).toHaveValue('910,000');
    await form.getByRole('textbox', { name: 'Conditions' }).fill('Fence the garden');
    await claim.recordDecision();
    await claim.hasStatus('4. Approved');
  });

  await test.step('after final approval, award letter and official report hold the lines', async () => {
    await portal.handOverTo('admin', claimId);
    await claim.giveFinalApproval();
    await claim.reload();
    const letter = await paper(page, 'Decision letter, English');
    for (const words of [
      'Amount awarded UGX 910,000',
      'UGX 810,000',
      'UGX 100,000',
      'Fence the garden (Not yet met)',
    ]) {
      expect(letter).toContain(squeezed(words));
    }
    const report = await paper(page, 'Download PDF');
    for (const words of ['1.5 acres × 60% lost × 900 kg', '12 plants', 'v2026.9', standing, flooded]) {
      expect(report).toContain(squeezed(words));
    }
    expect(report).not.toContain(squeezed('not the authority'));
  });

  await test.step('the condition is ticked as met', async () => {
    const card = page.getByRole('region', { name: 'Conditions of the approval' });
    await card.getByRole('button', { name: 'Tick as met' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tick as met' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await claim.reload();
    await expect(card.getByText('Met', { exact: true })).toBeVisible();
  });

  await test.step('the claimant is told, and the claim is gone from those not yet told', async () => {
    await portal.changeTo('district_officer', '/');
    const waiting = dashboard.untold.getByText(/^\d+ claimants do not know the decision yet, oldest first\.$/);
    const before = Number.parseInt(await waiting.innerText(), 10);
    await claims.open('?told=no');
    await claims.openClaim(claimId);
    await claim.isShown(claimId);
    await claim.action('Record that the claimant was told').click();
    const dialog = page.getByRole('dialog', { name: 'Record that the claimant was told' });
    await dialog.getByRole('combobox', { name: 'How' }).selectOption('Letter handed over');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await claim.reload();
    await expect(page.getByRole('region', { name: /Claimant told/ })).toContainText('Letter handed over');
    await dashboard.open();
    await expect(waiting).toHaveText(`${before - 1} claimants do not know the decision yet, oldest first.`);
    await claims.open('?told=no');
    await expect(page.getByRole('link', { name: claimId, exact: true })).toBeHidden();
  });
});
