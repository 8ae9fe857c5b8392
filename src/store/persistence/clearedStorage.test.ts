import { buildClaim, buildDraft, completeClaimantForm } from '../../test/builders';
import { createMemoryLog } from '../../test/browser/memoryLog';
import { letLogForget, openRegister, registerOf } from '../../test/openRegister';
import { createBrowser, noRecords, signInAs, type Tab } from '../../test/testRegister';
import { addNote } from '../claims/addNote';
import { saveDraft } from '../drafts/commands';
import { startEmpty } from '../register/commands';
import { chooseTheme } from '../settings/commands';
import { RegisterOutOfReach } from '../log/reading/opening';

const claims = [buildClaim({ id: 'CL-1' }), buildClaim({ id: 'CL-2' })];

/** A register of whose log the first events are in a snapshot alone. */
async function openOld() {
  const { browser, tab } = await openRegister({ claims }, 'district_officer');
  await letLogForget(tab, 'CL-1');
  expect(await browser.log.read(0)).toMatchObject({ whole: false });
  await tab.store.dispatch(chooseTheme('dark'));
  return { browser, tab };
}

type Browser = Awaited<ReturnType<typeof openOld>>['browser'];

function openAgain(browser: Browser) {
  const layDown = jest.fn(() => Promise.resolve(noRecords));
  return { tab: browser.openTab({ layDown }), layDown };
}

test('with localStorage cleared, the log gives the whole register, and localStorage mirrors it again', async () => {
  const { browser, tab } = await openOld();
  const { 'reg/drafts': _head, ...before } = Object.fromEntries(browser.backend.texts);
  browser.backend.texts.clear();
  const { tab: again, layDown } = openAgain(browser);
  await again.opened;
  expect(layDown).not.toHaveBeenCalled();
  expect(registerOf(again)).toEqual(registerOf(tab));
  await again.services.tidyMirror();
  expect(Object.fromEntries(browser.backend.texts)).toEqual(before);
});

test('as it does with what a tab has put there since: drafts, and sessions that ended', async () => {
  const { browser, tab } = await openOld();
  browser.backend.texts.clear();
  browser.backend.texts.set('reg/drafts/DRAFT-1', JSON.stringify(buildDraft({ id: 'DRAFT-1' })));
  browser.backend.texts.set('reg/signed-out', 'S-1');
  const { tab: again } = openAgain(browser);
  await again.opened;
  expect(registerOf(again).claims).toEqual(registerOf(tab).claims);
  expect(again.store.getState().drafts.ids).toEqual(['DRAFT-1']);
});

test('with the log cleared, localStorage gives it; with both cleared, a register is laid down', async () => {
  const { browser, tab } = await openOld();
  browser.log.lose();
  const { tab: again, layDown } = openAgain(browser);
  await again.opened;
  expect(layDown).not.toHaveBeenCalled();
  expect(registerOf(again)).toEqual(registerOf(tab));

  browser.backend.texts.clear();
  browser.log.lose();
  const first = openAgain(browser);
  await first.tab.opened;
  expect(first.layDown).toHaveBeenCalledTimes(1);
});

test('with the log cleared and no room for a mirror, nothing is taken for the register, and nothing is written', async () => {
  const { browser, tab } = await openOld();
  const { backend } = browser;
  const { setItem } = backend;
  backend.setItem = (key, text) => {
    if (key.startsWith('reg/audit/')) throw new DOMException('full', 'QuotaExceededError');
    setItem(key, text);
  };
  await tab.store.dispatch(chooseTheme('light'));
  browser.log.lose();
  const before = new Map(backend.texts);
  const { tab: again, layDown } = openAgain(browser);
  await expect(again.entered).rejects.toBeInstanceOf(RegisterOutOfReach);
  await expect(again.rehydrated).rejects.toBeInstanceOf(RegisterOutOfReach);
  await expect(again.opened).rejects.toBeInstanceOf(RegisterOutOfReach);
  expect(layDown).not.toHaveBeenCalled();
  expect(backend.texts).toEqual(before);
});

test('a sequence that was lost alone leaves the register as it lies there', async () => {
  const { browser, tab } = await openOld();
  browser.backend.texts.delete('reg/sequence');
  for (const lose of [false, true]) {
    if (lose) browser.log.lose();
    const { tab: again } = openAgain(browser);
    await again.opened;
    expect(registerOf(again)).toEqual(registerOf(tab));
  }
});

test('drafts of a register that was laid down are there though localStorage was cleared', async () => {
  const drafts = [buildDraft({ id: 'DRAFT-1', claimId: undefined })];
  const { browser } = await openRegister({ claims, drafts });
  browser.backend.texts.clear();
  const { tab } = openAgain(browser);
  await tab.opened;
  expect(tab.store.getState().drafts.ids).toEqual(['DRAFT-1']);
});

test('a mirror that one tab has let go of is made anew by none', async () => {
  const { browser, tab } = await openRegister({ claims }, 'district_officer');
  const other = browser.openTab();
  await other.opened;
  const { backend } = browser;
  const { setItem } = backend;
  backend.setItem = (key, text) => {
    if (key.startsWith('reg/audit/')) throw new DOMException('full', 'QuotaExceededError');
    setItem(key, text);
  };
  await tab.store.dispatch(chooseTheme('dark'));
  backend.setItem = setItem;
  await other.store.dispatch(chooseTheme('light'));
  await other.services.tidyMirror();
  await tab.store.dispatch(chooseTheme('dark'));
  await tab.services.tidyMirror();
  expect([...backend.texts.keys()].filter((key) => key.startsWith('reg/claims/'))).toEqual([]);
  expect(backend.texts.get('reg/sequence')).toBe('none');
});

test('a tab that slept takes over nothing of a register that has been laid down since, though that has grown longer', async () => {
  const { browser, tab } = await openRegister({ claims }, 'district_officer');
  const silent = { post: () => undefined, listen: () => undefined };
  const asleep = browser.openTab({ ports: { tabs: silent, snapshotAfter: 1 } });
  await asleep.opened;
  browser.log.lose();
  browser.backend.texts.clear();
  const layDown = () => Promise.resolve({ ...noRecords, claims: [buildClaim({ id: 'CL-9' })] });
  const next = browser.openTab({ layDown });
  await next.opened;
  await signInAs(next, 'district_officer');
  for (const content of ['One', 'Two']) {
    await next.store.dispatch(addNote('CL-9', { content, type: 'document' }));
  }
  const deed = await asleep.store.dispatch(addNote('CL-1', { content: 'Mine', type: 'document' }));
  expect(deed).toMatchObject({ ok: false, refusal: { code: 'not_stored' } });
  expect(asleep.store.getState().storage.lost).toBe('emptied');
  expect(registerOf(asleep).audit).toEqual(registerOf(tab).audit);
  expect(await asleep.services.takeSnapshot()).toBe(false);
  const { tab: again } = openAgain(browser);
  await again.opened;
  expect(registerOf(again)).toEqual(registerOf(next));
});

/** A tab that hears nothing until `wake`, when the browser says that it has closed the database. */
async function openFrozen(browser: Browser) {
  let wake: () => void = () => undefined;
  const tab = browser.openTab({
    ports: {
      tabs: { post: () => undefined, listen: () => undefined },
      openLog: (_onNewer, onGone) => {
        wake = onGone;
        return Promise.resolve(browser.log);
      },
    },
  });
  await tab.opened;
  return { tab, wake: () => wake() };
}

test.each([
  ['whose log has forgotten its beginning', true],
  ['that has come just as far', false],
])(
  'a tab that was frozen while its database was deleted takes a register %s for none of its own',
  async (_what, isLong) => {
    const { browser } = await openRegister({ claims }, 'district_officer');
    const { tab: frozen, wake } = await openFrozen(browser);
    const before = registerOf(frozen);
    browser.log.lose();
    browser.backend.texts.clear();
    const layDown = () => Promise.resolve({ ...noRecords, claims: [buildClaim({ id: 'CL-9' })] });
    const next = browser.openTab({ layDown });
    await next.opened;
    await signInAs(next, 'district_officer');
    if (isLong) await letLogForget(next, 'CL-9');
    wake();
    const deed = await frozen.store.dispatch(addNote('CL-1', { content: 'Mine', type: 'document' }));
    expect(deed).toMatchObject({ ok: false, refusal: { code: 'not_stored' } });
    expect(frozen.store.getState().storage.lost).toBe('emptied');
    expect(registerOf(frozen)).toEqual(before);
    const { tab: again } = openAgain(browser);
    await again.opened;
    expect(registerOf(again)).toEqual(registerOf(next));
  },
);

test('a tab whose database the browser has closed goes on with it where it is the same, or was replaced meanwhile', async () => {
  const { browser, tab } = await openRegister({ claims }, 'admin');
  const { tab: frozen, wake } = await openFrozen(browser);
  wake();
  await frozen.services.catchUp();
  expect(registerOf(frozen)).toEqual(registerOf(tab));
  expect(await tab.store.dispatch(startEmpty())).toMatchObject({ ok: true });
  wake();
  await frozen.services.catchUp();
  expect(frozen.store.getState().storage.lost).toBeNull();
  expect(registerOf(frozen)).toEqual(registerOf(tab));
});

describe('drafts in a tab under which localStorage alone was cleared', () => {
  const typed = saveDraft('DRAFT-1', { claimant: completeClaimantForm({ fullName: 'Typed' }) });
  const nameIn = ({ store }: Tab) => store.getState().drafts.entities['DRAFT-1']?.claimant.fullName;
  const turn = () => new Promise((resolve) => setTimeout(resolve));

  async function openCleared() {
    const database = { isFull: false };
    const log = createMemoryLog({ refuses: () => (database.isFull ? 'full' : undefined) });
    const drafts = [buildDraft({ id: 'DRAFT-1', claimId: undefined })];
    const { browser, tab } = await openRegister({ claims, drafts }, 'admin', createBrowser({ log }));
    await signInAs(tab, 'district_officer');
    const { texts } = browser.backend;
    const clear = async (isFull = false) => {
      database.isFull = isFull;
      tab.store.dispatch(typed);
      await turn();
      texts.clear();
    };
    return { browser, tab, database, clear };
  }

  test('stay, and localStorage has them again', async () => {
    const { browser, tab, clear } = await openCleared();
    await clear();
    tab.services.catchUpDrafts();
    expect((await tab.services.wholeRegister()).drafts.ids).toEqual(['DRAFT-1']);
    await turn();
    expect(nameIn(tab)).toBe('Typed');
    expect(browser.backend.texts.get('reg/drafts/DRAFT-1')).toContain('Typed');
    await turn();
    expect(tab.store.getState().storage.unsaved).toBe(0);
    await signInAs(tab, 'admin');
    expect(await tab.store.dispatch(startEmpty())).toMatchObject({ ok: true });
    const { tab: again } = openAgain(browser);
    await again.opened;
    expect(again.store.getState().drafts.ids).toEqual([]);
  });

  test('stay where the database has refused them, and are given to it when there is room', async () => {
    const { browser, tab, database, clear } = await openCleared();
    await clear(true);
    database.isFull = false;
    expect(await tab.services.saveWaiting()).toBe(true);
    expect(nameIn(tab)).toBe('Typed');
    browser.backend.texts.clear();
    const { tab: again } = openAgain(browser);
    await again.opened;
    expect(nameIn(again)).toBe('Typed');
  });

  test('go where another tab has discarded them meanwhile', async () => {
    const { browser, tab, clear } = await openCleared();
    await clear();
    await browser.log.keepDrafts([['reg/drafts/DRAFT-1', null]], '2026-11-20T09:00:00.000Z');
    tab.services.catchUpDrafts();
    await turn();
    expect(tab.store.getState().drafts.ids).toEqual([]);
  });
});
