import { findFlags } from '../../domain/claim/flags';
import type { Role } from '../../domain/user/roles';
import { buildHold, completePaymentForm } from '../../test/builders';
import { claimActions, doAction } from '../../test/claimCommands';
import { openRegister } from '../../test/openRegister';
import { recordsAt, recordsFor } from '../../test/recordsAt';
import { act } from './act';
import { addNote } from './addNote';
import { findClaim } from './selectors';

const claimId = 'CL-1';

async function open(records: ReturnType<typeof recordsAt>, role: Role) {
  const { tab } = await openRegister(records, role);
  const claim = () => {
    const found = findClaim(tab.store.getState(), claimId);
    if (!found) throw new Error('The claim is gone');
    return found;
  };
  return { tab, claim, target: () => ({ id: claimId, rev: claim().rev }) };
}

const held = { id: claimId, holds: [buildHold()] };

/** What a hold does not bar (docs/product.md, Hold, Appeal, Correction). */
const despite = ['release', 'update_payment', 'undo', 'complete', 'file_appeal'];
const ofCorrection = ['correct', 'confirm_correction', 'decline_correction'];

test.each(claimActions.filter((action) => ![...despite, ...ofCorrection].includes(action)))(
  '%s is refused of a claim on hold',
  async (action) => {
    const records = recordsFor(action, undefined, held);
    for (const role of ['district_officer', 'cvc_member', 'finance', 'admin'] as const) {
      const { tab, claim, target } = await open(records, role);
      const before = claim();
      expect(await tab.store.dispatch(doAction(action, target()))).toMatchObject({ ok: false });
      expect(claim()).toBe(before);
    }
  },
);

test('it says so, to whom the action belongs', async () => {
  const { tab, target } = await open(recordsAt('under_cvc_review', held), 'cvc_member');
  expect(await tab.store.dispatch(doAction('approve', target()))).toMatchObject({
    refusal: { message: 'This claim is on hold. Release it first.' },
  });
});

test('a claim that is not on hold is not released', async () => {
  const { tab, target } = await open(recordsAt('approved', { id: claimId }), 'admin');
  expect(await tab.store.dispatch(doAction('release', target()))).toMatchObject({
    refusal: { message: 'This claim is not on hold' },
  });
});

test('it takes notes, and the same claim can be released and put on hold again', async () => {
  const { tab, claim, target } = await open(recordsAt('under_cvc_review', held), 'cvc_member');
  expect(await tab.store.dispatch(addNote(claimId, { content: 'The court called', type: 'document' }))).toMatchObject({
    ok: true,
  });
  await tab.store.dispatch(doAction('release', target()));
  expect(findFlags(claim())).toEqual(['undoable']);
  await tab.store.dispatch(doAction('hold', target()));
  expect(claim().holds).toMatchObject([{ released: { because: 'The court has decided' } }, { reason: 'court' }]);
  expect(findFlags(claim())).toEqual(['held', 'undoable']);
});

describe('money of a claim on hold', () => {
  const record = (status: 'processing' | 'success' | 'failed', payment: 'pending' | 'processing' = 'pending') => {
    const records = recordsAt('payment_processing', held);
    const payments = records.payments.map((one) => ({ ...one, paymentStatus: payment }));
    return { records: { ...records, payments }, form: completePaymentForm({ paymentStatus: status }) };
  };

  test.each(['success', 'failed'] as const)('that it moved or did not is recorded: %s', async (status) => {
    for (const payment of ['pending', 'processing'] as const) {
      const { records, form } = record(status, payment);
      const { tab, claim, target } = await open(records, 'finance');
      const filled = { ...form, failureReason: 'Bounced' };
      const done = await tab.store.dispatch(
        act('update_payment', [{ target: target(), form: { paymentId: 'PAY-0', payment: filled } }]),
      );
      expect(done).toMatchObject({ ok: true });
      expect(findFlags(claim())).toContain('held');
    }
  });

  test('that one failed is undone, although its money is on its way again then', async () => {
    const { records, form } = record('failed', 'processing');
    const { tab, claim, target } = await open(records, 'finance');
    const payment = { ...form, failureReason: 'Bounced' };
    await tab.store.dispatch(act('update_payment', [{ target: target(), form: { paymentId: 'PAY-0', payment } }]));
    expect(claim().status).toBe('payment_failed');
    expect(await tab.store.dispatch(doAction('undo', target()))).toMatchObject({ ok: true });
    expect(claim().status).toBe('payment_processing');
  });

  test('none is sent, which is said at its field', async () => {
    const { records, form } = record('processing');
    const { tab, target } = await open(records, 'finance');
    const done = await tab.store.dispatch(
      act('update_payment', [{ target: target(), form: { paymentId: 'PAY-0', payment: form } }]),
    );
    expect(done).toMatchObject({
      refusal: {
        fields: {
          paymentStatus: 'This claim is on hold. Record whether the payment succeeded or failed, and send nothing new.',
        },
      },
    });
  });
});

test.each([
  [{ holdReason: '', lookAgainOn: '', note: '' }, { holdReason: 'Choose why the claim is put on hold' }],
  [{ holdReason: 'other', lookAgainOn: '', note: ' ' }, { note: 'Explanation is required' }],
  [{ holdReason: 'court', lookAgainOn: '2026-11-20', note: '' }, { lookAgainOn: 'Choose a day after today' }],
  [{ holdReason: 'court', lookAgainOn: '2027-11-21', note: '' }, { lookAgainOn: 'Choose a day within a year' }],
] as const)('the form %j is refused at its field', async (form, fields) => {
  const { tab, target } = await open(recordsAt('submitted', { id: claimId }), 'district_officer');
  expect(await tab.store.dispatch(act('hold', [{ target: target(), form }]))).toMatchObject({ refusal: { fields } });
});

test('a hold is undone, and its release', async () => {
  const { tab, claim, target } = await open(recordsAt('submitted', { id: claimId }), 'district_officer');
  const { status } = claim();
  await tab.store.dispatch(doAction('hold', target()));
  await tab.store.dispatch(doAction('undo', target()));
  expect(claim()).toMatchObject({ status });
  expect(claim().holds).toBeUndefined();
  await tab.store.dispatch(doAction('hold', target()));
  await tab.store.dispatch(doAction('release', target()));
  await tab.store.dispatch(doAction('undo', target()));
  expect(findFlags(claim())).toContain('held');
});
