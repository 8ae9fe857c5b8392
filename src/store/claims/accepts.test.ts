import type { RegisterRecords } from '../../domain/register/kinds/kinds';
import {
  buildAnswer,
  buildAppeal,
  buildCorrection,
  buildClaim,
  buildClosing,
  buildDecision,
  buildDraft,
  buildPayment,
  buildSchedule,
  buildSession,
  buildTold,
  buildVerification,
  completeDecisionForm,
  completePaymentForm,
  completeVerificationForm,
} from '../../test/builders';
import { emptyLine } from '../../domain/valuation/lineForm';
import type { Valuation } from '../../domain/valuation/valuationRecord';
import { claimActions, doAction } from '../../test/claimCommands';
import { openRegister, recordEvents } from '../../test/openRegister';
import { recordsAt, recordsFor } from '../../test/recordsAt';
import type { Claim } from '../../domain/claim/claim';
import { lifecycle } from '../../domain/workflow/lifecycle';
import type { Role } from '../../domain/user/roles';
import type { Verification } from '../../domain/workflow/verification';
import { decide } from '../command';
import type { Register } from '../registerReducers';
import { commitEdit, submitDraft } from '../drafts/submit';
import { isLifecycleEvent, type LifecycleEvent } from '../events';
import type { AppThunk } from '../services';
import { acceptsLifecycle } from './accepts';
import { claimsReducer } from './slice';
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
  const conditions = ['Fence the garden'];
  const { claim: approved } = recordsAt('approved', { decisions: [buildDecision({ conditions })] });
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

/** What a deed by a role makes of a register, and the register that it was decided on. */
async function happened(records: Partial<RegisterRecords>, role: Role, deed: AppThunk<Promise<unknown>>) {
  const { tab } = await openRegister(records, role);
  const events = recordEvents(tab);
  const register: Register = tab.store.getState();
  await tab.store.dispatch(deed);
  const event = events.find(isLifecycleEvent);
  if (!event) throw new Error('Nothing happened');
  expect(acceptsLifecycle(register, event)).toBeUndefined();
  return { register, event };
}

const other = buildClaim({ id: 'CL-2' });
const money = 999_999_999_999;

/** Every field of a claim, with a value that no action makes. */
const fields: {
  [Field in keyof Required<Omit<Claim, 'id' | 'rev' | 'status' | 'notes' | 'updatedAt' | 'undoable'>>]: Claim[Field];
} = {
  claimant: { ...other.claimant, fullName: 'Somebody Else' },
  incident: { ...other.incident, narrativeDescription: 'Another one' },
  evidence: { ...other.evidence, photos: [] },
  calculatedCompensation: money,
  approvedAmount: money,
  verifications: [buildVerification(), buildVerification()],
  decisions: [buildDecision(), buildDecision()],
  finalApproval: { note: '', approvedOn: '2020-01-01T09:00:00.000Z', approvedBy: 'Nobody' },
  told: [buildTold()],
  checklist: other.checklist,
  closings: [buildClosing(), buildClosing()],
  conditionChecks: [],
  holds: [{ reason: 'other', note: '', heldOn: '2020-01-01T09:00:00.000Z', heldBy: 'Nobody' }],
  appeals: [buildAppeal(), buildAppeal()],
  corrections: [buildCorrection(), buildCorrection()],
  createdBy: 'Somebody Else',
  createdAt: '2020-01-01T09:00:00.000Z',
  registeredAt: '2020-01-01T09:00:00.000Z',
  submittedAt: '2020-01-01T09:00:00.000Z',
};

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

describe.each(claimActions)('%s', (action) => {
  const { roles } = lifecycle[action];
  const records = recordsFor(action, undefined, { id: 'CL-1' });
  const done = () => happened(records, roles[0], doAction(action, { id: 'CL-1', rev: 4 }));

  test.each(Object.entries(fields))('sets no %s but its own', async (field, value) => {
    const { register, event } = await done();
    const forged = changed(event, ({ before, after, ...rest }) => ({
      ...{ before: { ...before, [field]: records.claim[field as keyof Claim] }, ...rest },
      after: { ...after, [field]: value },
    }));
    if (!isSame(forged, event)) expect(acceptsLifecycle(register, forged)).toBeDefined();
  });

  test.each(Object.keys(fields) as (keyof typeof fields)[])('takes no %s away but its own', async (field) => {
    const { register, event } = await done();
    const held = records.claim[field];
    if (held === undefined || event.payload.changes.some(({ before }) => field in before)) return;
    // As it is read from a text, which leaves out what is undefined.
    const forged = changed(event, ({ before, ...rest }) => ({ before: { ...before, [field]: held }, ...rest }));
    expect(acceptsLifecycle(register, forged)).toBeDefined();
  });

  test('is accepted as it is read from a text, and does the same', async () => {
    const { register, event } = await done();
    const read = JSON.parse(JSON.stringify(event)) as LifecycleEvent;
    expect(acceptsLifecycle(register, read)).toBeUndefined();
    expect(claimsReducer(register.claims, read)).toEqual(claimsReducer(register.claims, event));
  });

  test.each<[string, (change: Change) => Change]>([
    ['with a payment more', (one) => ({ ...one, payments: [...(one.payments ?? []), { after: extra }] })],
    ['without a payment that it makes', ({ payments: _made, ...one }) => one],
    ['that tells other things of before', (one) => ({ ...one, before: { ...one.before, createdBy: 'Nobody' } })],
    ['of another name', (one) => ({ ...one, claimantName: 'Somebody Else' })],
    ['with a note of somebody else', (one) => ({ ...one, note: { ...note, author: 'Somebody Else' } })],
  ])('is refused %s', async (what, forge) => {
    const { register, event } = await done();
    const pays = event.payload.changes.some(({ payments }) => payments);
    if (pays || !what.startsWith('without')) expect(acceptsLifecycle(register, changed(event, forge))).toBeDefined();
  });

  test('is refused with a draft, twice on a claim, and on none', async () => {
    const { register, event } = await done();
    const { payload } = event;
    const refusals = [
      { ...payload, draftId: 'DRAFT-1' },
      { ...payload, changes: [...payload.changes, ...payload.changes] },
      { ...payload, changes: [] },
    ].map((forged) => acceptsLifecycle(register, { ...event, payload: forged })?.code);
    expect(refusals).toEqual(['wrong_status', 'invalid', 'invalid']);
  });
});

const extra = buildPayment({ id: 'PAY-9', claimId: 'CL-1', rev: 1, number: 2, amount: 1, paymentStatus: 'pending' });
const note = { id: 'E:CL-1', content: 'Seen', timestamp: stamp.at, type: 'verification' as const };

describe('a submission', () => {
  const submitted = () => happened({ drafts: [buildDraft()] }, 'district_officer', submitDraft('DRAFT-1'));
  const paid = recordsAt('paid').claim;

  test.each<[string, Partial<Claim>]>([
    ['of a paid claim', paid],
    ['that was approved', { status: 'approved', decisions: paid.decisions, approvedAmount: money }],
    ['with an approved amount', { approvedAmount: money }],
    ['with a compensation', { calculatedCompensation: money }],
    ['with a decision', { decisions: paid.decisions }],
    ['with a verification', { verifications: paid.verifications }],
    ['with a closing', { closings: [buildClosing()] }],
    ['of another day', { registeredAt: '2020-01-01T09:00:00.000Z' }],
  ])('%s is refused', async (_what, forged) => {
    const { register, event } = await submitted();
    const created = event.payload.created && { ...event.payload.created, ...forged, id: event.payload.created.id };
    expect(acceptsLifecycle(register, { ...event, payload: { ...event.payload, created } })).toMatchObject({
      code: 'wrong_status',
    });
  });

  test.each<[string, (change: Change) => Change]>([
    ['a payment', (one) => ({ ...one, payments: [{ after: { ...extra, amount: money } }] })],
    ['another status', (one) => ({ ...one, after: { status: 'paid' } })],
    ['an approved amount', (one) => ({ ...one, after: { ...one.after, approvedAmount: money } })],
  ])('with %s is refused', async (_what, forge) => {
    const { register, event } = await submitted();
    expect(acceptsLifecycle(register, changed(event, forge))).toMatchObject({ code: 'wrong_status' });
  });
});

test.each<[string, Partial<Claim>]>([
  ['that is paid', { status: 'paid' }],
  ['with an approved amount', { approvedAmount: money }],
])('an edit %s is refused', async (_what, forged) => {
  const records = { ...recordsAt('submitted'), drafts: [buildDraft({ editOf: { claimId: claim.id, rev: 4 } })] };
  const { register, event } = await happened(
    { ...records, claims: [{ ...records.claim, id: claim.id }] },
    'district_officer',
    commitEdit('DRAFT-1'),
  );
  const more = changed(event, (one) => ({ ...one, after: { ...one.after, ...forged } }));
  expect(acceptsLifecycle(register, more)).toMatchObject({ code: 'wrong_status' });
});

describe('an instalment', () => {
  type Paid = NonNullable<Change['payments']>[number];
  const withPayment = (
    event: LifecycleEvent,
    forge: (payment: Paid['after'], place: number) => Partial<Paid['after']>,
  ) =>
    changed(event, (one) => ({
      ...one,
      payments: one.payments?.map(({ after, ...rest }, place) => ({
        ...rest,
        after: { ...after, ...forge(after, place) },
      })),
    }));

  test.each<[string, (event: LifecycleEvent) => LifecycleEvent]>([
    ['to somebody else', (event) => withPayment(event, () => ({ payeeAccount: '0700000000' }))],
    [
      'of another day',
      (event) => withPayment(event, (_, place) => (place === 0 ? { paidAt: '2020-01-01T09:00:00.000Z' } : {})),
    ],
    [
      'whose rest is paid as well',
      (event) => withPayment(event, (_, place) => (place === 1 ? { paymentStatus: 'processing' } : {})),
    ],
    ['with another number', (event) => withPayment(event, (_, place) => (place === 1 ? { number: 7 } : {}))],
  ])('%s is refused', async (_what, forge) => {
    const { register, event } = await instalment();
    expect(acceptsLifecycle(register, forge(event))).toMatchObject({ code: 'wrong_status' });
  });
});

test('what is asked for is awaited until a later day, and nobody has answered it', async () => {
  const { register, event } = await happened(
    recordsAt('submitted', { id: 'CL-1' }),
    'district_officer',
    doAction('request_info', { id: 'CL-1', rev: 4 }),
  );
  const asking = (asked: Verification['asked']) =>
    changed(event, (one) => ({
      ...one,
      after: { ...one.after, verifications: one.after.verifications?.map((last) => ({ ...last, asked })) },
    }));
  const asked = { until: '2030-01-01', pieces: [{ text: 'A photo' }] };
  const answered = { ...asked, pieces: [{ text: 'A photo', answer: buildAnswer() }] };
  expect(acceptsLifecycle(register, asking(asked))).toBeUndefined();
  expect(acceptsLifecycle(register, asking(answered))).toMatchObject({ code: 'wrong_status' });
  expect(acceptsLifecycle(register, asking({ ...asked, until: '2020-01-01' }))).toMatchObject({
    code: 'wrong_status',
  });
});
