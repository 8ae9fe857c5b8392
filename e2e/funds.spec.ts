import { fieldSays } from './pages/fields';
import { shillings } from './pages/FundTab';
import { people } from './support/people';
import { expect, test } from './support/portalTest';

/** docs/product.md, Sample register: 8,000,000 of 50,000,000 allocated, in four entries. */
const sample = { balance: 42_000_000, allocated: 8_000_000, capacity: 84 };
const sampleEntries = 4;

/** Today in Africa/Kampala as DD/MM/YYYY. */
const today = () => new Date().toLocaleDateString('en-GB', { timeZone: 'Africa/Kampala' });

test('an allocation is refused for each mistake, asked about, recorded for good, and followed by everything', async ({
  portal,
  page,
  openTab,
}) => {
  const { funds, fund, shell } = portal;
  await portal.signInAs('finance', '/fund-management');
  await funds.isShown();
  await fund.show();
  await expect(page).toHaveURL('/fund-management?tab=funds');
  await fund.says(sample);
  await expect(fund.history).toHaveCount(sampleEntries);
  const other = await openTab();
  await other.fund.open();
  await other.fund.says(sample);
  await page.bringToFront();

  const opening = fund.field('Opening balance (UGX)');
  const amount = fund.field('Allocation amount (UGX)');
  await expect(opening).toHaveValue('42,000,000');
  await expect(fund.closing).toHaveText(shillings(42_000_000));
  await fund.fill({ opening: '' });
  await expect(fund.closing).toHaveText('Enter opening balance first');
  for (const { entry, field, message } of [
    { entry: { opening: '' }, field: opening, message: 'Opening balance is required' },
    {
      entry: { opening: '41999999' },
      field: opening,
      message: 'Opening balance cannot be below the last closing balance',
    },
    {
      entry: { opening: '42000000', amount: '42000001' },
      field: amount,
      message: 'Allocation amount cannot exceed opening balance',
    },
    { entry: { amount: 'many' }, field: amount, message: 'Enter an amount in whole shillings' },
    { entry: { amount: '1500000' }, field: fund.district, message: 'Allocation district is required when allocating' },
  ]) {
    await fund.fill(entry);
    await fund.send();
    await fieldSays(field, message);
    await expect(field).toBeFocused();
    await shell.toastSays('Error', message);
  }
  await expect(amount).toHaveValue('1,500,000');

  await fund.fill({ district: 'Fort Portal', notes: 'First release' });
  await expect(fund.closing).toHaveText(shillings(40_500_000));
  await fund.send();
  await expect(fund.question).toHaveAccessibleName(/^Allocate UGX\s1,500,000 to Fort Portal City\?$/);
  await expect(fund.question).toContainText(/The new fund balance will be UGX\s40,500,000\. The entry is final/);
  await fund.question.getByRole('button', { name: 'Cancel' }).click();
  await fund.says(sample);
  await expect(amount).toHaveValue('1,500,000');
  await fund.send();
  await fund.confirm('Allocate');
  await fund.isDone();

  const after = { balance: 40_500_000, allocated: 9_500_000, capacity: 81 };
  const amounts = [shillings(42_000_000), '–', shillings(1_500_000), 'Fort Portal City', shillings(40_500_000)];
  const cells = [today(), ...amounts, people.finance.name];
  const hasFollowed = async (tab: typeof portal) => {
    await tab.fund.says(after);
    await expect(tab.fund.history).toHaveCount(sampleEntries + 1);
    await expect(tab.fund.history.first().getByRole('cell')).toHaveText([...cells, 'First release']);
    const district = tab.fund.districtRow('Fort Portal City').getByRole('cell');
    await expect(district).toHaveText(['Fort Portal City', ...[1_500_000, 0, 1_500_000].map(shillings)]);
    await expect(tab.fund.field('Opening balance (UGX)')).toHaveValue('40,500,000');
    await expect(tab.funds.figure('Available Funds').first()).toHaveText(shillings(40_500_000));
    await expect(tab.funds.figure('Total Allocated').first()).toHaveText(shillings(9_500_000));
  };
  await hasFollowed(portal);
  await hasFollowed(other);
  await page.reload();
  await fund.isShown();
  await hasFollowed(portal);
  await page.goBack();
  await funds.isShown();
});

test('an entry of another tab is told to whoever is writing one, and nothing typed is lost', async ({
  portal,
  page,
  openTab,
  scan,
}) => {
  const { fund } = portal;
  await portal.signInAs('finance', '/fund-management?tab=funds');
  await fund.isShown();
  await fund.fill({ amount: '1000000', district: 'Gulu', notes: 'Second release' });
  const other = await openTab();
  await other.fund.open();
  await other.fund.fill({ amount: '2000000', district: 'Lira' });
  await other.fund.send();
  await other.fund.confirm('Allocate');
  await other.fund.isDone();

  await page.bringToFront();
  await expect(fund.form).toContainText(/Another entry was recorded. The fund balance is now UGX\s40,000,000\./);
  await expect(fund.field('Opening balance (UGX)')).toHaveValue('40,000,000');
  await expect(fund.field('Notes')).toHaveValue('Second release');
  await scan(page, 'fund form told of another entry');
  await fund.send();
  await expect(fund.question).toContainText(/The new fund balance will be UGX\s39,000,000/);
  await fund.confirm('Allocate');
  // Decided on the balance of before: refused once, and whoever was told sends again.
  const refusal = 'Not saved: the fund ledger has a newer entry';
  await expect(fund.form.getByRole('alert')).toContainText(refusal);
  await expect(page.getByText(refusal)).toHaveCount(1);
  await expect(fund.field('Allocation amount (UGX)')).toHaveValue('1,000,000');
  await fund.send();
  await fund.confirm('Allocate');
  await fund.isDone();
  await fund.says({ balance: 39_000_000, allocated: 11_000_000, capacity: 78 });
  await other.fund.says({ balance: 39_000_000, allocated: 11_000_000, capacity: 78 });
});
