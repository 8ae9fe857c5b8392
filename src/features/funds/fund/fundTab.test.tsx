import type { RegisterRecords } from '../../../domain/register/kinds/kinds';
import { act, screen, waitFor, within } from '@testing-library/react';
import { mainFundDistricts, type FundEntryForm } from '../../../domain/payment/fundEntryForm';
import { recordFundEntry } from '../../../store/fundLedger/commands';
import { selectFundBalance, selectLedger } from '../../../store/fundLedger/selectors';
import { buildLedgerEntry } from '../../../test/builders';
import { recordsAt } from '../../../test/recordsAt';
import { renderApp } from '../../../test/renderApp';
import type { Tab } from '../../../test/testRegister';

const opening = buildLedgerEntry({ id: 'FUND-0', allocationDistrict: 'kasese', notes: 'Crop claims' });

async function open({ fundLedger = [opening], ...records }: Partial<RegisterRecords> = {}, at = '?tab=funds') {
  const app = await renderApp({
    role: 'finance',
    at: `/fund-management${at}`,
    records: { fundLedger, ...records },
  });
  await screen.findByText('Create New Fund Allocation', undefined, { timeout: 10_000 });
  return app;
}

const field = (name: RegExp) => screen.getByLabelText(name, { selector: 'input, textarea' });
const openingField = () => field(/^Opening balance/);
const amountField = () => field(/^Allocation amount/);
const figure = (label: string) => {
  const [, inTab] = screen.getAllByText(label, { selector: 'dt' });
  return (inTab ?? screen.getByText(label)).nextElementSibling;
};
const closing = () => screen.getByText('Closing balance').nextElementSibling;
/** At its field; a toast says it as well. */
const message = (text: string) =>
  within(screen.getByLabelText('Create New Fund Allocation', { selector: 'form' })).findByText(text);
const send = () => screen.getByText('Create Allocation');
const history = () =>
  within(screen.getByRole('table', { name: 'Fund History' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent?.replace(/\u00a0/g, ' ')),
    );

async function chooseDistrict(user: Awaited<ReturnType<typeof open>>['user'], name: string) {
  await user.type(field(/^Allocation district/), name);
  await user.click(await screen.findByRole('option', { name }));
}

/** By another tab of the same browser. */
async function recordElsewhere(tab: Tab, overrides: Partial<FundEntryForm>) {
  const balance = selectFundBalance(tab.store.getState());
  const entry = { openingBalance: String(balance), allocationAmount: '2000000', allocationDistrict: 'gulu', notes: '' };
  await act(() => tab.store.dispatch(recordFundEntry(balance, { ...entry, ...overrides })));
}

test('an allocation is asked about, recorded, and everything follows', async () => {
  const { user, tab } = await open(recordsAt('paid'));
  expect(figure('Current Fund Balance')).toHaveTextContent('UGX 42,000,000');
  expect(figure('Allocation Capacity')).toHaveTextContent('84%');
  expect(openingField()).toHaveValue('42,000,000');
  await user.type(amountField(), '1500000');
  expect(closing()).toHaveTextContent('UGX 40,500,000');

  await user.click(send());
  expect(await message('Allocation district is required when allocating')).toBeVisible();
  expect(await screen.findByText('Error')).toBeVisible();
  await chooseDistrict(user, 'Fort Portal');
  await user.type(field(/^Notes/), 'First release');
  await user.click(send());
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveAccessibleName(/Allocate UGX.1,500,000 to Fort Portal City\?/);
  expect(question).toHaveTextContent(/The new fund balance will be UGX.40,500,000\. The entry is final/);
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(selectLedger(tab.store.getState())).toHaveLength(1);

  await user.click(send());
  await user.click(await screen.findByRole('button', { name: 'Allocate' }));
  expect(await screen.findByText('Fund ledger entry created successfully')).toBeVisible();
  await waitFor(() => expect(openingField()).toHaveValue('40,500,000'));
  expect(amountField()).toHaveValue('');
  expect(screen.getByRole('region', { name: 'Create New Fund Allocation' })).toHaveFocus();
  expect(figure('Total Allocated')).toHaveTextContent('UGX 9,500,000');
  expect(figure('Allocation Capacity')).toHaveTextContent('81%');
  expect(history()).toEqual([
    [
      ...['20/11/2026', 'UGX 42,000,000', '–', 'UGX 1,500,000', 'Fort Portal City', 'UGX 40,500,000'],
      ...['Finance', 'First release'],
    ],
    ['01/06/2025', 'UGX 50,000,000', '–', 'UGX 8,000,000', 'Kasese', 'UGX 42,000,000', '–', 'Crop claims'],
  ]);
  const districts = within(screen.getByRole('table', { name: 'Allocations by district' })).getAllByRole('row');
  expect(districts.map((row) => row.textContent?.replace(/\u00a0/g, ' '))).toEqual([
    'DistrictAllocatedPaidRemaining',
    'KaseseUGX 8,000,000UGX 1,200,000UGX 6,800,000',
    'Fort Portal CityUGX 1,500,000UGX 0UGX 1,500,000',
  ]);
});

test('a top-up needs its note; less than the last closing balance is refused', async () => {
  const { user, tab } = await open();
  await user.clear(openingField());
  expect(closing()).toHaveTextContent('Enter opening balance first');
  await user.type(field(/^Allocation amount/), '1,5');
  await user.type(openingField(), '42000000');
  expect(closing()).toHaveTextContent('–');
  await user.clear(field(/^Allocation amount/));
  await user.clear(openingField());
  await user.type(openingField(), '41999999');
  await user.click(send());
  expect(await message('Opening balance cannot be below the last closing balance')).toBeVisible();
  await user.clear(openingField());
  await user.type(openingField(), '45000000');
  expect(screen.getByText(/This is a top-up of UGX.3,000,000/)).toBeVisible();
  await user.click(send());
  expect(await message('A note is required for a top-up')).toBeVisible();
  await user.type(field(/^Notes/), 'Second release');
  await user.click(send());
  expect(await screen.findByText(/Top up the fund by UGX.3,000,000\?/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Top up' }));
  await waitFor(() => expect(selectFundBalance(tab.store.getState())).toBe(45_000_000));
  // The history says what was added, to what there was, and by whom.
  expect(history()[0]).toEqual([
    ...['20/11/2026', 'UGX 42,000,000', 'UGX 3,000,000', '–', '–', 'UGX 45,000,000', 'Finance', 'Second release'],
  ]);
});

test('a top-up and an allocation are one entry', async () => {
  const { user, tab } = await open();
  await user.clear(openingField());
  await user.type(openingField(), '43000000');
  await user.type(amountField(), '2000000');
  await chooseDistrict(user, 'Kasese');
  await user.type(field(/^Notes/), 'A gift');
  expect(closing()).toHaveTextContent('UGX 41,000,000');
  await user.click(send());
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    /The opening balance adds UGX.1,000,000 to the fund\./,
  );
  await user.click(screen.getByRole('button', { name: 'Allocate' }));
  await waitFor(() => expect(selectFundBalance(tab.store.getState())).toBe(41_000_000));
  expect(selectLedger(tab.store.getState())).toHaveLength(2);
});

test('more than there is is refused at its field and nothing typed is lost', async () => {
  const { user } = await open();
  await user.type(amountField(), '42000001');
  await user.click(send());
  expect(await message('Allocation amount cannot exceed opening balance')).toBeVisible();
  expect(amountField()).toHaveValue('42,000,001');
  expect(amountField()).toHaveFocus();
});

test('an entry from another tab: the opening balance follows, unless it was typed', async () => {
  const { user, tab, browser } = await open();
  const other = browser.openTab();
  await other.opened;
  await recordElsewhere(other, {});
  await waitFor(() => expect(openingField()).toHaveValue('40,000,000'));
  expect(screen.queryByText(/recorded meanwhile/)).toBeNull();

  await user.type(amountField(), '1000000');
  await recordElsewhere(other, {});
  expect(await screen.findByText(/is now UGX.38,000,000\. The opening balance was updated to match\./)).toBeVisible();
  expect(openingField()).toHaveValue('38,000,000');
  expect(amountField()).toHaveValue('1000000');
  await user.click(screen.getByText('Cancel'));

  await user.clear(openingField());
  await user.type(openingField(), '39000000');
  await user.type(field(/^Notes/), 'Release');
  await recordElsewhere(other, {});
  expect(await screen.findByText(/is now UGX.36,000,000\. Your opening balance was not changed/)).toBeVisible();
  expect(openingField()).toHaveValue('39,000,000');

  // Refused once, whatever was confirmed, since it was decided on another balance.
  await user.click(send());
  await user.click(await screen.findByRole('button', { name: 'Top up' }));
  expect((await screen.findAllByText(/Not saved: the fund ledger has a newer entry/))[0]).toBeVisible();
  expect(selectFundBalance(tab.store.getState())).toBe(36_000_000);
  await user.click(send());
  expect(await screen.findByText(/Top up the fund by UGX.3,000,000\?/)).toBeVisible();
});

test('what was typed is not lost to another tab of the page without asking', async () => {
  const { user, router } = await open();
  await user.type(amountField(), '5');
  await user.click(screen.getByRole('tab', { name: 'Payment Processing' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(amountField()).toHaveValue('5');
  expect(router.state.location.search).toBe('?tab=funds');

  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(screen.getByRole('tab', { name: 'Payment Processing' }));
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await user.click(screen.getByRole('tab', { name: 'Fund Allocations' }));
  await waitFor(() => expect(amountField()).toHaveValue(''));
});

test('the list of districts begins with fourteen, and all others follow under a line', async () => {
  const { user } = await open();
  await user.click(field(/^Allocation district/));
  const [first, more] = within(await screen.findByRole('listbox')).getAllByRole('group');
  const names = (group: Element | undefined) => [...(group?.children ?? [])].map(({ textContent }) => textContent);
  expect(names(first).join()).toBe(
    'Kampala,Wakiso,Mukono,Jinja,Mbale,Gulu,Lira,Arua,Kasese,Mbarara,Masaka,Soroti,Hoima,Fort Portal',
  );
  expect(names(more)[0]).toBe('Abim');
  // What is found stands by how well it fits.
  await user.type(field(/^Allocation district/), 'ki');
  expect(screen.getAllByRole('option')[0]).toHaveTextContent('Kibaale');
  expect(screen.queryByRole('group', { name: 'More places' })).toBeNull();
});

test('a district paid more than it was allocated says so; many districts and entries come in parts', async () => {
  const fundLedger = Array.from({ length: 21 }, (_, index) =>
    buildLedgerEntry({
      id: `FUND-${String(index).padStart(2, '0')}`,
      allocationAmount: 50_000,
      // Kasese, where the claim was paid, and thirteen others.
      allocationDistrict:
        index < 8 ? 'kasese' : (mainFundDistricts.filter((name) => name !== 'kasese')[index - 8] ?? ''),
      notes: `Entry ${index + 1}`,
    }),
  );
  const { user, router } = await open({ ...recordsAt('paid'), fundLedger });
  expect(screen.getByText(/Overspent by UGX.800,000/)).toBeVisible();
  const districts = () => within(screen.getByRole('table', { name: 'Allocations by district' })).getAllByRole('row');
  expect(districts()).toHaveLength(1 + 12);
  await user.click(screen.getByRole('button', { name: 'Show all 14 districts' }));
  expect(districts()).toHaveLength(1 + 14);
  expect(history()[0]?.at(-1)).toBe('Entry 21');
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(history().map((row) => row.at(-1))).toEqual(['Entry 1']));
  expect(router.state.location.search).toBe('?tab=funds&page=2');
});

test('a fund without entries says what would be here', async () => {
  await open({ fundLedger: [] });
  expect(figure('Allocation Capacity')).toHaveTextContent('100%');
  expect(openingField()).toHaveValue('50,000,000');
  expect(screen.getByText('No entries yet')).toBeVisible();
  expect(screen.getByText('No allocations yet')).toBeVisible();
});
