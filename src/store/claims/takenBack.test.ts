import { findLetterKind } from '../../domain/claim/telling/letter';
import type { Claim } from '../../domain/claim/claim';
import { stageHistory } from '../../domain/workflow/stageHistory';
import { paperRecord } from '../../domain/workflow/decision';
import {
  buildConditionCheck,
  buildDecision,
  buildVerification,
  completeDecisionForm,
  completePaymentForm,
  completeVerificationForm,
} from '../../test/builders';
import {
  decideClaim,
  doAction,
  giveFinalApproval,
  markPaid,
  updatePayment,
  verifyClaim,
} from '../../test/claimCommands';
import { openRegister, recordEvents } from '../../test/openRegister';
import { recordsAt } from '../../test/recordsAt';
import { auditRowsOf, signInAs, type Tab } from '../../test/testRegister';
import { selectClaimEvents } from '../audit/selectors';
import { isLifecycleEvent, type ClaimChange, type LifecycleEvent } from '../events';
import { selectPaymentRows } from '../payments/queue';
import { selectCancelledPayments, selectClaimPayments, selectPendingPaymentCount } from '../payments/selectors';
import { acceptsLifecycle } from './accepts';
import { selectClaimFigures } from './figures/figures';
import { selectUntoldClaims } from './figures/untold';
import { findClaim } from './selectors';

/* The clock of these registers stands at 20 November 2026. */

function claimIn({ store }: Tab) {
  const claim = findClaim(store.getState(), 'CL-1');
  if (!claim) throw new Error('The claim is gone');
  return claim;
}

const target = (tab: Tab) => ({ id: 'CL-1', rev: claimIn(tab).rev });

const giveBack = (tab: Tab) => tab.store.dispatch(doAction('return_to_committee', target(tab)));
const reopen = (tab: Tab) => tab.store.dispatch(doAction('reopen_rejection', target(tab)));

const condition = buildDecision({ conditions: ['Fence the garden'] });

describe('an approval that is returned to the committee', () => {
  test('leaves nothing to pay and nothing approved, and what was decided stays in sight', async () => {
    const { tab } = await openRegister(recordsAt('payment_processing', { id: 'CL-1' }), 'admin');
    expect(selectPendingPaymentCount(tab.store.getState())).toBe(1);
    expect(await giveBack(tab)).toMatchObject({ ok: true });
    const state = tab.store.getState();
    expect(selectClaimPayments(state, 'CL-1')).toEqual([]);
    expect(selectPendingPaymentCount(state)).toBe(0);
    expect(selectPaymentRows(state)).toEqual([]);
    expect(selectCancelledPayments(state, 'CL-1')).toMatchObject([{ id: 'PAY-0', amount: 1_200_000 }]);
    expect(selectClaimFigures(state, '2026-11-20')).toMatchObject({ approved: { count: 0 }, pending: { count: 1 } });
    expect(selectUntoldClaims(state)).toEqual([]);
    expect(findLetterKind(claimIn(tab))).toBeUndefined();
    expect(stageHistory(4, claimIn(tab), selectClaimEvents(state, 'CL-1'))).toMatchObject([
      { words: 'Returned to the committee', who: 'Admin' },
    ]);
  });

  test('is decided anew, and its new payment is of the new amount', async () => {
    const { tab } = await openRegister(recordsAt('payment_processing', { id: 'CL-1' }), 'admin');
    await giveBack(tab);
    await signInAs(tab, 'cvc_member');
    await tab.store.dispatch(
      decideClaim(target(tab), completeDecisionForm({ approvedAmount: '900000', decisionNote: 'One acre' })),
    );
    await signInAs(tab, 'admin');
    expect(await tab.store.dispatch(giveFinalApproval(target(tab), { note: '' }))).toMatchObject({ ok: true });
    expect(claimIn(tab)).toMatchObject({ status: 'payment_processing', approvedAmount: 900_000 });
    expect(claimIn(tab).decisions).toMatchObject([{ returned: { reason: 'amount' } }, { approvedAmount: 900_000 }]);
    expect(selectClaimPayments(tab.store.getState(), 'CL-1')).toMatchObject([
      { number: 1, amount: 900_000, paymentStatus: 'pending' },
    ]);
    const [row] = auditRowsOf(tab, 'CLAIM_APPROVED');
    expect(row?.changes?.filter(({ field }) => field.includes('returned'))).toEqual([]);
  });

  test('has its cancelled payment paid by nobody', async () => {
    const { tab } = await openRegister(recordsAt('payment_processing', { id: 'CL-1' }), 'admin');
    await giveBack(tab);
    const success = completePaymentForm({ amount: '1200000' });
    await signInAs(tab, 'cvc_member');
    await tab.store.dispatch(decideClaim(target(tab), completeDecisionForm()));
    await signInAs(tab, 'admin');
    await tab.store.dispatch(giveFinalApproval(target(tab), { note: '' }));
    expect(await tab.store.dispatch(updatePayment(target(tab), 'PAY-0', success))).toMatchObject({
      refusal: { code: 'not_found' },
    });
    expect(await tab.store.dispatch(markPaid(target(tab), { paymentRef: 'MM-8' }))).toMatchObject({ ok: true });
    expect(selectCancelledPayments(tab.store.getState(), 'CL-1')).toMatchObject([{ paymentStatus: 'pending' }]);
  });

  test('asks for no condition of the approval before', async () => {
    const records = recordsAt('approved', { id: 'CL-1', decisions: [condition] });
    const { tab } = await openRegister(
      { ...records, claims: [{ ...records.claim, conditionChecks: [buildConditionCheck()] }] },
      'admin',
    );
    await giveBack(tab);
    await signInAs(tab, 'cvc_member');
    await tab.store.dispatch(decideClaim(target(tab), completeDecisionForm()));
    await signInAs(tab, 'admin');
    expect(await tab.store.dispatch(markPaid(target(tab), { paymentRef: 'MM-8' }))).toMatchObject({ ok: true });
    expect(stageHistory(4, claimIn(tab), selectClaimEvents(tab.store.getState(), 'CL-1'))).toMatchObject([
      { words: 'Returned to the committee' },
      { words: 'Final approval given' },
    ]);
  });

  test('stays where it is once a payment was sent', async () => {
    const { claim, payments } = recordsAt('payment_processing', { id: 'CL-1' });
    const sent = payments.map((payment) => ({ ...payment, paymentStatus: 'processing' as const }));
    const { tab } = await openRegister({ claims: [claim], payments: sent }, 'admin');
    expect(await giveBack(tab)).toMatchObject({ ok: false, refusal: { code: 'invalid' } });
    expect(claimIn(tab)).toEqual(claim);
  });
});

const rejectedBy: Record<'the district' | 'the committee', Partial<Claim>> = {
  'the district': {},
  'the committee': {
    verifications: [buildVerification()],
    decisions: [buildDecision({ decision: 'reject', approvedAmount: undefined, reasons: ['late'] })],
  },
};

describe('a rejection that is reopened', () => {
  test.each([
    ['the district', 'under_verification', 'district_officer'],
    ['the committee', 'under_cvc_review', 'cvc_member'],
  ] as const)('by %s goes back to it, and can be rejected again', async (who, status, role) => {
    const { tab } = await openRegister(recordsAt('rejected', { id: 'CL-1', ...rejectedBy[who], told: [] }), 'admin');
    expect(selectUntoldClaims(tab.store.getState())).toHaveLength(1);
    expect(await reopen(tab)).toMatchObject({ ok: true });
    expect(claimIn(tab)).toMatchObject({ status });
    expect(Object.values(tab.store.getState().notifications.entities)).toMatchObject([{ role }]);
    expect(findLetterKind(claimIn(tab))).toBeUndefined();
    expect(selectUntoldClaims(tab.store.getState())).toEqual([]);
    expect(selectClaimFigures(tab.store.getState(), '2026-11-20')).toMatchObject({
      rejected: { count: 0 },
      pending: { count: 1 },
    });

    await signInAs(tab, role);
    await tab.store.dispatch(
      role === 'cvc_member'
        ? decideClaim(target(tab), completeDecisionForm({ decision: 'reject', decisionNote: 'Too late' }))
        : verifyClaim(target(tab), completeVerificationForm({ action: 'reject', actionReason: 'Not wildlife' })),
    );
    expect(claimIn(tab).status).toBe('rejected');
    expect(selectUntoldClaims(tab.store.getState())).toHaveLength(1);
    const steps = role === 'cvc_member' ? claimIn(tab).decisions : claimIn(tab).verifications;
    expect(steps.map(({ reopened }) => reopened?.because)).toEqual(['The police report came', undefined]);
  });

  test('on paper is not, since nobody knows who made it', async () => {
    const onPaper = { verifications: [], decisions: rejectedBy['the committee'].decisions?.map(byPaper) };
    const { tab } = await openRegister(recordsAt('rejected', { id: 'CL-1', ...onPaper }), 'admin');
    expect(await reopen(tab)).toMatchObject({ refusal: { message: expect.stringContaining('rejected on paper') } });
    expect(claimIn(tab).status).toBe('rejected');
  });

  test('was not pending while it stood', async () => {
    const reopened = { because: 'So', reopenedBy: 'Ruth' };
    const rejection = { action: 'reject' as const, verifiedOn: '2026-09-01T09:00:00.000Z' };
    const pendingBefore = async (reopenedOn: string) => {
      const verifications = [buildVerification({ ...rejection, reopened: { ...reopened, reopenedOn } })];
      const { tab } = await openRegister(recordsAt('under_verification', { id: 'CL-1', verifications }));
      return selectClaimFigures(tab.store.getState(), '2026-11-20').pending.change;
    };
    expect(await pendingBefore('2026-11-10T09:00:00.000Z')).toMatchObject({ now: 1, before: 0 });
    expect(await pendingBefore('2026-10-01T09:00:00.000Z')).toMatchObject({ now: 1, before: 1 });
  });
});

const byPaper = (decision: Claim['decisions'][number]) => ({ ...decision, decidedBy: paperRecord });

describe('an event from elsewhere', () => {
  async function happened(status: 'payment_processing' | 'rejected') {
    const { tab } = await openRegister(recordsAt(status, { id: 'CL-1' }), 'admin');
    const events = recordEvents(tab);
    const register = tab.store.getState();
    await (status === 'rejected' ? reopen(tab) : giveBack(tab));
    const event = events.find(isLifecycleEvent);
    if (!event) throw new Error('Nothing happened');
    expect(acceptsLifecycle(register, event)).toBeUndefined();
    return { register, event };
  }

  const changed = (event: LifecycleEvent, forge: (change: ClaimChange) => ClaimChange): LifecycleEvent => ({
    ...event,
    payload: { ...event.payload, changes: event.payload.changes.map(forge) },
  });

  test.each<[what: string, forge: (change: ClaimChange) => ClaimChange]>([
    [
      'without a word',
      (one) => ({
        ...one,
        after: {
          ...one.after,
          decisions: one.after.decisions?.map(({ returned, ...decision }) => ({
            ...decision,
            ...(returned && { returned: { ...returned, because: '' } }),
          })),
        },
      }),
    ],
    ['without saying so', (one) => ({ ...one, after: { ...one.after, decisions: one.before.decisions } })],
    ['with its amount kept', (one) => ({ ...one, after: { ...one.after, approvedAmount: one.before.approvedAmount } })],
    [
      'with its payment kept',
      (one) => ({
        ...one,
        payments: one.payments?.map(({ before, after }) => ({ before, after: { ...after, cancelledOn: undefined } })),
      }),
    ],
    ['with another decision', (one) => ({ ...one, after: { ...one.after, decisions: [buildDecision()] } })],
  ])('that returns an approval %s is refused', async (_what, forge) => {
    const { register, event } = await happened('payment_processing');
    expect(acceptsLifecycle(register, changed(event, forge))).toBeDefined();
  });

  test.each<[what: string, forge: (change: ClaimChange) => ClaimChange]>([
    ['to another status', (one) => ({ ...one, after: { ...one.after, status: 'under_cvc_review' } })],
    ['without saying so', (one) => ({ ...one, after: { ...one.after, verifications: one.before.verifications } })],
    ['without the rejection', (one) => ({ ...one, after: { ...one.after, verifications: [] } })],
  ])('that reopens a rejection %s is refused', async (_what, forge) => {
    const { register, event } = await happened('rejected');
    expect(acceptsLifecycle(register, changed(event, forge))).toBeDefined();
  });

  test('that returns an approval whose payment was sent meanwhile is refused', async () => {
    const { register, event } = await happened('payment_processing');
    const [payment] = selectClaimPayments(register, 'CL-1');
    const sent = payment && { ...payment, rev: 2, paymentStatus: 'processing' as const };
    const now = { ...register, payments: { ids: ['PAY-0'], entities: { ...(sent && { 'PAY-0': sent }) } } };
    expect(acceptsLifecycle(now, event)).toBeDefined();
  });
});
