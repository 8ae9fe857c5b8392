import type { RegisterRecords } from '../../domain/register/kinds/kinds';
import * as fc from '../../test/fastCheck';
import { emptyFilter } from '../../domain/claim/list/claimFilter';
import {
  buildAuditEvent,
  buildClaim,
  buildDraft,
  buildLedgerEntry,
  buildNotification,
  buildPayment,
  buildUser,
  completeVerificationForm,
} from '../../test/builders';
import { recordsAt } from '../../test/recordsAt';
import { openRegister, recordEvents, registerOf } from '../../test/openRegister';
import { auditRowsOf, createBackend, createBrowser, noRecords, signInAs, type Tab } from '../../test/testRegister';
import { addNote } from '../claims/addNote';
import { makerOf } from '../command';
import { saveDraft } from '../drafts/commands';
import { registerMerged } from '../events';
import { startVerification, verifyClaim } from '../../test/claimCommands';
import { readRegisterJson, type RegisterFile } from '../persistence/shapes/readRegisterJson';
import { registerAsJson } from '../persistence/shapes/registerJson';
import { saveView } from '../savedViews/commands';
import { selectActor } from '../session/selectors';
import { startEmpty } from './commands';
import { mergeRegister, type Merge } from './mergeRegister';
import { planMerge } from './merging/planMerge';
import { findOpenClashes } from './merging/resolveMerge';
import { keyOf, type MergeSide } from './merging/types';

const administrator = buildUser({ id: 'USER-A', email: 'admin@uwa.example', role: 'administrator' });

const records: RegisterRecords = {
  ...noRecords,
  claims: [
    ...['CL-1', 'CL-2', 'CL-3'].map((id) => buildClaim({ id })),
    recordsAt('payment_processing', { id: 'CL-4' }).claim,
  ],
  drafts: [buildDraft({ claimId: 'CL-9' })],
  payments: [buildPayment({ claimId: 'CL-4' })],
  fundLedger: [buildLedgerEntry()],
  users: [buildUser(), administrator],
  audit: [buildAuditEvent({ resourceId: 'CL-1' })],
  notifications: [buildNotification()],
};

const stateOf = ({ store }: Tab) => store.getState();
const done = { ok: true, stored: true };

function fileOf(tab: Tab): RegisterFile {
  const reading = readRegisterJson(registerAsJson(stateOf(tab), '2026-11-20T08:30:00.000Z'));
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.file;
}

/** What the screen hands over once every clash is chosen for one side. */
function planFor(tab: Tab, file: Merge['file'], side?: MergeSide): Merge {
  const state = stateOf(tab);
  const seen = planMerge(state, file.records, selectActor(state)?.email ?? '', '2026-11-20T12:00:00.000Z');
  const choices = side && Object.fromEntries(findOpenClashes(seen, {}).map((item) => [keyOf(item), side]));
  return { file, from: 'gulu.zip', seen, choices: choices ?? {} };
}

const merge = (tab: Tab, file: Merge['file'], side?: MergeSide) =>
  tab.store.dispatch(mergeRegister(planFor(tab, file, side)));

/** Two districts that began with the same register; their deeds have ids of their own. */
async function openTwo(shared: Partial<RegisterRecords> = records) {
  const here = await openRegister(shared, 'district_officer');
  const there = await openRegister(
    shared,
    'district_officer',
    createBrowser({ start: '2026-11-20T09:00:00.000Z', backend: createBackend() }),
  );
  return { here: here.tab, there: there.tab, browser: here.browser };
}

const mergeRows = (tab: Tab) => auditRowsOf(tab, 'REGISTER_MERGED');

const verify = (tab: Tab, id: string) =>
  tab.store.dispatch(startVerification({ id, rev: stateOf(tab).claims.entities[id]?.rev ?? 0 }));

test('an empty register takes everything over, and is the same after a reload', async () => {
  const { here: source } = await openTwo();
  const view = { filter: emptyFilter, sort: 'date', order: 'desc', size: 25 } as const;
  await source.store.dispatch(saveView({ name: 'All' }, view));
  await verify(source, 'CL-2');
  const file = fileOf(source);
  const { tab, browser } = await openRegister({}, 'admin', createBrowser({ start: '2026-11-20T11:00:00.000Z' }));
  expect(await merge(tab, file)).toMatchObject(done);

  const after = fileOf(tab).records;
  for (const slice of ['claims', 'drafts', 'payments', 'fundLedger', 'users', 'savedViews'] as const) {
    expect(after[slice]).toEqual(file.records[slice]);
  }
  expect(after.audit).toEqual(expect.arrayContaining(file.records.audit));
  expect(mergeRows(tab)).toMatchObject([
    {
      resource: 'register',
      severity: 'high',
      details: { file: 'gulu.zip', exportedAt: file.exportedAt, claimsAdded: 4, claimsChanged: 0, payments: 1 },
    },
  ]);
  const told = Object.values(stateOf(tab).notifications.entities).filter(({ action }) => action === 'register_merged');
  expect(told.map(({ role }) => role)).toEqual(['district_officer', 'cvc_member', 'finance', 'admin']);
  const again = browser.openTab();
  await again.opened;
  expect(registerOf(again)).toEqual(registerOf(tab));
});

test('the same file once more changes nothing, and leaves no event', async () => {
  const { here, there } = await openTwo();
  await verify(there, 'CL-2');
  await signInAs(here, 'admin');
  const file = fileOf(there);
  await merge(here, file);
  const before = registerOf(here);
  const events = recordEvents(here);
  expect(await merge(here, file)).toMatchObject(done);
  expect(events).toEqual([]);
  expect(registerOf(here)).toEqual(before);
});

test('settings and session stay as they are', async () => {
  const { here, there } = await openTwo();
  await verify(there, 'CL-1');
  await signInAs(here, 'admin');
  const { session, settings } = stateOf(here);
  await merge(here, fileOf(there));
  expect(stateOf(here).session.current).toEqual(session.current);
  expect(stateOf(here).settings.preferences).toEqual(settings.preferences);
});

test('whoever looked at a claim that the file changed is told', async () => {
  const { here, there, browser } = await openTwo();
  await verify(there, 'CL-1');
  await signInAs(here, 'admin');
  const other = browser.openTab();
  await other.opened;
  expect(await merge(here, fileOf(there))).toMatchObject(done);
  await other.services.catchUp();
  expect(registerOf(other)).toEqual(registerOf(here));
  await signInAs(here, 'district_officer');
  expect(await other.store.dispatch(startVerification({ id: 'CL-1', rev: 1 }))).toMatchObject({
    refusal: { code: 'changed' },
  });
});

test('what another tab did since the plan was shown is not overrun', async () => {
  const { here, there, browser } = await openTwo();
  await verify(there, 'CL-1');
  await signInAs(here, 'admin');
  const shown = planFor(here, fileOf(there));
  const other = browser.openTab();
  await other.opened;
  await signInAs(other, 'district_officer');
  await verify(other, 'CL-1');
  await signInAs(other, 'admin');
  const before = registerOf(here);
  expect(await here.store.dispatch(mergeRegister(shown))).toMatchObject({ refusal: { code: 'changed' } });
  expect(registerOf(here)).toEqual(before);
  // What the plan does not touch may go on.
  const fresh = planFor(here, fileOf(there), 'ours');
  await other.store.dispatch(addNote('CL-3', { content: 'Called', type: 'document' }));
  expect(await here.store.dispatch(mergeRegister(fresh))).toMatchObject(done);
});

test('nothing is done while a clash is open', async () => {
  const { here, there } = await openTwo();
  await here.store.dispatch(verifyClaim({ id: 'CL-1', rev: 1 }, completeVerificationForm()));
  await verify(there, 'CL-1');
  await signInAs(here, 'admin');
  const before = registerOf(here);
  expect(await merge(here, fileOf(there))).toMatchObject({ refusal: { code: 'invalid' } });
  expect(registerOf(here)).toEqual(before);
  expect(await merge(here, fileOf(there), 'theirs')).toMatchObject(done);
});

test('no choice leaves two accounts with one email, or no active administrator', async () => {
  const { here, there } = await openTwo({ users: [administrator, buildUser()] });
  await signInAs(here, 'admin', 'somebody@uwa.example');
  const file = fileOf(there);
  const withUsers = (users: RegisterFile['records']['users']) => ({ ...file, records: { ...file.records, users } });
  const swapped = withUsers([
    { ...administrator, email: 'sarah.auma@example.org' },
    buildUser({ email: 'new@example.org' }),
  ]);
  const plan = planFor(here, swapped);
  const sides = Object.fromEntries(
    findOpenClashes(plan.seen, {}).map((item) => [keyOf(item), item.id === 'USER-A' ? 'theirs' : 'ours'] as const),
  );
  expect(await here.store.dispatch(mergeRegister({ ...plan, choices: sides }))).toMatchObject({
    refusal: { code: 'invalid', params: { email: 'sarah.auma@example.org' } },
  });
  const without = withUsers([{ ...administrator, status: 'inactive' }]);
  expect(await merge(here, without, 'theirs')).toMatchObject({
    refusal: {
      code: 'invalid',
      message: 'No active administrator with the UWA/MTWA Admin desk would remain. Make a different choice.',
    },
  });
  expect(stateOf(here).users.entities['USER-A']?.status).toBe('active');
});

test.each(['district_officer', 'cvc_member', 'finance'] as const)('%s may not', async (role) => {
  const { tab } = await openRegister(records, role);
  const events = recordEvents(tab);
  expect(await merge(tab, { exportedAt: '', records: { ...noRecords, savedViews: [] } })).toMatchObject({
    refusal: { code: 'wrong_role', words: { roles: ['UWA/MTWA Admin'] } },
  });
  expect(events).toEqual([]);
});

test('where there is no room, nothing is changed, in storage or in memory', async () => {
  const backend = createBackend();
  const { tab } = await openRegister(records, 'admin', createBrowser({ backend }));
  const { setItem } = backend;
  let room = 0;
  backend.setItem = (key, text) => {
    if ((room -= 1) < 0) throw new DOMException('full', 'QuotaExceededError');
    setItem(key, text);
  };
  const [before, stored] = [registerOf(tab), Object.fromEntries(backend.texts)];
  const claims = Array.from({ length: 20 }, (_, index) => buildClaim({ id: `CL-B${index}` }));
  const file = { exportedAt: '2026-11-20T08:30:00.000Z', records: { ...noRecords, savedViews: [], claims } };
  const merging = merge(tab, file, 'theirs');
  expect(await merging).toMatchObject({ ok: false, refusal: { code: 'not_stored' } });
  expect(Object.fromEntries(backend.texts)).toEqual(stored);
  expect(registerOf(tab)).toEqual(before);
  room = Infinity;
  expect(await merge(tab, file, 'theirs')).toMatchObject(done);
});

describe('properties', () => {
  const claimId = fc.constantFrom('CL-1', 'CL-2', 'CL-3');
  const deed = fc.oneof(
    claimId.map((id) => ({ kind: 'start', id }) as const),
    claimId.map((id) => ({ kind: 'forward', id }) as const),
    claimId.map((id) => ({ kind: 'note', id }) as const),
  );
  const deeds = fc.array(deed, { maxLength: 6 });
  const side = fc.constantFrom('ours', 'theirs');

  async function work(tab: Tab, list: readonly { kind: 'start' | 'forward' | 'note'; id: string }[]) {
    for (const { kind, id } of list) {
      const rev = stateOf(tab).claims.entities[id]?.rev ?? 0;
      if (kind === 'start') await verify(tab, id);
      else if (kind === 'forward') await tab.store.dispatch(verifyClaim({ id, rev }, completeVerificationForm()));
      else await tab.store.dispatch(addNote(id, { content: 'Seen', type: 'document' }));
    }
    await signInAs(tab, 'admin');
  }

  const withoutRev = (list: readonly object[]) => list.map((record) => ({ ...record, rev: 0 }));
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  const logOf = (tab: Tab) => fileOf(tab).records.audit.filter(({ action }) => action !== 'REGISTER_MERGED');

  test('two registers merged into each other, with the same choices, are the same; nothing of either is lost', async () => {
    await fc.assert(
      fc.asyncProperty(deeds, deeds, side, async (ourDeeds, theirDeeds, chosen) => {
        const { here, there } = await openTwo();
        await work(here, ourDeeds);
        await work(there, theirDeeds);
        const [ours, theirs] = [fileOf(here), fileOf(there)];
        expect(await merge(here, theirs, chosen)).toMatchObject(done);
        expect(await merge(there, ours, chosen === 'ours' ? 'theirs' : 'ours')).toMatchObject(done);

        const [a, b] = [fileOf(here).records, fileOf(there).records];
        expect(withoutRev(a.claims)).toEqual(withoutRev(b.claims));
        expect(withoutRev(a.payments)).toEqual(withoutRev(b.payments));
        expect(logOf(here)).toEqual(logOf(there));
        for (const { records: before } of [ours, theirs]) {
          expect(ids(a.audit)).toEqual(expect.arrayContaining(ids(before.audit)));
          expect(ids(a.claims)).toEqual(expect.arrayContaining(ids(before.claims)));
          const notes = ids(before.claims.flatMap((claim) => claim.notes));
          expect(ids(a.claims.flatMap((claim) => claim.notes))).toEqual(expect.arrayContaining(notes));
        }
        for (const list of Object.values(a)) expect(new Set(ids(list)).size).toBe(list.length);

        const once = registerOf(here);
        expect(await merge(here, theirs, chosen)).toMatchObject(done);
        expect(registerOf(here)).toEqual(once);
      }),
      { numRuns: 40 },
    );
  });

  test('a register merged into itself stays as it is', async () => {
    await fc.assert(
      fc.asyncProperty(deeds, async (list) => {
        const { tab } = await openRegister(records, 'district_officer');
        await work(tab, list);
        const before = registerOf(tab);
        expect(await merge(tab, fileOf(tab))).toMatchObject(done);
        expect(registerOf(tab)).toEqual(before);
      }),
      { numRuns: 15 },
    );
  });
});

test('a register that was emptied takes its own file back', async () => {
  const { tab } = await openRegister(records, 'admin');
  const file = fileOf(tab);
  await tab.store.dispatch(startEmpty());
  expect(await merge(tab, file)).toMatchObject(done);
  expect(fileOf(tab).records.claims).toEqual(file.records.claims);
});

test('a draft that was saved in another tab while this one slept is not put in the place of', async () => {
  const { browser, tab } = await openRegister(records, 'district_officer');
  const asleep = browser.openTab({ ports: { tabs: { post: () => undefined, listen: () => undefined } } });
  await asleep.opened;
  await signInAs(asleep, 'admin');
  const [draft] = Object.values(stateOf(tab).drafts.entities);
  if (!draft) throw new Error('There is no draft');
  const theirs = { ...draft, step: 1 as const, updatedAt: '2026-11-20T08:20:00.000Z' };
  const file = fileOf(asleep);
  const plan = planFor(asleep, { ...file, records: { ...file.records, drafts: [theirs] } });
  expect(plan.seen.items.filter(({ kind }) => kind === 'drafts')).toMatchObject([{ outcome: 'changed' }]);
  expect(tab.store.dispatch(saveDraft(draft.id, { step: 2 }))).toMatchObject(done);
  expect(await asleep.store.dispatch(mergeRegister(plan))).toMatchObject({ refusal: { code: 'changed' } });
  expect(stateOf(asleep).drafts.entities[draft.id]?.step).toBe(2);
});

describe('what no copy of the register takes of a merge', () => {
  type Event = ReturnType<typeof registerMerged>;
  const withPut = (change: (put: RegisterRecords) => Partial<RegisterRecords>) => (event: Event) => ({
    ...event,
    payload: { ...event.payload, put: { ...event.payload.put, ...change(event.payload.put) } },
  });
  const withPayload = (change: Partial<Event['payload']>) => (event: Event) => ({
    ...event,
    payload: { ...event.payload, ...change },
  });

  test.each<[string, (event: Event) => Event]>([
    ['in the place of what it did not see', withPayload({ replaces: [] })],
    [
      'of a claim for more than was decided',
      withPut(({ claims }) => ({
        claims: claims.map((claim) => ({ ...claim, approvedAmount: 900_000_000 })),
      })),
    ],
    [
      'of a payment that its claim has no place for',
      withPut(() => ({
        payments: [buildPayment({ id: 'PAY-2', claimId: 'CL-1', number: 1 })],
      })),
    ],
    ['of a payment of another claim', withPut(() => ({ payments: [buildPayment({ claimId: 'CL-2' })] }))],
    [
      'of an entry that does not follow',
      withPut(() => ({
        fundLedger: [buildLedgerEntry({ id: 'FUND-9', number: 9 })],
      })),
    ],
    [
      'of an account from the future',
      withPut(() => ({
        users: [buildUser({ id: 'USER-9', email: 'nine@uwa.example', joinDate: '2031-01-01T08:00:00.000Z' })],
      })),
    ],
    [
      'that takes out an entry of the ledger',
      withPayload({
        removed: { drafts: [], payments: [], users: [], fundLedger: [buildLedgerEntry().id] },
      }),
    ],
  ])('%s', async (_what, forge) => {
    const { here, there } = await openTwo();
    await verify(there, 'CL-2');
    await signInAs(here, 'admin', administrator.email);
    const before = stateOf(here);
    const events = recordEvents(here);
    expect(await merge(here, fileOf(there))).toMatchObject(done);
    const event = events.find((one): one is Event => registerMerged.match(one));
    if (!event) throw new Error('Nothing was merged');
    const accepts = (one: Event) => makerOf(one)?.accepts(before, one);
    expect(event.payload.replaces).toEqual([{ kind: 'claims', id: 'CL-2', rev: 1 }]);
    expect(accepts(event)).toBeUndefined();
    expect(accepts(forge(event))).toMatchObject({ code: expect.stringMatching(/changed|invalid/) });
  });
});
