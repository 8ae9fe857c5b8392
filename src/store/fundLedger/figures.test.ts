import { buildLedgerEntry, completePaymentForm } from '../../test/builders';
import { openRegister } from '../../test/openRegister';
import { recordsAt } from '../../test/recordsAt';
import type { Tab } from '../../test/testRegister';
import { updatePayment } from '../../test/claimCommands';
import { recordFundEntry } from './commands';
import { selectAllocationCapacity, selectDistrictFunds } from './figures';
import { selectFundBalance, selectTotalAllocated } from './selectors';

const stateOf = ({ store }: Tab) => store.getState();
const figuresOf = (tab: Tab) => {
  const { received, percent } = selectAllocationCapacity(stateOf(tab));
  return [selectFundBalance(stateOf(tab)), selectTotalAllocated(stateOf(tab)), received, percent];
};
const record = (tab: Tab, openingBalance: string, allocationAmount: string, allocationDistrict = '', notes = '') =>
  tab.store.dispatch(
    recordFundEntry(selectFundBalance(stateOf(tab)), { openingBalance, allocationAmount, allocationDistrict, notes }),
  );

test('balance, allocated and capacity follow allocations and top-ups', async () => {
  const { tab } = await openRegister({}, 'finance');
  expect(figuresOf(tab)).toEqual([50_000_000, 0, 50_000_000, 100]);
  await record(tab, '50000000', '8000000', 'kasese');
  expect(figuresOf(tab)).toEqual([42_000_000, 8_000_000, 50_000_000, 84]);
  await record(tab, '52000000', '', '', 'Second release of the year');
  expect(figuresOf(tab)).toEqual([52_000_000, 8_000_000, 60_000_000, 87]);
  await record(tab, '52000000', '52000000', 'gulu');
  expect(figuresOf(tab)).toEqual([0, 60_000_000, 60_000_000, 0]);
});

const inKasese = recordsAt('payment_processing', { id: 'CL-1' });
const kasese = inKasese.claim.claimant;
const paidIn = (id: string, district: string, paidAt: string) => {
  const { claims, payments } = recordsAt('paid', { id, claimant: { ...kasese, district } });
  return { claims, payments: payments.map((payment) => ({ ...payment, id: `PAY-${id}`, paidAt })) };
};
// Kampala's day of the first entry, 1 June 2025, begins at 21:00 UTC of the day before.
const before = paidIn('CL-2', 'gulu', '2025-05-31T20:59:59.999Z');
const since = paidIn('CL-3', 'arua', '2025-05-31T21:00:00.000Z');
const register = {
  claims: [...inKasese.claims, ...before.claims, ...since.claims],
  payments: [...inKasese.payments, ...before.payments, ...since.payments],
};

test('a district has its allocations and what its claimants were paid since the day the ledger opened', async () => {
  // The ids sort before those that are made here.
  const fundLedger = [
    buildLedgerEntry({ id: 'FUND-0', allocationAmount: 1_000_000, closingBalance: 49_000_000 }),
    buildLedgerEntry({ id: 'FUND-00', openingBalance: 49_000_000, allocationAmount: 0, allocationDistrict: '' }),
  ];
  const { tab } = await openRegister({ ...register, fundLedger }, 'finance');
  const arua = { district: 'arua', allocated: 0, paid: 1_200_000, remaining: -1_200_000 };
  expect(selectDistrictFunds(stateOf(tab))).toEqual([
    { district: 'kasese', allocated: 1_000_000, paid: 0, remaining: 1_000_000 },
    arua,
  ]);

  const { claim, payments } = inKasese;
  const success = completePaymentForm({ amount: '700000' });
  await tab.store.dispatch(updatePayment({ id: claim.id, rev: claim.rev }, payments[0]?.id ?? '', success));
  await record(tab, String(selectFundBalance(stateOf(tab))), '500000', 'kasese');
  await record(tab, String(selectFundBalance(stateOf(tab))), '3000000', 'gulu');
  expect(selectDistrictFunds(stateOf(tab))).toEqual([
    { district: 'gulu', allocated: 3_000_000, paid: 0, remaining: 3_000_000 },
    { district: 'kasese', allocated: 1_500_000, paid: 700_000, remaining: 800_000 },
    arua,
  ]);
});

test('before the ledger opened no district has anything', async () => {
  const { tab } = await openRegister(register);
  expect(selectDistrictFunds(stateOf(tab))).toEqual([]);
});
