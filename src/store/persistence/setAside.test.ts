import { completePaymentForm } from '../../test/builders';
import { openRegister } from '../../test/openRegister';
import { recordsAt } from '../../test/recordsAt';
import { createBrowser, signInAs } from '../../test/testRegister';
import { markPaid, retryPayment, updatePayment } from '../../test/claimCommands';
import { nameOfSetAside } from './setAside';
import { holdsPaymentOf } from './lacksPayment';
import { removeSetAside, setAsideAsJson } from './removeSetAside';

const partly = recordsAt('payment_processing', { id: 'CL-1' });
const failed = recordsAt('payment_failed', { id: 'CL-2' });
const other = recordsAt('payment_processing', { id: 'CL-3' });
const paymentsOf = (...records: (typeof partly)[]) =>
  records.flatMap(({ claim, payments }) =>
    payments.map((payment) => ({ ...payment, id: `PAY-1:${claim.id}`, claimId: claim.id })),
  );

/** The register after a start that set the payments of two claims aside, one of them by its key alone. */
async function open() {
  const { browser } = await openRegister({
    claims: [partly.claim, failed.claim, other.claim],
    payments: paymentsOf(partly, failed, other),
  });
  const { texts } = browser.backend;
  texts.set('reg/payments/PAY-1:CL-1', '');
  texts.delete('reg/payments/PAY-1:CL-2');
  texts.set('reg/payments/PAY-7', '{"id":"PAY-7","rev":1,"claimId":"CL-2","paymentMet');
  const tab = createBrowser({ backend: browser.backend }).openTab();
  await tab.opened;
  await signInAs(tab, 'finance');
  return { browser, tab, texts };
}

test('a claim is paid nothing while one of its payments cannot be read, and others are paid', async () => {
  const { tab } = await open();
  const { dispatch } = tab.store;
  const refused = { ok: false, refusal: { code: 'set_aside' } };
  const account = { paymentMethod: 'mobile_money', payeeName: 'Grace Biira', payeeAccount: '+256772123456' } as const;
  expect(await dispatch(updatePayment({ id: 'CL-1', rev: 4 }, 'PAY-1:CL-1', completePaymentForm()))).toMatchObject(
    refused,
  );
  expect(await dispatch(retryPayment({ id: 'CL-2', rev: 4 }, account))).toMatchObject(refused);
  await signInAs(tab, 'admin');
  expect(await dispatch(markPaid({ id: 'CL-1', rev: 4 }, { paymentRef: 'MM-1' }))).toMatchObject(refused);
  expect(await dispatch(markPaid({ id: 'CL-3', rev: 4 }, { paymentRef: 'MM-1' }))).toMatchObject({ ok: true });
});

test('only the administrator removes what was set aside, of which the log keeps the keys; then payments go on', async () => {
  const { tab, texts } = await open();
  const { dispatch, getState } = tab.store;
  const entries = getState().storage.setAside;
  expect(entries).toHaveLength(2);
  expect(await dispatch(removeSetAside(entries))).toMatchObject({ ok: false, refusal: { code: 'wrong_role' } });
  expect([...texts.keys()].filter((key) => key.startsWith('reg/set-aside/'))).toHaveLength(2);

  await signInAs(tab, 'admin');
  expect(await dispatch(removeSetAside(entries.slice(0, 1)))).toMatchObject({ ok: true, stored: true });
  expect([...texts.keys()].filter((key) => key.startsWith('reg/set-aside/'))).toHaveLength(1);
  expect(await dispatch(removeSetAside(entries.slice(1)))).toMatchObject({ ok: true, stored: true });
  await new Promise((resolve) => setTimeout(resolve));
  expect(getState().storage.setAside).toEqual([]);
  const removals = Object.values(getState().audit.entities).filter(({ action }) => action === 'SET_ASIDE_REMOVED');
  expect(removals.map(({ details }) => details?.['keys']).sort()).toEqual(entries.map(({ key }) => key).sort());
  expect(await dispatch(markPaid({ id: 'CL-1', rev: 4 }, { paymentRef: 'MM-1' }))).toMatchObject({ ok: true });
});

test('a text is named by its key, and the file holds it whole', () => {
  const entries = [
    { key: 'claims/CL-1', text: '\ufeff{"half \ud800' },
    { key: 'settings', text: '' },
    { key: 'unheard-of/a/b', text: 'x'.repeat(3_000_000) },
  ];
  expect(entries.map(nameOfSetAside)).toEqual([
    { slice: 'claims', id: 'CL-1' },
    { slice: 'settings', id: '' },
    { slice: undefined, id: 'a/b' },
  ]);
  const file = JSON.parse(setAsideAsJson(entries, '2026-11-20T09:00:00.000Z')) as { texts: unknown };
  expect(file.texts).toMatchObject(entries);
  expect(holdsPaymentOf('CL-1', { key: 'claims/CL-1', text: '"CL-1"' })).toBe(false);
  expect(holdsPaymentOf('CL-1', { key: 'payments/PAY-1:CL-11', text: '"CL-11"' })).toBe(false);
});
