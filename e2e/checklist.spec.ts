import { readPdf } from './support/pdf';
import { expect, test } from './support/portalTest';
import { storedClaims } from './support/storage';

test('a claim that its checklist bars is answered, overridden with a reason and forwarded, and committee and report say why', async ({
  portal,
  page,
  scan,
}) => {
  const { claim } = portal;
  await portal.signInAs('district_officer', '/claims');
  const stored = await storedClaims(page);
  const unvisited = stored.find(({ status, checklist }) => status === 'under_verification' && !checklist?.visit);
  const id = unvisited?.id ?? '';
  await claim.open(id, 'verification');
  const bars = claim.verificationForm.getByRole('alert');
  await expect(bars).toContainText('This claim cannot be forwarded yet.');
  await scan(page, 'verification barred by the checklist');

  await test.step('a point leads to where it is answered', async () => {
    await bars.getByRole('button', { name: 'Site visited' }).click();
    const visited = claim.checklistForm.getByRole('radiogroup', { name: 'Site visited' });
    await expect(visited.getByRole('radio', { name: 'Yes' })).toBeFocused();
    await visited.getByRole('radio', { name: 'No', exact: true }).check();
    await claim.checklistForm
      .getByRole('textbox', { name: 'Reason to forward all the same: Site visited' })
      .fill('The road is flooded.');
    await scan(page, 'the checklist');
    for (const paper of await claim.checklistForm.locator('select').all()) {
      if ((await paper.inputValue()) === 'no') await paper.selectOption('yes');
    }
    await claim.saveChecklist();
    await expect(bars).toBeHidden();
    await expect(claim.checklistCard).toContainText('Complete');
  });

  await test.step('what was answered is there after a reload, and in the log', async () => {
    await claim.reload();
    await expect(claim.checklistCard).toContainText('Forwarded all the same: The road is flooded.');
    await claim.showTab('Audit');
    await expect(claim.auditChanges('Checklist answered')).toContainText(
      'Forwarded all the same: The road is flooded.',
    );
  });

  await claim.forwardToCommittee();

  await test.step('the committee and the report name the point and the reason', async () => {
    await portal.handOverTo('cvc_member', id);
    await claim.showTab('CVC');
    await expect(claim.decisionForm.getByRole('alert')).toContainText('Site visited: The road is flooded.');
    await expect(claim.checklistCard.getByRole('button')).toHaveCount(0);
    const download = page.waitForEvent('download');
    await claim.action('Print/PDF').click();
    await page.getByRole('menuitem', { name: 'Download PDF' }).click();
    const { pages } = await readPdf(await download);
    expect(pages.join(' ').replace(/\s+/g, ' ')).toContain('Forwarded all the same: The road is flooded.');
  });
});
