import { findUnsoundClaim } from '../../domain/register/soundness/claimSoundness';
import type { Claim } from '../../domain/claim/claim';
import { findFlags } from '../../domain/claim/flags';
import type { Payment } from '../../domain/payment/payment';
import type { Role } from '../../domain/user/roles';
import { stageHistory } from '../../domain/workflow/stageHistory';
import { lifecycle, type ClaimAction } from '../../domain/workflow/lifecycle';
import { findLifecycleRefusal } from '../../domain/workflow/lifecycleRefusal';
import { completeChecklistForm } from '../../test/builders';
import * as fc from '../../test/fastCheck';
import { claimActions, doAction } from '../../test/claimCommands';
import { openRegister, recordEvents } from '../../test/openRegister';
import { recordsAt, recordsFor } from '../../test/recordsAt';
import { auditRowsOf, signInAs, type Tab } from '../../test/testRegister';
import { recordClaimExport, recordExport } from '../audit/recordExport';
import { selectClaimEvents } from '../audit/selectors';
import { saveDraft, startEdit } from '../drafts/commands';
import { commitEdit } from '../drafts/submit';
import { isLifecycleEvent } from '../events';
import { selectCancelledPayments, selectClaimPayments } from '../payments/selectors';
import { acceptsLifecycle } from './accepts';
import { act } from './act';
import { addNote } from './addNote';
import { answerPiece } from './answerPiece';
import { recordTold } from './recordTold';
import { saveChecklist } from './saveChecklist';
import { findClaim } from './selectors';

/* The clock of these registers stands at 20 November 2026. */

function claimIn({ store }: Tab, id = 'CL-1'): Claim {
  const claim = findClaim(store.getState(), id);
  if (!claim) throw new Error('The claim is gone');
  return claim;
}

const target = (tab: Tab, id = 'CL-1') => ({ id, rev: claimIn(tab, id).rev });
const undo = (tab: Tab, ...ids: string[]) =>
  tab.store.dispatch(
    act(
      'undo',
      (ids.length > 0 ? ids : ['CL-1']).map((id) => ({ target: target(tab, id), form: null })),
    ),
  );

/** What of a claim and its payments an undo brings back, as it would be stored: revisions go on, notes stay. */
function contentOf(tab: Tab) {
  const { rev: _rev, notes: _notes, updatedAt: _updatedAt, undoable: _undoable, ...claim } = claimIn(tab);
  const payments = selectClaimPayments(tab.store.getState(), 'CL-1').map((payment) => ({ ...payment, rev: 0 }));
  return JSON.parse(JSON.stringify({ claim, payments })) as { claim: object; payments: Payment[] };
}

const undone = claimActions.filter((action) => action !== 'undo');

describe.each(undone)('%s', (action) => {
  test('is undone by whoever did it: the claim and its payments are as before, and both stand in the audit log', async () => {
    const records = recordsFor(action, undefined, { id: 'CL-1' });
    const { tab } = await openRegister(records, lifecycle[action].roles[0]);
    const before = contentOf(tab);
    expect(await tab.store.dispatch(doAction(action, target(tab)))).toMatchObject({ ok: true });
    const [made] = auditRowsOf(tab, lifecycle[action].audit.code);
    const state = tab.store.getState();
    const events = recordEvents(tab);
    const { rev } = claimIn(tab);

    expect(await undo(tab)).toMatchObject({ ok: true });
    expect(contentOf(tab)).toEqual(before);
    expect(claimIn(tab)).toMatchObject({ rev: rev + 1 });
    expect(claimIn(tab)).not.toHaveProperty('undoable');
    const [event] = events.filter(isLifecycleEvent);
    if (!event || !made) throw new Error('Nothing was undone');
    // A copy of the register has it as text.
    const sent = JSON.parse(JSON.stringify(event)) as typeof event;
    expect(acceptsLifecycle(state, sent)).toBeUndefined();
    const { undoes } = event.payload.changes[0] ?? {};
    expect(made.id).toBe(`${undoes?.eventId}:CL-1`);
    expect(auditRowsOf(tab, 'ACTION_UNDONE')).toMatchObject([
      {
        resourceId: 'CL-1',
        details: { undoes: undoes?.eventId },
        changes: expect.arrayContaining([{ field: 'undone', newValue: action }]) as unknown[],
      },
    ]);
  });

  test('is no more undone a second time', async () => {
    const { tab } = await openRegister(recordsFor(action, undefined, { id: 'CL-1' }), lifecycle[action].roles[0]);
    await tab.store.dispatch(doAction(action, target(tab)));
    await undo(tab);
    expect(await undo(tab)).toMatchObject({ ok: false });
  });
});

test('an edit is undone, with what it took away', async () => {
  const { tab } = await openRegister(recordsAt('submitted', { id: 'CL-1' }), 'district_officer');
  const before = contentOf(tab);
  const edit = tab.store.dispatch(startEdit('CL-1'));
  if (!edit.ok) throw new Error('No edit');
  const { incident } = tab.store.getState().drafts.entities[edit.value] ?? {};
  if (!incident) throw new Error('No draft');
  tab.store.dispatch(
    saveDraft(edit.value, { incident: { ...incident, narrativeDescription: 'Another story of the same night' } }),
  );
  expect(await tab.store.dispatch(commitEdit(edit.value))).toMatchObject({ ok: true });
  expect(contentOf(tab)).not.toEqual(before);
  expect(await undo(tab)).toMatchObject({ ok: true });
  expect(contentOf(tab)).toEqual(before);
});

test('a payment that final approval made is cancelled, and the next one has its number', async () => {
  const { tab } = await openRegister(recordsAt('approved', { id: 'CL-1' }), 'admin');
  await tab.store.dispatch(doAction('final_approval', target(tab)));
  await undo(tab);
  expect(claimIn(tab)).toMatchObject({ status: 'approved' });
  expect(selectClaimPayments(tab.store.getState(), 'CL-1')).toEqual([]);
  expect(selectCancelledPayments(tab.store.getState(), 'CL-1')).toMatchObject([
    { paymentStatus: 'pending', cancelledOn: claimIn(tab).updatedAt },
  ]);
  expect(stageHistory(4, claimIn(tab), selectClaimEvents(tab.store.getState(), 'CL-1'))).toEqual([]);
  await tab.store.dispatch(doAction('final_approval', target(tab)));
  expect(selectClaimPayments(tab.store.getState(), 'CL-1')).toMatchObject([{ number: 1, paymentStatus: 'pending' }]);
});

const today = '2026-11-20';

describe('nothing is undone', () => {
  const forwarded = async () => {
    const { tab } = await openRegister(recordsAt('under_verification', { id: 'CL-1' }), 'district_officer');
    await tab.store.dispatch(doAction('forward_to_cvc', target(tab)));
    return tab;
  };
  const nothing = { ok: false, refusal: { code: 'wrong_status' } };

  test('by anybody else, nor at another desk', async () => {
    const tab = await forwarded();
    await signInAs(tab, 'district_officer', 'other.officer@uwa.example');
    expect(await undo(tab)).toMatchObject({ ok: false, refusal: { code: 'wrong_role' } });
    expect(findFlags(claimIn(tab), { email: 'other.officer@uwa.example', role: 'district_officer' }, today)).toEqual(
      [],
    );
    await signInAs(tab, 'admin', 'district.officer@uwa.example');
    expect(await undo(tab)).toMatchObject({ ok: false, refusal: { code: 'wrong_role' } });
    expect(findFlags(claimIn(tab), { email: 'District.Officer@uwa.example', role: 'district_officer' }, today)).toEqual(
      ['undoable'],
    );
  });

  test('once a colleague acted, who is named', async () => {
    const tab = await forwarded();
    const seen = target(tab);
    await signInAs(tab, 'cvc_member');
    await tab.store.dispatch(doAction('refer_back', target(tab)));
    await signInAs(tab, 'district_officer');
    expect(await tab.store.dispatch(act('undo', [{ target: seen, form: null }]))).toMatchObject({
      ok: false,
      refusal: { code: 'changed', params: { user: 'Cvc Member' } },
    });
    expect(await undo(tab)).toMatchObject({ ok: false, refusal: { code: 'wrong_role' } });
  });

  test.each(['claim', 'print'] as const)('once a paper of it was taken: %s', async (kind) => {
    const tab = await forwarded();
    await tab.store.dispatch(recordClaimExport(kind, 'CL-1'));
    expect(await undo(tab)).toMatchObject(nothing);
  });

  test('once a payment schedule names it', async () => {
    const { tab } = await openRegister(recordsAt('approved', { id: 'CL-1' }), 'admin');
    await tab.store.dispatch(doAction('final_approval', target(tab)));
    await tab.store.dispatch(recordExport('schedule', { file: 'payments.pdf', rows: 1 }, ['CL-1']));
    expect(await undo(tab)).toMatchObject(nothing);
  });

  test('once something was recorded on it', async () => {
    const { tab } = await openRegister(recordsAt('submitted', { id: 'CL-1' }), 'district_officer');
    await tab.store.dispatch(doAction('start_verification', target(tab)));
    await tab.store.dispatch(saveChecklist(target(tab), completeChecklistForm()));
    expect(await undo(tab)).toMatchObject(nothing);
  });

  test('once a claimant was told of it', async () => {
    const { tab } = await openRegister(recordsAt('under_verification', { id: 'CL-1' }), 'district_officer');
    await tab.store.dispatch(doAction('reject_verification', target(tab)));
    await tab.store.dispatch(recordTold(target(tab), { day: '2026-11-20', how: 'letter', toldBy: 'Sarah', note: '' }));
    expect(await undo(tab)).toMatchObject(nothing);
  });

  test('once a piece that was asked for was answered', async () => {
    const { tab } = await openRegister(recordsAt('under_verification', { id: 'CL-1' }), 'district_officer');
    await tab.store.dispatch(doAction('request_info', target(tab)));
    const seen = claimIn(tab).verifications.at(-1)?.asked?.pieces[0] ?? { text: '' };
    await tab.store.dispatch(
      answerPiece({ claimId: 'CL-1', place: 0, seen, form: { how: 'explained', fileId: '', note: 'So' } }),
    );
    expect(await undo(tab)).toMatchObject(nothing);
  });
});

test('a note, a list and a whole register that was taken leave it as it is', async () => {
  const { tab } = await openRegister(recordsAt('under_verification', { id: 'CL-1' }), 'district_officer');
  await tab.store.dispatch(doAction('forward_to_cvc', target(tab)));
  await tab.store.dispatch(addNote('CL-1', { content: 'Called', type: 'document' }));
  await tab.store.dispatch(recordExport('claims', { file: 'claims.xlsx', claims: 1 }));
  await tab.store.dispatch(recordExport('register', { file: 'register.json', claims: 1 }));
  expect(await undo(tab)).toMatchObject({ ok: true });
  expect(claimIn(tab).notes.map(({ content }) => content)).toContain('Called');
});

test('what was done to several is undone as one, or not at all', async () => {
  const claims = ['CL-1', 'CL-2', 'CL-3'].map((id) => recordsAt('under_cvc_review', { id }).claim);
  const { tab } = await openRegister({ claims }, 'cvc_member');
  for (const { id } of claims) await tab.store.dispatch(doAction('approve', target(tab, id)));
  await tab.store.dispatch(recordClaimExport('print', 'CL-2'));
  const state = tab.store.getState();
  expect(await undo(tab, 'CL-1', 'CL-2', 'CL-3')).toMatchObject({
    ok: false,
    refusal: { code: 'wrong_status', claimId: 'CL-2' },
  });
  expect(tab.store.getState()).toBe(state);
  const events = recordEvents(tab);
  expect(await undo(tab, 'CL-1', 'CL-3')).toMatchObject({ ok: true });
  expect(events.filter(isLifecycleEvent)).toHaveLength(1);
  expect(['CL-1', 'CL-2', 'CL-3'].map((id) => claimIn(tab, id).status)).toEqual([
    'under_cvc_review',
    'approved',
    'under_cvc_review',
  ]);
});

test('an undo of something else than was done last is accepted by no copy', async () => {
  const { tab } = await openRegister(recordsAt('approved', { id: 'CL-1' }), 'admin');
  await tab.store.dispatch(doAction('final_approval', target(tab)));
  const register = tab.store.getState();
  const events = recordEvents(tab);
  await undo(tab);
  const [event] = events.filter(isLifecycleEvent);
  if (!event) throw new Error('Nothing was undone');
  const forge = (own: object) => ({
    ...event,
    payload: { ...event.payload, changes: event.payload.changes.map((change) => ({ ...change, ...own })) },
  });
  expect(acceptsLifecycle(register, forge({}))).toBeUndefined();
  for (const own of [
    { undoes: { eventId: 'EVENT-OF-ANOTHER', action: 'final_approval' } },
    { undoes: { ...event.payload.changes[0]?.undoes, action: 'mark_paid' } },
    { undoes: undefined },
    { payments: [] },
    { after: { ...event.payload.changes[0]?.after, status: 'paid' } },
    { after: { ...event.payload.changes[0]?.after, approvedAmount: 5 } },
    { note: { id: 'N', content: 'So', author: 'Admin', timestamp: event.meta.at, type: 'document' } },
  ]) {
    expect(acceptsLifecycle(register, forge(own))).toBeDefined();
  }
});

describe('whatever is done in whatever order', () => {
  const step = fc.record({ pick: fc.nat(200), undoes: fc.constantFrom('at once', 'later', 'not') });

  /** What somebody can do to the claim as it stands. */
  const open = ({ status }: Claim): [ClaimAction, Role][] =>
    undone
      .filter((action) => action !== 'complete')
      .flatMap((action) =>
        lifecycle[action].roles
          .filter((role) => !findLifecycleRefusal(action, role, status))
          .map((role): [ClaimAction, Role] => [action, role]),
      );

  test('an undo leads exactly back, and leaves a sound claim', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
        const { tab } = await openRegister(recordsAt('submitted', { id: 'CL-1' }), 'district_officer');
        for (const { pick, undoes } of steps) {
          const actions = open(claimIn(tab));
          const [action, role] = actions[pick % actions.length] ?? [];
          if (!action || !role) throw new Error('Nothing can be done');
          await signInAs(tab, role);
          const before = contentOf(tab);
          const payments = selectClaimPayments(tab.store.getState(), 'CL-1');
          const { ok } = await tab.store.dispatch(doAction(action, target(tab), payments.at(-1)?.id));
          if (!ok || undoes === 'not') continue;
          if (undoes === 'later') await tab.store.dispatch(addNote('CL-1', { content: 'Later', type: 'document' }));
          expect(await undo(tab)).toMatchObject({ ok: true });
          expect(contentOf(tab)).toEqual(before);
          const state = tab.store.getState();
          const all = [...selectClaimPayments(state, 'CL-1'), ...selectCancelledPayments(state, 'CL-1')];
          expect(findUnsoundClaim({ claim: claimIn(tab), payments: all }, '2027-01-01T08:00:00.000Z', () => true)).toBe(
            undefined,
          );
        }
      }),
      { numRuns: 60 },
    );
  });
});
