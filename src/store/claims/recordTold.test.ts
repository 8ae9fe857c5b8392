import { findTelling } from '../../domain/claim/telling/told';
import type { ToldForm } from '../../domain/claim/telling/toldForm';
import { decideClaim, doAction, giveFinalApproval, verifyClaim } from '../../test/claimCommands';
import { completeDecisionForm, completeVerificationForm } from '../../test/builders';
import { openRegister, recordEvents } from '../../test/openRegister';
import { recordsAt } from '../../test/recordsAt';
import { auditRowsOf, signInAs, type Tab } from '../../test/testRegister';
import { addNote } from './addNote';
import { recordTold } from './recordTold';
import { findClaim } from './selectors';

const form = (overrides: Partial<ToldForm> = {}): ToldForm => ({
  day: '2026-11-20',
  how: 'called',
  toldBy: 'Peter Okello',
  note: '',
  ...overrides,
});

function claimIn({ store }: Tab) {
  const [id = ''] = store.getState().claims.ids;
  const claim = findClaim(store.getState(), id);
  if (!claim) throw new Error('The claim is gone');
  return claim;
}

const target = (tab: Tab) => ({ id: claimIn(tab).id, rev: claimIn(tab).rev });
const record = (tab: Tab, overrides: Partial<ToldForm> = {}) =>
  tab.store.dispatch(recordTold(target(tab), form(overrides)));

const openRejected = async () => {
  const { tab, browser } = await openRegister(recordsAt('under_verification'), 'district_officer');
  const rejection = completeVerificationForm({ action: 'reject', actionReason: 'Not wildlife' });
  expect(await tab.store.dispatch(verifyClaim(target(tab), rejection))).toMatchObject({ ok: true });
  return { tab, browser };
};

test('a rejection in the district waits until the claimant was told, which the claim and its log then say', async () => {
  const { tab } = await openRejected();
  expect(findTelling(claimIn(tab))).toMatchObject({ state: 'waiting', decision: { kind: 'rejected_district' } });
  const events = recordEvents(tab);
  const { rev } = claimIn(tab);
  expect(await record(tab)).toMatchObject({ ok: true });
  expect(events.map(({ type }) => type)).toEqual(['claims/told']);
  const claim = claimIn(tab);
  expect(claim).toMatchObject({
    status: 'rejected',
    rev: rev + 1,
    told: [
      {
        decision: { kind: 'rejected_district', at: claim.verifications.at(-1)?.verifiedOn },
        day: '2026-11-20',
        how: 'called',
        toldBy: 'Peter Okello',
        recordedBy: tab.store.getState().session.current?.name,
      },
    ],
  });
  expect(findTelling(claim)?.state).toBe('told');
  expect(auditRowsOf(tab, 'CLAIMANT_TOLD')).toMatchObject([
    {
      resource: 'claim',
      resourceId: claim.id,
      severity: 'medium',
      changes: expect.arrayContaining([
        { field: 'told.decision.kind', oldValue: undefined, newValue: 'rejected_district' },
        { field: 'told.day', oldValue: undefined, newValue: '2026-11-20' },
        { field: 'told.toldBy', oldValue: undefined, newValue: 'Peter Okello' },
      ]),
    },
  ]);
});

test('the approval of the committee is nothing to tell, the final approval is', async () => {
  const { tab } = await openRegister(recordsAt('under_cvc_review'), 'cvc_member');
  await tab.store.dispatch(decideClaim(target(tab), completeDecisionForm()));
  expect(claimIn(tab).told).toBeUndefined();
  await signInAs(tab, 'admin');
  expect(await record(tab)).toMatchObject({
    refusal: { code: 'wrong_status', message: 'There is no decision to tell the claimant of. Nothing was changed.' },
  });
  await tab.store.dispatch(giveFinalApproval(target(tab), { note: '' }));
  expect(findTelling(claimIn(tab))).toMatchObject({ state: 'waiting', decision: { kind: 'awarded' } });
  expect(await record(tab)).toMatchObject({ ok: true });
});

test('what is paid afterwards is no other decision', async () => {
  const { tab } = await openRegister(recordsAt('approved'), 'admin');
  await tab.store.dispatch(giveFinalApproval(target(tab), { note: '' }));
  await record(tab);
  await tab.store.dispatch(doAction('mark_paid', target(tab)));
  expect(claimIn(tab)).toMatchObject({ status: 'paid', told: [{ day: '2026-11-20' }] });
  expect(findTelling(claimIn(tab))?.state).toBe('told');
});

test('a decision on paper does not wait, and what is known can be recorded', async () => {
  const { tab } = await openRegister(recordsAt('rejected'), 'district_officer');
  expect(findTelling(claimIn(tab))?.state).toBe('not_recorded');
  expect(await record(tab, { day: '2025-07-10' })).toMatchObject({ ok: true });
  expect(findTelling(claimIn(tab))?.state).toBe('told');
});

test('a mistake is corrected by another record with a note, and the first one stays', async () => {
  const { tab } = await openRejected();
  await record(tab);
  expect(await record(tab, { how: 'letter' })).toMatchObject({
    refusal: { fields: { note: 'Say what you are correcting' } },
  });
  expect(await record(tab, { how: 'letter', note: 'It was the letter' })).toMatchObject({ ok: true });
  expect(claimIn(tab).told?.map(({ how }) => how)).toEqual(['called', 'letter']);
  expect(auditRowsOf(tab, 'CLAIMANT_TOLD').at(-1)?.changes).toEqual([
    { field: 'told.how', oldValue: 'called', newValue: 'letter' },
    { field: 'told.note', oldValue: undefined, newValue: 'It was the letter' },
  ]);
});

test('a day before the decision or in the future is refused and changes nothing', async () => {
  const { tab } = await openRejected();
  const before = tab.store.getState().claims;
  expect(await record(tab, { day: '2026-11-19' })).toMatchObject({
    refusal: { fields: { day: 'Date told cannot be before the decision' } },
  });
  expect(await record(tab, { day: '2026-11-21' })).toMatchObject({
    refusal: { fields: { day: 'Date told cannot be in the future' } },
  });
  expect(tab.store.getState().claims).toBe(before);
});

test('a claim that somebody else has changed since, and one that is not there, are refused', async () => {
  const { tab } = await openRejected();
  const seen = target(tab);
  await record(tab);
  expect(await tab.store.dispatch(recordTold(seen, form()))).toMatchObject({ refusal: { code: 'changed' } });
  expect(await tab.store.dispatch(recordTold({ id: 'constructor', rev: 1 }, form()))).toMatchObject({
    refusal: { code: 'not_found' },
  });
});

test('what was recorded is there after a reload', async () => {
  const { tab, browser } = await openRejected();
  await record(tab);
  await tab.store.dispatch(addNote(claimIn(tab).id, { content: 'Came to the office', type: 'document' }));
  const claim = claimIn(tab);
  const next = browser.openTab();
  await next.opened;
  expect(claimIn(next)).toEqual(claim);
});
