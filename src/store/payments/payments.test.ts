import * as fc from '../../test/fastCheck';
import { lifecycle } from '../../domain/workflow/lifecycle';
import { findLatestPayment, paymentStatusNames, sumPaid, type Payment } from '../../domain/payment/payment';
import type { PaymentForm } from '../../domain/actions/paymentForm';
import type { Claim } from '../../domain/claim/claim';
import type { PaymentStatus } from '../../domain/workflow/statuses';
import { completePaymentForm, completeRetryForm } from '../../test/builders';
import { openRegister } from '../../test/openRegister';
import { recordsAt } from '../../test/recordsAt';
import type { Tab } from '../../test/testRegister';
import { giveFinalApproval, markPaid, retryPayment, updatePayment } from '../../test/claimCommands';
import { findClaim } from '../claims/selectors';
import { selectClaimPayments } from './selectors';

async function openAt(status: Claim['status'], overrides: Partial<Claim> = {}) {
  const { claim, ...records } = recordsAt(status, overrides);
  const { browser, tab } = await openRegister(records, 'admin');
  return { browser, tab, desk: deskOf(tab, claim.id) };
}

/** The payment commands on one claim, always on its current revision and its latest payment. */
function deskOf({ store }: Tab, claimId: string) {
  const claim = () => {
    const found = findClaim(store.getState(), claimId);
    if (!found) throw new Error('The claim is gone');
    return found;
  };
  const payments = () => selectClaimPayments(store.getState(), claimId);
  const latest = () => findLatestPayment(payments());
  const target = () => ({ id: claimId, rev: claim().rev });
  return {
    claim,
    payments,
    latest,
    approve: () => store.dispatch(giveFinalApproval(target(), { note: '' })),
    pay: () => store.dispatch(markPaid(target(), { paymentRef: 'MM-7' })),
    retry: (form = completeRetryForm()) => store.dispatch(retryPayment(target(), form)),
    update: (form: Partial<PaymentForm>, paymentId = latest()?.id ?? '') =>
      store.dispatch(updatePayment(target(), paymentId, completePaymentForm(form))),
  };
}

const statusesOf = (desk: ReturnType<typeof deskOf>) =>
  desk.payments().map(({ amount, paymentStatus }) => [paymentStatus, amount]);

test('final approval makes a pending payment of the approved amount to the claimant’s account', async () => {
  const bank = {
    ...recordsAt('approved').claim.claimant,
    payoutMethod: 'bank_transfer',
    accountName: 'Biira Grace',
    accountNumber: '3100045678',
  } as const;
  const { desk } = await openAt('approved', { claimant: bank });
  await desk.approve();
  expect(desk.payments()).toEqual([
    {
      id: expect.stringMatching(/^PAY-.*CL-1749975600000-A1B2$/),
      rev: 1,
      number: 1,
      claimId: 'CL-1749975600000-A1B2',
      paymentMethod: 'bank_transfer',
      payeeName: 'Biira Grace',
      payeeAccount: '3100045678',
      amount: 1_200_000,
      paymentStatus: 'pending',
      createdAt: '2026-11-20T08:00:03.000Z',
      updatedAt: '2026-11-20T08:00:03.000Z',
    },
  ]);
});

test('pending, processing, success: the claim is paid, with the moment and the reference', async () => {
  const { desk } = await openAt('payment_processing');
  await desk.update({ paymentStatus: 'processing' });
  expect(desk.claim().status).toBe('payment_processing');
  expect(desk.latest()).not.toHaveProperty('paidAt');
  await desk.update({ paymentStatus: 'success', paymentRef: 'MM-42' });
  expect(desk.claim().status).toBe('paid');
  expect(desk.payments()).toMatchObject([
    { id: 'PAY-0', rev: 3, paymentStatus: 'success', paymentRef: 'MM-42', paidAt: '2026-11-20T08:00:04.000Z' },
  ]);
});

test('a failed payment keeps its reason; a retry leaves it as it was and makes a pending one, the account corrected', async () => {
  const { desk } = await openAt('payment_processing');
  await desk.update({ paymentStatus: 'failed', failureReason: 'Invalid account number' });
  expect(desk.claim()).toMatchObject({ status: 'payment_failed' });
  expect(desk.claim().notes).toMatchObject([{ content: 'Invalid account number', type: 'payment' }]);
  const failed = desk.latest();
  expect(failed).toMatchObject({ paymentStatus: 'failed', failureReason: 'Invalid account number' });

  await desk.retry(completeRetryForm({ payeeAccount: '+256 701-222 333' }));
  expect(desk.claim().status).toBe('payment_processing');
  expect(desk.payments()).toEqual([
    failed,
    expect.objectContaining({ paymentStatus: 'pending', amount: 1_200_000, payeeAccount: '+256701222333' }),
  ]);
  expect(desk.latest()).not.toHaveProperty('failureReason');

  await desk.update({ paymentStatus: 'success' });
  expect(desk.claim().status).toBe('paid');
  expect(desk.payments()[0]).toBe(failed);
});

test('a failed payment that is set to pending loses its failure reason', async () => {
  const { desk } = await openAt('payment_failed');
  await desk.update({ paymentStatus: 'pending' });
  expect(desk.claim().status).toBe('payment_processing');
  expect(desk.latest()).not.toHaveProperty('failureReason');
});

test('two instalments: the first leaves a pending rest, the second pays the claim', async () => {
  const { desk } = await openAt('payment_processing');
  await desk.update({ paymentStatus: 'success', amount: '500000' });
  expect(desk.claim().status).toBe('payment_processing');
  expect(statusesOf(desk)).toEqual([
    ['success', 500_000],
    ['pending', 700_000],
  ]);
  await desk.update({ paymentStatus: 'success', amount: '700000' });
  expect(desk.claim().status).toBe('paid');
  expect(statusesOf(desk)).toEqual([
    ['success', 500_000],
    ['success', 700_000],
  ]);
});

test('after a retry the rest of an instalment goes to the corrected account', async () => {
  const { desk } = await openAt('payment_failed');
  await desk.retry(completeRetryForm({ payeeAccount: '+256701222333' }));
  await desk.update({ paymentStatus: 'success', amount: '500000' });
  expect(desk.latest()).toMatchObject({ amount: 700_000, paymentStatus: 'pending', payeeAccount: '+256701222333' });
});

test('an amount above what is due is refused, also after a first instalment', async () => {
  const { tab, desk } = await openAt('payment_processing');
  const tooMuch = { ok: false, refusal: { fields: { amount: 'Amount cannot exceed the outstanding amount' } } };
  expect(await desk.update({ amount: '1200001' })).toMatchObject(tooMuch);
  await desk.update({ amount: '500000' });
  const before = tab.store.getState();
  expect(await desk.update({ amount: '700001' })).toMatchObject(tooMuch);
  expect(await desk.update({ paymentStatus: 'pending', amount: '700001' })).toMatchObject(tooMuch);
  expect(tab.store.getState()).toBe(before);
});

describe('an earlier payment', () => {
  const changeReason = 'The operator says so';

  test('is corrected with a reason, to success or failed', async () => {
    const { tab, desk } = await openAt('payment_processing');
    await desk.update({ amount: '500000' });
    const before = tab.store.getState();
    expect(await desk.update({ amount: '400000' }, 'PAY-0')).toMatchObject({
      ok: false,
      refusal: { fields: { changeReason: 'A reason is required to correct an earlier payment' } },
    });
    for (const paymentStatus of ['pending', 'processing'] as const) {
      expect(await desk.update({ paymentStatus, changeReason }, 'PAY-0')).toMatchObject({
        ok: false,
        refusal: { fields: { paymentStatus: 'Choose Success or Failed for an earlier payment' } },
      });
    }
    expect(await desk.update({ changeReason }, 'PAY-404')).toMatchObject({ refusal: { code: 'not_found' } });
    expect(tab.store.getState()).toBe(before);

    await desk.update({ amount: '400000', paymentRef: 'MM-2', changeReason }, 'PAY-0');
    expect(desk.claim()).toMatchObject({ status: 'payment_processing', notes: [{ content: changeReason }] });
    expect(desk.payments()).toMatchObject([
      { id: 'PAY-0', amount: 400_000, paymentStatus: 'success', paymentRef: 'MM-2' },
      { amount: 700_000, paymentStatus: 'pending' },
    ]);
    // What the first paid less is the rest of the second.
    await desk.update({ amount: '700000' });
    expect(statusesOf(desk)).toEqual([
      ['success', 400_000],
      ['success', 700_000],
      ['pending', 100_000],
    ]);
  });

  test('may come to what another under way leaves', async () => {
    const { desk } = await openAt('payment_processing');
    await desk.update({ amount: '500000' });
    expect(await desk.update({ amount: '500001', changeReason }, 'PAY-0')).toMatchObject({
      refusal: { fields: { amount: 'Amount cannot exceed the outstanding amount' } },
    });
    await desk.update({ paymentStatus: 'pending', amount: '600000' });
    await desk.update({ amount: '600000', changeReason }, 'PAY-0');
    expect(statusesOf(desk)).toEqual([
      ['success', 600_000],
      ['pending', 600_000],
    ]);
  });

  test('that did not go out after all makes a paid claim one to be retried, for what is missing', async () => {
    const { desk } = await openAt('payment_processing');
    await desk.update({ amount: '500000' });
    await desk.update({ amount: '700000' });
    expect(desk.claim().status).toBe('paid');
    const failed = { paymentStatus: 'failed', amount: '500000', failureReason: 'Returned' } as const;
    await desk.update({ ...failed, changeReason }, 'PAY-0');
    expect(desk.claim().status).toBe('payment_failed');
    await desk.retry();
    await desk.update({ amount: '500000' });
    expect(desk.claim().status).toBe('paid');
    expect(statusesOf(desk)).toEqual([
      ['failed', 500_000],
      ['success', 700_000],
      ['success', 500_000],
    ]);
  });

  test('that was paid less leaves a new pending payment of the rest where none is under way', async () => {
    const { desk } = await openAt('payment_processing');
    await desk.update({ amount: '500000' });
    await desk.update({ amount: '700000' });
    await desk.update({ amount: '450000', changeReason }, 'PAY-0');
    expect(desk.claim().status).toBe('payment_processing');
    expect(statusesOf(desk)).toEqual([
      ['success', 450_000],
      ['success', 700_000],
      ['pending', 50_000],
    ]);
  });

  test('that failed, was retried and went out after all pays the claim once the retry is taken back', async () => {
    const { desk } = await openAt('payment_failed');
    await desk.retry();
    expect(await desk.update({ changeReason }, 'PAY-0')).toMatchObject({
      refusal: { fields: { amount: expect.any(String) } },
    });
    await desk.update({ paymentStatus: 'failed', failureReason: 'The first went out' });
    await desk.update({ changeReason }, 'PAY-0');
    expect(desk.claim().status).toBe('paid');
    expect(statusesOf(desk)).toEqual([
      ['success', 1_200_000],
      ['failed', 1_200_000],
    ]);
  });
});

test('a payment left under way beside another, as the portal once let it, is settled first', async () => {
  const { claim, payments } = recordsAt('payment_processing');
  const second = { ...payments[0], id: 'PAY-1', number: 2 } as Payment;
  const { tab } = await openRegister({ claims: [claim], payments: [...payments, second] }, 'admin');
  const desk = deskOf(tab, claim.id);
  expect(await desk.pay()).toMatchObject({ ok: false, refusal: { message: expect.stringMatching(/is not finished/) } });
  const failed = { paymentStatus: 'failed', failureReason: 'Made twice', changeReason: 'Made twice' } as const;
  expect(await desk.update(failed, 'PAY-0')).toMatchObject({ ok: true });
  expect(await desk.pay()).toMatchObject({ ok: true });
  expect(desk.claim().status).toBe('paid');
});

test('a payment under way on a claim that is paid can be recorded as failed, and the claim stays paid', async () => {
  const { claim, payments } = recordsAt('paid');
  const second = { ...payments[0], id: 'PAY-1', number: 2, paymentStatus: 'pending' } as Payment;
  const { tab } = await openRegister({ claims: [claim], payments: [...payments, second] }, 'admin');
  const desk = deskOf(tab, claim.id);
  await desk.update({ paymentStatus: 'failed', failureReason: 'Paid by the first' });
  expect(desk.claim().status).toBe('paid');
  expect(desk.latest()).toMatchObject({ id: 'PAY-1', paymentStatus: 'failed' });
});

test('leaving success needs a reason and un-pays the claim', async () => {
  const { desk } = await openAt('paid');
  expect(await desk.update({ paymentStatus: 'pending' })).toMatchObject({
    ok: false,
    refusal: { fields: { changeReason: 'A reason is required to change a successful payment' } },
  });
  expect(await desk.update({ paymentStatus: 'success', amount: '700000' })).toMatchObject({
    ok: false,
    refusal: { fields: { changeReason: expect.any(String) } },
  });
  await desk.update({ paymentStatus: 'failed', failureReason: 'Returned', changeReason: 'The bank sent it back' });
  expect(desk.claim().status).toBe('payment_failed');
  expect(desk.latest()).not.toHaveProperty('paidAt');
  expect(desk.claim().notes).toMatchObject([{ content: 'Returned\nThe bank sent it back' }]);
});

test('a payment that stays successful keeps the moment it was paid', async () => {
  const { desk } = await openAt('paid');
  await desk.update({ paymentStatus: 'success', paymentRef: 'MM-43' });
  expect(desk.latest()).toMatchObject({ paymentRef: 'MM-43', paidAt: '2025-07-04T09:00:00.000Z' });
  expect(desk.claim().status).toBe('paid');
});

test('a payment reference that is emptied is taken away', async () => {
  const { desk } = await openAt('payment_processing');
  await desk.update({ paymentStatus: 'processing', paymentRef: 'MM-44' });
  expect(desk.latest()).toHaveProperty('paymentRef', 'MM-44');
  await desk.update({ paymentStatus: 'processing', paymentRef: '' });
  expect(desk.latest()).not.toHaveProperty('paymentRef');
});

test('marking an approved claim as paid makes its payment and stands for the final approval', async () => {
  const { desk } = await openAt('approved');
  await desk.pay();
  expect(desk.claim()).toMatchObject({ status: 'paid', finalApproval: { note: '', approvedBy: 'Admin' } });
  expect(desk.payments()).toMatchObject([{ rev: 1, amount: 1_200_000, paymentStatus: 'success', paymentRef: 'MM-7' }]);
});

test('marking a claim in payment as paid settles the rest with its open payment', async () => {
  const { desk } = await openAt('payment_processing');
  await desk.update({ amount: '500000' });
  await desk.update({ paymentStatus: 'processing', amount: '300000' });
  await desk.pay();
  expect(desk.claim().status).toBe('paid');
  expect(statusesOf(desk)).toEqual([
    ['success', 500_000],
    ['success', 700_000],
  ]);
});

describe('whatever is done to payments', () => {
  type Step = {
    deed: 'approve' | 'pay' | 'retry' | 'update' | 'correct';
    status: PaymentStatus;
    share: number;
    reason: string;
    which: number;
  };
  const approvedAmount = 1000;
  const step: fc.Arbitrary<Step> = fc.record({
    deed: fc.constantFrom('approve', 'pay', 'retry', 'update', 'update', 'update', 'correct', 'correct'),
    status: fc.constantFrom(...paymentStatusNames),
    share: fc.integer({ min: 0, max: approvedAmount + 100 }),
    which: fc.nat(4),
    reason: fc.constantFrom('', 'A slip', 'A slip'),
  });

  test('the paid sum stays within the approved amount, one payment at most is open, and the status tells the truth', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { tab, desk } = await openAt('approved', { approvedAmount });
        for (const { deed, status, share, reason, which } of steps) {
          const before = { state: tab.store.getState(), claim: desk.claim(), payments: desk.payments() };
          const form = { paymentStatus: status, amount: String(share), failureReason: reason, changeReason: reason };
          const corrected = deed === 'correct' ? before.payments[which] : desk.latest();
          const { ok } = await (deed === 'update' || deed === 'correct'
            ? desk.update(form, corrected?.id ?? '')
            : desk[deed]());

          if (!ok) {
            expect(tab.store.getState()).toBe(before.state);
            continue;
          }
          const action = {
            approve: 'final_approval',
            pay: 'mark_paid',
            retry: 'retry_payment',
            update: 'update_payment',
            correct: 'update_payment',
          };
          const { from } = lifecycle[action[deed] as 'update_payment'];
          expect(from).toContain(before.claim.status);
          expect(desk.claim().rev).toBe(before.claim.rev + 1);
          expect(Object.values(tab.store.getState().notifications.entities).length).toBeLessThanOrEqual(steps.length);

          const payments = desk.payments();
          const paid = sumPaid(payments);
          const open = payments.filter(({ paymentStatus }) => ['pending', 'processing'].includes(paymentStatus));
          expect(paid).toBeLessThanOrEqual(approvedAmount);
          expect(open.length).toBeLessThanOrEqual(1);
          expect(paid + open.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(approvedAmount);
          // All others stay as they were.
          const others = before.payments.filter(({ id }) => id !== corrected?.id);
          expect(payments).toEqual(expect.arrayContaining(others));
          expect(payments.map(({ number }) => number)).toEqual(payments.map((_payment, index) => index + 1));
          expect(payments.length).toBeGreaterThanOrEqual(before.payments.length);

          const { status: now } = desk.claim();
          expect(now === 'paid').toBe(paid === approvedAmount);
          expect(now === 'payment_processing').toBe(open.length === 1);
          expect(open).toEqual(open.length === 1 ? [desk.latest()] : []);
          const hasFailed = payments.some(({ paymentStatus }) => paymentStatus === 'failed');
          expect(now === 'payment_failed').toBe(open.length === 0 && paid < approvedAmount && hasFailed);
        }
      }),
      { numRuns: 60 },
    );
  });
});

test('a longer reference or payee that is stored stays, and does not stand in the way', async () => {
  const long = 'x'.repeat(6000);
  const { claim, payments = [], ...records } = recordsAt('payment_processing');
  const { tab } = await openRegister(
    { ...records, payments: payments.map((payment) => ({ ...payment, paymentRef: long, payeeName: long })) },
    'admin',
  );
  const desk = deskOf(tab, claim.id);
  const failed = { paymentStatus: 'failed', failureReason: 'Account closed', amount: '1200000' } as const;
  expect(await desk.update({ ...failed, paymentRef: `${long}x` })).toMatchObject({
    refusal: { fields: { paymentRef: 'This text is too long' } },
  });
  expect(await desk.update({ ...failed, paymentRef: long })).toMatchObject({ ok: true });
  expect(await desk.retry(completeRetryForm({ payeeName: `${long}x` }))).toMatchObject({
    refusal: { fields: { payeeName: 'This text is too long' } },
  });
  expect(await desk.retry(completeRetryForm({ payeeName: long }))).toMatchObject({ ok: true });
  expect(desk.latest()).toMatchObject({ payeeName: long, paymentStatus: 'pending' });
});
