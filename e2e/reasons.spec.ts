import type { Locator, Page } from '@playwright/test';
import { readPdf } from './support/pdf';
import { expect, test } from './support/portalTest';

/** Chooses reasons in the list of a form. */
async function choose(page: Page, form: Locator, ...labels: string[]) {
  await form.getByRole('combobox', { name: 'Reasons' }).click();
  for (const label of labels) await page.getByRole('option', { name: label, exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
}

/** The words of a letter that is taken, in one line. */
async function letter(page: Page, item: string) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Print/PDF' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
  const file = await download;
  const { pages } = await readPdf(file);
  return { name: file.suggestedFilename(), said: pages.join(' ').replaceAll(/\s+/g, ' '), pages: pages.length };
}

test('a claimant reads in Luganda what is needed, and later why the claim was rejected', async ({
  portal,
  page,
  scan,
}) => {
  const { claim } = portal;
  await portal.signInAs('district_officer');
  const claimId = await portal.registerClaim();
  await claim.open(claimId);
  await claim.startVerification();

  await test.step('the officer asks for papers, without a text', async () => {
    await claim.showTab('Verification');
    await claim.fillVerification({ action: 'Request additional information' });
    await choose(page, claim.verificationForm, 'Police report missing', 'Proof of identity missing');
    await scan(page, 'asking for information with reasons');
    await claim.completeVerification();
    await claim.hasStatus('2. Request Info');
    await expect(page.getByRole('note').first()).toContainText(
      'Information requested: Police report missing, Proof of identity missing',
    );
    const asks = await letter(page, 'Information letter, English');
    expect(asks.name).toBe(`information-${claimId}.pdf`);
    expect(asks.pages).toBe(1);
    expect(asks.said).toContain('Your claim has no police report.');
    expect(asks.said).toContain('Please bring what is missing to the');
  });

  await test.step('the papers do not exist, and the claim is rejected with two reasons', async () => {
    await claim.explainAll('There is none');
    await claim.action('Resubmit').click();
    await claim.hasStatus('1. Submitted');
    await claim.startVerification();
    await claim.showTab('Verification');
    await claim.fillVerification({ action: 'Reject' });
    await choose(page, claim.verificationForm, 'Police report missing', 'Reported too late');
    await claim.completeVerification();
    await claim.hasStatus('Rejected');
    await claim.reload();
    const card = page.getByRole('region', { name: 'District verification' });
    await expect(card).toContainText('Police report missing, Reported too late');
  });

  await test.step('the letter is in Luganda, while the page speaks English', async () => {
    const rejection = await letter(page, 'Decision letter, Luganda');
    expect(rejection.name).toBe(`decision-${claimId}-lg.pdf`);
    expect(rejection.pages).toBe(1);
    for (const words of [
      'Okusalawo ku Kusaba',
      'Okusaba kwo tekuliiko lipoota ya poliisi.',
      'kikeerezi',
      'Omuko 1 ku 1',
    ]) {
      expect(rejection.said).toContain(words);
    }
    expect(rejection.said).not.toMatch(/Page 1|appeal|Reported/);
    await expect(page.getByRole('button', { name: 'Print/PDF' })).toBeVisible();
  });
});
