import { readPdf } from './support/pdf';
import { expect, test } from './support/portalTest';

test('an administrator lists a species and words a sentence anew: letters say it, and everyone reads it', async ({
  portal,
  page,
  openTab,
  scan,
}) => {
  const { claim, scheme, shell } = portal;
  await portal.signInAs('admin', '/scheme-rules');
  await scheme.isShown();
  await expect(scheme.card('Listed species')).toContainText('As shipped. The authority has not confirmed it.');
  const other = await openTab();
  await other.scheme.open();

  await test.step('the species', async () => {
    await scheme.edit('Listed species');
    await scheme.dialog.getByRole('checkbox', { name: 'Baboon' }).check();
    await scan(page, 'choosing the listed species');
    await scheme.save();
    await shell.toastSays('Scheme rules saved', 'Listed species');
    await expect(scheme.card('Listed species')).toContainText(/Last changed: .* by /);
    await expect(other.scheme.card('Listed species')).toContainText('Crocodile, Baboon, Leopard');
  });

  await test.step('the sentence', async () => {
    await scheme.edit('Reported too late');
    await scheme.dialog.getByRole('textbox', { name: 'English' }).fill('You told us <b>after</b> the days you had.');
    await scheme.save();
    await page.reload();
    await scheme.isShown();
    await expect(scheme.sentence('Reported too late')).toContainText('You told us <b>after</b> the days you had.');
    await expect(other.scheme.sentence('Reported too late')).toContainText('Reworded');
  });

  await test.step('a letter says it, in English alone', async () => {
    await portal.changeTo('district_officer', '/claims');
    const claimId = await portal.registerClaim();
    await claim.open(claimId);
    await claim.startVerification();
    await claim.showTab('Verification');
    await claim.fillVerification({ action: 'Reject' });
    await claim.verificationForm.getByRole('combobox', { name: 'Reasons' }).click();
    await page.getByRole('option', { name: 'Reported too late', exact: true }).click();
    await page.keyboard.press('Escape');
    await claim.completeVerification();
    await claim.hasStatus('Rejected');
    const said = async (language: string) => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Print/PDF' }).click();
      await page.getByRole('menuitem', { name: `Decision letter, ${language}`, exact: true }).click();
      const { pages } = await readPdf(await download);
      return pages.join(' ').replaceAll(/\s+/g, ' ');
    };
    expect(await said('English')).toContain('You told us <b>after</b> the days you had.');
    expect(await said('Luganda')).toContain('kikeerezi');
  });

  await test.step('the officer reads the rules and changes none', async () => {
    await scheme.open();
    await expect(scheme.sentence('Reported too late')).toContainText('As shipped: The incident was reported too late.');
    await expect(page.getByRole('main').getByRole('button', { name: /^(Edit|Restore|Confirm)/ })).toHaveCount(0);
  });
});
