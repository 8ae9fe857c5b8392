import { buildClaim, buildDraft, completeClaimantForm } from '../../test/builders';
import { createMemoryLog } from '../../test/browser/memoryLog';
import { openRegister, registerOf } from '../../test/openRegister';
import { createBackend, createBrowser, noRecords, type signInAs, type Tab } from '../../test/testRegister';
import { addNote } from '../claims/addNote';
import { startVerification } from '../../test/claimCommands';
import { discardDraft, refreshDrafts, restoreDraft, saveDraft } from '../drafts/commands';
import { submitDraft } from '../drafts/submit';
import { startEmpty } from '../register/commands';
import { signOut } from '../session/commands';
import { chooseTheme } from '../settings/commands';

const claims = [buildClaim({ id: 'CL-1' }), buildClaim({ id: 'CL-2' })];
const drafts = [buildDraft({ id: 'DRAFT-1', claimId: 'CL-9' }), buildDraft({ id: 'DRAFT-2', claimId: undefined })];

type Texts = Map<string, string>;
type Log = ReturnType<typeof createMemoryLog>;

/** Takes a snapshot whenever it is asked to, if only one event has followed the last. */
const ports = { snapshotAfter: 1 };

/** A browser as it is started again on what lay on the disk. */
async function startAgain(texts: Texts, log: Log) {
  const browser = createBrowser({ log, start: '2026-11-20T09:00:00.000Z' });
  for (const [key, text] of texts) browser.backend.texts.set(key, text);
  const tab = browser.openTab({ ports });
  await tab.opened;
  return { browser, tab };
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A browser that dies after so many steps: from then on nothing it writes arrives, and nothing is answered. */
function createMortal() {
  let tellDeath: () => void = () => undefined;
  const death = new Promise<void>((resolve) => {
    tellDeath = resolve;
  });
  const life = { steps: Infinity };
  const live = () => {
    if ((life.steps -= 1) >= 0) return true;
    tellDeath();
    return false;
  };
  /** It may die before something is written, and before it hears that it is. */
  async function step<Result>(write: () => Promise<Result>): Promise<Result> {
    const never = new Promise<never>(() => undefined);
    if (!live()) return never;
    const result = await write();
    return live() ? result : never;
  }
  const backend = createBackend();
  const { setItem, removeItem } = backend;
  backend.setItem = (key, text) => void (live() && setItem(key, text));
  backend.removeItem = (key) => void (live() && removeItem(key));
  const log = createMemoryLog();
  const mortal: Log = {
    ...log,
    append: (event) => step(() => log.append(event)),
    keepDrafts: (...drafts) => step(() => log.keepDrafts(...drafts)),
    keepBuckets: (buckets) => step(() => log.keepBuckets(buckets)),
    keepHead: (...snapshot) => step(() => log.keepHead(...snapshot)),
  };
  const browser = createBrowser({ backend, log: mortal });
  return {
    browser: {
      ...browser,
      openTab: (how: Parameters<typeof browser.openTab>[0]) => browser.openTab({ ports, ...how }),
    },
    log,
    texts: backend.texts,
    /** Does something with so many steps to live. Answers whether it came to its end. */
    live: async (steps: number, work: () => Promise<unknown>) => {
      life.steps = steps;
      const ended = await Promise.race([work().then(() => true), death.then(turn).then(() => false)]);
      return ended && life.steps >= 0;
    },
  };
}

async function openMortal(role: Parameters<typeof signInAs>[1]) {
  const mortal = createMortal();
  const { tab } = await openRegister({ claims, drafts }, role, mortal.browser);
  return { ...mortal, tab };
}

const deeds: [string, Parameters<typeof signInAs>[1], (tab: Tab) => Promise<unknown>][] = [
  ['a claim submitted', 'district_officer', ({ store }) => store.dispatch(submitDraft('DRAFT-1'))],
  [
    'a verification started',
    'district_officer',
    ({ store }) => store.dispatch(startVerification({ id: 'CL-1', rev: 1 })),
  ],
  ['a draft discarded', 'district_officer', ({ store }) => store.dispatch(discardDraft('DRAFT-1'))],
  [
    'a discarded draft brought back',
    'district_officer',
    ({ store }) => store.dispatch(restoreDraft(buildDraft({ id: 'DRAFT-3', claimId: undefined }))),
  ],
  ['a register emptied', 'admin', ({ store }) => store.dispatch(startEmpty())],
];

type Records = ReturnType<typeof registerOf>;

/** Every deed leaves its line in the log, and one with a draft what has become of that. */
const tellsAlike = (one: Records, other: Records) =>
  JSON.stringify([one.audit, one.drafts]) === JSON.stringify([other.audit, other.drafts]);

test.each(deeds)(
  '%s, killed at any step, is there wholly or not at all, and wholly once it was shown',
  async (...row) => {
    const [, role, deed] = row;
    const whole = await openMortal(role);
    const before = registerOf(whole.tab);
    await deed(whole.tab);
    const after = registerOf(whole.tab);

    let done = 0;
    let steps = 0;
    for (let ended = false; !ended; steps += 1) {
      const { tab, live, log, texts } = await openMortal(role);
      ended = await live(steps, () => deed(tab));
      const onScreen = registerOf(tab);
      const { tab: again } = await startAgain(texts, log);
      const found = registerOf(again);
      const isDone = tellsAlike(found, after);
      expect(found).toEqual(isDone ? after : before);
      if (tellsAlike(onScreen, after)) expect(isDone).toBe(true);
      if (isDone) done += 1;
    }
    // Lost only where not even the log was reached.
    expect(done).toBe(steps - 1);
  },
);

test('a sign-out, killed at any step, holds from its note on, and stands in the log once', async () => {
  let steps = 0;
  for (let ended = false; !ended; steps += 1) {
    const { tab, live, log, texts } = await openMortal('finance');
    ended = await live(steps, () => tab.store.dispatch(signOut()));
    const { store } = (await startAgain(texts, log)).tab;
    const { session, audit } = store.getState();
    const told = Object.values(audit.entities).filter(({ action }) => action === 'LOGOUT');
    const isNoted = steps > 0;
    expect([session.current === null, told.length]).toEqual([isNoted, isNoted ? 1 : 0]);
  }
  expect(steps).toBeGreaterThan(2);
});

const isSound = { setAside: [], lost: null, newerVersion: false, unsaved: 0 };

/** Both snapshots of a log are there whole, each with the events after it. */
async function expectWhole({ state: { head, former }, bucketTexts, read }: Log) {
  const keys = [head, former].flatMap((snapshot) => snapshot?.buckets ?? []).map(({ key }) => key);
  expect(keys.filter((key) => !bucketTexts.has(key))).toEqual([]);
  expect(await read((former ?? head)?.sequence ?? 0)).toMatchObject({ whole: true });
}

test.each([
  ['all else as it was', (texts: Texts) => texts],
  ['localStorage cleared', (): Texts => new Map()],
])(
  'a snapshot after each of three notes, killed at any step, with %s: no note is lost that was shown',
  async (...row) => {
    const [, left] = row;
    const note = addNote('CL-1', { content: 'x', type: 'document' });
    async function noteAndKeep({ store, services }: Tab, show: () => void) {
      for (let count = 0; count < 3; count += 1) {
        await store.dispatch(note);
        show();
        await services.takeSnapshot();
        await services.tidyMirror();
      }
    }
    const whole = await openMortal('finance');
    const states = [registerOf(whole.tab)];
    await noteAndKeep(whole.tab, () => void states.push(registerOf(whole.tab)));
    expect(whole.log.state).toMatchObject({ head: { sequence: 5 }, former: { sequence: 4 } });

    let steps = 0;
    for (let ended = false; !ended; steps += 1) {
      const { tab, live, log, texts } = await openMortal('finance');
      let shown = 0;
      ended = await live(steps, () => noteAndKeep(tab, () => (shown += 1)));
      await expectWhole(log);
      const { tab: again } = await startAgain(left(texts), log);
      const found = registerOf(again);
      expect([states[shown], states[shown + 1]]).toContainEqual(found);
      expect(again.store.getState().storage).toMatchObject(isSound);
      await again.store.dispatch(note);
      expect(await again.services.takeSnapshot()).toBe(true);
      await expectWhole(log);
      expect(registerOf((await startAgain(new Map(), log)).tab)).toEqual(registerOf(again));
    }
    expect(steps).toBeGreaterThan(30);
  },
);

test.each([
  ['all else as it was', (texts: Texts) => texts],
  ['localStorage cleared', (): Texts => new Map()],
])('a first run, killed at any step, with %s: the register is there with its drafts, or not at all', async (...row) => {
  const [, left] = row;
  const records = { ...noRecords, claims, drafts };
  const layDown = () => Promise.resolve(records);
  const idsIn = ({ store }: Tab) => [store.getState().claims.ids, store.getState().drafts.ids];
  const whole = [claims, drafts].map((all) => all.map(({ id }) => id));
  let steps = 0;
  let laidDown = 0;
  for (let ended = false; !ended; steps += 1) {
    const { browser, live, log, texts } = createMortal();
    ended = await live(steps, () => browser.openTab({ layDown }).opened);
    const isThere = log.state.head !== undefined;
    if (isThere) laidDown += 1;
    const { tab: again } = await startAgain(left(texts), log);
    expect(idsIn(again)).toEqual(isThere ? whole : [[], []]);
    expect(again.store.getState().storage).toMatchObject(isSound);
  }
  // Killed right after it, before localStorage has anything of it, and at every step from there on.
  expect(laidDown).toBeGreaterThan(3);
});

test('a browser that lost the last of localStorage starts with every deed, and writes it back', async () => {
  const { browser, tab } = await openRegister({ claims, drafts }, 'district_officer');
  const flushed = new Map(browser.backend.texts);
  await tab.store.dispatch(submitDraft('DRAFT-1'));
  await tab.store.dispatch(addNote('CL-2', { content: 'x', type: 'document' }));
  await tab.store.dispatch(signOut());
  const { browser: next, tab: again } = await startAgain(flushed, browser.log);
  expect(registerOf(again)).toEqual(registerOf(tab));
  expect(again.store.getState().session.current).toBeNull();
  // What was noted ahead of its event is not needed any more.
  const { 'reg/signed-out': _noted, ...texts } = Object.fromEntries(browser.backend.texts);
  await again.services.tidyMirror();
  expect(Object.fromEntries(next.backend.texts)).toEqual(texts);
});

test('a copy that stopped halfway is made whole', async () => {
  const { browser, tab } = await openRegister({ claims, drafts }, 'district_officer');
  const flushed = new Map(browser.backend.texts);
  await tab.store.dispatch(startVerification({ id: 'CL-1', rev: 1 }));
  // The claim arrived, its audit row and its notification did not.
  flushed.set('reg/claims/CL-1', browser.backend.texts.get('reg/claims/CL-1') ?? '');
  const { tab: again } = await startAgain(flushed, browser.log);
  expect(registerOf(again)).toEqual(registerOf(tab));
});

test('drafts that localStorage lost are as they were typed last, and those discarded stay gone', async () => {
  const { browser, tab } = await openRegister({ claims, drafts }, 'district_officer');
  const flushed = new Map(browser.backend.texts);
  tab.store.dispatch(saveDraft('DRAFT-1', { claimant: completeClaimantForm({ fullName: 'Typed last' }) }));
  await tab.store.dispatch(discardDraft('DRAFT-2'));
  const { browser: next, tab: again } = await startAgain(flushed, browser.log);
  expect(registerOf(again).drafts).toEqual(registerOf(tab).drafts);
  again.store.dispatch(refreshDrafts());
  expect(registerOf(again).drafts).toEqual(registerOf(tab).drafts);
  // From then on localStorage has them itself.
  const { tab: third } = await startAgain(next.backend.texts, createMemoryLog());
  expect(registerOf(third).drafts).toEqual(registerOf(tab).drafts);
});

test('a draft that localStorage lost, and another tab discards while this one starts, stays gone', async () => {
  const { browser, tab } = await openRegister({ claims, drafts }, 'district_officer');
  const flushed = new Map(browser.backend.texts);
  tab.store.dispatch(saveDraft('DRAFT-1', { claimant: completeClaimantForm({ fullName: 'Typed last' }) }));
  const { browser: next, tab: first } = await startAgain(flushed, browser.log);
  const { backend, log } = next;
  // As if it had not been healed when the second one began to read.
  for (const [key, text] of flushed) if (key.startsWith('reg/drafts/')) backend.texts.set(key, text);
  let asked = 0;
  const readDrafts: Log['rows'] = async (prefix) => {
    if (prefix === 'reg/drafts/') asked += 1;
    if (asked === 2) await first.store.dispatch(discardDraft('DRAFT-1'));
    return log.rows(prefix);
  };
  const second = next.openTab({ ports: { openLog: () => Promise.resolve({ ...log, rows: readDrafts }) } });
  await second.opened;
  expect(asked).toBe(2);
  second.store.dispatch(refreshDrafts());
  expect(registerOf(second).drafts).toEqual(registerOf(first).drafts);
  expect([...backend.texts.keys()]).not.toContain('reg/drafts/DRAFT-1');
});

test('a draft saved after what the database has of it stays as it is', async () => {
  const { browser, tab } = await openRegister({ claims, drafts }, 'district_officer');
  const rows = new Map(browser.log.draftRows);
  tab.store.dispatch(saveDraft('DRAFT-1', { claimant: completeClaimantForm({ fullName: 'Typed last' }) }));
  browser.log.draftRows.clear();
  for (const [key, row] of rows) browser.log.draftRows.set(key, row);
  const { tab: again } = await startAgain(browser.backend.texts, browser.log);
  expect(registerOf(again).drafts).toEqual(registerOf(tab).drafts);
});

test('what localStorage has no room for is in the log, and the mirror makes room', async () => {
  const backend = createBackend();
  const { setItem } = backend;
  let full = false;
  backend.setItem = (key, text) => {
    if (full && !backend.texts.has(key)) throw new DOMException('full', 'QuotaExceededError');
    setItem(key, text);
  };
  const browser = createBrowser({ backend, log: createMemoryLog() });
  const { tab } = await openRegister({ claims, drafts }, 'district_officer', browser);
  const other = browser.openTab();
  await other.opened;
  full = true;
  const note = (content: string) => addNote('CL-2', { content, type: 'document' });
  expect(await tab.store.dispatch(note('mine'))).toMatchObject({ ok: true, stored: true });
  await turn();
  expect(tab.store.getState().storage).toMatchObject({ unsaved: 0, lost: null });
  expect([...backend.texts.keys()].filter((key) => /^reg\/(claims|audit|notifications)/.test(key))).toEqual([]);
  full = false;
  expect(await other.store.dispatch(chooseTheme('dark'))).toMatchObject({ ok: true, stored: true });
  expect(registerOf(tab)).toEqual(registerOf(other));
  const fresh = browser.openTab();
  await fresh.opened;
  expect(registerOf(fresh)).toEqual(registerOf(tab));
  expect(backend.texts.get('reg/settings')).toContain('dark');
});

test('a deed that another came before, in spite of the lock, is decided again', async () => {
  const { browser, tab } = await openRegister({ claims }, 'district_officer');
  const unlocked = browser.openTab({ ports: { withLock: async (run) => run() } });
  await unlocked.opened;
  const start = startVerification({ id: 'CL-1', rev: 1 });
  const results = await Promise.all([tab, unlocked].map(({ store }) => store.dispatch(start)));
  expect(results.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(results.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: 'changed' } });
  expect(registerOf(unlocked)).toEqual(registerOf(tab));
});

test('without a database localStorage alone keeps the register, and it is said; with one, that goes on from there', async () => {
  const { browser, tab: first } = await openRegister(
    { claims },
    'district_officer',
    createBrowser({ hasDatabase: false }),
  );
  const second = browser.openTab();
  await second.opened;
  expect(first.store.getState().storage.hasDatabase).toBe(false);
  expect(await first.store.dispatch(startVerification({ id: 'CL-1', rev: 1 }))).toMatchObject({
    ok: true,
    stored: true,
  });
  expect(registerOf(second)).toEqual(registerOf(first));
  const { browser: next, tab: back } = await startAgain(browser.backend.texts, createMemoryLog());
  expect(registerOf(back)).toEqual(registerOf(first));
  expect(back.store.getState().storage.hasDatabase).toBe(true);
  expect(await back.store.dispatch(addNote('CL-1', { content: 'x', type: 'document' }))).toMatchObject({
    stored: true,
  });
  const { tab: again } = await startAgain(next.backend.texts, next.log);
  expect(registerOf(again)).toEqual(registerOf(back));
});

test('where the register lies in the database, nothing is read or written without it', async () => {
  const { browser } = await openRegister({ claims }, 'district_officer');
  const before = new Map(browser.backend.texts);
  const tab = browser.openTab({ ports: { openLog: () => Promise.resolve(undefined) } });
  await expect(tab.entered).rejects.toThrow('out of reach');
  expect(browser.backend.texts).toEqual(before);
});
