import { findClaim } from '../claims/selectors';
import { buildPayment } from '../../test/builders';
import { openRegister, registerOf } from '../../test/openRegister';
import { recordsAt } from '../../test/recordsAt';
import { createBrowser, signInAs } from '../../test/testRegister';
import { markPaid } from '../../test/claimCommands';
import { restoreRegister } from '../register/commands';
import { selectClaimPayments } from '../payments/selectors';
import type { Claim } from '../../domain/claim/claim';
import type { Payment } from '../../domain/payment/payment';
import { readRegisterJson } from './shapes/readRegisterJson';
import { registerAsJson } from './shapes/registerJson';

const elsewhere = { payeeName: 'Moses Baluku', payeeAccount: '+256701222333' };

type Stored = [string, Claim['status'], Partial<Payment>[]];

/** What no version of the portal can have made, by its last payment. */
const impossible: Stored[] = [
  ['under way while its claim is only submitted', 'submitted', [{}]],
  ['under way before its claim is in payment', 'approved', [{}]],
  ['failed before its claim is in payment', 'under_cvc_review', [{ paymentStatus: 'failed', failureReason: 'x' }]],
  ['a hundred times the approved amount', 'payment_processing', [{ amount: 120_000_000 }]],
  ['to another account from the first', 'payment_processing', [{ payeeAccount: '+256701222333' }]],
  ['to another payee from the first', 'paid', [{ paymentStatus: 'success', payeeName: 'Moses Baluku' }]],
  [
    'a success beyond the approved amount',
    'paid',
    [{ paymentStatus: 'success' }, { paymentStatus: 'success', amount: 1 }],
  ],
];

/** What earlier versions made, by the device's clock, or make today. */
const possible: Stored[] = [
  ['under way on a claim that is paid', 'paid', [{ paymentStatus: 'success' }, {}]],
  ['two under way', 'payment_processing', [{}, {}]],
  ['retried to another account', 'payment_processing', [{ paymentStatus: 'failed', failureReason: 'x' }, elsewhere]],
];

const recordsOf = (status: Claim['status'], own: Partial<Payment>[]) => ({
  claims: [recordsAt(status, { id: 'CL-1' }).claim],
  payments: own.map((fields, index) =>
    buildPayment({ id: `PAY-${index}`, number: index + 1, claimId: 'CL-1', ...fields }),
  ),
});

/** A tab that opens what is stored. */
async function openStored(status: Claim['status'], own: Partial<Payment>[]) {
  const { browser } = await openRegister(recordsOf(status, own));
  const tab = browser.openTab();
  await tab.opened;
  return { browser, tab };
}

test.each(impossible)('a stored payment that is %s is set aside, unchanged and told', async (_what, status, own) => {
  const { browser, tab } = await openStored(status, own);
  const last = own.length - 1;
  const { storage, payments } = tab.store.getState();
  expect(payments.ids).toEqual(own.slice(0, -1).map((_fields, index) => `PAY-${index}`));
  expect(storage.setAside).toMatchObject([{ key: `payments/PAY-${last}` }]);
  expect(JSON.parse(storage.setAside[0]?.text ?? '')).toEqual(recordsOf(status, own).payments[last]);
  expect(browser.backend.texts.has(`reg/payments/PAY-${last}`)).toBe(false);
  expect(findClaim(tab.store.getState(), 'CL-1')?.status).toBe(status);

  const again = browser.openTab();
  await again.opened;
  expect(registerOf(again)).toEqual(registerOf(tab));
  // Nobody pays on the claim before somebody has looked.
  if (status !== 'approved') return;
  await signInAs(again, 'admin');
  expect(await again.store.dispatch(markPaid({ id: 'CL-1', rev: 4 }, { paymentRef: 'MM-1' }))).toMatchObject({
    refusal: { code: 'set_aside' },
  });
});

test.each(possible)('a stored payment that is %s stays', async (_what, status, own) => {
  const { tab } = await openStored(status, own);
  expect(tab.store.getState().storage.setAside).toEqual([]);
  expect(selectClaimPayments(tab.store.getState(), 'CL-1')).toHaveLength(own.length);
});

test('a snapshot that holds one is not restored', async () => {
  for (const [, status, own] of impossible) {
    const { tab: other } = await openRegister(recordsOf(status, own));
    const reading = readRegisterJson(registerAsJson(other.store.getState(), '2026-11-20T08:00:00.000Z'));
    if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
    const { tab } = await openRegister({}, 'admin', createBrowser());
    const before = tab.store.getState();
    expect(await tab.store.dispatch(restoreRegister(reading.file))).toMatchObject({
      ok: false,
      refusal: { message: expect.stringMatching(/contains an invalid payment/), params: { id: 'CL-1' } },
    });
    expect(tab.store.getState()).toBe(before);
  }
});
