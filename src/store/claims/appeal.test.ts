import { findUnsoundClaim } from '../../domain/register/soundness/claimSoundness';
import { findDecisionToTell, findTelling } from '../../domain/claim/telling/told';
import type { Claim } from '../../domain/claim/claim';
import type { Payment } from '../../domain/payment/payment';
import type { Role } from '../../domain/user/roles';
import {
  buildAppeal,
  buildDecision,
  buildFile,
  buildHold,
  buildPayment,
  buildTold,
  buildUser,
  buildVerification,
  completePaymentForm,
  completeRetryForm,
} from '../../test/builders';
import { doAction, giveFinalApproval, markPaid, retryPayment, updatePayment } from '../../test/claimCommands';
import { openRegister } from '../../test/openRegister';
import { recordsAt, recordsFor } from '../../test/recordsAt';
import { signInAs, type Tab } from '../../test/testRegister';
import { selectAllPayments, selectClaimPayments } from '../payments/selectors';
import { act } from './act';
import { selectClaimFigures } from './figures/figures';
import { selectPendingElsewhere, selectPendingReview, selectQueue } from './figures/queues';
import { selectAllClaims } from './selectors';

const claimIn = (tab: Tab): Claim => {
  const [claim] = selectAllClaims(tab.store.getState());
  if (!claim) throw new Error('The claim is gone');
  return claim;
};
const target = (tab: Tab) => ({ id: claimIn(tab).id, rev: claimIn(tab).rev });
const paymentsIn = (tab: Tab) => selectClaimPayments(tab.store.getState(), claimIn(tab).id);
const queued = (tab: Tab) => selectQueue(tab.store.getState()).length;

const file = (tab: Tab) => tab.store.dispatch(doAction('file_appeal', target(tab)));
const dismiss = (tab: Tab) => tab.store.dispatch(doAction('dismiss_appeal', target(tab)));
const uphold = (tab: Tab, amount = '1500000') =>
  tab.store.dispatch(
    act('uphold_appeal', [
      {
        target: target(tab),
        form: { outcome: 'upheld', amount, reasons: [], decisionNote: 'The second field counts' },
      },
    ]),
  );

/** @param retried the payment that a retry made */
const expectSound = (tab: Tab, retried?: string) =>
  expect(
    findUnsoundClaim(
      { claim: claimIn(tab), payments: selectAllPayments(tab.store.getState(), claimIn(tab).id) },
      '2026-11-21T12:00:00.000Z',
      (id, what) => what === 'retried' && id === retried,
    ),
  ).toBeUndefined();

async function openAt(status: Claim['status'], role: Role, own: Partial<Claim> = {}, more: object = {}) {
  const { claims, payments } = recordsAt(status, own);
  const { tab } = await openRegister({ claims, payments, ...more }, role);
  return tab;
}

test('of a paid claim: other members uphold it, and the difference is paid', async () => {
  const { tab, browser } = await openRegister(recordsAt('paid'), 'district_officer');
  expect(await file(tab)).toMatchObject({ ok: true });
  expect(claimIn(tab).status).toBe('paid');
  expect(queued(tab)).toBe(0);

  await signInAs(tab, 'cvc_member', 'other.member@uwa.example');
  expect(queued(tab)).toBe(1);
  expect(await uphold(tab, '1200000')).toMatchObject({ refusal: { fields: { amount: expect.any(String) } } });
  expect(await uphold(tab)).toMatchObject({ ok: true });
  expect(claimIn(tab)).toMatchObject({ status: 'approved', approvedAmount: 1_500_000 });
  expect(findDecisionToTell(claimIn(tab))).toBeUndefined();
  expectSound(tab);

  // What is stored is read as it was: the payment of before stands.
  const reloaded = browser.openTab();
  await reloaded.opened;
  expect(paymentsIn(reloaded)).toHaveLength(1);

  await signInAs(tab, 'admin');
  expect(await tab.store.dispatch(giveFinalApproval(target(tab), { note: '' }))).toMatchObject({ ok: true });
  expect(paymentsIn(tab).map(({ amount, paymentStatus }) => [amount, paymentStatus])).toEqual([
    [1_200_000, 'success'],
    [300_000, 'pending'],
  ]);
  await signInAs(tab, 'finance');
  const pending = paymentsIn(tab).at(-1)?.id ?? '';
  const payment = completePaymentForm({ paymentStatus: 'success', amount: '300000', paymentRef: 'MM-2' });
  expect(await tab.store.dispatch(updatePayment(target(tab), pending, payment))).toMatchObject({ ok: true });
  expect(claimIn(tab).status).toBe('paid');
  // The award anew is to be told, and can be appealed in its turn.
  expect(findTelling(claimIn(tab))).toMatchObject({ state: 'waiting', decision: { kind: 'awarded' } });
  expectSound(tab);
  await signInAs(tab, 'district_officer');
  expect(await file(tab)).toMatchObject({ ok: true });
  expectSound(tab);
});

describe('after a retry to another account', () => {
  const payeeAccount = '+256701222333';
  const accountsIn = (tab: Tab) => paymentsIn(tab).map((payment) => [payment.payeeAccount, payment.amount]);

  async function openRetried() {
    const tab = await openAt('payment_failed', 'finance');
    expect(await tab.store.dispatch(retryPayment(target(tab), completeRetryForm({ payeeAccount })))).toMatchObject({
      ok: true,
    });
    const retried = paymentsIn(tab).at(-1)?.id ?? '';
    return { tab, retried };
  }

  async function appealAndUphold(tab: Tab) {
    await signInAs(tab, 'district_officer');
    expect(await file(tab)).toMatchObject({ ok: true });
    await signInAs(tab, 'cvc_member', 'other.member@uwa.example');
    expect(await uphold(tab)).toMatchObject({ ok: true });
    await signInAs(tab, 'admin');
  }

  test('the difference goes where the rest went', async () => {
    const { tab, retried } = await openRetried();
    const payment = completePaymentForm({ paymentStatus: 'success', paymentRef: 'MM-1' });
    expect(await tab.store.dispatch(updatePayment(target(tab), retried, payment))).toMatchObject({ ok: true });
    await appealAndUphold(tab);
    expect(await tab.store.dispatch(giveFinalApproval(target(tab), { note: '' }))).toMatchObject({ ok: true });
    expect(accountsIn(tab).slice(1)).toEqual([
      [payeeAccount, 1_200_000],
      [payeeAccount, 300_000],
    ]);
    expectSound(tab, retried);
  });

  test.each([
    ['final approval', (tab: Tab) => tab.store.dispatch(giveFinalApproval(target(tab), { note: '' }))],
    ['marking it as paid', (tab: Tab) => tab.store.dispatch(markPaid(target(tab), { paymentRef: 'MM-2' }))],
  ])('one that the upholding cancelled is made again to that account by %s', async (_what, pay) => {
    const { tab, retried } = await openRetried();
    await appealAndUphold(tab);
    expect(paymentsIn(tab)).toMatchObject([{ paymentStatus: 'failed' }]);
    expect(await pay(tab)).toMatchObject({ ok: true });
    expect(accountsIn(tab).slice(1)).toEqual([[payeeAccount, 1_500_000]]);
    expectSound(tab, retried);
  });
});

test('an award that is raised on appeal is not a second approval in the figures', async () => {
  const tab = await openAt('paid', 'district_officer');
  await file(tab);
  await signInAs(tab, 'cvc_member', 'other.member@uwa.example');
  expect(await uphold(tab)).toMatchObject({ ok: true });
  expect(selectClaimFigures(tab.store.getState(), '2026-11-20')).toMatchObject({
    approved: { count: 1, change: { now: 0 } },
    today: { approved: 0 },
  });
});

describe('while a payment of the claim is under way', () => {
  const records = recordsFor('uphold_appeal');

  test('what is not disputed goes on being paid', async () => {
    const { tab } = await openRegister(records, 'finance');
    const payment = completePaymentForm({ paymentStatus: 'success', paymentRef: 'MM-1' });
    expect(await tab.store.dispatch(updatePayment(target(tab), 'PAY-0', payment))).toMatchObject({ ok: true });
    expect(claimIn(tab)).toMatchObject({ status: 'paid', appeals: [{ statement: expect.any(String) }] });
  });

  test('one that was not sent is cancelled, and final approval makes one of all; an undo takes both back', async () => {
    const { tab } = await openRegister(records, 'cvc_member');
    expect(await uphold(tab)).toMatchObject({ ok: true });
    expect(paymentsIn(tab)).toEqual([]);
    expectSound(tab);
    expect(await tab.store.dispatch(act('undo', [{ target: target(tab), form: null }]))).toMatchObject({ ok: true });
    expect(claimIn(tab)).toMatchObject({ status: 'payment_processing', approvedAmount: 1_200_000 });
    expect(claimIn(tab).appeals?.at(-1)?.outcome).toBeUndefined();
    expect(paymentsIn(tab)).toMatchObject([{ id: 'PAY-0', paymentStatus: 'pending' }]);
    expectSound(tab);

    await uphold(tab);
    await signInAs(tab, 'admin');
    await tab.store.dispatch(giveFinalApproval(target(tab), { note: '' }));
    expect(paymentsIn(tab).map(({ amount }) => amount)).toEqual([1_500_000]);
    expectSound(tab);
  });

  test('money on its way has to arrive or fail first; to dismiss does not wait for it', async () => {
    const sent: Payment[] = [buildPayment({ id: 'PAY-0', claimId: records.claim.id, paymentStatus: 'processing' })];
    const { tab } = await openRegister({ ...records, payments: sent }, 'cvc_member');
    expect(await uphold(tab)).toMatchObject({ refusal: { message: expect.stringContaining('is not finished') } });
    expect(await dismiss(tab)).toMatchObject({ ok: true });
  });

  test('one that once succeeded is not cancelled', async () => {
    const { tab } = await openRegister({ ...records }, 'finance');
    const update = (paymentStatus: 'success' | 'pending') =>
      tab.store.dispatch(
        updatePayment(
          target(tab),
          'PAY-0',
          completePaymentForm({ paymentStatus, paymentRef: 'MM-1', changeReason: 'Sent back by the bank' }),
        ),
      );
    expect(await update('success')).toMatchObject({ ok: true });
    expect(await update('pending')).toMatchObject({ ok: true });
    await signInAs(tab, 'cvc_member');
    expect(await uphold(tab)).toMatchObject({ refusal: { message: expect.stringContaining('is not finished') } });
    expectSound(tab);
  });
});

test('of a rejection in the district: another officer values first, and then it is decided', async () => {
  const tab = await openAt('rejected', 'district_officer');
  await file(tab);
  expect(await uphold(tab)).toMatchObject({ refusal: { code: 'wrong_role' } });
  await signInAs(tab, 'cvc_member');
  expect(queued(tab)).toBe(0);
  expect(await uphold(tab)).toMatchObject({ refusal: { message: expect.stringContaining('waiting for a decision') } });

  await signInAs(tab, 'district_officer', 'paul.okot@uwa.example');
  expect(queued(tab)).toBe(1);
  // It is rejected: none of what is pending.
  expect(selectPendingReview(tab.store.getState(), '2026-11-20')).toBe(0);
  expect(selectPendingElsewhere(tab.store.getState(), '2026-11-20')).toBe(0);
  expect(await tab.store.dispatch(doAction('value_appeal', target(tab)))).toMatchObject({ ok: true });
  expect(claimIn(tab).calculatedCompensation).toBeUndefined();
  expectSound(tab);
  await signInAs(tab, 'cvc_member');
  expect(queued(tab)).toBe(1);
  expect(await uphold(tab, '900000')).toMatchObject({ ok: true });
  expect(claimIn(tab)).toMatchObject({
    status: 'approved',
    approvedAmount: 900_000,
    calculatedCompensation: 1_250_000,
    verifications: [{ action: 'reject' }, { action: 'forward_to_cvc' }],
  });
  expectSound(tab);
});

test('one that waits for a valuation can be dismissed, and stays in the docket of the officer until then', async () => {
  const { tab } = await openRegister(recordsFor('value_appeal'), 'district_officer');
  expect(queued(tab)).toBe(1);
  await signInAs(tab, 'cvc_member');
  expect(queued(tab)).toBe(0);
  expect(await dismiss(tab)).toMatchObject({ ok: true });
  expect(claimIn(tab)).toMatchObject({ status: 'rejected', appeals: [{ outcome: { kind: 'dismissed' } }] });
  expectSound(tab);
  await signInAs(tab, 'district_officer');
  expect(queued(tab)).toBe(0);
  expect(await dismiss(tab)).toMatchObject({ refusal: { code: 'wrong_role' } });
});

test('whoever rejected a claim does not value it for the appeal, whatever the register asks for', async () => {
  const { claim, ...records } = recordsFor('value_appeal', 'rejected', {
    verifications: [
      buildVerification({
        ...{ action: 'reject', actionReason: 'Not wildlife', verifiedBy: 'District Officer' },
        ...{ valuationScheduleVersion: undefined, calculatedCompensation: undefined },
      }),
    ],
  });
  const { tab } = await openRegister(records, 'district_officer');
  expect(claim.appeals).toHaveLength(1);
  expect(await tab.store.dispatch(doAction('value_appeal', target(tab)))).toMatchObject({
    refusal: { code: 'four_eyes', words: { part: ['You rejected this claim.'] } },
  });
});

describe('a committee of three', () => {
  const member = (number: number) =>
    buildUser({ id: `M-${number}`, name: `Member ${number}`, email: `m${number}@uwa.example`, desks: ['cvc_member'] });
  const users = [
    member(1),
    member(2),
    member(3),
    buildUser({ id: 'A', name: 'Ada', email: 'ada@uwa.example', desks: ['admin'] }),
  ];
  const decidedBy = (...numbers: number[]) =>
    numbers.map((number, place) =>
      buildDecision({
        ...(place < numbers.length - 1 && {
          decision: 'refer_back',
          approvedAmount: undefined,
          decisionNote: 'Look again',
        }),
        decidedBy: `Member ${number}`,
        account: `M-${number}`,
      }),
    );

  test('of which one is left: she decides, nobody else', async () => {
    const tab = await openAt('paid', 'district_officer', { decisions: decidedBy(1, 2) }, { users });
    await file(tab);
    await signInAs(tab, 'cvc_member', 'm1@uwa.example');
    expect(queued(tab)).toBe(0);
    expect(await uphold(tab)).toMatchObject({ refusal: { code: 'four_eyes', params: { names: 'Member 3' } } });
    await signInAs(tab, 'admin', 'ada@uwa.example');
    expect(queued(tab)).toBe(0);
    expect(await uphold(tab)).toMatchObject({ refusal: { code: 'wrong_role', params: { names: 'Member 3' } } });
    await signInAs(tab, 'cvc_member', 'm3@uwa.example');
    expect(queued(tab)).toBe(1);
    expect(await uphold(tab)).toMatchObject({ ok: true });
  });

  test('that all decided before: an administrator decides for the Board', async () => {
    const tab = await openAt('paid', 'district_officer', { decisions: decidedBy(1, 2, 3) }, { users });
    await file(tab);
    await signInAs(tab, 'cvc_member', 'm3@uwa.example');
    expect(queued(tab)).toBe(0);
    expect(await uphold(tab)).toMatchObject({ refusal: { code: 'four_eyes', params: { names: 'Ada' } } });
    await signInAs(tab, 'admin', 'ada@uwa.example');
    expect(queued(tab)).toBe(1);
    expect(await uphold(tab)).toMatchObject({ ok: true });
    expect(claimIn(tab).appeals).toMatchObject([{ outcome: { board: true, account: 'A' } }]);
    expectSound(tab);
  });
});

test('of one that is dismissed the claimant is told, and it is not filed again', async () => {
  const told = [
    buildTold({
      decision: { kind: 'awarded', at: '2025-07-03T07:00:00.000Z' },
      day: '2026-11-01',
      recordedAt: '2026-11-01T11:00:00.000Z',
    }),
  ];
  const tab = await openAt('paid', 'district_officer', { told });
  await file(tab);
  expect(await file(tab)).toMatchObject({ refusal: { code: 'wrong_status' } });
  await signInAs(tab, 'cvc_member', 'other.member@uwa.example');
  await dismiss(tab);
  expect(claimIn(tab)).toMatchObject({ status: 'paid', approvedAmount: 1_200_000, told });
  expect(findTelling(claimIn(tab))).toMatchObject({ state: 'waiting', decision: { kind: 'appeal_dismissed' } });
  expectSound(tab);
  await signInAs(tab, 'district_officer');
  expect(await file(tab)).toMatchObject({ ok: false });
});

test.each(['2026-10-21T20:59:59.000Z', '2026-10-21T21:00:00.000Z'])(
  'the thirtieth day ends at midnight in Kampala: told %s',
  async (recordedAt) => {
    // The clock of these registers stands at 11:00 on 20 November there, 30 days after 21 October.
    const day = recordedAt < '2026-10-21T21' ? '2026-10-20' : '2026-10-21';
    const told = [buildTold({ decision: { kind: 'awarded', at: '2025-07-03T07:00:00.000Z' }, day, recordedAt })];
    const tab = await openAt('paid', 'district_officer', { told });
    expect(await file(tab)).toMatchObject(day === '2026-10-21' ? { ok: true } : { refusal: { code: 'wrong_role' } });
    await signInAs(tab, 'admin');
    expect((await file(tab)).ok).toBe(day === '2026-10-20');
    expect(claimIn(tab).appeals?.[0]?.lateReason).toBe(day === '2026-10-20' ? 'She was in hospital' : undefined);
  },
);

test('files that come with it are among the evidence, and no file that a claim cannot hold', async () => {
  const tab = await openAt('paid', 'district_officer');
  const form = { grounds: ['papers' as const], statement: 'Here are the receipts', lateReason: '' };
  const receipts = buildFile({ id: 'F-9', name: 'receipts.pdf', type: 'application/pdf' });
  const sheet = { ...receipts, name: 'receipts.xlsx', type: 'application/vnd.ms-excel' };
  const fileWith = (files: (typeof receipts)[]) =>
    tab.store.dispatch(act('file_appeal', [{ target: target(tab), form: { ...form, files } }]));
  expect(await fileWith([sheet])).toMatchObject({ refusal: { code: 'invalid' } });
  expect(await fileWith([receipts])).toMatchObject({ ok: true });
  expect(claimIn(tab).appeals).toMatchObject([{ files: [{ id: 'F-9', name: 'receipts.pdf' }] }]);
  expect(claimIn(tab).evidence.otherAttachments).toEqual([receipts]);
});

test.each([
  ['reopen_rejection', 'rejected'],
  ['return_to_committee', 'payment_processing'],
] as const)('%s waits until the appeal is decided', async (action, status) => {
  const { claims, payments } = recordsFor('dismiss_appeal', status);
  const { tab } = await openRegister({ claims, payments }, 'admin');
  expect(await tab.store.dispatch(doAction(action, target(tab)))).toMatchObject({
    refusal: { message: 'This claim is under appeal. The appeal is decided first.' },
  });
  expect(claims[0]?.appeals).toEqual([expect.objectContaining({ grounds: buildAppeal().grounds })]);
});

test('a claim on hold takes an appeal, since its days run on, and is released before it is decided', async () => {
  const { claims, payments } = recordsAt('payment_processing', { holds: [buildHold()] });
  const { tab } = await openRegister({ claims, payments }, 'district_officer');
  expect(await file(tab)).toMatchObject({ ok: true });
  await signInAs(tab, 'cvc_member', 'other.member@uwa.example');
  expect(await uphold(tab)).toMatchObject({ refusal: { message: 'This claim is on hold. Release it first.' } });
  expectSound(tab);
});
