import {
  buildClaim,
  buildDecision,
  buildSchedule,
  buildSession,
  buildVerification,
  completeDecisionForm,
  completePaymentForm,
  completeVerificationForm,
} from '../../test/builders';
import { emptyLine } from '../../domain/valuation/lineForm';
import type { Valuation } from '../../domain/valuation/valuationRecord';
import { openRegister } from '../../test/openRegister';
import { recordsAt } from '../../test/recordsAt';
import { decide, type Register } from '../command';
import { isLifecycleEvent, type LifecycleEvent } from '../events';
import { acceptsLifecycle } from './accepts';
import { actCommand } from './act';

/*
 * An event need not come from this portal's own decision: what it could not have decided, no copy of the register takes.
 */

const { claim, payments } = recordsAt('payment_processing', { id: 'CL-1' });
const stamp = { eventId: 'E', at: '2026-11-20T09:00:00.000Z', actor: buildSession({ role: 'finance' }) };

/** A payment of half of what is to be paid, as finance records it. */
async function instalment(): Promise<{ register: Register; event: LifecycleEvent }> {
  const { tab } = await openRegister({ claims: [claim], payments });
  const register = tab.store.getState();
  const payment = completePaymentForm({ paymentStatus: 'success', amount: '600000' });
  const command = actCommand('update_payment', [
    { target: { id: 'CL-1', rev: claim.rev }, form: { paymentId: payments[0]?.id ?? '', payment } },
  ]);
  const decision = decide(register, command, stamp);
  if (!decision.ok || !decision.event || !isLifecycleEvent(decision.event)) throw new Error(JSON.stringify(decision));
  return { register, event: decision.event };
}

type Change = LifecycleEvent['payload']['changes'][number];

function changed({ payload, ...event }: LifecycleEvent, change: (one: Change) => Change): LifecycleEvent {
  return { ...event, payload: { ...payload, changes: payload.changes.map(change) } };
}

test('what finance may record is accepted', async () => {
  const { register, event } = await instalment();
  expect(acceptsLifecycle(register, event)).toBeUndefined();
});

test.each<[string, (event: LifecycleEvent) => LifecycleEvent, string]>([
  [
    'by another role',
    (event) => ({ ...event, meta: { ...event.meta, actor: buildSession({ role: 'cvc_member' }) } }),
    'wrong_role',
  ],
  ['on another revision', (event) => changed(event, (one) => ({ ...one, rev: one.rev - 1 })), 'changed'],
  ['on a claim that is not there', (event) => changed(event, (one) => ({ ...one, claimId: 'CL-2' })), 'not_found'],
  [
    'that leads to another status',
    (event) => changed(event, (one) => ({ ...one, after: { ...one.after, status: 'paid' } })),
    'wrong_status',
  ],
  [
    'of more than is still to be paid',
    (event) =>
      changed(event, (one) => ({
        ...one,
        payments: one.payments?.map(({ before, after }) => ({ before, after: { ...after, amount: 900_000 } })),
      })),
    'invalid',
  ],
  [
    'of an action that the status does not allow',
    (event) => ({ ...event, payload: { ...event.payload, action: 'retry_payment' } }),
    'wrong_status',
  ],
  [
    'that submits a claim which is there',
    (event) => ({
      ...event,
      meta: { ...event.meta, actor: buildSession() },
      payload: { ...event.payload, action: 'submit', created: buildClaim({ id: 'CL-1' }) },
    }),
    'not_found',
  ],
])('a payment %s is not', async (_what, forge, code) => {
  const { register, event } = await instalment();
  expect(acceptsLifecycle(register, forge(event))).toMatchObject({ code, claimId: expect.any(String) });
});

describe('a valuation', () => {
  const submitted = recordsAt('under_verification', { id: 'CL-1' }).claim;
  const officer = { ...stamp, actor: buildSession({ role: 'district_officer' }) };
  const line = { ...emptyLine, item: 'Maize', quantity: '2', lost: '50', stage: 'mature' };

  async function forwarded() {
    const { tab } = await openRegister({ claims: [submitted], schedules: [buildSchedule()] });
    const register = tab.store.getState();
    const form = completeVerificationForm({
      ...{ valuationScheduleVersion: 'v2026.1', lines: [line], calculatedCompensation: '990000' },
    });
    const target = { id: 'CL-1', rev: submitted.rev };
    const decision = decide(register, actCommand('forward_to_cvc', [{ target, form }]), officer);
    if (!decision.ok || !decision.event || !isLifecycleEvent(decision.event)) throw new Error(JSON.stringify(decision));
    return { register, event: decision.event };
  }

  const withValuation = (event: LifecycleEvent, change: (valuation: Valuation) => Valuation) =>
    changed(event, ({ after, ...one }) => ({
      ...one,
      after: {
        ...after,
        verifications: after.verifications?.map(({ valuation, ...rest }) => ({
          ...rest,
          ...(valuation && { valuation: change(valuation) }),
        })),
      },
    }));

  test('by the rates of its schedule is accepted', async () => {
    const { register, event } = await forwarded();
    expect(acceptsLifecycle(register, event)).toBeUndefined();
  });

  test.each<[string, (event: LifecycleEvent) => LifecycleEvent]>([
    ['by a schedule that is not there', (event) => withValuation(event, (one) => ({ ...one, schedule: 'v1' }))],
    [
      'with another amount',
      (event) => withValuation(event, (one) => ({ ...one, lines: one.lines.map((each) => ({ ...each, amount: 1 })) })),
    ],
    ['with another limit', (event) => withValuation(event, (one) => ({ ...one, cap: 9_000_000 }))],
    [
      'that does not explain the compensation',
      (event) => changed(event, (one) => ({ ...one, after: { ...one.after, calculatedCompensation: 990_001 } })),
    ],
  ])('%s is not', async (_what, forge) => {
    const { register, event } = await forwarded();
    expect(acceptsLifecycle(register, forge(event))).toMatchObject({ code: 'invalid', claimId: 'CL-1' });
  });

  test('that a schedule was withdrawn for meanwhile is refused at its field', async () => {
    const { register } = await forwarded();
    const withdrawn = buildSchedule({ status: 'withdrawn', withdrawnBecause: 'Wrong prices' });
    const now = { ...register, schedules: { ids: ['v2026.1'], entities: { 'v2026.1': withdrawn } } };
    const form = completeVerificationForm({ valuationScheduleVersion: 'v2026.1', lines: [line] });
    const command = actCommand('forward_to_cvc', [{ target: { id: 'CL-1', rev: submitted.rev }, form }]);
    expect(decide(now, command, officer)).toMatchObject({
      refusal: { fields: { valuationScheduleVersion: 'This schedule is no longer offered. Choose another one.' } },
    });
  });

  test('has an approval above its limit refused, whoever decided on it', async () => {
    const valuation: Valuation = { schedule: 'v2026.1', isSample: false, lines: [], cap: 1_250_000 };
    const { claim: waiting } = recordsAt('under_cvc_review', { id: 'CL-1' });
    const valued = { ...waiting, verifications: [buildVerification({ valuation, calculatedCompensation: 1_250_000 })] };
    const { tab } = await openRegister({ claims: [valued] });
    const register = tab.store.getState();
    const member = { ...stamp, actor: buildSession({ role: 'cvc_member' }) };
    const form = completeDecisionForm({ approvedAmount: '1250000', decisionNote: 'As discussed' });
    const target = { id: 'CL-1', rev: valued.rev };
    const decision = decide(register, actCommand('approve', [{ target, form }]), member);
    if (!decision.ok || !decision.event || !isLifecycleEvent(decision.event)) throw new Error(JSON.stringify(decision));
    const more = changed(decision.event, (one) => ({ ...one, after: { ...one.after, approvedAmount: 1_250_001 } }));
    expect(acceptsLifecycle(register, decision.event)).toBeUndefined();
    expect(acceptsLifecycle(register, more)).toMatchObject({ code: 'invalid', claimId: 'CL-1' });
  });
});

test('a final approval sends no money while a condition is open', async () => {
  const paymentConditions = ['Fence the garden'];
  const { claim: approved } = recordsAt('approved', { decisions: [buildDecision({ paymentConditions })] });
  const { tab } = await openRegister({ claims: [approved] });
  const register = tab.store.getState();
  const target = { id: approved.id, rev: approved.rev };
  const command = actCommand('final_approval', [{ target, form: { note: '' } }]);
  const decision = decide(register, command, { ...stamp, actor: buildSession({ role: 'admin' }) });
  if (!decision.ok || !decision.event || !isLifecycleEvent(decision.event)) throw new Error(JSON.stringify(decision));
  expect(acceptsLifecycle(register, decision.event)).toBeUndefined();
  const sent = changed(decision.event, (one) => ({
    ...one,
    payments: one.payments?.map(({ after }) => ({ after: { ...after, paymentStatus: 'processing' } })),
  }));
  expect(acceptsLifecycle(register, sent)).toMatchObject({
    code: 'open_conditions',
    params: { conditions: 'Fence the garden' },
  });
});
