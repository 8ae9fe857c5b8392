import { findLatestPayment } from '../../domain/payment/payment';
import { completePaymentForm, completeRetryForm } from '../../test/builders';
import { openRegister } from '../../test/openRegister';
import { recordsAt } from '../../test/recordsAt';
import { createBrowser, signInAs } from '../../test/testRegister';
import { giveFinalApproval, markPaid, retryPayment, updatePayment } from '../../test/claimCommands';
import { findClaim } from '../claims/selectors';
import { recordFundEntry } from '../fundLedger/commands';
import { selectFundBalance, selectLedger } from '../fundLedger/selectors';
import { selectClaimPayments } from './selectors';

const hour = 3_600_000;
async function openApproved() {
  const { claim, ...records } = recordsAt('approved');
  const { browser, tab } = await openRegister(records, 'admin');
  const { store } = tab;
  const target = () => ({ id: claim.id, rev: findClaim(store.getState(), claim.id)?.rev ?? 0 });
  const payments = () => selectClaimPayments(store.getState(), claim.id);
  const latest = () => findLatestPayment(payments())?.id ?? '';
  await store.dispatch(giveFinalApproval(target(), { note: '' }));
  return {
    browser,
    status: () => findClaim(store.getState(), claim.id)?.status,
    payments,
    latest,
    update: (paymentId: string, form: Parameters<typeof completePaymentForm>[0]) =>
      store.dispatch(updatePayment(target(), paymentId, completePaymentForm(form))),
    retry: () => store.dispatch(retryPayment(target(), completeRetryForm())),
    pay: () => store.dispatch(markPaid(target(), { paymentRef: 'MM-9' })),
  };
}

describe.each([
  ['put back', -hour],
  ['put forward', hour],
])('with the clock %s in between', (_how, turned) => {
  test('the retried payment is the latest, and the claim is paid by it', async () => {
    const { browser, status, payments, latest, update, retry } = await openApproved();
    const failed = latest();
    await update(failed, { paymentStatus: 'failed', failureReason: 'Bounced' });
    browser.pass(turned);
    expect(await retry()).toMatchObject({ ok: true });
    expect(payments()).toMatchObject([
      { id: failed, number: 1, paymentStatus: 'failed' },
      { number: 2, paymentStatus: 'pending' },
    ]);
    expect(latest()).not.toBe(failed);
    expect(await update(latest(), { paymentRef: 'MM-1' })).toMatchObject({ ok: true });
    expect(status()).toBe('paid');
    expect(payments().map(({ paymentStatus }) => paymentStatus)).toEqual(['failed', 'success']);
  });

  test('every instalment can be paid, and marked as paid', async () => {
    const { browser, status, payments, latest, update, pay } = await openApproved();
    browser.pass(turned);
    await update(latest(), { amount: '500000' });
    browser.pass(turned);
    expect(await update(latest(), { amount: '300000' })).toMatchObject({ ok: true });
    browser.pass(turned);
    expect(await pay()).toMatchObject({ ok: true });
    expect(status()).toBe('paid');
    expect(payments().map(({ number, amount, paymentStatus }) => [number, amount, paymentStatus])).toEqual([
      [1, 500_000, 'success'],
      [2, 300_000, 'success'],
      [3, 400_000, 'success'],
    ]);
  });

  test('the fund goes on from its last entry, also after a reload', async () => {
    const { browser, tab } = await openRegister({}, 'finance', createBrowser());
    const record = (openingBalance: number, allocationAmount: number) =>
      tab.store.dispatch(
        recordFundEntry(selectFundBalance(tab.store.getState()), {
          openingBalance: String(openingBalance),
          allocationAmount: String(allocationAmount),
          allocationDistrict: 'kasese',
          notes: '',
        }),
      );
    await record(50_000_000, 8_000_000);
    browser.pass(turned);
    expect(await record(42_000_000, 2_000_000)).toMatchObject({ ok: true });
    const again = browser.openTab();
    await again.opened;
    for (const { store } of [tab, again]) {
      expect(selectFundBalance(store.getState())).toBe(40_000_000);
      expect(selectLedger(store.getState()).map(({ number }) => number)).toEqual([1, 2]);
    }
    await signInAs(again, 'finance');
  });
});
