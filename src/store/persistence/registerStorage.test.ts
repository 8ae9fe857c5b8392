import { emptyFilter } from '../../domain/claim/list/claimFilter';
import type { RegisterRecords } from '../../domain/register/kinds/kinds';
import * as v from 'valibot';
import {
  buildAuditEvent,
  buildClaim,
  buildDraft,
  buildLedgerEntry,
  buildSchedule,
  buildScheme,
  buildNote,
  buildNotification,
  buildUser,
  completeClaimantForm,
} from '../../test/builders';
import { openRegister, registerOf } from '../../test/openRegister';
import { recordsAt } from '../../test/recordsAt';
import { createBackend, createBrowser, signInAs } from '../../test/testRegister';
import { addNote } from '../claims/addNote';
import { startVerification } from '../../test/claimCommands';
import { saveDraft, startDraft } from '../drafts/commands';
import { signOut } from '../session/commands';
import { chooseTheme } from '../settings/commands';
import { toggleSidebar } from '../settings/deviceCommands';
import type { Backend } from './local/localTexts';
import { createRegisterStorage } from './registerStorage';
import { persistedSlices, type PersistedSlices } from './shapes/slices';

const { claim, ...inPayment } = recordsAt('payment_processing', { notes: [buildNote()] });

/** A register with records in every slice; of claims two. */
const records: RegisterRecords = {
  ...inPayment,
  claims: [claim, buildClaim({ id: 'CL-2' })],
  drafts: [buildDraft({ id: 'DRAFT-1', claimId: undefined })],
  fundLedger: [buildLedgerEntry()],
  schedules: [buildSchedule()],
  scheme: buildScheme().slice(0, 1),
  users: [buildUser()],
  audit: [buildAuditEvent({ changes: [{ field: 'status', oldValue: 'draft', newValue: 'submitted' }] })],
  notifications: [buildNotification({ readAt: '2025-06-21T09:00:00.000Z' })],
  savedViews: [
    {
      id: 'VIEW-1',
      name: 'Mine',
      owner: 'sarah.auma@example.org',
      view: { filter: emptyFilter, sort: 'date', order: 'desc', size: 25 },
    },
  ],
};

const recordKeys: Record<keyof RegisterRecords, string> = {
  claims: 'reg/claims/CL-2',
  drafts: 'reg/drafts/DRAFT-1',
  payments: `reg/payments/${inPayment.payments[0]?.id}`,
  fundLedger: 'reg/fundLedger/FUND-1',
  schedules: 'reg/schedules/v2026.1',
  scheme: 'reg/scheme/species',
  users: 'reg/users/USER-1',
  audit: 'reg/audit/EVENT-1',
  notifications: 'reg/notifications/EVENT-1:CL-1749975600000-A1B2',
  savedViews: 'reg/savedViews/VIEW-1',
};

type Browser = ReturnType<typeof createBrowser>;

/** A new tab, as after a reload. */
async function reload(browser: Browser) {
  const tab = browser.openTab({ layDown: () => Promise.resolve(records) });
  await tab.opened;
  return tab;
}

/** The same where the browser has deleted the database, so that localStorage is all there is. */
function reloadMirror(browser: Browser) {
  browser.log.lose();
  return reload(browser);
}

/** Reports of storage reach the state at the end of the turn. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

const setAsideIn = ({ backend }: Browser) =>
  Object.fromEntries([...backend.texts].filter(([key]) => key.startsWith('reg/set-aside/')));

describe('round trip', () => {
  test('every slice is the same after a reload', async () => {
    const { browser, tab } = await openRegister(records, 'district_officer');
    await tab.store.dispatch(chooseTheme('dark'));
    await tab.store.dispatch(toggleSidebar(true));
    tab.store.dispatch(startDraft());
    await tab.store.dispatch(addNote('CL-2', { content: 'Ünïcode ’ and "quotes"', type: 'document' }));

    const again = await reload(browser);
    expect(registerOf(again)).toEqual(registerOf(tab));
    expect(again.store.getState().storage).toMatchObject({ open: true, unsaved: 0, setAside: [], newerVersion: false });
  });

  test('a reload writes nothing', async () => {
    const { browser } = await openRegister(records, 'district_officer');
    browser.backend.writes.length = 0;
    await reload(browser);
    await turn();
    expect(browser.backend.writes).toEqual([]);
  });

  test('a deed writes the records that it changed, and no other', async () => {
    const { browser, tab } = await openRegister(records, 'district_officer');
    const { writes } = browser.backend;
    writes.length = 0;
    await tab.store.dispatch(startVerification({ id: 'CL-2', rev: 1 }));
    const eventId = '0MWOOV9VC-0004:CL-2';
    expect(writes).toEqual([
      // Where the audit log now ends.
      'reg/audit',
      'reg/claims/CL-2',
      `reg/audit/${eventId}`,
      `reg/notifications/${eventId}`,
      // Last, since it tells other tabs that all is there.
      'reg/sequence',
    ]);
  });

  test('the keys are the ids; heads are small and do not grow', async () => {
    const { browser } = await openRegister(records);
    expect(browser.backend.texts.get('reg/claims')).toBe(`{"version":${persistedSlices.claims.version}}`);
    expect([...browser.backend.texts.keys()].filter((key) => key.startsWith('reg/claims/'))).toEqual([
      `reg/claims/${claim.id}`,
      'reg/claims/CL-2',
    ]);
  });
});

describe('what cannot be read', () => {
  const damages: [string, (text: string) => string][] = [
    ['cut off', (text) => text.slice(0, -5)],
    ['empty', () => ''],
    ['null', () => 'null'],
    ['a list', () => '[]'],
    [
      'of another shape',
      (text) => text.replace(/"(at|updatedAt|joinDate|timestamp|date|changedAt|owner)":"[^"]*"/g, '"$1":17'),
    ],
    ['of another id', (text) => text.replace(/"id":"/, '"id":"X')],
  ];
  const slices = Object.keys(recordKeys) as (keyof RegisterRecords)[];
  const cases = slices.flatMap((slice) => damages.map(([name, damage]) => [slice, name, damage] as const));

  test.each(cases)('of %s: a record %s is set aside as it lay, the rest is kept', async (slice, _name, damage) => {
    const { browser, tab } = await openRegister(records);
    const { texts } = browser.backend;
    const key = recordKeys[slice];
    const text = damage(texts.get(key) ?? '');
    texts.set(key, text);
    const others = [...texts].filter(([other]) => other !== key);

    const again = await reloadMirror(browser);
    const name = key.slice('reg/'.length);
    expect(again.store.getState().storage.setAside).toEqual([{ key: name, text }]);
    expect(Object.fromEntries(texts)).toEqual({ ...Object.fromEntries(others), [`reg/set-aside/${name}`]: text });
    expect(again.store.getState()[slice].ids).toHaveLength(tab.store.getState()[slice].ids.length - 1);

    // It stays set aside, and is told of, after the next reload too.
    const third = await reloadMirror(browser);
    expect(third.store.getState().storage.setAside).toEqual([{ key: name, text }]);
    expect(registerOf(third)).toEqual(registerOf(again));
  });

  test.each(['reg/claims', 'reg/settings', 'reg/session'])(
    'a head at %s is set aside; records are kept',
    async (key) => {
      const { browser, tab } = await openRegister(records, 'district_officer');
      await tab.store.dispatch(chooseTheme('dark'));
      browser.backend.texts.set(key, '{"version":1,"current":');
      const again = await reloadMirror(browser);
      expect(again.store.getState().claims.entities).toEqual(tab.store.getState().claims.entities);
      expect(again.store.getState().settings.preferences.theme).toBe(key === 'reg/settings' ? 'system' : 'dark');
      expect(again.store.getState().session.current?.role).toBe(key === 'reg/session' ? undefined : 'district_officer');
      expect(setAsideIn(browser)).toEqual({
        [`reg/set-aside/${key.slice('reg/'.length)}`]: '{"version":1,"current":',
      });
      await again.services.tidyMirror();
      expect(browser.backend.texts.get(key)).toMatch(/^{"version":\d+[,}]/);
    },
  );

  test('a preference that does not exist sets the settings aside', async () => {
    const { browser, tab } = await openRegister({}, 'admin');
    await tab.store.dispatch(chooseTheme('dark'));
    const text = (browser.backend.texts.get('reg/settings') ?? '').replace('"dark"', '"sepia"');
    browser.backend.texts.set('reg/settings', text);
    const again = await reloadMirror(browser);
    expect(again.store.getState().settings.preferences.theme).toBe('system');
    expect(again.store.getState().storage.setAside).toEqual([{ key: 'settings', text }]);
  });

  test('bad texts under one key over time are all kept', async () => {
    const { browser } = await openRegister(records);
    const bad = ['{"one', '{"two', '{"two', '{"three'];
    for (const text of bad) {
      browser.backend.texts.set('reg/claims/CL-2', text);
      await reloadMirror(browser);
    }
    expect(setAsideIn(browser)).toEqual({
      'reg/set-aside/claims/CL-2': '{"one',
      'reg/set-aside/claims/CL-2~2': '{"two',
      'reg/set-aside/claims/CL-2~3': '{"three',
    });
    const last = await reloadMirror(browser);
    expect(last.store.getState().storage.setAside).toEqual(
      ['{"one', '{"two', '{"three'].map((text) => ({ key: 'claims/CL-2', text })),
    );
  });

  test('found while catching up is reported at once', async () => {
    const { browser, tab } = await openRegister(records, undefined, createBrowser({ hasDatabase: false }));
    browser.backend.texts.set('reg/claims/CL-2', '{');
    browser.backend.texts.set('reg/sequence', '9');
    await tab.services.catchUp();
    await turn();
    expect(tab.store.getState().storage.setAside).toEqual([{ key: 'claims/CL-2', text: '{' }]);
    expect(tab.store.getState().claims.ids).toEqual([claim.id]);
  });

  test('missing heads and a missing or damaged sequence cost nothing', async () => {
    const { browser, tab } = await openRegister(records, 'district_officer');
    for (const head of ['claims', 'drafts', 'audit', 'sequence']) browser.backend.texts.delete(`reg/${head}`);
    const again = await reload(browser);
    expect(registerOf(again)).toEqual(registerOf(tab));
    await again.services.tidyMirror();
    expect(browser.backend.texts.get('reg/claims')).toBe(`{"version":${persistedSlices.claims.version}}`);
    for (const sequence of ['NaN', '-3', '1e999', '']) {
      browser.backend.texts.set('reg/sequence', sequence);
      const third = await reloadMirror(browser);
      expect(registerOf(third).claims).toEqual(registerOf(tab).claims);
      expect(await third.store.dispatch(toggleSidebar(true))).toMatchObject({ ok: true, stored: true });
      await third.services.tidyMirror();
      expect(browser.backend.texts.get('reg/sequence')).toBe(String((await browser.log.read(0))?.sequence));
    }
  });
});

describe('another version', () => {
  const now = persistedSlices.claims.version;
  /** The next version drops the notes, and the one after says that it was there. */
  const nextVersion: PersistedSlices = {
    ...persistedSlices,
    claims: {
      version: now + 2,
      record: persistedSlices.claims.record,
      migrations: {
        [now + 1]: (stored) => ({ ...v.parse(v.looseObject({ notes: v.array(v.unknown()) }), stored), notes: [] }),
        [now + 2]: (stored) => ({ ...v.parse(v.looseObject({}), stored), movedBy: now + 2 }),
      },
    },
    session: {
      ...persistedSlices.session,
      version: 3,
      migrations: {
        3: (stored) => {
          const { current } = v.parse(v.object({ current: v.looseObject({}) }), stored);
          return { version: 2, current: { ...current, district: 'gulu' }, ended: null };
        },
      },
    },
  };

  async function openNext(browser: Browser) {
    const tab = browser.openTab({ ports: { storage: createRegisterStorage(browser.backend, nextVersion) } });
    await tab.opened;
    return tab;
  }

  test('older records and heads are migrated step by step and written once as they are now', async () => {
    const { browser } = await openRegister(records, 'district_officer', createBrowser({ hasDatabase: false }));
    const { texts, writes } = browser.backend;
    writes.length = 0;
    const tab = await openNext(browser);
    expect(tab.store.getState().claims.entities[claim.id]).toMatchObject({
      notes: [],
      movedBy: now + 2,
      rev: claim.rev,
    });
    expect(tab.store.getState().session.current).toMatchObject({ role: 'district_officer', district: 'gulu' });
    expect([...writes].sort()).toEqual(['reg/claims', `reg/claims/${claim.id}`, 'reg/claims/CL-2', 'reg/session']);
    expect(texts.get('reg/claims')).toBe(`{"version":${now + 2}}`);
    expect(texts.get('reg/claims/CL-2')).toBe(JSON.stringify(tab.store.getState().claims.entities['CL-2']));
    expect(setAsideIn(browser)).toEqual({});

    writes.length = 0;
    const again = await openNext(browser);
    expect(registerOf(again)).toEqual(registerOf(tab));
    await turn();
    expect(writes).toEqual([]);
  });

  test('a record that a migration cannot take is set aside as it lay', async () => {
    const { browser } = await openRegister(records, 'district_officer', createBrowser({ hasDatabase: false }));
    const text = JSON.stringify({ ...buildClaim({ id: 'CL-2' }), notes: 'none' });
    browser.backend.texts.set('reg/claims/CL-2', text);
    const tab = await openNext(browser);
    expect(tab.store.getState().claims.ids).toEqual([claim.id]);
    expect(setAsideIn(browser)).toEqual({ 'reg/set-aside/claims/CL-2': text });
  });

  test('with no room for what a migration made, the older records stay, whole, and memory goes on', async () => {
    const backend = createBackend();
    const browser = createBrowser({ backend, hasDatabase: false });
    await openRegister(records, 'district_officer', browser);
    const before = [...backend.texts];
    const { setItem } = backend;
    let full = true;
    backend.setItem = (key, text) => {
      if (full && text !== backend.texts.get(key)) throw new DOMException('full', 'QuotaExceededError');
      setItem(key, text);
    };
    const tab = await openNext(browser);
    await turn();
    expect(tab.store.getState().claims.entities['CL-2']).toMatchObject({ movedBy: now + 2 });
    expect([...backend.texts]).toEqual(before);

    full = false;
    await tab.store.dispatch(chooseTheme('dark'));
    expect(registerOf(await openNext(browser))).toEqual(registerOf(tab));
    expect(backend.texts.get('reg/claims')).toBe(`{"version":${now + 2}}`);
  });

  test('a register of a newer version is not touched, nor written over, nor laid down anew', async () => {
    const { browser } = await openRegister(records, 'district_officer');
    const { texts, writes } = browser.backend;
    texts.set('reg/notifications', '{"version":99}');
    texts.set('reg/claims/CL-2', '{"damaged');
    const before = [...texts];
    writes.length = 0;

    const tab = await reload(browser);
    expect(tab.store.getState().storage).toMatchObject({ open: true, newerVersion: true, setAside: [] });
    const refused = { ok: false, refusal: { code: 'newer_version' } };
    await expect(signInAs(tab, 'admin')).rejects.toThrow('newer version');
    expect(tab.store.dispatch(startDraft())).toMatchObject(refused);
    expect(await tab.store.dispatch(chooseTheme('dark'))).toMatchObject(refused);
    await turn();
    expect([...texts]).toEqual(before);
    expect(writes).toEqual([]);
  });

  test('a newer version opened in another tab stops this one, which keeps what it shows', async () => {
    const { browser, tab } = await openRegister(records, 'district_officer');
    const draft = tab.store.dispatch(startDraft());
    const next = await openNext(browser);
    await next.services.tidyMirror();
    const shown = registerOf(tab);
    const before = [...browser.backend.texts];
    expect(await tab.store.dispatch(startVerification({ id: 'CL-2', rev: 1 }))).toMatchObject({
      ok: false,
      refusal: { code: 'newer_version' },
    });
    if (draft.ok) {
      expect(tab.store.dispatch(saveDraft(draft.value, { claimant: completeClaimantForm() }))).toMatchObject({
        refusal: { code: 'newer_version' },
      });
    }
    await tab.services.catchUp();
    await turn();
    expect(registerOf(tab)).toEqual(shown);
    expect([...browser.backend.texts]).toEqual(before);
    expect(tab.store.getState().storage.newerVersion).toBe(true);
  });
});

describe('the first run', () => {
  test('lays the register down once, also in two tabs that open at the same time', async () => {
    const browser = createBrowser();
    const layDown = jest.fn(() => Promise.resolve(records));
    const tabs = [browser.openTab({ layDown }), browser.openTab({ layDown })];
    await Promise.all(tabs.map(({ opened }) => opened));
    const [first, second] = tabs.map(registerOf);
    expect(first).toEqual(second);
    expect(browser.backend.texts.get('reg/sequence')).toBe('1');
    expect(browser.backend.writes.filter((key) => key === 'reg/claims/CL-2')).toHaveLength(1);
    // Kept for the next start.
    const again = browser.openTab({ layDown });
    await again.opened;
    expect(registerOf(again)).toEqual(first);
    expect(layDown.mock.calls.length).toBeLessThanOrEqual(2);
  });

  const stored: [string, Record<string, string>][] = [
    ['one record', { 'reg/users/USER-1': JSON.stringify(buildUser()) }],
    ['one damaged record', { 'reg/claims/CL-2': '{"damaged' }],
    ['one damaged head', { 'reg/settings': '{"damaged' }],
    ['only a text set aside earlier', { 'reg/set-aside/claims/CL-2': '{"damaged' }],
    ['deeds, and no record left', { 'reg/sequence': '12' }],
    ['a newer version', { 'reg/claims': '{"version":9}' }],
  ];
  test.each(stored)('lays nothing down over %s', async (_name, texts) => {
    const browser = createBrowser();
    for (const [key, text] of Object.entries(texts)) browser.backend.texts.set(key, text);
    const layDown = jest.fn(() => Promise.resolve(records));
    const tab = browser.openTab({ layDown });
    await tab.opened;
    expect(layDown).not.toHaveBeenCalled();
    expect(tab.store.getState().claims.ids).toEqual([]);
    expect(tab.store.getState().storage.open).toBe(true);
  });

  test('other programs’ keys beside it do not count', async () => {
    const browser = createBrowser();
    browser.backend.texts.set('theme', 'dark');
    expect((await reload(browser)).store.getState().claims.ids).toHaveLength(2);
    expect(browser.backend.texts.get('theme')).toBe('dark');
  });

  test('a sample that cannot be loaded leaves nothing behind, so that the next start lays it down', async () => {
    const browser = createBrowser();
    const tab = browser.openTab({ layDown: () => Promise.reject(new Error('offline')) });
    await expect(tab.opened).rejects.toThrow('offline');
    expect(tab.store.getState().storage.open).toBe(false);
    const again = browser.openTab({ layDown: () => Promise.resolve(records) });
    await again.opened;
    expect(again.store.getState().claims.ids).toHaveLength(records.claims.length);
  });
});

describe('a browser that does not let storage be used', () => {
  function brokenBackend(broken: (keyof Backend)[]): ReturnType<typeof createBackend> {
    const backend = createBackend();
    for (const [key, text] of [...Object.entries({ 'reg/claims/CL-2': JSON.stringify(buildClaim({ id: 'CL-2' })) })]) {
      backend.texts.set(key, text);
    }
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of broken)
      Object.defineProperty(backend, name, name === 'length' ? { get: refuse } : { value: refuse });
    return backend;
  }

  test.each([[['getItem']], [['length']], [['key']], [['length', 'key', 'getItem', 'setItem', 'removeItem']]] as [
    (keyof Backend)[],
  ][])(
    '%s: nothing is written over what may lie there, work goes on in memory and is said to be unsaved',
    async (broken) => {
      const browser = createBrowser({ backend: brokenBackend(broken) });
      const { texts } = browser.backend;
      const before = [...texts];
      const tab = await reload(browser);
      expect(tab.store.getState().claims.ids).toEqual([]);
      await signInAs(tab, 'district_officer');
      const draft = tab.store.dispatch(startDraft());
      expect(draft).toMatchObject({ ok: true, stored: false });
      expect(await tab.store.dispatch(chooseTheme('dark'))).toMatchObject({ ok: true, stored: false });
      await tab.services.catchUp();
      await turn();
      expect(tab.store.getState().settings.preferences.theme).toBe('dark');
      expect(tab.store.getState().drafts.ids).toHaveLength(1);
      expect(tab.store.getState().storage.unsaved).toBeGreaterThan(0);
      expect([...texts]).toEqual(before);
    },
  );

  test('reading that stops working midway sets nothing aside and empties nothing', async () => {
    const alone = createBrowser({ hasDatabase: false });
    const { browser, tab } = await openRegister(records, 'district_officer', alone);
    const { texts, getItem } = browser.backend;
    texts.set('reg/sequence', '50');
    const before = [...texts];
    const shown = registerOf(tab);
    browser.backend.getItem = (key) => {
      if (key.startsWith('reg/claims/')) throw new DOMException('denied', 'SecurityError');
      return getItem(key);
    };
    await tab.services.catchUp();
    expect([...texts]).toEqual(before);
    expect(registerOf(tab).claims).toEqual(shown.claims);
    expect(await tab.store.dispatch(signOut())).toMatchObject({ ok: true, stored: false });
    expect([...texts]).toEqual([...before, ['reg/signed-out', expect.any(String)]]);
  });
});

test('of many sessions that ended unstored, the one that is stored is never forgotten', async () => {
  const { browser, tab } = await openRegister({}, 'finance');
  const sessionId = tab.store.getState().session.current?.sessionId ?? '';
  const storage = createRegisterStorage(browser.backend);
  const others = Array.from({ length: 12 }, (_, place) => `S${place}`);
  for (const id of [sessionId, ...others]) storage.endSession(id);
  const next = createRegisterStorage(browser.backend);
  expect([sessionId, 'S0', 'S11'].map(next.isSignedOut)).toEqual([true, false, true]);
});
