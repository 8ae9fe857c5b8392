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
  buildSession,
  buildUser,
} from '../../test/builders';
import { openRegister, recordEvents, registerOf } from '../../test/openRegister';
import { auditRowsOf, createBackend, createBrowser, noRecords, signInAs, type Tab } from '../../test/testRegister';
import { readWholeRegister } from '../audit/readOlderLog';
import { addNote } from '../claims/addNote';
import { startVerification } from '../../test/claimCommands';
import { discardDraft, startDraft } from '../drafts/commands';
import { decide } from '../command';
import { registerReplaced } from '../events';
import { fundEntryCommand } from '../fundLedger/commands';
import type { Ports } from '../ports';
import { createRegisterStorage } from '../persistence/registerStorage';
import { readRegisterJson, type RegisterFile } from '../persistence/shapes/readRegisterJson';
import { registerAsJson } from '../persistence/shapes/registerJson';
import { saveView } from '../savedViews/commands';
import { chooseTheme } from '../settings/commands';
import { acceptsReplacement, loadSample, restoreRegister, startEmpty } from './commands';

const records: RegisterRecords = {
  ...noRecords,
  claims: [buildClaim({ id: 'CL-1' }), buildClaim({ id: 'CL-2' }), buildClaim({ id: 'CL-3' })],
  drafts: [buildDraft({ claimId: 'CL-9' })],
  payments: [buildPayment()],
  fundLedger: [buildLedgerEntry()],
  users: [buildUser(), buildUser({ id: 'USER-2', email: 'other@example.org', desks: ['admin'] })],
  audit: [buildAuditEvent()],
  notifications: [buildNotification()],
};

const stateOf = ({ store }: Tab) => store.getState();

function snapshotOf(tab: Tab): RegisterFile {
  const reading = readRegisterJson(registerAsJson(stateOf(tab), '2026-11-20T08:30:00.000Z'));
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.file;
}

async function reload(browser: ReturnType<typeof createBrowser>) {
  const tab = browser.openTab();
  await tab.opened;
  return tab;
}

const done = { ok: true, stored: true };

/** A register, its snapshot, and what a busy morning made of it since. */
async function openChanged(browser = createBrowser()) {
  const { tab } = await openRegister(records, 'district_officer', browser);
  const view = { filter: emptyFilter, sort: 'date', order: 'desc', size: 25 } as const;
  await tab.store.dispatch(saveView({ name: 'All' }, view));
  const snapshot = snapshotOf(tab);
  await tab.store.dispatch(startVerification({ id: 'CL-1', rev: 1 }));
  await tab.store.dispatch(addNote('CL-2', { content: 'Called', type: 'document' }));
  await tab.store.dispatch(discardDraft('DRAFT-1'));
  await signInAs(tab, 'admin', 'other@example.org');
  return { browser, tab, snapshot };
}

test('a snapshot restored is the register as it was, but for revisions raised where it differed and the log kept', async () => {
  const { browser, tab, snapshot } = await openChanged();
  const before = stateOf(tab);
  expect(await tab.store.dispatch(restoreRegister(snapshot))).toMatchObject(done);

  const after = stateOf(tab);
  expect(Object.values(after.claims.entities)).toEqual([
    { ...snapshot.records.claims[0], rev: 3 },
    { ...snapshot.records.claims[1], rev: 2 },
    snapshot.records.claims[2],
  ]);
  expect(after.claims.entities['CL-3']).toBe(before.claims.entities['CL-3']);
  // Signing in since had changed when they were last there.
  expect(after.users.entities['USER-2']).toEqual({ ...snapshot.records.users[1], rev: 2 });
  for (const slice of ['drafts', 'payments', 'fundLedger', 'savedViews'] as const) {
    expect(Object.values(after[slice].entities)).toEqual(snapshot.records[slice]);
  }
  expect(after.audit.entities).toMatchObject(before.audit.entities);
  expect(after.audit.ids).toHaveLength(before.audit.ids.length + 1);
  expect(auditRowsOf(tab, 'REGISTER_RESTORED')).toMatchObject([
    {
      resource: 'register',
      severity: 'high',
      status: 'success',
      details: { claimsBefore: 3, claimsAfter: 3, takenAt: '2026-11-20T08:30:00.000Z' },
    },
  ]);
  expect(after.session.current).toEqual(before.session.current);
  expect(after.settings.preferences).toEqual(before.settings.preferences);
  expect(registerOf(await reload(browser))).toEqual(registerOf(tab));
});

test('restored twice, nothing differs any more and no revision is raised again', async () => {
  const { tab, snapshot } = await openChanged();
  await tab.store.dispatch(restoreRegister(snapshot));
  const once = stateOf(tab).claims.entities;
  await tab.store.dispatch(restoreRegister(snapshot));
  expect(stateOf(tab).claims.entities).toEqual(once);
});

test('an audit row of the snapshot never takes the place of one that is there', async () => {
  const { tab, snapshot } = await openChanged();
  const forged = { ...snapshot, records: { ...snapshot.records, audit: [buildAuditEvent({ user: 'Somebody else' })] } };
  await tab.store.dispatch(restoreRegister(forged));
  expect(stateOf(tab).audit.entities['EVENT-1']?.user).toBe('Sarah Auma');
});

test('an empty register holds nothing but who started it, how many claims there were, and that it begins with four eyes', async () => {
  const { browser, tab } = await openChanged();
  await tab.store.dispatch(chooseTheme('dark'));
  expect(await tab.store.dispatch(startEmpty())).toMatchObject(done);
  const { claims, drafts, payments, fundLedger, users, savedViews, audit, session, settings } = stateOf(tab);
  for (const { ids } of [claims, drafts, payments, fundLedger, users, savedViews]) expect(ids).toEqual([]);
  expect(Object.values(audit.entities)).toMatchObject([
    { action: 'REGISTER_EMPTIED', severity: 'high', user: 'Sarah Auma', details: { claimsBefore: 3, claimsAfter: 0 } },
  ]);
  expect(session.current?.role).toBe('admin');
  expect(settings.preferences.theme).toBe('dark');
  const kept = [...browser.backend.texts.keys()].filter((key) => /^reg\/.*\//.test(key));
  expect(kept.every((key) => /^reg\/(audit|notifications|scheme)\//.test(key))).toBe(true);
  expect(stateOf(tab).scheme.entities).toMatchObject({ access: { fourEyes: true, rev: 1, changedBy: 'Sarah Auma' } });
  expect(registerOf(await reload(browser))).toEqual(registerOf(tab));
});

test('the sample takes the place of the register, with its own log', async () => {
  const { browser, tab } = await openChanged();
  const sample = { ...noRecords, claims: [buildClaim({ id: 'CLM-7' })], audit: [buildAuditEvent({ id: '0SAMPLE' })] };
  expect(await tab.store.dispatch(loadSample(sample))).toMatchObject(done);
  expect(stateOf(tab).claims.ids).toEqual(['CLM-7']);
  expect(stateOf(tab).audit.ids).toContain('0SAMPLE');
  expect(stateOf(tab).audit.ids).not.toContain('EVENT-1');
  expect(auditRowsOf(tab, 'SAMPLE_LOADED')).toMatchObject([{ details: { claimsBefore: 3, claimsAfter: 1 } }]);
  expect(registerOf(await reload(browser))).toEqual(registerOf(tab));
});

test.each(['district_officer', 'cvc_member', 'finance'] as const)('%s may not', async (role) => {
  const { tab } = await openRegister(records, role);
  const snapshot = snapshotOf(tab);
  const events = recordEvents(tab);
  for (const command of [startEmpty(), restoreRegister(snapshot), loadSample(noRecords)]) {
    expect(await tab.store.dispatch(command)).toMatchObject({
      ok: false,
      refusal: { code: 'wrong_role', words: { roles: ['UWA/MTWA Admin'] } },
    });
  }
  expect(events).toEqual([]);
});

describe('in another tab', () => {
  test('a draft that was saved there while this one slept is in a copy of the register, and goes with it', async () => {
    const { browser, tab } = await openRegister(records, 'district_officer');
    const asleep = browser.openTab({ ports: { tabs: { post: () => undefined, listen: () => undefined } } });
    await asleep.opened;
    const started = tab.store.dispatch(startDraft());
    expect(started).toMatchObject(done);
    await signInAs(asleep, 'admin');
    // The copy that is kept of the register before has it.
    const copied = await asleep.store.dispatch(readWholeRegister());
    expect(copied.drafts.ids).toContain(started.ok && started.value);
    await tab.services.catchUp();
    await signInAs(tab, 'district_officer');
    expect(tab.store.dispatch(startDraft())).toMatchObject(done);
    await signInAs(asleep, 'admin');
    expect(await asleep.store.dispatch(startEmpty())).toMatchObject(done);
    expect(stateOf(await reload(browser)).drafts.ids).toEqual([]);
  });

  test('the register is read again', async () => {
    const { browser, tab, snapshot } = await openChanged();
    const other = await reload(browser);
    await tab.store.dispatch(restoreRegister(snapshot));
    await other.services.catchUp();
    expect(registerOf(other)).toEqual(registerOf(tab));
    await other.store.dispatch(startEmpty());
    await tab.services.catchUp();
    expect(registerOf(tab)).toEqual(registerOf(other));
  });

  test('it is read once it is to be seen there, though the message came first', async () => {
    const { browser, tab } = await openChanged();
    const { texts, setItem, removeItem } = browser.backend;
    const seenBefore = new Map(texts);
    let arrived = false;
    const view = () => (arrived ? texts : seenBefore);
    const storage = createRegisterStorage({
      get length() {
        return view().size;
      },
      key: (index) => [...view().keys()][index] ?? null,
      getItem: (key) => view().get(key) ?? null,
      setItem,
      removeItem,
    });
    const withLock: Ports['withLock'] = async (run) => {
      arrived = true;
      return run();
    };
    const other = browser.openTab({ ports: { storage, withLock } });
    await other.opened;
    await tab.store.dispatch(startEmpty());
    // Nobody waits for what another tab does: it takes as many turns as reading the register does.
    while (stateOf(other).claims.ids.length > 0) await new Promise((resolve) => setTimeout(resolve));
    expect(registerOf(other)).toEqual(registerOf(tab));
  });

  test('whoever looked at a claim before is told that it changed', async () => {
    const { browser, tab, snapshot } = await openChanged();
    const other = await reload(browser);
    await tab.store.dispatch(restoreRegister(snapshot));
    await signInAs(tab, 'district_officer');
    expect(await other.store.dispatch(startVerification({ id: 'CL-1', rev: 1 }))).toMatchObject({
      refusal: { code: 'changed' },
    });
    expect(await other.store.dispatch(startVerification({ id: 'CL-1', rev: 3 }))).toMatchObject(done);
  });
});

describe('where there is no room', () => {
  const large = { ...noRecords, claims: Array.from({ length: 40 }, (_, index) => buildClaim({ id: `CLM-${index}` })) };
  const used = (texts: Map<string, string>) =>
    [...texts].reduce((sum, [key, text]) => sum + key.length + text.length, 0);

  async function openFull() {
    const backend = createBackend();
    const opened = await openChanged(createBrowser({ backend }));
    const { setItem } = backend;
    const limit = { units: used(backend.texts) };
    backend.setItem = (key, text) => {
      const old = backend.texts.get(key);
      const growth = text.length + (old === undefined ? key.length : -old.length);
      if (used(backend.texts) + growth > limit.units) throw new DOMException('full', 'QuotaExceededError');
      setItem(key, text);
    };
    return { ...opened, limit, texts: () => Object.fromEntries(backend.texts) };
  }

  test('nothing is changed, in storage or in memory, and it is said', async () => {
    const { tab, limit, texts } = await openFull();
    const [before, stored] = [registerOf(tab), texts()];
    expect(await tab.store.dispatch(loadSample(large))).toMatchObject({ ok: false, refusal: { code: 'not_stored' } });
    expect(texts()).toEqual(stored);
    expect(registerOf(tab)).toEqual(before);
    await new Promise((resolve) => setTimeout(resolve));
    expect(stateOf(tab).storage.unsaved).toBe(0);
    limit.units = Infinity;
    expect(await tab.store.dispatch(chooseTheme('dark'))).toMatchObject(done);
  });

  test('what was unsaved before goes on waiting', async () => {
    const { browser, tab, limit } = await openFull();
    expect(await tab.store.dispatch(addNote('CL-2', { content: 'Waits', type: 'document' }))).toMatchObject({
      ok: true,
      stored: false,
    });
    await tab.store.dispatch(loadSample(large));
    await new Promise((resolve) => setTimeout(resolve));
    expect(stateOf(tab).storage.unsaved).toBe(1);
    limit.units = Infinity;
    expect(await tab.store.dispatch(chooseTheme('dark'))).toMatchObject(done);
    expect(registerOf(await reload(browser))).toEqual(registerOf(tab));
    expect(stateOf(tab).claims.entities['CL-2']?.notes.at(-1)?.content).toBe('Waits');
  });

  test('an empty register for which there is room lets go of what was unsaved', async () => {
    const { browser, tab, limit } = await openFull();
    await tab.store.dispatch(addNote('CL-2', { content: 'x'.repeat(5000), type: 'document' }));
    limit.units += 4000;
    expect(await tab.store.dispatch(startEmpty())).toMatchObject(done);
    await new Promise((resolve) => setTimeout(resolve));
    expect(stateOf(tab).storage.unsaved).toBe(0);
    expect(registerOf(await reload(browser))).toEqual(registerOf(tab));
    limit.units = Infinity;
    expect(await tab.store.dispatch(chooseTheme('dark'))).toMatchObject(done);
    expect(registerOf(await reload(browser))).toEqual(registerOf(tab));
  });
});

test('an allocation of a tab that could not save it falls, where the register it was made on is gone', async () => {
  const { tab } = await openRegister(records, 'finance');
  const { openingBalance, closingBalance } = buildLedgerEntry();
  const stamp = {
    eventId: 'Z',
    at: '2026-11-20T09:00:00.000Z',
    actor: buildSession({ role: 'finance', email: 'finance@uwa.example' }),
  };
  const entry = { allocationAmount: '1000', allocationDistrict: 'kasese', notes: '' };
  const command = fundEntryCommand({ openingBalance: String(closingBalance), ...entry }, [], closingBalance);
  expect(decide(stateOf(tab), command, stamp)).toMatchObject({ ok: true });
  await signInAs(tab, 'admin');
  await tab.store.dispatch(startEmpty());
  expect(closingBalance).toBeLessThan(openingBalance);
  expect(decide(stateOf(tab), command, stamp)).toMatchObject({ ok: false, refusal: { code: 'changed' } });
});

test('property: whatever was done to a register since, its snapshot brings every record back', async () => {
  const deed = fc.oneof(
    fc.constantFrom('CL-1', 'CL-2', 'CL-3').map((id) => ({ kind: 'verify', id }) as const),
    fc.constantFrom('CL-1', 'CL-2', 'CL-3').map((id) => ({ kind: 'note', id }) as const),
    fc.constant({ kind: 'discard', id: 'DRAFT-1' } as const),
    fc.constant({ kind: 'snapshot', id: '' } as const),
  );
  const withoutRev = (list: readonly object[]) => list.map((record) => ({ ...record, rev: 0 }));

  await fc.assert(
    fc.asyncProperty(fc.array(deed, { maxLength: 6 }), async (deeds) => {
      const { tab } = await openRegister(records, 'district_officer');
      let snapshot = snapshotOf(tab);
      for (const { kind, id } of deeds) {
        const rev = stateOf(tab).claims.entities[id]?.rev ?? 0;
        if (kind === 'verify') await tab.store.dispatch(startVerification({ id, rev }));
        else if (kind === 'note') await tab.store.dispatch(addNote(id, { content: 'Seen', type: 'document' }));
        else if (kind === 'discard') await tab.store.dispatch(discardDraft(id));
        else snapshot = snapshotOf(tab);
      }
      await signInAs(tab, 'admin');
      const before = stateOf(tab);
      await tab.store.dispatch(restoreRegister(snapshot));
      const after = snapshotOf(tab).records;
      for (const slice of ['claims', 'payments', 'users', 'drafts', 'fundLedger', 'savedViews'] as const) {
        expect(withoutRev(after[slice])).toEqual(withoutRev(snapshot.records[slice]));
      }
      for (const claim of after.claims) {
        expect(claim.rev).toBeGreaterThanOrEqual(before.claims.entities[claim.id]?.rev ?? 0);
      }
      const log = new Set(after.audit.map(({ id }) => id));
      expect([...before.audit.ids, ...snapshot.records.audit.map(({ id }) => id)].every((id) => log.has(id))).toBe(
        true,
      );
    }),
    { numRuns: 25 },
  );
});

describe('a replacement from elsewhere', () => {
  type Replaced = ReturnType<typeof registerReplaced>['payload'];
  const at = '2026-11-20T09:00:00.000Z';
  const wholeRegister = { ...records, payments: [], savedViews: [] };
  const unpaid = { ...wholeRegister, payments: [buildPayment({ claimId: 'CL-1' })] };

  async function accepted(forge: Partial<Replaced>) {
    const register = stateOf((await openRegister(records)).tab);
    const stamp = { eventId: 'E', at, actor: buildSession({ role: 'admin', email: 'admin@uwa.example' }) };
    const restored: Replaced = { how: 'restored', takenAt: at, claimsBefore: 3, records: wholeRegister };
    return acceptsReplacement(register, registerReplaced({ ...restored, ...forge }, stamp));
  }

  test('that a file could have brought is accepted', async () => {
    expect(await accepted({})).toBeUndefined();
  });

  test.each<[string, Partial<Replaced>]>([
    ['with a claim twice', { records: { ...wholeRegister, claims: [buildClaim(), buildClaim()] } }],
    ['with a payment of a claim that nothing is paid on', { records: unpaid }],
    ['by the sample with such a payment', { how: 'sample', takenAt: undefined, records: unpaid }],
    ['by nothing that holds a claim', { how: 'emptied', takenAt: undefined }],
    ['of another register', { claimsBefore: 7 }],
    ['from nowhere', { takenAt: undefined }],
  ])('%s is refused', async (_what, forge) => {
    expect(await accepted(forge)).toMatchObject({ code: 'invalid' });
  });
});
