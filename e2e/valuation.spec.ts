import { readPdf } from './support/pdf';
import { expect, test } from './support/portalTest';

test('a claim is valued line by line, changed by the committee with a reason, and its report says how', async ({
  portal,
  page,
  scan,
}) => {
  const { claim } = portal;
  await portal.signInAs('district_officer');
  const claimId = await portal.registerClaim();
  await claim.open(claimId);
  await claim.answerChecklist();
  await claim.action('Verify & Forward').click();
  const verification = claim.verificationForm;
  const first = verification.getByRole('group', { name: 'Line 1' });
  await expect(first).toContainText('Stated by the claimant: 1.5 acres');

  await test.step('what the officer found is explained, and fills the compensation', async () => {
    await first.getByRole('textbox', { name: 'Share lost (%)' }).fill('60');
    await first.getByRole('combobox', { name: 'Growth stage' }).selectOption('Mature');
    await expect(first.getByRole('status')).toHaveText(
      /^1\.5 acres × 60% lost × 900 kg an acre × UGX.860 a kg × 100% \(mature\) = UGX.696,600$/,
    );
    await verification.getByRole('button', { name: 'Add a line' }).click();
    const second = verification.getByRole('group', { name: 'Line 2' });
    await second.getByRole('combobox', { name: 'Item' }).selectOption('Banana');
    await second.getByRole('textbox', { name: 'Plants lost' }).fill('12');
    await second.getByRole('combobox', { name: 'Growth stage' }).selectOption('Growing');
    await expect(verification.getByRole('textbox', { name: 'Calculated compensation (UGX)' })).toHaveValue('822,600');
    await scan(page, 'verification with two lines');
  });

  await claim.completeVerification();
  await claim.hasStatus('3. Under CVC Review');
  await claim.reload();
  const valuation = page.getByRole('region', { name: 'Valuation' });
  await expect(valuation).toContainText('12 plants');
  await expect(valuation).toContainText("v2024.1 (sample, not the authority's rates)");
  await expect(valuation.getByRole('cell', { name: 'Not yet decided' })).toHaveCount(2);

  await portal.handOverTo('cvc_member', claimId);
  await test.step('the committee changes a line, which needs a reason', async () => {
    await claim.action('CVC Decision').click();
    const decision = claim.decisionForm;
    const bananas = decision.getByRole('group', { name: 'Line 2' });
    await bananas.getByRole('textbox', { name: 'Approved for this line (UGX)' }).fill('100000');
    await expect(decision.getByRole('textbox', { name: 'Approved amount (UGX)' })).toHaveValue('796,600');
    await claim.fillDecision({ decision: 'Approve' });
    await claim.recordDecision();
    const reason = bananas.getByRole('textbox', { name: 'Reason for the change' });
    await expect(reason).toBeFocused();
    await expect(reason).toHaveAccessibleDescription('Say why this line is changed');
    await scan(page, 'decision with a changed line');
    await reason.fill('Two plants stood again.');
    await claim.recordDecision();
    await claim.hasStatus('4. Approved');
  });
  await claim.reload();
  await claim.showTab('Summary');
  await expect(valuation).toContainText('Two plants stood again.');
  await expect(valuation).toContainText('UGX 100,000');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Print/PDF' }).click();
  await page.getByRole('menuitem', { name: 'Download PDF' }).click();
  const { pages } = await readPdf(await download);
  const said = pages.join(' ').replaceAll(/\s+/g, '');
  for (const words of ['1.5 acres × 60% lost', 'Two plants stood again.', "(sample, not the authority's rates)"]) {
    expect(said).toContain(words.replaceAll(' ', ''));
  }
});
