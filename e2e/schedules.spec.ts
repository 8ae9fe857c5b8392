import { expect, test } from './support/portalTest';
import { readXlsx } from './support/xlsx';

test('an administrator copies the schedule in force, changes it and publishes it: everyone then sees it as current', async ({
  portal,
  page,
  openTab,
}) => {
  const { schedules, shell } = portal;
  await portal.signInAs('admin', '/valuation-schedules');
  await expect(schedules.row('v2024.1')).toContainText(/Published.*Current.*Sample.*01\/01\/2024/);

  await test.step('a copy is edited', async () => {
    await schedules.copy('v2024.1', 'v2026.9');
    const price = schedules.field('Maize: Price (UGX a kg)');
    await price.fill('-1');
    await schedules.save();
    await expect(price).toBeFocused();
    await expect(price).toHaveAccessibleDescription('Enter an amount in whole shillings, above 0');
    await price.fill('1234');
    await schedules.save();
    await shell.toastSays('Schedule saved', 'v2026.9');
    await schedules.isShown('v2026.9');
    await expect(page.getByText("The rates are not the authority's.")).toBeHidden();
  });

  await test.step('it is published from a day on', async () => {
    await schedules.button('Publish schedule').click();
    await schedules.dialog.getByRole('spinbutton', { name: 'Day' }).click();
    await page.keyboard.type('01022024');
    await expect(schedules.dialog).toContainText('v2024.1 is then in force until 31/01/2024.');
    await expect(schedules.dialog).toContainText('This day is in the past.');
    await page.goBack();
    await expect(schedules.question).toHaveAccessibleName('Leave without saving?');
    await schedules.question.getByRole('button', { name: 'Cancel' }).click();
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    await (await asked).dismiss();
    await schedules.dialog.getByRole('button', { name: 'Publish schedule' }).click();
    await shell.toastSays('Schedule published', 'v2026.9');
    await expect(schedules.button('Publish schedule')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeHidden();
  });

  await test.step('its workbook holds the rate', async () => {
    const download = page.waitForEvent('download');
    await schedules.button('Download Excel').click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('valuation-schedule-v2026.9.xlsx');
    const { Rates: rates = [] } = await readXlsx(file);
    expect(rates[1]).toEqual(['Crop Damage', 'By area', 'Maize', null, 900, 1234, null, 1430]);
  });

  await test.step('an officer sees it as current, after a reload and in a second tab', async () => {
    await portal.changeTo('district_officer', '/valuation-schedules');
    await page.reload();
    await expect(schedules.row('v2026.9')).toContainText(/Published.*Current.*01\/02\/2024/);
    await expect(schedules.row('v2024.1')).toContainText('31/01/2024');
    const other = await openTab();
    await other.schedules.openVersion('v2026.9');
    await expect(other.page.getByRole('row', { name: /^Maize/ })).toContainText('1,234');
    await expect(other.schedules.button('Copy to a new version')).toBeHidden();
  });
});
