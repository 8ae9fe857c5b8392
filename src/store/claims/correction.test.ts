import { planPaymentSchedule } from '../../domain/payment/paymentSchedule';
import type { Claimant } from '../../domain/claim/claimant';
import type { Correction } from '../../domain/claim/correction/correctionRecord';
import { findMarks } from '../../domain/claim/marks';
import type { Role } from '../../domain/user/roles';
import { buildClaim, buildCorrection, buildHold, buildUser, completePaymentForm } from '../../test/builders';
import { doAction } from '../../test/claimCommands';
import { openRegister, recordEvents } from '../../test/openRegister';
import { recordsAt } from '../../test/recordsAt';
import { signInAs } from '../../test/testRegister';
import { isLifecycleEvent } from '../events';
import { selectClaimPayments } from '../payments/selectors';
import { acceptsLifecycle } from './accepts';
import { act } from './act';
import { selectQueue } from './figures/queues';
import { findClaim } from './selectors';

const claimId = 'CL-1';
const number = '+256779000111';

async function open(records: Parameters<typeof openRegister>[0], role: Role) {
  const { tab } = await openRegister(records, role);
  const claim = () => {
    const found = findClaim(tab.store.getState(), claimId);
    if (!found) throw new Error('The claim is gone');
    return found;
  };
  const target = () => ({ id: claimId, rev: claim().rev });
  const payments = () => selectClaimPayments(tab.store.getState(), claimId);
  const correct = (changed: Partial<Claimant>) =>
    tab.store.dispatch(
      act('correct', [
        {
          target: target(),
          form: { ...claim().claimant, ...changed, correctionReason: 'mistyped', note: 'Two digits' },
        },
      ]),
    );
  return { tab, claim, target, payments, correct };
}

const waiting = { id: claimId, corrections: [buildCorrection()] };

test('a detail that has nothing to do with the money holds at once', async () => {
  const { claim, correct } = await open(recordsAt('payment_processing', { id: claimId }), 'admin');
  expect(await correct({ village: 'Katunguru', phoneNumber: '+256772999999' })).toMatchObject({ ok: true });
  expect(claim().claimant).toMatchObject({ village: 'Katunguru', phoneNumber: '+256772999999' });
  expect(claim().corrections).toMatchObject([{ changes: [{ field: 'phoneNumber' }, { field: 'village' }] }]);
  expect(findMarks(claim())).toEqual([]);
});

test.each([
  ['the number', { mobileMoneyNumber: number }],
  ['the name that the number is known by', { fullName: 'Gracious Biira' }],
  [
    'the method',
    { payoutMethod: 'bank_transfer', bankName: 'Centenary', accountName: 'Grace Biira', accountNumber: '31000456' },
  ],
] as const)('%s waits for a second person, and so does the payment', async (_what, changed) => {
  const { tab, claim, correct, target, payments } = await open(
    recordsAt('payment_processing', { id: claimId }),
    'admin',
  );
  expect(await correct(changed)).toMatchObject({ ok: true });
  expect(claim().claimant).toEqual(buildClaim().claimant);
  expect(findMarks(claim())).toEqual(['correctionToConfirm']);
  const [payment] = payments();
  const send = { paymentId: payment?.id ?? '', payment: completePaymentForm({ paymentStatus: 'processing' }) };
  expect(await tab.store.dispatch(act('update_payment', [{ target: target(), form: send }]))).toMatchObject({
    refusal: { fields: { paymentStatus: expect.stringContaining('waiting to be confirmed') } },
  });
  expect(await tab.store.dispatch(doAction('mark_paid', target()))).toMatchObject({ ok: false });
  expect(await correct({ village: 'Katunguru' })).toMatchObject({
    refusal: { message: 'A correction of this claim is waiting to be confirmed. It is confirmed or declined first.' },
  });
  const plan = planPaymentSchedule([{ claim: claim(), payments: payments() }]);
  expect(plan).toMatchObject({ lines: [], leftOut: [{ reason: 'correction' }] });
});

test('confirmed, it holds for the claimant and for the payment that was not sent', async () => {
  const { tab, claim, target, payments } = await open(recordsAt('payment_processing', waiting), 'finance');
  expect(selectQueue(tab.store.getState())).toHaveLength(1);
  expect(await tab.store.dispatch(doAction('confirm_correction', target()))).toMatchObject({ ok: true });
  expect(claim().claimant.mobileMoneyNumber).toBe(number);
  expect(payments()).toMatchObject([{ payeeAccount: number, paymentStatus: 'pending' }]);
  expect(findMarks(claim())).toEqual([]);
});

test('declined, everything stays as it was, and a reason is asked', async () => {
  const { tab, claim, target, payments } = await open(recordsAt('payment_processing', waiting), 'finance');
  const decline = (note: string) =>
    tab.store.dispatch(act('decline_correction', [{ target: target(), form: { outcome: 'declined', note } }]));
  expect(await decline(' ')).toMatchObject({ refusal: { fields: { note: 'Explanation is required' } } });
  expect(await decline('The card says otherwise')).toMatchObject({ ok: true });
  expect(claim().claimant).toEqual(buildClaim().claimant);
  expect(payments()).toMatchObject([{ payeeAccount: buildClaim().claimant.mobileMoneyNumber }]);
  expect(findMarks(claim())).toEqual([]);
});

test('what was paid before stays, and goes where it went', async () => {
  const { tab, claim, target, payments } = await open(recordsAt('paid', waiting), 'finance');
  await tab.store.dispatch(doAction('confirm_correction', target()));
  expect(claim().claimant.mobileMoneyNumber).toBe(number);
  expect(payments()).toMatchObject([{ payeeAccount: buildClaim().claimant.mobileMoneyNumber }]);
});

test('a claim on hold, such as for its payee, can be corrected', async () => {
  const records = recordsAt('approved', { id: claimId, holds: [buildHold({ reason: 'payee' })] });
  const { claim, correct } = await open(records, 'admin');
  expect(await correct({ mobileMoneyNumber: number })).toMatchObject({ ok: true });
  expect(findMarks(claim())).toEqual(['held', 'correctionToConfirm']);
});

test('what the wizard refuses is refused, and a correction of nothing', async () => {
  const { correct } = await open(recordsAt('approved', { id: claimId }), 'admin');
  expect(await correct({ mobileMoneyNumber: '12' })).toMatchObject({
    refusal: { fields: { mobileMoneyNumber: expect.any(String) } },
  });
  expect(await correct({})).toMatchObject({
    refusal: { fields: { correctionReason: 'Change at least one detail first' } },
  });
});

test('where the money goes is not corrected while some is on its way', async () => {
  const { claim, payments: made, ...records } = recordsAt('payment_processing', { id: claimId });
  const payments = made.map((payment) => ({ ...payment, paymentStatus: 'processing' as const }));
  const { correct } = await open({ ...records, claims: [claim], payments }, 'admin');
  expect(await correct({ mobileMoneyNumber: number })).toMatchObject({
    refusal: { message: expect.stringContaining('is being processed') },
  });
  expect(await correct({ village: 'Katunguru' })).toMatchObject({ ok: true });
});

describe('the second person', () => {
  const admin = buildUser({ id: 'USR-1', name: 'Ruth Namono', email: 'admin@uwa.example', desks: ['admin'] });
  const finance = buildUser({ id: 'USR-2', name: 'Wilson Ouma', email: 'finance@uwa.example', desks: ['finance'] });
  const { claim, ...records } = recordsAt('payment_processing', { id: claimId });
  const made = { ...buildCorrection({ account: admin.id }) };

  test('is another account than the one that made it, which can withdraw it', async () => {
    const { tab, target } = await open(
      { ...records, claims: [{ ...claim, corrections: [made] }], users: [admin, finance] },
      'admin',
    );
    await signInAs(tab, 'admin', admin.email);
    expect(await tab.store.dispatch(doAction('confirm_correction', target()))).toMatchObject({
      refusal: { code: 'four_eyes', params: { names: 'Wilson Ouma' } },
    });
    expect(await tab.store.dispatch(doAction('decline_correction', target()))).toMatchObject({ ok: true });
  });

  test('has an account of the register, as long as one is left that can', async () => {
    const { tab, target } = await open(
      { ...records, claims: [{ ...claim, corrections: [made] }], users: [admin, finance] },
      'finance',
    );
    await signInAs(tab, 'finance', 'nobody@uwa.example');
    expect(await tab.store.dispatch(doAction('confirm_correction', target()))).toMatchObject({
      refusal: { code: 'wrong_role', params: { names: 'Wilson Ouma' } },
    });
  });
});

describe('the docket', () => {
  const boss = buildUser({ id: 'USR-1', name: 'Admin', email: 'admin@uwa.example', desks: ['admin'] });
  const other = buildUser({ id: 'USR-2', name: 'Ruth Namono', email: 'ruth@uwa.example', desks: ['admin'] });
  const records = recordsAt('payment_processing', { id: claimId });

  test('has it for everybody who can confirm it: not for whoever made it, and for nobody without an account', async () => {
    const { tab, correct } = await open({ ...records, users: [boss, other] }, 'admin');
    expect(await correct({ mobileMoneyNumber: number })).toMatchObject({ ok: true });
    expect(selectQueue(tab.store.getState())).toEqual([]);
    await signInAs(tab, 'admin', 'somebody.else@uwa.example');
    expect(selectQueue(tab.store.getState())).toEqual([]);
    await signInAs(tab, 'admin', other.email);
    expect(selectQueue(tab.store.getState())).toMatchObject([{ id: claimId }]);
  });

  test('keeps it for whoever made it, while no other account can confirm it', async () => {
    const { tab, correct } = await open({ ...records, users: [boss] }, 'admin');
    expect(await correct({ mobileMoneyNumber: number })).toMatchObject({ ok: true });
    expect(selectQueue(tab.store.getState())).toMatchObject([{ id: claimId }]);
  });
});

test('a form that was open elsewhere does not overrule a correction', async () => {
  const { tab, claim, target, correct } = await open(recordsAt('payment_failed', { id: claimId }), 'admin');
  const seen = target();
  await correct({ mobileMoneyNumber: number });
  const before = claim();
  expect(await tab.store.dispatch(doAction('retry_payment', seen))).toMatchObject({ refusal: { code: 'changed' } });
  expect(claim()).toBe(before);
});

test('a way of paying that nobody knows is accepted by no copy', async () => {
  const { tab, claim, correct } = await open(recordsAt('approved', { id: claimId }), 'admin');
  const register = tab.store.getState();
  const events = recordEvents(tab);
  await correct({ mobileMoneyNumber: number });
  const [event] = events.filter(isLifecycleEvent);
  if (!event) throw new Error('Nothing was corrected');
  const forge = (changes: Correction['changes']) => {
    const corrections = (claim().corrections ?? []).map((correction) => ({ ...correction, changes }));
    const forged = event.payload.changes.map((change) => ({ ...change, after: { ...change.after, corrections } }));
    return { ...event, payload: { ...event.payload, changes: forged } };
  };
  expect(acceptsLifecycle(register, forge(buildCorrection().changes))).toBeUndefined();
  const cash = [{ field: 'payoutMethod', before: 'mobile_money', after: 'cash' }] as const;
  expect(acceptsLifecycle(register, forge([...cash]))).toBeDefined();
});

test('an undo leads exactly back', async () => {
  const { tab, claim, target, payments } = await open(recordsAt('payment_processing', waiting), 'finance');
  const before = { claim: claim(), payments: payments() };
  await tab.store.dispatch(doAction('confirm_correction', target()));
  expect(await tab.store.dispatch(doAction('undo', target()))).toMatchObject({ ok: true });
  expect(claim().claimant).toEqual(before.claim.claimant);
  expect(claim().corrections).toEqual(before.claim.corrections);
  expect(payments()).toMatchObject([{ payeeAccount: before.payments[0]?.payeeAccount }]);
});
