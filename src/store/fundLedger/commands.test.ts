import * as fc from '../../test/fastCheck';
import type { FundEntryForm } from '../../domain/payment/fundEntryForm';
import { roleNames } from '../../domain/user/roles';
import { openRegister, recordEvents } from '../../test/openRegister';
import { auditRowsOf, signInAs, type Tab } from '../../test/testRegister';
import { recordFundEntry } from './commands';
import { selectFundBalance, selectLedger } from './selectors';

const form = (overrides: Partial<FundEntryForm> = {}): FundEntryForm => ({
  openingBalance: '50000000',
  allocationAmount: '8000000',
  allocationDistrict: 'kasese',
  notes: '',
  ...overrides,
});

const balanceOf = ({ store }: Tab) => selectFundBalance(store.getState());
/** By somebody who sees the balance as it is. */
const record = (tab: Tab, entry: FundEntryForm) => tab.store.dispatch(recordFundEntry(balanceOf(tab), entry));

test('an allocation lowers the balance, with its row in the audit log', async () => {
  const { tab } = await openRegister({}, 'finance');
  const events = recordEvents(tab);
  expect(await record(tab, form())).toEqual({ ok: true, stored: true, value: undefined });
  expect(events.map(({ type }) => type)).toEqual(['fundLedger/entryRecorded']);
  expect(selectLedger(tab.store.getState())).toMatchObject([
    {
      openingBalance: 50_000_000,
      allocationAmount: 8_000_000,
      closingBalance: 42_000_000,
      date: '2026-11-20T08:00:03.000Z',
    },
  ]);
  expect(auditRowsOf(tab, 'FUND_ENTRY_RECORDED')).toMatchObject([
    {
      resource: 'fund',
      changes: expect.arrayContaining([{ field: 'closingBalance', oldValue: undefined, newValue: 42_000_000 }]),
    },
  ]);
});

test.each([
  ['an allocation of eight million', {}, 'medium'],
  ['an allocation of thirteen million', { allocationAmount: '13000000' }, 'high'],
  ['a top-up of thirteen million', { openingBalance: '63000000', notes: 'Second release' }, 'high'],
] as const)('the log tells how grave %s is', async (_what, overrides, severity) => {
  const { tab } = await openRegister({}, 'finance');
  await record(tab, form(overrides));
  expect(auditRowsOf(tab, 'FUND_ENTRY_RECORDED')).toMatchObject([{ severity }]);
});

test('what does not fit the ledger is refused and changes nothing', async () => {
  const { browser, tab } = await openRegister({}, 'admin');
  await record(tab, form());
  const before = tab.store.getState();
  const written = browser.backend.writes.length;
  const refusals: [Partial<FundEntryForm>, Record<string, string>][] = [
    [{ allocationDistrict: 'atlantis' }, { allocationDistrict: 'Choose a district from the list' }],
    [{ openingBalance: '41999999' }, { openingBalance: 'Opening balance cannot be below the last closing balance' }],
    [{ openingBalance: '43000000' }, { notes: 'A note is required for a top-up' }],
    [{ openingBalance: '' }, { openingBalance: 'Opening balance is required' }],
    [
      { openingBalance: '42000000', allocationAmount: '42000001' },
      { allocationAmount: 'Allocation amount cannot exceed opening balance' },
    ],
    [
      { openingBalance: '42000000', allocationDistrict: '' },
      { allocationDistrict: 'Allocation district is required when allocating' },
    ],
  ];
  for (const [overrides, fields] of refusals) {
    expect(await record(tab, form(overrides))).toMatchObject({
      ok: false,
      refusal: { fields },
    });
  }
  for (const role of roleNames) {
    if (role === 'finance' || role === 'admin') continue;
    const other = await openRegister({}, role);
    expect(await record(other.tab, form())).toMatchObject({ refusal: { code: 'wrong_role' } });
    expect(selectLedger(other.tab.store.getState())).toEqual([]);
  }
  expect(tab.store.getState()).toBe(before);
  expect(browser.backend.writes).toHaveLength(written);
});

test('who saw an older balance is refused: what was the closing balance then would be a top-up now', async () => {
  const { browser, tab } = await openRegister({}, 'finance');
  const other = browser.openTab();
  await other.opened;
  await record(other, form());
  const late = form({ notes: 'Crop claims' });
  expect(await tab.store.dispatch(recordFundEntry(50_000_000, late))).toMatchObject({ refusal: { code: 'changed' } });
  expect(balanceOf(tab)).toBe(42_000_000);
  expect(await record(tab, late)).toMatchObject({ ok: true });
});

test('whatever is recorded, every entry opens at or above the last closing balance and closes by what it allocates', async () => {
  const amounts = fc.record({
    topUp: fc.integer({ min: -5, max: 1000 }),
    allocation: fc.integer({ min: 0, max: 60_000_000 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(amounts, { maxLength: 8 }), async (entries) => {
      const { tab } = await openRegister();
      await signInAs(tab, 'finance');
      for (const { topUp, allocation } of entries) {
        const openingBalance = String(balanceOf(tab) + topUp);
        await record(tab, form({ openingBalance, allocationAmount: String(allocation), notes: 'Top-up' }));
      }
      let last = 50_000_000;
      let [allocated, toppedUp] = [0, 0];
      for (const entry of selectLedger(tab.store.getState())) {
        expect(entry.openingBalance).toBeGreaterThanOrEqual(last);
        allocated += entry.allocationAmount;
        toppedUp += entry.openingBalance - last;
        expect(entry.closingBalance).toBe(entry.openingBalance - entry.allocationAmount);
        expect(entry.closingBalance).toBeGreaterThanOrEqual(0);
        last = entry.closingBalance;
      }
      expect(balanceOf(tab)).toBe(last);
      expect(last).toBe(50_000_000 - allocated + toppedUp);
    }),
    { numRuns: 25 },
  );
});
