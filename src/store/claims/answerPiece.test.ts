import type { AnswerForm } from '../../domain/claim/asked/answerForm';
import { findAsked } from '../../domain/claim/asked/asked';
import { buildAsking, buildSession } from '../../test/builders';
import { resubmitClaim } from '../../test/claimCommands';
import { openRegister, recordEvents } from '../../test/openRegister';
import { recordsAt, recordsFor } from '../../test/recordsAt';
import { auditRowsOf, type Tab } from '../../test/testRegister';
import { startEdit } from '../drafts/commands';
import { commitEdit } from '../drafts/submit';
import { isLifecycleEvent } from '../events';
import { acceptsLifecycle } from './accepts';
import { answerPiece } from './answerPiece';
import { findClaim } from './selectors';

const open = () =>
  openRegister(recordsAt('request_info', { id: 'CL-1', verifications: [buildAsking()] }), 'district_officer');

function claimIn({ store }: Tab) {
  const claim = findClaim(store.getState(), 'CL-1');
  if (!claim) throw new Error('The claim is gone');
  return claim;
}

const pieceOf = (tab: Tab, place: number) => findAsked(claimIn(tab))?.pieces[place] ?? { text: 'Nothing' };
const explained: AnswerForm = { how: 'explained', fileId: '', note: 'The police keep no record' };
const answer = (tab: Tab, form: AnswerForm = explained, place = 0) =>
  tab.store.dispatch(answerPiece({ claimId: 'CL-1', place, seen: pieceOf(tab, place), form }));
const resubmit = (tab: Tab) => tab.store.dispatch(resubmitClaim({ id: 'CL-1', rev: claimIn(tab).rev }));

test('a claim is resubmitted once every piece is answered, which the claim and its log then say', async () => {
  const { tab } = await open();
  const { rev } = claimIn(tab);
  expect(await resubmit(tab)).toMatchObject({
    refusal: {
      message: 'Answer every piece of the information asked for before you resubmit. Still open: {{number}}.',
      params: { number: 1 },
      claimId: 'CL-1',
    },
  });
  const events = recordEvents(tab);
  expect(await answer(tab)).toMatchObject({ ok: true });
  expect(events.map(({ type }) => type)).toEqual(['claims/answered']);
  expect(pieceOf(tab, 0)).toEqual({
    reason: 'police_report',
    text: '',
    answer: {
      how: 'explained',
      note: 'The police keep no record',
      answeredOn: '2026-11-20T08:00:04.000Z',
      answeredBy: 'District Officer',
    },
  });
  expect(claimIn(tab).rev).toBe(rev);
  expect(auditRowsOf(tab, 'INFORMATION_ANSWERED')).toMatchObject([
    {
      resource: 'claim',
      resourceId: 'CL-1',
      severity: 'low',
      changes: [
        { field: 'answer.piece', newValue: 'police_report' },
        { field: 'answer.how', newValue: 'explained' },
        { field: 'answer.note', newValue: 'The police keep no record' },
      ],
    },
  ]);
  expect(await resubmit(tab)).toMatchObject({ ok: true });
  expect(claimIn(tab).status).toBe('submitted');
});

test('an answer is corrected, and taken back, while the claim waits', async () => {
  const { tab } = await open();
  await answer(tab);
  expect(await answer(tab, { how: 'file_added', fileId: 'FILE-1', note: '' })).toMatchObject({ ok: true });
  expect(pieceOf(tab, 0).answer).toMatchObject({ how: 'file_added', file: { id: 'FILE-1', name: 'field.jpg' } });
  expect(await answer(tab, { how: 'open', fileId: '', note: '' })).toMatchObject({ ok: true });
  expect(pieceOf(tab, 0)).toEqual({ reason: 'police_report', text: '' });
  expect(await resubmit(tab)).toMatchObject({ ok: false });
});

test('an edit under way can be saved after an answer', async () => {
  const { tab } = await open();
  const edit = tab.store.dispatch(startEdit('CL-1'));
  await answer(tab);
  expect(edit.ok && (await tab.store.dispatch(commitEdit(edit.value)))).toMatchObject({ ok: true });
  expect(pieceOf(tab, 0).answer).toBeDefined();
});

test('an answer that somebody else gave meanwhile is not overwritten', async () => {
  const { tab } = await open();
  const seen = pieceOf(tab, 0);
  await answer(tab);
  const late = answerPiece({ claimId: 'CL-1', place: 0, seen, form: { ...explained, note: 'Later' } });
  expect(await tab.store.dispatch(late)).toMatchObject({
    refusal: { code: 'changed', message: expect.stringContaining('someone else changed this answer') },
  });
  expect(pieceOf(tab, 0).answer?.note).toBe('The police keep no record');
});

test.each<[what: string, form: AnswerForm, place: number, refusal: object]>([
  ['a form that is not complete', { ...explained, note: '' }, 0, { fields: { note: 'Say what was explained' } }],
  ['a piece that was not asked for', explained, 7, { code: 'wrong_status' }],
])('%s is refused', async (_what, form, place, refusal) => {
  const { tab } = await open();
  expect(await answer(tab, form, place)).toMatchObject({ refusal });
});

test('no copy of the register takes a resubmission while a piece is open, whoever decided on it', async () => {
  const done = await openRegister(recordsFor('resubmit', undefined, { id: 'CL-1' }), 'district_officer');
  const events = recordEvents(done.tab);
  await resubmit(done.tab);
  const event = events.find(isLifecycleEvent);
  if (!event) throw new Error('Nothing happened');
  const { tab } = await open();
  const forged = { ...event, meta: { ...event.meta, actor: buildSession() } };
  expect(acceptsLifecycle(tab.store.getState(), forged)).toMatchObject({ code: 'invalid', claimId: 'CL-1' });
});
