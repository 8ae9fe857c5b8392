import { buildClaim, buildSession, completePaymentForm } from '../../test/builders';
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
