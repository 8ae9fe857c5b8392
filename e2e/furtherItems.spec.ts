import { claimant, incident } from './support/claimData';
import { photo } from './support/files';
import { expect, test } from './support/portalTest';

test('further crops are kept over a reload, shown with the claim, edited, and each begins a line of the valuation', async ({
  portal,
  page,
  scan,
}) => {
  const { wizard, claim } = portal;
  const crop = (number: number) => page.getByRole('group', { name: `Crop ${number}`, exact: true });
  const write = async (number: number, type: string, area: string) => {
    await crop(number).getByRole('combobox', { name: 'Crop type' }).selectOption(type);
    await crop(number).getByRole('textbox', { name: 'Area damaged' }).fill(area);
  };

  await portal.signInAs('district_officer', '/new-claim');
  await wizard.begin();
  await wizard.fillClaimant(claimant);
  const claimId = await wizard.saveClaimant();
  await wizard.fillIncident(incident);
  const add = page.getByRole('button', { name: 'Add another crop' });

  await test.step('what is typed of them is there after a reload', async () => {
    await add.click();
    await expect(crop(2).getByRole('combobox', { name: 'Crop type' })).toBeFocused();
    await write(2, 'Rice', '4');
    await add.click();
    await write(3, 'Beans', '1');
    await wizard.isSaved();
    await page.reload();
    await expect(crop(3).getByRole('textbox', { name: 'Area damaged' })).toHaveValue('1');
    await expect(crop(2).getByRole('combobox', { name: 'Crop type' })).toHaveValue('Rice');
  });

  await test.step('one that is not complete is named with its field', async () => {
    await add.click();
    await crop(4).getByRole('combobox', { name: 'Crop type' }).selectOption('Cassava');
    await wizard.next.click();
    await expect(crop(4).getByRole('textbox', { name: 'Area damaged' })).toBeFocused();
    await expect(crop(4).getByRole('textbox', { name: 'Area damaged' })).toHaveAccessibleDescription(
      'Crop type and area damaged are required for crop incidents',
    );
    await scan(page, 'a further crop that is not complete');
    await crop(4).getByRole('textbox', { name: 'Area damaged' }).fill('0.5');
  });

  await test.step('one that is removed is gone, and the others move up', async () => {
    await page.getByRole('button', { name: 'Remove Crop 2' }).click();
    await expect(add).toBeFocused();
    await expect(crop(4)).toHaveCount(0);
    await expect(crop(2).getByRole('combobox', { name: 'Crop type' })).toHaveValue('Beans');
    await wizard.saveIncident();
  });

  await wizard.addFiles('Photos', photo());
  await wizard.continueToReview();
  await expect(claim.fact('Crop 3')).toHaveText('Cassava, 0.5 acres');
  await wizard.submit(claimId);
  await claim.isShown(claimId);
  await claim.reload();
  await expect(claim.fact('Crop 2')).toHaveText('Beans, 1 acre');
  await expect(claim.fact('Crop 3')).toHaveText('Cassava, 0.5 acres');

  await test.step('an edit changes one of them, and the log tells of it', async () => {
    await claim.action('Edit').click();
    await wizard.goTo('Incident Details');
    await crop(2).getByRole('textbox', { name: 'Area damaged' }).fill('2');
    await wizard.saveIncident();
    await wizard.goTo('Review & Submit');
    await wizard.saveChanges(claimId);
    await expect(claim.fact('Crop 2')).toHaveText('Beans, 2 acres');
    await claim.showTab('Audit');
    await claim.auditShows(
      'Claim Edited',
      'Further items',
      'Beans (1 acre), Cassava (0.5 acres)',
      'Beans (2 acres), Cassava (0.5 acres)',
    );
  });

  await claim.action('Verify & Forward').click();
  const line = (number: number) => claim.verificationForm.getByRole('group', { name: `Line ${number}` });
  for (const [number, type, area] of [
    [1, 'Maize', '1.5'],
    [2, 'Beans', '2'],
    [3, 'Cassava', '0.5'],
  ] as const) {
    await expect(line(number).getByRole('combobox', { name: 'Item' })).toHaveValue(type);
    await expect(line(number)).toContainText(`Stated by the claimant: ${area} acres`);
  }
  await expect(line(4)).toHaveCount(0);
});
