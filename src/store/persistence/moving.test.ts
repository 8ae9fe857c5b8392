import type { Journal } from '../../domain/register/journal';
import { buildClaim, buildDraft, completeVerificationForm } from '../../test/builders';
import { createMemoryJournal, type MemoryJournal } from '../../test/memoryJournal';
import { letJournalForget, openRegister, registerOf } from '../../test/openRegister';
import { createBackend, createBrowser, noRecords, signInAs, type Tab } from '../../test/testRegister';
import { addNote } from '../claims/addNote';
import { startVerification, verifyClaim } from '../../test/claimCommands';
import { lostRefusal } from '../commit';
import { saveDraft } from '../drafts/commands';
import { startEmpty } from '../register/commands';
import { signOut } from '../session/commands';
import { chooseTheme } from '../settings/commands';
import type { Ports, TabMessage } from '../ports';
import { RegisterOutOfReach } from './outOfReach';

const claims = ['CL-1', 'CL-2', 'CL-3'].map((id) => buildClaim({ id }));
const drafts = [buildDraft({ id: 'DRAFT-1' })];
const note = { content: 'The officer of the parish was called.', type: 'document' } as const;

type Backend = ReturnType<typeof createBackend>;

/** A browser whose database has room, whatever localStorage has. */
async function openOn(backend: Backend = createBackend()) {
  const journal = createMemoryJournal();
  const { browser, tab } = await openRegister(
    { claims, drafts },
    'district_officer',
    createBrowser({ backend, journal }),
  );
  return { backend, journal, browser, tab };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

/** The same browser started again, with what was on its disk. */
async function restart(backend: Backend, journal: MemoryJournal) {
  const tab = createBrowser({ backend, journal }).openTab({ layDown: () => Promise.resolve(noRecords) });
  await tab.opened;
  await turn();
  return tab;
}

const storageOf = ({ store }: Tab) => store.getState().storage;

/** What localStorage still holds, without the ids. */
const kinds = ({ texts }: Backend) => [...new Set([...texts.keys()].map((key) => key.split('/')[1] ?? ''))].sort();

const near = ['drafts', 'move', 'sequence', 'session', 'settings'];

test('the records move, what a browser needs at once stays, and nothing of the register changes', async () => {
  const { backend, journal, tab } = await openOn();
  const before = registerOf(tab);
  expect(await tab.services.moveRegister()).toBe(true);
  expect(journal.state.home).toBe('indexedDB');
  expect(kinds(backend)).toEqual(near);
  expect(registerOf(tab)).toEqual(before);
  await turn();
  expect(storageOf(tab)).toMatchObject({ home: 'indexedDB', localFull: false, unsaved: 0 });

  const again = await restart(backend, journal);
  expect(registerOf(again)).toEqual(before);
  expect(storageOf(again).home).toBe('indexedDB');
});

test('deeds go on right before, right after and while it moves', async () => {
  const { backend, journal, tab } = await openOn();
  const { dispatch } = tab.store;
  const results = await Promise.all([
    dispatch(startVerification({ id: 'CL-1', rev: 1 })),
    tab.services.moveRegister(),
    dispatch(verifyClaim({ id: 'CL-1', rev: 2 }, completeVerificationForm())),
    dispatch(chooseTheme('dark')),
  ]);
  expect(results).toMatchObject([
    { ok: true, stored: true },
    true,
    { ok: true, stored: true },
    { ok: true, stored: true },
  ]);
  expect(kinds(backend)).toEqual(near);
  const again = await restart(backend, journal);
  expect(again.store.getState().claims.entities['CL-1']).toMatchObject({ status: 'under_cvc_review', rev: 3 });
  expect(registerOf(again)).toEqual(registerOf(tab));
});

test('the other tabs follow, and their deeds are written where the register is', async () => {
  const { backend, journal, browser, tab } = await openOn();
  const second = browser.openTab();
  await second.opened;
  await tab.services.moveRegister();
  await turn();
  expect(storageOf(second).home).toBe('indexedDB');
  expect(await second.store.dispatch(startVerification({ id: 'CL-2', rev: 1 }))).toMatchObject({
    ok: true,
    stored: true,
  });
  expect(registerOf(tab)).toEqual(registerOf(second));
  expect(kinds(backend)).toEqual(near);
  expect(registerOf(await restart(backend, journal))).toEqual(registerOf(second));
});

test('a tab that heard nothing of it writes no record into localStorage again', async () => {
  const { backend, journal, browser, tab } = await openOn();
  const deaf = browser.openTab({ ports: { tabs: { post: () => undefined, listen: () => undefined } } });
  await deaf.opened;
  await tab.services.moveRegister();
  expect(await deaf.store.dispatch(addNote('CL-3', note))).toMatchObject({ ok: true, stored: true });
  expect(await deaf.services.moveRegister()).toBe(true);
  expect(kinds(backend)).toEqual(near);
  expect(registerOf(await restart(backend, journal))).toEqual(registerOf(deaf));
});

test('a tab that opens while another moves has every record, and moves nothing back', async () => {
  const { backend, journal, browser, tab } = await openOn();
  let hasBegun = false;
  const opening: Journal = {
    ...journal,
    // It was told that the records are in localStorage, and then they are not.
    rows: async (prefix) => {
      const rows = await journal.rows(prefix);
      if (!hasBegun) {
        hasBegun = true;
        await tab.services.moveRegister();
      }
      return rows;
    },
  };
  const second = browser.openTab({ ports: { openJournal: () => Promise.resolve(opening) } });
  await second.opened;
  await turn();
  expect(hasBegun).toBe(true);
  expect(registerOf(second)).toEqual(registerOf(tab));
  expect(storageOf(second)).toMatchObject({ home: 'indexedDB', unsaved: 0 });
  expect(kinds(backend)).toEqual(near);
  expect(registerOf(await restart(backend, journal))).toEqual(registerOf(tab));
});

describe('a tab without the database', () => {
  const withoutDatabase = { openJournal: () => Promise.resolve(undefined) };

  test('keeps what it has when another moves the records, and changes nothing any more', async () => {
    const { backend, browser, tab } = await openOn();
    const without = browser.openTab({ ports: withoutDatabase });
    await without.opened;
    await tab.services.moveRegister();
    await tab.store.dispatch(addNote('CL-2', note));
    const before = registerOf(without);
    expect(await without.store.dispatch(addNote('CL-1', note))).toEqual({ ok: false, refusal: lostRefusal });
    await turn();
    expect(storageOf(without).lost).toBe('moved');
    expect(registerOf(without)).toEqual(before);
    expect(without.store.getState().claims.ids).toHaveLength(claims.length);
    expect(kinds(backend)).toEqual(near);
  });

  test('reads nothing of what a tab that was killed at the move has left', async () => {
    const { backend, browser, tab } = await openOn();
    const without = browser.openTab({
      ports: { ...withoutDatabase, tabs: { post: () => undefined, listen: () => undefined } },
    });
    await without.opened;
    await tab.store.dispatch(addNote('CL-2', note));
    backend.texts.set('wcp/move', 'begun');
    backend.texts.delete('wcp/claims/CL-1');
    expect(await without.store.dispatch(addNote('CL-3', note))).toMatchObject({ ok: true, stored: false });
    expect(without.store.getState().claims.ids).toHaveLength(claims.length);
  });

  test('that is opened after the move is out of reach of the records', async () => {
    const { browser, tab } = await openOn();
    await tab.services.moveRegister();
    const without = browser.openTab({ ports: withoutDatabase });
    await expect(without.entered).rejects.toThrow(RegisterOutOfReach);
  });

  test('that reads them while they move does not take what it found for the register', async () => {
    const { browser, tab } = await openOn();
    // For somebody signed in everything is read at once.
    await tab.store.dispatch(signOut());
    let reads = 0;
    const without = browser.openTab({
      ports: {
        ...withoutDatabase,
        yieldToMain: async () => {
          reads += 1;
          if (reads === 2) await tab.services.moveRegister();
        },
      },
    });
    await expect(without.opened).rejects.toThrow(RegisterOutOfReach);
  });
});

describe('storage that is emptied under an open tab', () => {
  function emptyJournal(journal: MemoryJournal) {
    journal.table.clear();
    Object.assign(journal.state, { sequence: 0, forgotten: 0, home: 'localStorage' });
  }

  /** The tab has everything in memory, says what happened, and writes nothing. */
  async function isLost(tab: Tab, { backend, journal }: { backend: Backend; journal: MemoryJournal }) {
    const texts = new Map(backend.texts);
    const state = { ...journal.state };
    const before = registerOf(tab);
    expect(await tab.store.dispatch(addNote('CL-1', note))).toEqual({ ok: false, refusal: lostRefusal });
    expect(tab.store.dispatch(saveDraft('DRAFT-1', { step: 1 }))).toEqual({ ok: false, refusal: lostRefusal });
    expect(await tab.services.saveWaiting()).toBe(true);
    await turn();
    expect(registerOf(tab)).toEqual(before);
    expect(tab.store.getState().claims.ids).toHaveLength(claims.length);
    expect(storageOf(tab)).toMatchObject({ lost: 'emptied', unsaved: 0 });
    expect([backend.texts, journal.state]).toEqual([texts, state]);
  }

  test('of its records, which had moved: it keeps what it has, and people still come and go', async () => {
    const { backend, journal, tab } = await openOn();
    await tab.services.moveRegister();
    emptyJournal(journal);
    await isLost(tab, { backend, journal });
    await tab.store.dispatch(signOut());
    expect(tab.store.getState().session.current).toBeNull();
    await signInAs(tab, 'finance');
    expect(tab.store.getState().session.current).toMatchObject({ role: 'finance' });
    expect(journal.state.sequence).toBe(0);
    const again = createBrowser({ backend, journal }).openTab();
    await expect(again.entered).rejects.toThrow(RegisterOutOfReach);
  });

  test('of records that another tab had moved, of which it did not hear', async () => {
    const { backend, journal, browser, tab } = await openOn();
    const deaf = browser.openTab({ ports: { tabs: { post: () => undefined, listen: () => undefined } } });
    await deaf.opened;
    await tab.services.moveRegister();
    emptyJournal(journal);
    await isLost(deaf, { backend, journal });
  });

  test('of its journal alone, while the records are in localStorage: work goes on', async () => {
    const { backend, journal, tab } = await openOn();
    emptyJournal(journal);
    expect(await tab.store.dispatch(addNote('CL-1', note))).toMatchObject({ ok: true, stored: true });
    expect(await tab.store.dispatch(addNote('CL-2', note))).toMatchObject({ ok: true, stored: true });
    await turn();
    expect(storageOf(tab)).toMatchObject({ lost: null, unsaved: 0 });
    expect(registerOf(await restart(backend, journal))).toEqual(registerOf(tab));
  });

  test('of everything, also where another tab has laid down a register anew', async () => {
    const { backend, journal, browser, tab } = await openOn();
    const deaf = browser.openTab({ ports: { tabs: { post: () => undefined, listen: () => undefined } } });
    await deaf.opened;
    await deaf.store.dispatch(chooseTheme('dark'));
    backend.texts.clear();
    emptyJournal(journal);
    await isLost(tab, { backend, journal });
    const anew = browser.openTab({ layDown: () => Promise.resolve(noRecords) });
    await anew.opened;
    await signInAs(anew, 'finance');
    await isLost(deaf, { backend, journal });
    // Its deeds are none of the register that the others have in memory, not even one that would be their next.
    const before = registerOf(tab);
    for (const theme of ['dark', 'light', 'system'] as const) await anew.store.dispatch(chooseTheme(theme));
    expect(registerOf(tab)).toEqual(before);
    await isLost(tab, { backend, journal });
  });

  test('is noticed as soon as the browser tells of it, before another register could grow there', async () => {
    const { backend, journal, browser } = await openOn();
    let tellGone: () => void = () => undefined;
    const openJournal: Ports['openJournal'] = (_onNewer, onGone) => {
      tellGone = onGone;
      return Promise.resolve(journal);
    };
    const told = browser.openTab({ ports: { openJournal } });
    await told.opened;
    backend.texts.clear();
    emptyJournal(journal);
    tellGone();
    await turn();
    expect(storageOf(told).lost).toBe('emptied');
  });

  test('is looked for before anything is heard that was said meanwhile', async () => {
    const { backend, journal, browser } = await openOn();
    let tellGone: () => void = () => undefined;
    let hear: (message: TabMessage) => void = () => undefined;
    const told = browser.openTab({
      ports: {
        openJournal: (_onNewer, onGone) => {
          tellGone = onGone;
          return Promise.resolve(journal);
        },
        tabs: { post: () => undefined, listen: (listener) => (hear = listener) },
      },
    });
    const said: TabMessage[] = [];
    const other = browser.openTab({
      ports: { tabs: { post: (message) => said.push(message), listen: () => undefined } },
    });
    await Promise.all([told.opened, other.opened]);
    const before = registerOf(told);
    await other.store.dispatch(chooseTheme('dark'));
    backend.texts.clear();
    emptyJournal(journal);
    tellGone();
    for (const message of said) hear(message);
    await turn();
    expect(registerOf(told)).toEqual(before);
    expect(storageOf(told).lost).toBe('emptied');
  });

  test('of localStorage alone, whose old records the journal has forgotten', async () => {
    const { backend, journal, browser, tab } = await openOn();
    await letJournalForget(browser, tab, 'CL-2');
    expect(journal.state.forgotten).toBeGreaterThan(0);
    backend.texts.clear();
    await isLost(tab, { backend, journal });
  });
});

test('records that cannot be read in the database are not taken for none', async () => {
  const { backend, journal, browser, tab } = await openOn();
  await tab.services.moveRegister();
  const texts = new Map(backend.texts);
  const failing: Journal = {
    ...journal,
    rows: (prefix) => (prefix === 'wcp/claims' ? Promise.resolve(undefined) : journal.rows(prefix)),
  };
  const again = browser.openTab({ ports: { openJournal: () => Promise.resolve(failing) } });
  await expect(again.rehydrated).rejects.toThrow(RegisterOutOfReach);
  await expect(again.opened).rejects.toThrow(RegisterOutOfReach);
  expect(backend.texts).toEqual(texts);
});

test('a deed on records that cannot be read again is refused, until they can be', async () => {
  const { journal, browser, tab } = await openOn();
  await tab.services.moveRegister();
  let fails = false;
  const failing: Journal = {
    ...journal,
    since: async (sequence) => {
      const news = await journal.since(sequence);
      return news && { ...news, whole: !fails };
    },
    rows: (prefix) => (fails ? Promise.resolve(undefined) : journal.rows(prefix)),
  };
  const second = browser.openTab({
    ports: { openJournal: () => Promise.resolve(failing), tabs: { post: () => undefined, listen: () => undefined } },
  });
  await second.opened;
  fails = true;
  await tab.store.dispatch(addNote('CL-1', note));
  expect(await second.store.dispatch(addNote('CL-2', note))).toMatchObject({
    ok: false,
    refusal: { code: 'not_stored', message: 'This was not saved. Try again.' },
  });
  fails = false;
  expect(await second.store.dispatch(addNote('CL-2', note))).toMatchObject({ ok: true, stored: true });
  await tab.services.catchUp();
  expect(registerOf(second)).toEqual(registerOf(tab));
});

test('two tabs that move at once move once', async () => {
  const { backend, browser, tab } = await openOn();
  const second = browser.openTab();
  await second.opened;
  expect(await Promise.all([tab.services.moveRegister(), second.services.moveRegister()])).toEqual([true, true]);
  expect(kinds(backend)).toEqual(near);
  expect(registerOf(second)).toEqual(registerOf(tab));
});

test('what localStorage had no room for is in the register after the move, which makes room', async () => {
  const limit = { units: Infinity };
  const backend = createBackend();
  const { setItem } = backend;
  const used = () => [...backend.texts].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  backend.setItem = (key, text) => {
    const grown =
      key.length + text.length - (backend.texts.has(key) ? key.length + (backend.texts.get(key)?.length ?? 0) : 0);
    if (used() + grown > limit.units) throw new DOMException('full', 'QuotaExceededError');
    setItem(key, text);
  };
  const { journal, tab } = await openOn(backend);
  limit.units = used();
  expect(await tab.store.dispatch(addNote('CL-1', note))).toMatchObject({ ok: true, stored: true });
  expect(await tab.store.dispatch(chooseTheme('dark'))).toMatchObject({ ok: true, stored: true });
  await turn();
  expect(storageOf(tab)).toMatchObject({ localFull: true, unsaved: 0 });
  // Closed before it could move, it is whole all the same.
  expect(registerOf(await restart(createCopy(backend), createJournalCopy(journal)))).toEqual(registerOf(tab));

  expect(await tab.services.moveRegister()).toBe(true);
  await turn();
  expect(storageOf(tab)).toMatchObject({ localFull: false, unsaved: 0, home: 'indexedDB' });
  expect(kinds(backend)).toEqual(near);
  expect(backend.texts.get('wcp/settings')).toContain('dark');
  expect(registerOf(await restart(backend, journal))).toEqual(registerOf(tab));
});

/** Another disk with the same on it. */
function createCopy({ texts }: Backend): Backend {
  const copy = createBackend();
  for (const [key, text] of texts) copy.texts.set(key, text);
  return copy;
}

function createJournalCopy({ table, state }: MemoryJournal) {
  const copy = createMemoryJournal();
  for (const [key, row] of table) copy.table.set(key, row);
  Object.assign(copy.state, state);
  return copy;
}

describe('killed in the middle', () => {
  /** A browser that is killed after so many steps: nothing that comes later reaches its disk. */
  async function moveUntil(steps: number) {
    const disk = createBackend();
    const journal = createMemoryJournal();
    const life = { left: Infinity };
    const lives = () => (life.left -= 1) >= 0;
    const backend: Backend = {
      ...disk,
      get length() {
        return disk.texts.size;
      },
      setItem: (key, text) => void (lives() && disk.setItem(key, text)),
      removeItem: (key) => void (lives() && disk.removeItem(key)),
    };
    const dying: Journal = {
      ...journal,
      move: (register) => (lives() ? journal.move(register) : new Promise(() => undefined)),
    };
    const browser = createBrowser({ backend, journal });
    const tab = browser.openTab({
      layDown: () => Promise.resolve({ ...noRecords, claims, drafts }),
      ports: { openJournal: () => Promise.resolve(dying) },
    });
    await tab.opened;
    const before = registerOf(tab);
    life.left = steps;
    void tab.services.moveRegister();
    await turn();
    return { disk, journal, before, isOver: life.left > 0 };
  }

  test('at any step, nothing is lost, and the move is done or can be done again', async () => {
    let steps = 0;
    for (; ; steps += 1) {
      const { disk, journal, before, isOver } = await moveUntil(steps);
      const again = await restart(disk, journal);
      expect(registerOf(again)).toEqual(before);
      // Where it had come about, what was left of it in localStorage is gone; else it never began.
      const { home } = storageOf(again);
      expect(kinds(disk)).toEqual(home === 'indexedDB' ? near : expect.not.arrayContaining(['move']));
      expect(await again.services.moveRegister()).toBe(true);
      expect(kinds(disk)).toEqual(near);
      expect(registerOf(await restart(disk, journal))).toEqual(before);
      if (isOver) break;
    }
    // The mark, the database, every key that was left behind, the mark again.
    expect(steps).toBeGreaterThan(claims.length + 3);
  });
});

test('a database that refuses leaves everything where it was', async () => {
  const { backend, journal, browser } = await openOn();
  const full = browser.openTab({
    ports: { openJournal: () => Promise.resolve({ ...journal, move: () => Promise.resolve('full') }) },
  });
  await full.opened;
  const texts = new Map(backend.texts);
  expect(await full.services.moveRegister()).toBe(false);
  expect(backend.texts).toEqual(texts);
  expect(await full.store.dispatch(addNote('CL-1', note))).toMatchObject({ ok: true, stored: true });
});

test('without a database nothing moves', async () => {
  const browser = createBrowser();
  const tab = browser.openTab({
    layDown: () => Promise.resolve({ ...noRecords, claims }),
    ports: { openJournal: () => Promise.resolve(undefined) },
  });
  await tab.opened;
  expect(await tab.services.moveRegister()).toBe(false);
  expect(kinds(browser.backend)).toContain('claims');
  expect(kinds(browser.backend)).not.toContain('move');
});

test('a register whose database does not open, or was deleted, is not taken for an empty one', async () => {
  const { backend, journal, tab } = await openOn();
  await tab.services.moveRegister();
  const texts = new Map(backend.texts);
  for (const opened of [undefined, createMemoryJournal()]) {
    const again = createBrowser({ backend, journal }).openTab({
      layDown: () => Promise.resolve(noRecords),
      ports: { openJournal: () => Promise.resolve(opened) },
    });
    await expect(again.entered).rejects.toThrow(RegisterOutOfReach);
    await turn();
    expect(backend.texts).toEqual(texts);
  }
  expect(registerOf(await restart(backend, journal))).toEqual(registerOf(tab));
});

test('where localStorage tells of later deeds than the database, the database is not emptied', async () => {
  const { backend, journal, tab } = await openOn();
  await tab.services.moveRegister();
  backend.texts.set('wcp/sequence', '1000');
  const again = await restart(backend, journal);
  expect(await again.store.dispatch(addNote('CL-1', note))).toMatchObject({ ok: true, stored: true });
  expect(registerOf(await restart(backend, journal))).toEqual(registerOf(again));
  expect(again.store.getState().claims.ids).toHaveLength(claims.length);
});

test('another register takes its place where it lies now', async () => {
  const { backend, journal, tab, browser } = await openOn();
  await tab.services.moveRegister();
  const admin = browser.openTab();
  await admin.opened;
  await signInAs(admin, 'admin');
  expect(await admin.store.dispatch(startEmpty())).toMatchObject({ ok: true, stored: true });
  expect(kinds(backend)).toEqual(near);
  const again = await restart(backend, journal);
  expect(again.store.getState().claims.ids).toEqual([]);
  expect(registerOf(again)).toEqual(registerOf(admin));
});
