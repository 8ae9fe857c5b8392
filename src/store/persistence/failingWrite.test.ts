import type { EventLog, Write } from '../../domain/register/eventLog';
import { breakReducer } from '../../test/breakReducer';
import { buildClaim, buildDraft, buildUser, completeClaimantForm, completeVerificationForm } from '../../test/builders';
import { createMemoryLog } from '../../test/browser/memoryLog';
import { openRegister, registerOf } from '../../test/openRegister';
import { recordsAt } from '../../test/recordsAt';
import { auditRowsOf, createBackend, createBrowser, noRecords, signInAs, type Tab } from '../../test/testRegister';
import { addNote } from '../claims/addNote';
import { giveFinalApproval, startVerification, verifyClaim } from '../../test/claimCommands';
import { discardDraft, refreshDrafts, restoreDraft, saveDraft } from '../drafts/commands';
import { removeDraftFile } from '../drafts/files';
import { commitEdit, submitDraft } from '../drafts/submit';
import { recordFundEntry } from '../fundLedger/commands';
import { selectLedger } from '../fundLedger/selectors';
import type { Ports } from '../ports';
import { startEmpty } from '../register/commands';
import { signOut, signOutIdle } from '../session/commands';
import { saveProfile, selectProfile } from '../session/profile';
import { chooseTheme } from '../settings/commands';

/** localStorage that is full as soon as `limit.units` are used, keys included. */
function limitedBackend() {
  const backend = createBackend();
  const { setItem } = backend;
  const limit = { units: Infinity };
  const used = () => [...backend.texts].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  backend.setItem = (key, text) => {
    const old = backend.texts.get(key);
    const after = used() + text.length + (old === undefined ? key.length : -old.length);
    if (after > limit.units) throw new DOMException('full', 'QuotaExceededError');
    setItem(key, text);
  };
  return { backend, limit, used, fill: () => (limit.units = used()), free: () => (limit.units = Infinity) };
}

const claims = [buildClaim({ id: 'CL-1' }), buildClaim({ id: 'CL-2' })];
const drafts = [buildDraft({ id: 'DRAFT-1', claimId: 'CL-9' }), buildDraft({ id: 'DRAFT-2', claimId: undefined })];

async function openFull(browserOptions: Parameters<typeof createBrowser>[0] = {}) {
  const disk = limitedBackend();
  const browser = createBrowser({ backend: disk.backend, ...browserOptions });
  const { tab } = await openRegister({ claims, drafts }, 'district_officer', browser);
  disk.fill();
  return { ...disk, browser, tab, log: browser.log, stored: () => Object.fromEntries(disk.backend.texts) };
}

/** Reports of storage reach the state at the end of the turn. */
const turn = () => new Promise((resolve) => setTimeout(resolve));
const unsavedIn = ({ store }: Tab) => store.getState().storage.unsaved;
const notStored = { ok: true, stored: false };
const stored = { ok: true, stored: true };

async function reload(browser: ReturnType<typeof createBrowser>) {
  const tab = browser.openTab();
  await tab.opened;
  return tab;
}

test('a deed on which a reducer throws is refused, and nothing of it is stored or shown', async () => {
  const { browser, tab } = await openRegister({ claims }, 'district_officer');
  const before = { register: registerOf(tab), log: [...browser.log.entries] };
  const { told, mend } = breakReducer('audit', '"Broken"');
  const note = addNote('CL-1', { content: 'Broken', type: 'document' });
  expect(await tab.store.dispatch(note)).toMatchObject({ ok: false, refusal: { code: 'not_stored' } });
  expect(told).toHaveBeenCalledWith(new Error('Broken by "Broken"'));
  expect({ register: registerOf(tab), log: [...browser.log.entries] }).toEqual(before);
  mend();
  expect(await tab.store.dispatch(note)).toMatchObject(stored);
});

test('a draft is not discarded where a reducer throws on that: it is refused, and the draft stays, here and stored', async () => {
  const { browser, tab } = await openRegister({ drafts: [buildDraft({ id: 'DRAFT-1' })] }, 'district_officer');
  const before = { register: registerOf(tab), texts: [...browser.backend.texts], rows: [...browser.log.draftRows] };
  const { told, mend } = breakReducer('drafts', 'drafts/discarded');
  expect(await tab.store.dispatch(discardDraft('DRAFT-1'))).toMatchObject({
    ok: false,
    refusal: { code: 'not_stored' },
  });
  expect(told).toHaveBeenCalledWith(new Error('Broken by drafts/discarded'));
  expect({ register: registerOf(tab), texts: [...browser.backend.texts], rows: [...browser.log.draftRows] }).toEqual(
    before,
  );
  mend();
  expect(await tab.store.dispatch(discardDraft('DRAFT-1'))).toMatchObject(stored);
});

test('what is typed, and a file that is taken out, is refused where a reducer throws on that, and stays as it is stored', async () => {
  const { told, mend } = breakReducer('drafts', 'drafts/saved');
  const { browser, tab } = await openRegister({ drafts: [buildDraft({ id: 'DRAFT-1' })] }, 'district_officer');
  const all = () => [registerOf(tab), [...browser.backend.texts], [...browser.log.draftRows]];
  const before = all();
  const refused = { ok: false, refusal: { code: 'not_stored' } };
  const typed = saveDraft('DRAFT-1', { claimant: completeClaimantForm({ fullName: 'Typed' }) });
  expect(tab.store.dispatch(typed)).toMatchObject(refused);
  expect(tab.store.dispatch(removeDraftFile('DRAFT-1', 'photos', 'FILE-1'))).toMatchObject(refused);
  expect(told).toHaveBeenCalledTimes(2);
  expect(all()).toEqual(before);
  mend();
  expect((await reload(browser)).store.dispatch(typed)).toMatchObject(stored);
});

describe('a deed that the browser cannot keep', () => {
  test('is done in memory, said to be unsaved, and leaves storage as it was', async () => {
    const { tab, browser, stored: texts } = await openFull();
    const before = texts();
    expect(await tab.store.dispatch(startVerification({ id: 'CL-1', rev: 1 }))).toMatchObject(notStored);
    await turn();
    expect(tab.store.getState().claims.entities['CL-1']).toMatchObject({ status: 'under_verification', rev: 2 });
    expect(unsavedIn(tab)).toBe(1);
    expect(texts()).toEqual(before);
    expect((await reload(browser)).store.getState().claims.entities['CL-1']).toMatchObject({ rev: 1 });
  });

  test('is written with the next that can be, and then the same is there after a reload', async () => {
    const { tab, browser, free } = await openFull();
    await tab.store.dispatch(startVerification({ id: 'CL-1', rev: 1 }));
    // Work goes on on what is in memory.
    expect(await tab.store.dispatch(verifyClaim({ id: 'CL-1', rev: 2 }, completeVerificationForm()))).toMatchObject(
      notStored,
    );
    await turn();
    expect(unsavedIn(tab)).toBe(2);
    free();
    expect(await tab.store.dispatch(addNote('CL-2', { content: 'x', type: 'document' }))).toMatchObject(stored);
    await turn();
    expect(unsavedIn(tab)).toBe(0);
    expect(registerOf(await reload(browser))).toEqual(registerOf(tab));
  });

  test('is written whole or not at all, however much room there is', async () => {
    const probe = await openFull();
    probe.free();
    const start = probe.used();
    await probe.tab.store.dispatch(submitDraft('DRAFT-1'));
    const needed = Math.max(0, probe.used() - start);
    expect(needed).toBeGreaterThan(100);

    let stored = 0;
    for (let room = 0; room <= needed + 3000; room += 300) {
      const { tab, browser, limit, used, free, stored: texts } = await openFull();
      limit.units = used() + room;
      const before = texts();
      const result = await tab.store.dispatch(submitDraft('DRAFT-1'));
      if (!result.ok) throw new Error(result.refusal.message);
      if (!result.stored) expect(texts()).toEqual(before);
      free();
      const { claims: kept, drafts: left } = (await reload(browser)).store.getState();
      expect([kept.ids.includes('CL-9'), left.ids.includes('DRAFT-1')]).toEqual([result.stored, !result.stored]);
      if (result.stored) stored += 1;
    }
    expect(stored).toBeGreaterThan(1);
  });

  test('whose records a later draft could be written beside waits for a later deed all the same', async () => {
    const { tab, browser, free, stored: texts } = await openFull();
    expect(await tab.store.dispatch(submitDraft('DRAFT-1'))).toMatchObject(notStored);
    free();
    const before = texts();
    const claimant = completeClaimantForm({ fullName: 'Typed since' });
    expect(tab.store.dispatch(saveDraft('DRAFT-2', { claimant }))).toMatchObject(stored);
    expect(texts()).toEqual({ ...before, 'reg/drafts/DRAFT-2': expect.stringContaining('Typed since') });
    await tab.store.dispatch(chooseTheme('dark'));
    expect(registerOf(await reload(browser))).toEqual(registerOf(tab));
    expect(texts()).not.toHaveProperty('reg/drafts/DRAFT-1');
  });

  test('leaves its draft to a new start, whatever other draft is discarded', async () => {
    const { tab, browser } = await openFull();
    expect(await tab.store.dispatch(submitDraft('DRAFT-1'))).toMatchObject(notStored);
    expect(await tab.store.dispatch(discardDraft('DRAFT-2'))).toMatchObject(stored);
    expect((await reload(browser)).store.getState().drafts.ids).toEqual(['DRAFT-1']);
  });
});

test('a register that is emptied takes the draft of a submission that waits along', async () => {
  const full = { log: createMemoryLog({ refuses: (writes) => (writes.some(isSubmission) ? 'full' : undefined) }) };
  const isSubmission = ([, text]: Write) => text?.includes('"action":"submit"') ?? false;
  const browser = createBrowser({ backend: createBackend(), ...full });
  const { tab } = await openRegister({ claims, drafts }, 'district_officer', browser);
  expect(await tab.store.dispatch(submitDraft('DRAFT-1'))).toMatchObject(notStored);
  await signInAs(tab, 'admin');
  expect(await tab.store.dispatch(startEmpty())).toMatchObject(stored);
  expect([...browser.backend.texts.keys()].filter((key) => key.startsWith('reg/drafts/'))).toEqual([]);
  expect((await reload(browser)).store.getState().drafts.ids).toEqual([]);
});

test('a draft whose submission is not stored yet stays gone when the drafts are read again', async () => {
  const { tab, free, browser } = await openFull();
  expect(await tab.store.dispatch(submitDraft('DRAFT-1'))).toMatchObject(notStored);
  tab.store.dispatch(refreshDrafts());
  expect(tab.store.getState().drafts.ids).toEqual(['DRAFT-2']);
  free();
  await tab.store.dispatch(chooseTheme('dark'));
  expect(registerOf(await reload(browser)).drafts).toEqual(registerOf(tab).drafts);
});

describe('a draft that the database alone refuses', () => {
  /** Two tabs: the database refuses the first one as long as `database.refuses`, and never the second. */
  async function openRefused(records: Parameters<typeof openRegister>[0], ports: Partial<Ports> = {}) {
    const kept = createMemoryLog();
    const database = { refuses: false };
    const refusing: EventLog = {
      ...kept,
      append: (event) => (database.refuses ? Promise.resolve('failed') : kept.append(event)),
      keepDrafts: (...given) => (database.refuses ? Promise.resolve(false) : kept.keepDrafts(...given)),
    };
    const browser = createBrowser({ log: kept });
    const { tab: theirs } = await openRegister(records, 'district_officer', browser);
    const openRefusing = async () => {
      const tab = browser.openTab({ ports: { openLog: () => Promise.resolve(refusing), ...ports } });
      await tab.opened;
      return tab;
    };
    return { browser, database, mine: await openRefusing(), theirs, openRefusing };
  }
  const deaf: Partial<Ports> = { tabs: { post: () => undefined, listen: () => undefined } };
  const typed = (draftId: string, fullName: string) =>
    saveDraft(draftId, { claimant: completeClaimantForm({ fullName }) });
  const nameIn = ({ store }: Tab) => store.getState().drafts.entities['DRAFT-1']?.claimant.fullName;

  test('is unsaved until it takes it, and then stays as it is', async () => {
    const { browser, database, mine } = await openRefused({ claims, drafts });
    const flushed = new Map(browser.backend.texts);
    database.refuses = true;
    mine.store.dispatch(typed('DRAFT-1', 'Typed'));
    expect(await mine.store.dispatch(discardDraft('DRAFT-2'))).toMatchObject(notStored);
    await turn();
    expect(unsavedIn(mine)).toBe(2);
    database.refuses = false;
    expect(await mine.services.saveWaiting()).toBe(true);
    await turn();
    expect(unsavedIn(mine)).toBe(0);
    // The browser has not taken the last of localStorage to the disk.
    browser.backend.texts.clear();
    for (const [key, text] of flushed) browser.backend.texts.set(key, text);
    expect(registerOf(await reload(browser)).drafts).toEqual(registerOf(mine).drafts);
  });

  test('is there for good though the clock was set back between its discarding and its coming back', async () => {
    const { browser, database, mine } = await openRefused({ drafts });
    const draft = mine.store.getState().drafts.entities['DRAFT-1'];
    if (!draft) throw new Error('There is no draft');
    await mine.store.dispatch(discardDraft('DRAFT-1'));
    browser.pass(-3_600_000);
    database.refuses = true;
    expect(await mine.store.dispatch(restoreDraft(draft))).toMatchObject(notStored);
    database.refuses = false;
    mine.store.dispatch(typed('DRAFT-1', 'Typed'));
    expect(await mine.services.saveWaiting()).toBe(true);
    expect(nameIn(await reload(browser))).toBe('Typed');
  });

  test('is given to it by the next start, and is unsaved as long as it refuses', async () => {
    const { browser, database, mine, theirs, openRefusing } = await openRefused({ drafts });
    database.refuses = true;
    mine.store.dispatch(typed('DRAFT-1', 'Typed'));
    await turn();
    const refused = await openRefusing();
    expect(unsavedIn(refused)).toBe(1);
    database.refuses = false;
    const again = await reload(browser);
    expect(unsavedIn(again)).toBe(0);
    browser.backend.texts.clear();
    expect(nameIn(await reload(browser))).toBe('Typed');
    expect(nameIn(theirs)).toBe('Typed');
  });

  test('is unsaved no more once the next letter of it was taken', async () => {
    const { database, mine } = await openRefused({ drafts });
    database.refuses = true;
    mine.store.dispatch(typed('DRAFT-1', 'Typ'));
    await turn();
    expect(unsavedIn(mine)).toBe(1);
    database.refuses = false;
    mine.store.dispatch(typed('DRAFT-1', 'Type'));
    await turn();
    expect(unsavedIn(mine)).toBe(0);
  });

  test('does not come back where another tab has made a claim of it', async () => {
    const edit = buildDraft({ id: 'EDIT-1', claimId: 'CL-1', editOf: { claimId: 'CL-1', rev: 1 } });
    const { browser, database, mine, theirs } = await openRefused({ claims, drafts: [edit] });
    database.refuses = true;
    mine.store.dispatch(typed('EDIT-1', 'Typed here'));
    expect(await mine.store.dispatch(chooseTheme('dark'))).toMatchObject(notStored);
    expect(await theirs.store.dispatch(commitEdit('EDIT-1'))).toMatchObject(stored);
    database.refuses = false;
    await mine.services.saveWaiting();
    for (const tab of [mine, theirs, await reload(browser)]) expect(tab.store.getState().drafts.ids).toEqual([]);
  });

  test('does not come back where another tab has discarded it, though this one has not heard', async () => {
    const { browser, database, mine, theirs } = await openRefused({ drafts }, deaf);
    database.refuses = true;
    mine.store.dispatch(typed('DRAFT-1', 'Typed here'));
    await turn();
    expect(await theirs.store.dispatch(discardDraft('DRAFT-1'))).toMatchObject(stored);
    database.refuses = false;
    await mine.services.saveWaiting();
    expect((await reload(browser)).store.getState().drafts.ids).toEqual(['DRAFT-2']);
  });

  test('leaves in its place what another tab has saved later, though this one has not heard', async () => {
    const { browser, database, mine, theirs } = await openRefused({ drafts }, deaf);
    database.refuses = true;
    mine.store.dispatch(typed('DRAFT-1', 'Typed here'));
    await turn();
    theirs.store.dispatch(typed('DRAFT-1', 'Typed there'));
    database.refuses = false;
    await mine.services.saveWaiting();
    expect(nameIn(await reload(browser))).toBe('Typed there');
  });
});

describe('a draft that the browser cannot keep', () => {
  test('takes the room of the mirror, which the database has whole', async () => {
    const { tab, browser, stored: texts } = await openFull();
    const claimant = completeClaimantForm({ fullName: 'A much longer name than the one before' });
    expect(texts()).toHaveProperty('reg/claims/CL-1');
    expect(tab.store.dispatch(saveDraft('DRAFT-1', { claimant }))).toMatchObject(stored);
    expect(texts()).not.toHaveProperty('reg/claims/CL-1');
    expect(registerOf(await reload(browser))).toEqual(registerOf(tab));
  });

  test('is kept in memory as typed, also when the drafts are read again, and written when there is room', async () => {
    const { tab, browser, free } = await openFull({ hasDatabase: false });
    const typed = (fullName: string) => saveDraft('DRAFT-1', { claimant: completeClaimantForm({ fullName }) });
    expect(tab.store.dispatch(typed('A much longer name than the one before'))).toMatchObject(notStored);
    tab.store.dispatch(refreshDrafts());
    await turn();
    expect(unsavedIn(tab)).toBe(1);
    expect(tab.store.getState().drafts.entities['DRAFT-1']?.claimant.fullName).toMatch('much longer');
    free();
    expect(tab.store.dispatch(typed('A much longer name than the one before.'))).toMatchObject(stored);
    await turn();
    expect(unsavedIn(tab)).toBe(0);
    expect(registerOf(await reload(browser)).drafts).toEqual(registerOf(tab).drafts);
  });

  test('is written as soon as discarding another makes room', async () => {
    const { tab, browser } = await openFull({ hasDatabase: false });
    const claimant = completeClaimantForm({ fullName: 'A much longer name than the one before' });
    expect(tab.store.dispatch(saveDraft('DRAFT-1', { claimant }))).toMatchObject(notStored);
    expect(await tab.store.dispatch(discardDraft('DRAFT-2'))).toMatchObject(stored);
    expect(registerOf(await reload(browser)).drafts).toEqual(registerOf(tab).drafts);
  });

  test('and that localStorage has lost stays in the database as another tab has saved it since', async () => {
    const { browser, fill } = await openFull({ log: createMemoryLog() });
    browser.backend.texts.clear();
    fill();
    const [mine, theirs] = [await reload(browser), await reload(browser)];
    await turn();
    theirs.store.dispatch(saveDraft('DRAFT-1', { claimant: completeClaimantForm({ fullName: 'Theirs' }) }));
    await turn();
    await mine.services.saveWaiting();
    mine.store.dispatch(saveDraft('DRAFT-2', { claimant: completeClaimantForm({ fullName: 'Mine' }) }));
    await turn();
    const again = (await reload(browser)).store.getState().drafts.entities;
    expect(again).toMatchObject({ 'DRAFT-1': { claimant: { fullName: 'Theirs' } } });
    expect(again).toMatchObject({ 'DRAFT-2': { claimant: { fullName: 'Mine' } } });
  });

  test('gives way to what another tab has saved since', async () => {
    const { tab, browser, fill, free } = await openFull();
    free();
    const other = await reload(browser);
    fill();
    const typed = (fullName: string) => saveDraft('DRAFT-1', { claimant: completeClaimantForm({ fullName }) });
    tab.store.dispatch(typed('Mine, which does not fit'));
    free();
    other.store.dispatch(typed('Theirs, later'));
    await turn();
    expect(tab.store.getState().drafts.entities['DRAFT-1']?.claimant.fullName).toBe('Theirs, later');
    expect(unsavedIn(tab)).toBe(0);
    tab.store.dispatch(refreshDrafts());
    await tab.store.dispatch(chooseTheme('dark'));
    expect(browser.backend.texts.get('reg/drafts/DRAFT-1')).toContain('Theirs, later');
  });
});

describe('unsaved deeds while another tab goes on', () => {
  /** Two tabs; what the first does does not fit, what the second does does. */
  async function openTwo(records: Parameters<typeof openRegister>[0], role: Parameters<typeof signInAs>[1]) {
    const disk = limitedBackend();
    const browser = createBrowser({ backend: disk.backend });
    const { tab: mine } = await openRegister(records, role, browser);
    const theirs = await reload(browser);
    return { ...disk, browser, mine, theirs };
  }

  test('stand, where the other touched something else, and are heard of once they are written', async () => {
    const { mine, theirs, fill, free, browser } = await openTwo({ claims }, 'district_officer');
    fill();
    await mine.store.dispatch(startVerification({ id: 'CL-1', rev: 1 }));
    free();
    await theirs.store.dispatch(startVerification({ id: 'CL-2', rev: 1 }));
    await mine.services.catchUp();
    await turn();
    expect(unsavedIn(mine)).toBe(1);
    expect(mine.store.getState().claims.entities).toMatchObject({ 'CL-1': { rev: 2 }, 'CL-2': { rev: 2 } });

    expect(await mine.store.dispatch(chooseTheme('dark'))).toMatchObject(stored);
    await turn();
    expect(unsavedIn(mine)).toBe(0);
    await theirs.services.catchUp();
    expect(registerOf(theirs)).toEqual(registerOf(mine));
    expect(registerOf(await reload(browser))).toEqual(registerOf(mine));
  });

  test('fall whole, payment and audit row included, where the other was first to store', async () => {
    const { claim, ...records } = recordsAt('approved');
    const { mine, theirs, fill, free, browser } = await openTwo(records, 'admin');
    fill();
    await mine.store.dispatch(giveFinalApproval({ id: claim.id, rev: claim.rev }, { note: '' }));
    await mine.store.dispatch(addNote(claim.id, { content: 'Still in memory', type: 'document' }));
    free();
    await theirs.store.dispatch(giveFinalApproval({ id: claim.id, rev: claim.rev }, { note: 'Theirs' }));
    await mine.store.dispatch(chooseTheme('dark'));
    await turn();

    const state = mine.store.getState();
    expect(state.claims.entities[claim.id]).toMatchObject({ rev: claim.rev + 1, finalApproval: { note: 'Theirs' } });
    expect(state.payments.ids).toHaveLength(1);
    const actions = Object.values(state.audit.entities).map(({ action }) => action);
    expect(actions.sort()).toEqual(['FINAL_APPROVAL_GIVEN', 'LOGIN_SUCCESS', 'NOTE_ADDED', 'SETTINGS_CHANGED']);
    expect(state.storage.overtaken).toEqual([{ label: 'Final Approval', subjects: [claim.id] }]);
    expect(unsavedIn(mine)).toBe(0);
    await theirs.services.catchUp();
    expect(registerOf(theirs)).toEqual(registerOf(mine));
    expect(registerOf(await reload(browser))).toEqual(registerOf(mine));
  });

  test('on one claim, several, do not undo what the other stored', async () => {
    const { mine, theirs, fill, free, browser } = await openTwo({ claims }, 'district_officer');
    fill();
    await mine.store.dispatch(startVerification({ id: 'CL-1', rev: 1 }));
    await mine.store.dispatch(verifyClaim({ id: 'CL-1', rev: 2 }, completeVerificationForm()));
    free();
    await theirs.store.dispatch(startVerification({ id: 'CL-1', rev: 1 }));
    await mine.store.dispatch(chooseTheme('dark'));
    const own = registerOf(mine);
    await theirs.services.catchUp();
    expect(registerOf(theirs)).toEqual(own);
    expect(registerOf(await reload(browser))).toEqual(own);
  });

  test("leave one's own account as the other stored it", async () => {
    const users = [buildUser({ name: 'Sarah Auma', email: 'district.officer@uwa.example' })];
    const { mine, theirs, fill, free, browser } = await openTwo({ users }, 'district_officer');
    fill();
    expect(await mine.store.dispatch(saveProfile({ fullName: 'Sarah Mine' }))).toMatchObject(notStored);
    free();
    await theirs.store.dispatch(saveProfile({ fullName: 'Sarah Theirs' }));
    await mine.store.dispatch(chooseTheme('dark'));
    expect(selectProfile(mine.store.getState())).toMatchObject({ name: 'Sarah Theirs' });
    expect(mine.store.getState().session.current).toMatchObject({ name: 'Sarah Theirs' });
    expect(mine.store.getState().storage.overtaken).toEqual([{ label: 'Profile Settings', subjects: [] }]);
    expect(registerOf(await reload(browser))).toEqual(registerOf(mine));
  });

  test('sign out nobody who has signed in since', async () => {
    const { mine, theirs, fill, free, browser } = await openTwo({ claims }, 'district_officer');
    fill();
    expect(await mine.store.dispatch(signOut())).toMatchObject(notStored);
    free();
    await theirs.store.dispatch(signOut());
    await signInAs(theirs, 'finance');
    await mine.services.catchUp();
    expect(mine.store.getState().session.current).toMatchObject({ role: 'finance' });
    // Whose session it is they see.
    expect(mine.store.getState().storage.overtaken).toEqual([]);
    expect(registerOf(await reload(browser))).toEqual(registerOf(mine));
  });

  test('sign in nobody in the place of who has signed in since', async () => {
    const { mine, theirs, fill, free, browser } = await openTwo({ claims }, 'district_officer');
    await mine.store.dispatch(signOut());
    fill();
    await signInAs(mine, 'admin');
    expect(mine.store.getState().session.current).toMatchObject({ role: 'admin' });
    free();
    await signInAs(theirs, 'finance');
    await mine.services.catchUp();
    expect(mine.store.getState().session.current).toMatchObject({ role: 'finance' });
    expect(mine.store.getState().storage.overtaken).toEqual([]);
    expect(registerOf(await reload(browser))).toEqual(registerOf(mine));
  });

  test('end the session that they were to end', async () => {
    const { mine, theirs, fill, free, browser } = await openTwo({ claims }, 'district_officer');
    fill();
    await mine.store.dispatch(signOut());
    free();
    await theirs.store.dispatch(chooseTheme('dark'));
    await mine.services.catchUp();
    expect(mine.store.getState().session.current).toBeNull();
    await mine.services.saveWaiting();
    await theirs.services.catchUp();
    expect(theirs.store.getState().session.current).toBeNull();
    expect(registerOf(await reload(browser))).toEqual(registerOf(mine));
  });

  test('keep the fund ledger in balance', async () => {
    const { mine, theirs, fill, free, browser } = await openTwo({}, 'finance');
    const entry = (allocationAmount: string) =>
      recordFundEntry(50_000_000, {
        openingBalance: '50000000',
        allocationAmount,
        allocationDistrict: 'kasese',
        notes: '',
      });
    fill();
    await mine.store.dispatch(entry('1000000'));
    free();
    await theirs.store.dispatch(entry('2000000'));
    await mine.store.dispatch(chooseTheme('dark'));
    expect(selectLedger(mine.store.getState())).toMatchObject([{ closingBalance: 48_000_000 }]);
    expect(mine.store.getState().storage.overtaken).toEqual([{ label: 'Record entry', subjects: [] }]);
    expect(registerOf(await reload(browser))).toEqual(registerOf(mine));
  });
});

test('a tab that cannot look what others have stored since copies nothing over it', async () => {
  const disk = limitedBackend();
  const log = createMemoryLog();
  const browser = createBrowser({ backend: disk.backend, log });
  const { tab: theirs } = await openRegister({ claims }, 'district_officer', browser);
  let fails = false;
  const failing: EventLog = { ...log, read: (from) => (fails ? Promise.resolve(undefined) : log.read(from)) };
  const tabs = { post: () => undefined, listen: () => undefined };
  const mine = browser.openTab({ ports: { openLog: () => Promise.resolve(failing), tabs } });
  await mine.opened;
  const note = (content: string) => addNote('CL-1', { content, type: 'document' });

  disk.fill();
  expect(await mine.store.dispatch(note('Copied nowhere yet'))).toMatchObject(stored);
  disk.free();
  await theirs.store.dispatch(note('Later'));
  const before = new Map(disk.backend.texts);
  fails = true;
  await mine.services.saveWaiting();
  expect(disk.backend.texts).toEqual(before);
});

describe('a sign-out that cannot be stored', () => {
  const note = addNote('CL-1', { content: 'In whose name?', type: 'document' });
  const deaf = { tabs: { post: () => undefined, listen: () => undefined } };
  const logouts = (tab: Tab) => auditRowsOf(tab, 'LOGOUT');
  const session = ({ store }: Tab) => store.getState().session.current;

  async function openWith(ports?: Parameters<ReturnType<typeof createBrowser>['openTab']>[0]) {
    const disk = await openFull();
    disk.free();
    const other = disk.browser.openTab(ports);
    await other.opened;
    disk.fill();
    return { ...disk, other };
  }

  test.each([
    ['by the person', () => signOut()],
    ['for want of input', signOutIdle],
  ])('%s holds after a reload, and after the next one', async (_whose, end) => {
    const { tab, browser, free } = await openFull();
    const { sessionId = '' } = session(tab) ?? {};
    expect(await tab.store.dispatch(end(sessionId))).toMatchObject(notStored);
    expect(session(await reload(browser))).toBeNull();
    free();
    const again = await reload(browser);
    expect(session(again)).toBeNull();
    await signInAs(again, 'finance');
    expect(session(await reload(browser))).toMatchObject({ role: 'finance' });
  });

  test('holds where the database alone has the session', async () => {
    const { browser, backend, tab, fill, free } = await openFull();
    free();
    const before = new Map(backend.texts);
    await tab.store.dispatch(signOut());
    await signInAs(tab, 'finance');
    // The browser has not taken the last of localStorage to the disk.
    backend.texts.clear();
    for (const [key, text] of before) backend.texts.set(key, text);
    fill();
    await tab.store.dispatch(signOut());
    expect(session(await reload(browser))).toBeNull();
  });

  test('takes every other tab along, and is one sign-out in the log once there is room', async () => {
    const { tab, other, browser, free } = await openWith();
    const left = new Promise<void>((resolve) => {
      other.store.subscribe(() => session(other) ?? resolve());
    });
    await tab.store.dispatch(signOut());
    await left;
    free();
    expect(await other.services.saveWaiting()).toBe(true);
    await tab.services.saveWaiting();
    await turn();
    expect([tab, other].map(unsavedIn)).toEqual([0, 0]);
    expect(logouts(tab)).toHaveLength(1);
    expect(registerOf(other)).toEqual(registerOf(tab));
    expect(registerOf(await reload(browser))).toEqual(registerOf(tab));
  });

  test('holds where what others stored since cannot be read', async () => {
    const log = createMemoryLog();
    let isOut = false;
    const failing: EventLog = { ...log, read: (after) => (isOut ? Promise.resolve(undefined) : log.read(after)) };
    const { browser, tab: other } = await openRegister({ claims }, 'district_officer', createBrowser({ log }));
    const tab = browser.openTab({ ports: { ...deaf, openLog: () => Promise.resolve(failing) } });
    await tab.opened;
    await other.store.dispatch(note);
    isOut = true;
    expect(await tab.store.dispatch(signOut())).toMatchObject(notStored);
    expect(session(tab)).toBeNull();
    expect(session(await reload(browser))).toBeNull();
    isOut = false;
    expect(await tab.services.saveWaiting()).toBe(true);
    expect(logouts(await reload(browser))).toHaveLength(1);
  });

  test('holds at a start that reads all once more', async () => {
    const { browser, tab, log, free } = await openFull();
    await tab.store.dispatch(signOut());
    free();
    let isFirst = true;
    const moving: EventLog = {
      ...log,
      read: async (after) => {
        const news = await log.read(after);
        if (!isFirst || !news) return news;
        isFirst = false;
        return { ...news, sequence: news.sequence - 1, entries: news.entries.slice(0, -1) };
      },
    };
    const again = browser.openTab({ ports: { ...deaf, openLog: () => Promise.resolve(moving) } });
    await again.opened;
    expect(session(again)).toBeNull();
  });

  test('lets a tab that did not hear of it do nothing in their name', async () => {
    const { tab, other, free } = await openWith({ ports: deaf });
    await tab.store.dispatch(signOut());
    free();
    expect(await other.store.dispatch(note)).toMatchObject({ refusal: { code: 'signed_out' } });
    expect(session(other)).toBeNull();
    await tab.services.saveWaiting();
    expect(logouts(tab)).toHaveLength(1);
    expect(tab.store.getState().claims.entities['CL-1']?.notes).toEqual([]);
  });
});

describe('a damaged text that there is no room to set aside', () => {
  test('stays where it is, and is never written over', async () => {
    const { browser, backend, fill, free, used, limit } = await openFull({ hasDatabase: false });
    free();
    backend.texts.set('reg/settings', '{"damaged');
    fill();
    const tab = await reload(browser);
    await turn();
    expect(tab.store.getState().storage.setAside).toEqual([{ key: 'settings', text: '{"damaged' }]);
    expect(backend.texts.get('reg/settings')).toBe('{"damaged');
    // Room for the settings, not for the damaged text beside them.
    limit.units = used() + 20;
    expect(await tab.store.dispatch(chooseTheme('dark'))).toMatchObject(notStored);
    expect(backend.texts.get('reg/settings')).toBe('{"damaged');
    free();
    expect(await tab.store.dispatch(chooseTheme('light'))).toMatchObject(stored);
    expect(backend.texts.get('reg/set-aside/settings')).toBe('{"damaged');
    expect((await reload(browser)).store.getState().settings.preferences.theme).toBe('light');
  });
});

test('a browser that stops keeping anything at all loses nothing that it held', async () => {
  const { backend, stored: texts, tab, free } = await openFull();
  free();
  const before = texts();
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  backend.setItem = refuse;
  backend.removeItem = refuse;
  expect(await tab.store.dispatch(submitDraft('DRAFT-1'))).toMatchObject(notStored);
  expect(await tab.store.dispatch(discardDraft('DRAFT-2'))).toMatchObject(notStored);
  expect(await tab.store.dispatch(chooseTheme('dark'))).toMatchObject(notStored);
  expect(texts()).toEqual(before);
  await turn();
  expect(unsavedIn(tab)).toBe(3);
});

test('a first run that does not fit shows the sample, unsaved', async () => {
  const disk = limitedBackend();
  disk.limit.units = 1500;
  const { tab } = await openRegister({ claims }, undefined, createBrowser({ backend: disk.backend }));
  await turn();
  expect(tab.store.getState().claims.ids).toHaveLength(2);
  expect(unsavedIn(tab)).toBe(1);
  await signInAs(tab, 'district_officer');
  expect(await tab.store.dispatch(startVerification({ id: 'CL-1', rev: 1 }))).toMatchObject(notStored);
  expect([...disk.backend.texts.keys()].filter((key) => key.includes('CL-'))).toEqual([]);
});

test('a first register that found no room gives way to one that another tab has brought since, with all that was stored of it', async () => {
  let isFull = true;
  const log = createMemoryLog({ refuses: () => (isFull ? 'full' : undefined) });
  const browser = createBrowser({ log });
  const openFirst = async (id: string) => {
    const tab = browser.openTab({ layDown: () => Promise.resolve({ ...noRecords, claims: [buildClaim({ id })] }) });
    await tab.opened;
    return tab;
  };
  const note = ({ store }: Tab, id: string) => store.dispatch(addNote(id, { content: 'Seen', type: 'document' }));
  const notesIn = ({ store }: Tab) =>
    Object.values(store.getState().claims.entities).map(({ id, notes }) => [id, notes.length]);

  const tab = await openFirst('CL-1');
  isFull = false;
  const other = await openFirst('CL-2');
  await signInAs(other, 'district_officer');
  expect(await note(other, 'CL-2')).toMatchObject({ ok: true, stored: true });
  // Before it is tried again, and so before it is known here.
  await signInAs(tab, 'district_officer');
  expect(await note(tab, 'CL-1')).toMatchObject({ ok: true, stored: false });
  const { heads } = log;
  // What the other has brought is there, and cannot be read just then.
  const failing = jest.spyOn(log, 'heads').mockImplementationOnce(heads).mockResolvedValueOnce(undefined);
  await tab.services.saveWaiting();
  expect(notesIn(tab)).toEqual([['CL-1', 1]]);
  failing.mockRestore();
  expect(await tab.services.saveWaiting()).toBe(true);
  const again = browser.openTab();
  await again.opened;
  for (const each of [tab, other, again]) expect(notesIn(each)).toEqual([['CL-2', 1]]);
  expect(tab.store.getState().storage.overtaken).toMatchObject([{ label: 'Add Note' }]);
});
