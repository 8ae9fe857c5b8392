import { checklistToForm, type ChecklistForm } from '../../domain/checklist/checklistForm';
import { shippedScheme } from '../../domain/scheme/scheme';
import { doAction, verifyClaim } from '../../test/claimCommands';
import { buildChecklist, completeVerificationForm } from '../../test/builders';
import { openRegister, recordEvents } from '../../test/openRegister';
import { recordsAt } from '../../test/recordsAt';
import { auditRowsOf, signInAs, type Tab } from '../../test/testRegister';
import { saveChecklist } from './saveChecklist';
import { findClaim } from './selectors';

function claimIn({ store }: Tab) {
  const [id = ''] = store.getState().claims.ids;
  const claim = findClaim(store.getState(), id);
  if (!claim) throw new Error('The claim is gone');
  return claim;
}

const target = (tab: Tab) => ({ id: claimIn(tab).id, rev: claimIn(tab).rev });
const formOf = (tab: Tab) => checklistToForm(claimIn(tab), shippedScheme);

const identity = (answer: 'yes' | 'no', override = ''): Partial<ChecklistForm['questions']> => ({
  identity: { answer, note: '', override },
});
const save = (tab: Tab, questions: Partial<ChecklistForm['questions']>) => {
  const form = formOf(tab);
  return tab.store.dispatch(saveChecklist(target(tab), { ...form, questions: { ...form.questions, ...questions } }));
};

const open = (checklist = buildChecklist(), status: 'under_verification' | 'under_cvc_review' = 'under_verification') =>
  openRegister(recordsAt(status, { checklist }), 'district_officer');

test('a saved answer is on the claim and in its log, by one event, and there after a reload', async () => {
  const { tab, browser } = await openRegister(recordsAt('submitted', { checklist: undefined }), 'district_officer');
  const events = recordEvents(tab);
  const { rev } = claimIn(tab);
  expect(await save(tab, identity('yes'))).toMatchObject({ ok: true });
  expect(events.map(({ type }) => type)).toEqual(['claims/checked']);
  const claim = claimIn(tab);
  expect(claim).toMatchObject({
    rev: rev + 1,
    status: 'submitted',
    checklist: {
      questions: { identity: { answer: 'yes' } },
      checkedAt: claim.updatedAt,
      checkedBy: tab.store.getState().session.current?.name,
    },
  });
  expect(auditRowsOf(tab, 'CHECKLIST_ANSWERED')).toMatchObject([
    {
      ...{ resource: 'claim', resourceId: claim.id, severity: 'medium' },
      changes: [{ field: 'checklist.questions.identity.answer', oldValue: undefined, newValue: 'yes' }],
    },
  ]);
  const next = browser.openTab();
  await next.opened;
  expect(claimIn(next)).toEqual(claim);
});

test('a claim is not forwarded while a point is open or barred, and is with a reason', async () => {
  const { tab } = await open();
  const forward = () => tab.store.dispatch(verifyClaim(target(tab), completeVerificationForm()));
  await save(tab, { ...identity('no'), outside_area: { answer: '', note: '', override: '' } });
  expect(await forward()).toMatchObject({
    refusal: {
      code: 'invalid',
      message: 'The checklist is not complete: {{points}}',
      words: { points: ['Identity seen', 'Outside a protected area'] },
    },
  });
  expect(claimIn(tab).status).toBe('under_verification');
  await save(tab, { ...identity('no', 'Known to the chief'), outside_area: { answer: 'yes', note: '', override: '' } });
  expect(auditRowsOf(tab, 'CHECKLIST_ANSWERED').at(-1)?.changes).toContainEqual({
    field: 'checklist.questions.identity.override',
    oldValue: undefined,
    newValue: 'Known to the chief',
  });
  expect(await forward()).toMatchObject({ ok: true });
  expect(claimIn(tab).status).toBe('under_cvc_review');
});

test('a claim may be rejected or sent back for information with every point open', async () => {
  for (const action of ['reject_verification', 'request_info'] as const) {
    const { tab } = await openRegister(recordsAt('submitted', { checklist: undefined }), 'district_officer');
    expect(await tab.store.dispatch(doAction(action, target(tab)))).toMatchObject({ ok: true });
  }
});

test('what is answered in part is refused at its field, and changes nothing', async () => {
  const { tab } = await open();
  const before = tab.store.getState().claims;
  const form = { ...formOf(tab), visitBy: ' ' };
  expect(await tab.store.dispatch(saveChecklist(target(tab), form))).toMatchObject({
    refusal: { fields: { visitBy: 'Say who visited' } },
  });
  expect(tab.store.getState().claims).toBe(before);
});

test('once the claim has left the district its checklist stands', async () => {
  const { tab } = await open(buildChecklist(), 'under_cvc_review');
  expect(await save(tab, identity('no'))).toMatchObject({
    refusal: {
      code: 'wrong_status',
      message: 'The checklist can be changed only while the claim is with the district. Nothing was changed.',
    },
  });
});

test('another role, a claim that changed since, and one that is not there, are refused', async () => {
  const { tab } = await open();
  const seen = target(tab);
  const form = formOf(tab);
  await save(tab, identity('no'));
  expect(await tab.store.dispatch(saveChecklist(seen, form))).toMatchObject({ refusal: { code: 'changed' } });
  expect(await tab.store.dispatch(saveChecklist({ id: 'constructor', rev: 1 }, form))).toMatchObject({
    refusal: { code: 'not_found' },
  });
  await signInAs(tab, 'cvc_member');
  expect(await save(tab, identity('yes'))).toMatchObject({ refusal: { code: 'wrong_role' } });
});
