import * as fc from '../../test/fastCheck';
import type { AuditEvent } from '../../domain/audit/audit';
import { checkAuditChain, logHolds } from '../../domain/audit/auditChainCheck';
import { linkSample } from '../../domain/audit/sampleChain';
import { readLink } from '../../domain/audit/auditChain';
import { buildAuditEvent, buildClaim } from '../../test/builders';
import { openRegister, registerOf } from '../../test/openRegister';
import { createBackend, createBrowser, noRecords, signInAs, type Tab } from '../../test/testRegister';
import { addNote } from '../claims/addNote';
import { bulkRequestInfo, startVerification } from '../../test/claimCommands';
import { readRegisterJson, type RegisterFile } from '../persistence/shapes/readRegisterJson';
import { registerAsJson } from '../persistence/shapes/registerJson';
import { loadSample, restoreRegister, startEmpty } from '../register/commands';
import { mergeRegister } from '../register/mergeRegister';
import { planMerge } from '../register/merging/planMerge';
import { chooseTheme } from '../settings/commands';
import { auditReducer } from './slice';
import { rowsOf } from '../table';

const claims = ['CL-1', 'CL-2', 'CL-3'].map((id) => buildClaim({ id }));
const task = { report: () => undefined, yieldToMain: () => Promise.resolve() };

const logOf = ({ store }: Tab) => store.getState().audit;
const headOf = (tab: Tab) => logOf(tab).chain;
const check = (tab: Tab) => checkAuditChain(rowsOf(logOf(tab)), headOf(tab), task);
const breaksOf = async (tab: Tab) => (await check(tab)).breaks;
const note = (tab: Tab, id: string) => tab.store.dispatch(addNote(id, { content: 'Seen', type: 'document' }));

function fileOf({ store }: Tab): RegisterFile {
  const reading = readRegisterJson(registerAsJson(store.getState(), '2026-11-20T08:30:00.000Z'));
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.file;
}

async function merge({ store }: Tab, file: RegisterFile) {
  const seen = planMerge(store.getState(), file.records, '', '2026-11-20T12:00:00.000Z');
  const choices = Object.fromEntries(seen.items.map(({ kind, id }) => [`${kind}/${id}`, 'theirs' as const]));
  return store.dispatch(mergeRegister({ file, from: 'other.zip', seen, choices }));
}

async function reload(browser: ReturnType<typeof createBrowser>) {
  const tab = browser.openTab();
  await tab.opened;
  return tab;
}

test('the first deed begins the chain on what is there, and every row after it carries the hash of the one before', async () => {
  const { browser, tab } = await openRegister({ claims, audit: [buildAuditEvent()] }, 'district_officer');
  await note(tab, 'CL-1');
  expect(await check(tab)).toMatchObject({ events: 3, linked: 2, unlinked: 1, head: { place: 2 }, breaks: [] });
  expect(headOf(tab)?.chain).toMatch(/^L/);
  const again = await reload(browser);
  expect(registerOf(again)).toEqual(registerOf(tab));
  expect(await breaksOf(again)).toEqual([]);
});

test('a deed with several rows links them in order; one that leaves none leaves the chain', async () => {
  const { tab } = await openRegister({ claims }, 'district_officer');
  for (const id of ['CL-1', 'CL-2']) await tab.store.dispatch(startVerification({ id, rev: 1 }));
  const form = {
    verificationNotes: '',
    valuationScheduleVersion: '',
    calculatedCompensation: '',
    actionReason: 'Why?',
    awaitedUntil: '2026-12-04',
  };
  const targets = ['CL-1', 'CL-2'].map((id) => ({ target: { id, rev: 2 }, form: { ...form, action: '' as const } }));
  expect(await tab.store.dispatch(bulkRequestInfo(targets))).toMatchObject({ ok: true });
  expect(await check(tab)).toMatchObject({ linked: 5, head: { place: 5 }, breaks: [] });
});

test('the chain follows the order of all tabs', async () => {
  const browser = createBrowser();
  const { tab } = await openRegister({ claims }, 'district_officer', browser);
  const other = await reload(browser);
  for (const id of ['CL-1', 'CL-2', 'CL-3']) {
    await note(tab, id);
    await Promise.all([note(other, id), note(tab, id)]);
  }
  expect(registerOf(other)).toEqual(registerOf(tab));
  expect(await check(other)).toMatchObject({ linked: 10, breaks: [] });
  expect(await breaksOf(await reload(browser))).toEqual([]);
});

test('a deed that could not be saved is linked anew on top of what another tab has done since', async () => {
  const backend = createBackend();
  const browser = createBrowser({ backend });
  const { tab } = await openRegister({ claims }, 'district_officer', browser);
  const other = await reload(browser);
  const { setItem } = backend;
  backend.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(await note(tab, 'CL-1')).toMatchObject({ ok: true, stored: false });
  expect(await note(tab, 'CL-2')).toMatchObject({ ok: true, stored: false });
  expect(await check(tab)).toMatchObject({ linked: 3, breaks: [] });
  backend.setItem = setItem;
  await note(other, 'CL-3');
  expect(await note(tab, 'CL-1')).toMatchObject({ ok: true, stored: true });
  await other.services.catchUp();
  for (const one of [tab, other, await reload(browser)]) {
    expect(await check(one)).toMatchObject({ linked: 5, head: { place: 5 }, breaks: [] });
  }
});

test('an event heard again does not move the end of the chain', async () => {
  const { tab } = await openRegister({ claims }, 'district_officer');
  const before = logOf(tab);
  const { eventId, at, actor } = {
    eventId: 'E-1',
    at: '2026-11-20T10:00:00.000Z',
    actor: { name: 'A', email: '', role: 'admin', sessionId: '' },
  } as const;
  const seal = { links: ['NX/1/x'], head: { chain: 'NX', place: 1, hash: 'x' } };
  const event = { type: 'session/signedOut', payload: {}, meta: { eventId, at, actor, seal } };
  const once = auditReducer(before, event);
  expect(once.chain).toEqual(seal.head);
  const later = { ...once, chain: { chain: 'NX', place: 2, hash: 'y' } };
  expect(auditReducer(later, event)).toBe(later);
});

describe('a register in the place of another', () => {
  test('a snapshot keeps the log, and the chain goes on over it', async () => {
    const { tab } = await openRegister({ claims }, 'admin');
    const snapshot = fileOf(tab);
    await note(tab, 'CL-1');
    const before = headOf(tab);
    await tab.store.dispatch(restoreRegister(snapshot));
    expect(headOf(tab)).toMatchObject({ chain: before?.chain, place: 3 });
    expect(await check(tab)).toMatchObject({ linked: 3, breaks: [] });
  });

  test('an empty one begins a chain of its own, and names where the one before ended', async () => {
    const { tab } = await openRegister({ claims }, 'admin');
    const before = headOf(tab);
    const snapshot = fileOf(tab);
    await tab.store.dispatch(startEmpty());
    expect(headOf(tab)).toMatchObject({ chain: expect.stringMatching(/^N/) as string, place: 1 });
    expect(rowsOf(logOf(tab))[0]?.details?.logBefore).toBe(`${before?.chain}/${before?.place}/${before?.hash}`);
    expect(await breaksOf(tab)).toEqual([]);

    await tab.store.dispatch(restoreRegister(snapshot));
    expect(await check(tab)).toMatchObject({ linked: 2, elsewhere: 1, breaks: [] });
  });

  test('the sample keeps its own chain, which the new one fixes', async () => {
    const { tab } = await openRegister({ claims }, 'admin');
    const audit = await linkSample([buildAuditEvent(), buildAuditEvent({ id: 'EVENT-2' })]);
    await tab.store.dispatch(loadSample({ ...noRecords, audit }));
    expect(await check(tab)).toMatchObject({ linked: 1, elsewhere: 2, head: { place: 1 }, breaks: [] });
    const without = rowsOf(logOf(tab)).filter(({ id }) => id !== 'EVENT-2');
    expect((await checkAuditChain(without, headOf(tab), task)).breaks).toMatchObject([{ kind: 'outside', own: true }]);
  });
});

describe('two devices', () => {
  const second = '2026-11-20T09:00:00.000Z';

  test('merged both ways, both logs hold, and rows of the other that go are missed', async () => {
    const [here, there] = [
      (await openRegister({ claims }, 'admin')).tab,
      (await openRegister({ claims: [] }, 'admin', createBrowser({ start: second }))).tab,
    ];
    await note(here, 'CL-1');
    expect(await merge(there, fileOf(here))).toMatchObject({ ok: true });
    await note(there, 'CL-2');
    expect(await merge(here, fileOf(there))).toMatchObject({ ok: true });
    await note(here, 'CL-3');
    for (const tab of [here, there]) expect(await breaksOf(tab)).toEqual([]);
    expect((await check(here)).elsewhere).toBeGreaterThan(0);

    const chain = headOf(there)?.chain;
    for (const gone of rowsOf(logOf(here)).filter(({ link }) => readLink(link)?.chain === chain)) {
      const rest = rowsOf(logOf(here)).filter((row) => row !== gone);
      expect(logHolds(await checkAuditChain(rest, headOf(here), task))).toBe(false);
    }
  });

  test('the same sample on both is the same', async () => {
    const audit = await linkSample([buildAuditEvent(), buildAuditEvent({ id: 'EVENT-2' })]);
    const here = (await openRegister({ claims, audit }, 'admin')).tab;
    const there = (await openRegister({ claims, audit }, 'admin', createBrowser({ start: second }))).tab;
    await note(there, 'CL-1');
    await merge(here, fileOf(there));
    expect(await check(here)).toMatchObject({ breaks: [] });
  });

  test('rows that say the same with other links are the same rows', async () => {
    const here = (await openRegister({ claims, audit: [buildAuditEvent()] }, 'admin')).tab;
    const audit = await linkSample([buildAuditEvent()]);
    const there = (await openRegister({ claims, audit }, 'admin', createBrowser({ start: second }))).tab;
    const { unions } = planMerge(here.store.getState(), fileOf(there).records, '', '2026-11-20T12:00:00.000Z');
    expect(unions.audit).toMatchObject({ same: 1, kept: 0 });
  });
});

test('a log whose end is not noted any more begins a new chain that says so', async () => {
  const browser = createBrowser();
  const { tab } = await openRegister({ claims }, 'admin', browser);
  const { rows, head } = { rows: rowsOf(logOf(tab)), head: headOf(tab) };
  expect((await checkAuditChain(rows, null, task)).breaks).toMatchObject([{ kind: 'no_end' }]);
  const laid = await openRegister(
    { claims, audit: rows },
    'admin',
    createBrowser({ start: '2026-11-20T11:00:00.000Z' }),
  );
  expect(headOf(laid.tab)?.chain).not.toBe(head?.chain);
  expect(await breaksOf(laid.tab)).toMatchObject([{ kind: 'begun_again', own: true }]);
});

test('a log whose rows are in no chain is read, and its next deed begins one on it', async () => {
  const browser = createBrowser();
  const event = buildAuditEvent();
  browser.backend.texts.set('reg/audit', JSON.stringify({ version: 1, chain: null }));
  browser.backend.texts.set(`reg/audit/${event.id}`, JSON.stringify(event));
  const tab = await reload(browser);
  expect(logOf(tab)).toMatchObject({ entities: { [event.id]: event }, chain: null });
  expect(tab.store.getState().storage.setAside).toEqual([]);
  await signInAs(tab, 'admin');
  expect(await check(tab)).toMatchObject({ linked: 1, unlinked: 1, breaks: [] });
  await tab.services.tidyMirror();
  const head = browser.backend.texts.get('reg/audit') ?? '';
  expect(JSON.parse(head)).toEqual({ version: 1, chain: headOf(tab) });
});

test('property: whatever is done in whichever tab, the log holds, and no row can go or change unseen', async () => {
  const deed = fc.record({
    tab: fc.nat(1),
    kind: fc.constantFrom('note', 'theme', 'restore', 'empty'),
    id: fc.constantFrom('CL-1', 'CL-2', 'CL-3'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 8 }), fc.nat(), async (deeds, pick) => {
      const browser = createBrowser();
      const { tab } = await openRegister({ claims, audit: [buildAuditEvent()] }, 'admin', browser);
      const tabs = [tab, await reload(browser)];
      let snapshot = fileOf(tab);
      for (const { tab: which, kind, id } of deeds) {
        const at = tabs[which] ?? tab;
        if (kind === 'note') await note(at, id);
        else if (kind === 'theme') await at.store.dispatch(chooseTheme(id === 'CL-1' ? 'dark' : 'light'));
        else if (kind === 'empty') await at.store.dispatch(startEmpty());
        else await at.store.dispatch(restoreRegister(snapshot));
        if (id === 'CL-3') snapshot = fileOf(at);
      }
      for (const one of tabs) await one.services.catchUp();
      expect(await breaksOf(tab)).toEqual([]);
      expect(registerOf(tabs[1] ?? tab)).toEqual(registerOf(tab));

      const rows = rowsOf(logOf(tab));
      const victim = rows[pick % rows.length];
      const changed = (row: AuditEvent) => ({ ...row, user: `${row.user}.` });
      for (const log of [
        rows.filter((row) => row !== victim),
        rows.map((row) => (row === victim ? changed(row) : row)),
      ]) {
        expect(logHolds(await checkAuditChain(log, headOf(tab), task))).toBe(false);
      }
    }),
    { numRuns: 25 },
  );
});
