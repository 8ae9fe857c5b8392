import type { Claim } from '../../domain/claim/claim';
import type { ConditionForm } from '../../domain/claim/conditions/conditionForm';
import { findConditions } from '../../domain/claim/conditions/conditions';
import type { Role } from '../../domain/user/roles';
import {
  buildConditionCheck,
  buildDecision,
  buildPayment,
  completeDecisionForm,
  completePaymentForm,
  completeRetryForm,
} from '../../test/builders';
import { decideClaim, giveFinalApproval, markPaid, retryPayment, updatePayment } from '../../test/claimCommands';
import { openRegister, recordEvents } from '../../test/openRegister';
import { recordsAt } from '../../test/recordsAt';
import { auditRowsOf, signInAs, type Tab } from '../../test/testRegister';
import { selectClaimPayments } from '../payments/selectors';
import { act } from './act';
import { checkCondition } from './checkCondition';
import { findClaim } from './selectors';

const conditions = ['Bring the receipts', 'Fence the garden'];
const onConditions = (status: Claim['status'], own: Partial<Claim> = {}) =>
  recordsAt(status, { decisions: [buildDecision({ conditions })], ...own });
const openAt = (status: Claim['status'], role: Role, own?: Partial<Claim>) =>
  openRegister(onConditions(status, own), role);

function claimIn({ store }: Tab) {
  const [id = ''] = store.getState().claims.ids;
  const claim = findClaim(store.getState(), id);
  if (!claim) throw new Error('The claim is gone');
  return claim;
}

const target = (tab: Tab) => ({ id: claimIn(tab).id, rev: claimIn(tab).rev });
const check = (tab: Tab, place: number, form: Partial<ConditionForm> = {}) =>
  tab.store.dispatch(checkCondition(target(tab), place, { metOn: '2025-07-10', note: '', ...form }));
const states = (tab: Tab) => findConditions(claimIn(tab)).map(({ state }) => state);
const barred = {
  refusal: { code: 'open_conditions', message: 'Payment waits until this is met and ticked: {{conditions}}' },
};

test('a condition that the committee listed is ticked as met, which the claim and its log then say', async () => {
  const { tab } = await openRegister(recordsAt('under_cvc_review'), 'cvc_member');
  const listed = conditions.map((text) => ({ text }));
  await tab.store.dispatch(decideClaim(target(tab), completeDecisionForm({ conditions: listed })));
  await signInAs(tab, 'finance');
  const events = recordEvents(tab);
  const { rev } = claimIn(tab);
  expect(await check(tab, 1, { metOn: '2026-11-20', note: 'Seen' })).toMatchObject({ ok: true });
  expect(events.map(({ type }) => type)).toEqual(['claims/conditionChecked']);
  expect(claimIn(tab)).toMatchObject({
    status: 'approved',
    rev: rev + 1,
    conditionChecks: [{ place: 1, metOn: '2026-11-20', note: 'Seen' }],
  });
  expect(states(tab)).toEqual(['open', 'met']);
  expect(auditRowsOf(tab, 'CONDITION_MET')).toMatchObject([
    {
      resource: 'claim',
      severity: 'medium',
      changes: [
        { field: 'condition.text', newValue: 'Fence the garden' },
        { field: 'condition.metOn', newValue: '2026-11-20' },
        { field: 'condition.note', newValue: 'Seen' },
      ],
    },
  ]);
});

test('a tick is taken back with a reason, and both records stay', async () => {
  const { tab } = await openAt('approved', 'district_officer');
  await check(tab, 0);
  expect(await check(tab, 0, { metOn: '' })).toMatchObject({
    refusal: { fields: { note: 'Say why the condition is not met' } },
  });
  expect(await check(tab, 0, { metOn: '', note: 'Another receipt' })).toMatchObject({ ok: true });
  expect(states(tab)).toEqual(['open', 'open']);
  expect(claimIn(tab).conditionChecks).toHaveLength(2);
  expect(auditRowsOf(tab, 'CONDITION_REOPENED').at(-1)?.changes).toEqual([
    { field: 'condition.text', newValue: 'Bring the receipts' },
    { field: 'condition.metOn', oldValue: '2025-07-10', newValue: undefined },
    { field: 'condition.note', oldValue: undefined, newValue: 'Another receipt' },
  ]);
});

test('a day before the decision or in the future, and a condition that is not there, are refused', async () => {
  const { tab } = await openAt('approved', 'admin');
  const before = tab.store.getState().claims;
  expect(await check(tab, 0, { metOn: '2025-06-30' })).toMatchObject({
    refusal: { fields: { metOn: 'Date met cannot be before the decision' } },
  });
  expect(await check(tab, 0, { metOn: '2026-11-21' })).toMatchObject({
    refusal: { fields: { metOn: 'Date met cannot be in the future' } },
  });
  expect(await check(tab, 2)).toMatchObject({ refusal: { code: 'wrong_status' } });
  expect(tab.store.getState().claims).toBe(before);
});

test('final approval goes on while a condition is open, and nothing after it sends money', async () => {
  const { tab } = await openAt('approved', 'admin');
  expect(await tab.store.dispatch(markPaid(target(tab), { paymentRef: 'MM-1' }))).toMatchObject(barred);
  expect(await tab.store.dispatch(giveFinalApproval(target(tab), { note: '' }))).toMatchObject({ ok: true });
  expect(claimIn(tab).status).toBe('payment_processing');
  const [payment] = selectClaimPayments(tab.store.getState(), claimIn(tab).id);
  const update = (form: Parameters<typeof completePaymentForm>[0]) =>
    tab.store.dispatch(updatePayment(target(tab), payment?.id ?? '', completePaymentForm(form)));
  expect(await tab.store.dispatch(markPaid(target(tab), { paymentRef: 'MM-1' }))).toMatchObject(barred);
  expect(await update({ paymentStatus: 'processing' })).toMatchObject(barred);
  expect(await update({})).toMatchObject(barred);
  expect(selectClaimPayments(tab.store.getState(), claimIn(tab).id)).toEqual([payment]);
  // That it failed is a fact; a new payment waits.
  expect(await update({ paymentStatus: 'failed', failureReason: 'No such number' })).toMatchObject({ ok: true });
  expect(await tab.store.dispatch(retryPayment(target(tab), completeRetryForm()))).toMatchObject(barred);

  await check(tab, 0, { metOn: '2026-11-20' });
  await check(tab, 1, { metOn: '2026-11-20' });
  expect(await tab.store.dispatch(retryPayment(target(tab), completeRetryForm()))).toMatchObject({ ok: true });
});

test('several claims are not marked as paid together while one waits', async () => {
  const free = recordsAt('approved', { id: 'CL-FREE' });
  const waiting = onConditions('approved', { id: 'CL-WAITS' });
  const { tab } = await openRegister({ claims: [free.claim, waiting.claim] }, 'admin');
  const forms = [free, waiting].map(({ claim: { id, rev } }) => ({
    target: { id, rev },
    form: { paymentRef: 'MM-1' },
  }));
  expect(await tab.store.dispatch(act('mark_paid', forms))).toMatchObject({
    refusal: { ...barred.refusal, claimId: 'CL-WAITS' },
  });
  expect(findClaim(tab.store.getState(), 'CL-FREE')?.status).toBe('approved');
});

test('once money was sent no tick is taken back', async () => {
  const conditionChecks = [buildConditionCheck(), buildConditionCheck({ place: 1 })];
  const { claim } = onConditions('payment_processing', { conditionChecks });
  const payments = [buildPayment({ claimId: claim.id, paymentStatus: 'processing' })];
  const { tab } = await openRegister({ claims: [claim], payments }, 'admin');
  expect(await check(tab, 0, { metOn: '', note: 'Wrong claim' })).toMatchObject({
    refusal: {
      message: 'Money has already been sent for this claim, so its conditions stay met. Nothing was changed.',
    },
  });
  expect(states(tab)).toEqual(['met', 'met']);
});

test('a claim that somebody else has changed since, and one that is not there, are refused', async () => {
  const { tab } = await openAt('approved', 'admin');
  const seen = target(tab);
  await check(tab, 0);
  const form = { metOn: '2025-07-10', note: '' };
  expect(await tab.store.dispatch(checkCondition(seen, 1, form))).toMatchObject({ refusal: { code: 'changed' } });
  expect(await tab.store.dispatch(checkCondition({ id: 'constructor', rev: 1 }, 0, form))).toMatchObject({
    refusal: { code: 'not_found' },
  });
});

test('what was ticked is there after a reload', async () => {
  const { tab, browser } = await openAt('approved', 'admin');
  await check(tab, 0);
  const claim = claimIn(tab);
  const next = browser.openTab();
  await next.opened;
  expect(claimIn(next)).toEqual(claim);
});
