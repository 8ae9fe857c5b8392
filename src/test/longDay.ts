import { type UnknownAction } from '@reduxjs/toolkit';
import { kampalaDay } from '../domain/calendar';
import { findAsked } from '../domain/claim/asked/asked';
import { emptyFilter } from '../domain/claim/list/claimFilter';
import { lifecycle } from '../domain/workflow/lifecycle';
import type { Role } from '../domain/user/roles';
import { emptyUserForm } from '../domain/user/userForm';
import { scheduleToForm } from '../domain/valuation/scheduleForm';
import {
  buildClaim,
  buildDraft,
  buildFile,
  buildPhotoFacts,
  buildSchedule,
  buildUser,
  completeClaimantForm,
  completeDecisionForm,
  completeImportForm,
  completePaymentForm,
  completeVerificationForm,
} from './builders';
import { openRegister, recordEvents } from './openRegister';
import { recordsAt, recordsFor } from './recordsAt';
import { noRecords, signInAs } from './testRegister';
import { recordExport } from '../store/audit/recordExport';
import { recordSnapshot } from '../store/audit/recordSnapshot';
import { addNote } from '../store/claims/addNote';
import { answerPiece } from '../store/claims/answerPiece';
import {
  answerChecklist,
  claimActions,
  decideClaim,
  doAction,
  giveFinalApproval,
  markPaid,
  resubmitClaim,
  retryPayment,
  startVerification,
  updatePayment,
  verifyClaim,
} from './claimCommands';
import { checkCondition } from '../store/claims/checkCondition';
import { importClaims } from '../store/claims/importing';
import { recordTold } from '../store/claims/recordTold';
import { discardDraft, saveDraft, startDraft, startEdit } from '../store/drafts/commands';
import { addDraftFile } from '../store/drafts/files';
import { commitEdit, submitDraft } from '../store/drafts/submit';
import * as events from '../store/events';
import { recordFundEntry } from '../store/fundLedger/commands';
import { markNotificationsRead, markNotificationsUnread } from '../store/notifications/commands';
import { findLatestPayment } from '../domain/payment/payment';
import { selectClaimPayments } from '../store/payments/selectors';
import { startEmpty } from '../store/register/commands';
import { mergeRegister } from '../store/register/mergeRegister';
import { removeSetAside } from '../store/persistence/removeSetAside';
import { planMerge } from '../store/register/merging/planMerge';
import {
  copySchedule,
  discardSchedule,
  publishSchedule,
  saveSchedule,
  withdrawSchedule,
} from '../store/schedules/commands';
import { changeScheme } from '../store/scheme/commands';
import { findSchedule } from '../store/schedules/selectors';
import { deleteView, renameView, saveView } from '../store/savedViews/commands';
import { signIn, signOut } from '../store/session/commands';
import { saveProfile } from '../store/session/profile';
import { chooseTheme } from '../store/settings/commands';
import { selectActor } from '../store/session/selectors';
import { recordPassphrase, toggleSidebar } from '../store/settings/deviceCommands';
import { addUser, deleteUser, updateUser } from '../store/users/commands';

/** Every kind of event there is, as the commands make them, in the order of one long day. */
export async function aLongDay(): Promise<UnknownAction[]> {
  const inPayment = recordsAt('payment_processing', { id: 'CL-3' });
  const others = claimActions.map((action) => recordsFor(action, undefined, { id: `CL-${action}` }));
  const records = {
    ...noRecords,
    claims: [
      recordsAt('under_cvc_review', { id: 'CL-2' }).claim,
      inPayment.claim,
      recordsAt('under_cvc_review', { id: 'CL-4' }).claim,
      ...others.map(({ claim }) => claim),
    ],
    payments: [inPayment, ...others].flatMap(({ claim, payments }) =>
      payments.map((payment) => ({ ...payment, id: `PAY-of-${claim.id}` })),
    ),
    drafts: [buildDraft({ claimId: 'CL-1' })],
    users: [buildUser(), buildUser({ id: 'USER-2', email: 'gone@example.org', status: 'inactive' })],
  };
  const { tab } = await openRegister();
  const { store } = tab;
  const day = recordEvents(tab);
  store.dispatch(events.registerLaidDown(records));
  const at = (id: string) => ({ id, rev: store.getState().claims.entities[id]?.rev ?? 0 });
  const latest = (id: string) => findLatestPayment(selectClaimPayments(store.getState(), id))?.id ?? '';

  await signInAs(tab, 'district_officer', 'sarah.auma@example.org');
  await store.dispatch(saveProfile({ phone: '+256772123456', email: 'sarah@example.org' }));
  const draft = store.dispatch(startDraft());
  if (draft.ok) {
    store.dispatch(saveDraft(draft.value, { claimant: completeClaimantForm() }));
    store.dispatch(addDraftFile(draft.value, 'photos', buildFile({ photo: buildPhotoFacts() })));
    await store.dispatch(discardDraft(draft.value));
  }
  await store.dispatch(submitDraft('DRAFT-1'));
  const edit = store.dispatch(startEdit('CL-1'));
  if (edit.ok) {
    store.dispatch(saveDraft(edit.value, { claimant: completeClaimantForm({ village: 'Kahokya' }) }));
    await store.dispatch(commitEdit(edit.value));
  }
  await store.dispatch(startVerification(at('CL-1')));
  const verify = (action: 'request_info' | 'reject' | 'forward_to_cvc') =>
    store.dispatch(verifyClaim(at('CL-1'), completeVerificationForm({ action, actionReason: 'Because' })));
  await store.dispatch(answerChecklist(at('CL-1')));
  await store.dispatch(answerChecklist(at('CL-1')));
  const missing = [{ piece: 'Letter of the LC1 chairperson' }];
  const asking = completeVerificationForm({ action: 'request_info', actionReason: 'Because', missing });
  await store.dispatch(verifyClaim(at('CL-1'), { ...asking, awaitedUntil: '2026-12-04' }));
  const [open = { text: '' }] = findAsked(store.getState().claims.entities['CL-1'] ?? buildClaim())?.pieces ?? [];
  const answer = { how: 'explained', fileId: '', note: 'It is in the paper file' } as const;
  await store.dispatch(answerPiece({ claimId: 'CL-1', place: 0, seen: open, form: answer }));
  await store.dispatch(resubmitClaim(at('CL-1')));
  await store.dispatch(addNote('CL-1', { content: 'Called', type: 'document' }));
  await verify('forward_to_cvc');

  await signInAs(tab, 'cvc_member');
  const decide = (id: string, decision: 'approve' | 'reject' | 'refer_back') =>
    store.dispatch(
      decideClaim(
        at(id),
        completeDecisionForm({ decision, conditions: [{ text: 'Fence it' }], decisionNote: 'Because' }),
      ),
    );
  await decide('CL-1', 'refer_back');
  await decide('CL-2', 'approve');
  await store.dispatch(markNotificationsRead(store.getState().notifications.ids));
  await decide('CL-4', 'reject');
  await store.dispatch(markNotificationsUnread(store.getState().notifications.ids));
  await signInAs(tab, 'district_officer');
  await verify('reject');
  const telling = {
    day: kampalaDay(store.getState().claims.entities['CL-1']?.updatedAt ?? ''),
    how: 'called',
    toldBy: 'Sarah Auma',
  } as const;
  await store.dispatch(recordTold(at('CL-1'), { ...telling, note: '' }));
  await store.dispatch(recordTold(at('CL-1'), { ...telling, how: 'letter', note: 'It was the letter' }));

  await signInAs(tab, 'admin');
  const metOn = kampalaDay(store.getState().claims.entities['CL-2']?.updatedAt ?? '');
  await store.dispatch(checkCondition(at('CL-2'), 0, { metOn, note: '' }));
  await store.dispatch(checkCondition(at('CL-2'), 0, { metOn: '', note: 'It fell over' }));
  await store.dispatch(checkCondition(at('CL-2'), 0, { metOn, note: 'It stands again' }));
  await store.dispatch(giveFinalApproval(at('CL-2'), { note: 'Within the budget' }));
  await store.dispatch(markPaid(at('CL-2'), { paymentRef: 'MM-1' }));
  const failed = completePaymentForm({ paymentStatus: 'failed', failureReason: 'Invalid account number' });
  await store.dispatch(updatePayment(at('CL-3'), latest('CL-3'), failed));
  await store.dispatch(
    retryPayment(at('CL-3'), { paymentMethod: 'bank_transfer', payeeName: 'Biira Grace', payeeAccount: '3100045678' }),
  );
  await store.dispatch(updatePayment(at('CL-3'), latest('CL-3'), completePaymentForm({ amount: '500000' })));
  await store.dispatch(
    recordFundEntry(50_000_000, {
      openingBalance: '50000000',
      allocationAmount: '1',
      allocationDistrict: 'gulu',
      notes: '',
    }),
  );
  const view = { filter: { ...emptyFilter, search: 'biira' }, sort: 'date', order: 'desc', size: 25 } as const;
  const saved = await store.dispatch(saveView({ name: 'Of Biira' }, view));
  if (saved.ok) {
    await store.dispatch(renameView(saved.value.id, { name: 'Biira' }));
    await store.dispatch(deleteView(saved.value.id));
  }
  const desks: Role[] = ['finance'];
  const account = { ...emptyUserForm, name: 'Ruth Namono', email: 'ruth@example.org', desks, district: 'gulu' };
  const added = await store.dispatch(addUser(account));
  if (added.ok) {
    await store.dispatch(
      updateUser(
        { id: added.value.id, rev: 1 },
        { ...account, email: 'namono@example.org', desks: ['finance', 'admin'] },
      ),
    );
    await store.dispatch(deleteUser({ id: added.value.id, rev: 2 }));
  }
  const version = (id: string) => ({ id, rev: findSchedule(store.getState(), id)?.rev ?? 0 });
  for (const id of ['v2026.1', 'v2026.2']) await store.dispatch(copySchedule(version('v2024.1'), { id }));
  const rates = scheduleToForm(buildSchedule());
  await store.dispatch(saveSchedule(version('v2026.1'), rates));
  await store.dispatch(publishSchedule(version('v2026.1'), { from: '2026-07-01' }));
  await store.dispatch(withdrawSchedule(version('v2023.3'), { reason: 'The maize price is wrong.' }));
  await store.dispatch(discardSchedule(version('v2026.2')));
  expect(Object.values(store.getState().schedules.entities).map(({ status }) => status)).toEqual([
    'published',
    'withdrawn',
  ]);
  const sentence = { reason: 'late', language: 'en', sentence: 'You told us too late.' } as const;
  await store.dispatch(changeScheme(0, { id: 'reporting', reportDays: '7', papersDays: '14' }));
  await store.dispatch(changeScheme(0, { id: 'sentences', worded: [sentence] }));
  await store.dispatch(changeScheme(1, { id: 'sentences', worded: [] }));
  expect(Object.values(store.getState().scheme.entities).map(({ rev }) => rev)).toEqual([1, 2]);
  await store.dispatch(chooseTheme('dark'));
  await store.dispatch(toggleSidebar(true));
  await store.dispatch(signOut());
  await store.dispatch(
    signIn({ role: 'finance', username: 'gone@example.org', password: 'secret', twoFactorCode: '' }),
  );
  const ends = ['CL-1', 'CL-2', 'CL-3', 'CL-4'].map((id) => store.getState().claims.entities[id]?.status);
  expect(ends).toEqual(['rejected', 'paid', 'payment_processing', 'rejected']);
  // Each action besides on a claim of its own: one that has no place in the story is heard of all the same.
  for (const action of claimActions) {
    await signInAs(tab, lifecycle[action].roles[0]);
    const id = `CL-${action}`;
    expect(await store.dispatch(doAction(action, at(id), latest(id)))).toMatchObject({ ok: true });
  }
  await signInAs(tab, 'admin');
  const dates = { submittedOn: '2025-06-20', decidedOn: '2025-07-01', paidOn: '2025-08-02' };
  const form = completeImportForm({ nationalId: 'CM85012345ABCD', status: 'paid', approvedAmount: '5000', ...dates });
  await store.dispatch(importClaims({ fileName: 'Kasese 2025.xlsx', rows: [{ row: 2, form }] }));
  await store.dispatch(recordPassphrase('on'));
  await store.dispatch(removeSetAside([{ key: 'claims/CL-1', text: '{' }]));
  await store.dispatch(recordSnapshot(1));
  await store.dispatch(recordExport('report', { file: 'claims-summary.pdf', rows: 4 }));
  const file = {
    exportedAt: '2026-11-20T12:00:00.000Z',
    records: {
      ...noRecords,
      claims: [buildClaim({ id: 'CL-9', claimant: { ...buildClaim().claimant, nationalId: 'CM85012345ABCE' } })],
    },
  };
  const seen = planMerge(store.getState(), file.records, '', '2026-11-20T12:00:00.000Z');
  await store.dispatch(mergeRegister({ file, from: 'gulu.zip', seen, choices: {} }));
  await store.dispatch(startEmpty());
  const actor = selectActor(store.getState());
  // A device alone has no shared register to tell or to leave.
  if (actor) {
    store.dispatch(events.sessionTold({ userId: 'USR-1' }, { ...tab.services.stamp(), actor }));
    store.dispatch(events.sharingLeft({}, { ...tab.services.stamp(), actor }));
  }
  return day;
}
