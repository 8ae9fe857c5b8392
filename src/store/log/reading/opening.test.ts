import type { EventLog } from '../../../domain/register/eventLog';
import { keyOfEvent, withDigest } from '../../../domain/register/bucket';
import { breakReducer } from '../../../test/breakReducer';
import { buildClaim } from '../../../test/builders';
import { createMemoryLog, type MemoryLog } from '../../../test/browser/memoryLog';
import { openRegister, registerOf } from '../../../test/openRegister';
import { createBrowser, signInAs, type Tab } from '../../../test/testRegister';
import { addNote } from '../../claims/addNote';
import { toggleSidebar } from '../../settings/deviceCommands';

const claims = [buildClaim({ id: 'CL-1' }), buildClaim({ id: 'CL-2' })];
/** Reports of storage reach the state at the end of the turn. */
const turn = () => new Promise((resolve) => setTimeout(resolve, 50));

const deaf = { tabs: { post: () => undefined, listen: () => undefined } };

async function note({ store, services }: Tab, content: string) {
  await store.dispatch(addNote('CL-1', { content, type: 'document' }));
  await services.takeSnapshot();
}

/** A register with the first tab, which takes a snapshot after every event. */
async function openBusy() {
  const log = createMemoryLog();
  const browser = createBrowser({ log });
  await openRegister({ claims }, 'district_officer', browser);
  const first = browser.openTab({ ports: { snapshotAfter: 1 } });
  await first.opened;
  await note(first, 'Before');
  return { log, browser, first };
}

test('a tab that opens while others let go of what it is reading ends with the whole register', async () => {
  const { log, browser, first } = await openBusy();
  let isFirstReading = true;
  const busy: EventLog = {
    ...log,
    buckets: async (keys) => {
      if (isFirstReading && keys.some((key) => key.includes('/claims/'))) {
        isFirstReading = false;
        for (const content of ['One', 'Two', 'Three']) await note(first, content);
      }
      return log.buckets(keys);
    },
  };
  const second = browser.openTab({ ports: { ...deaf, openLog: () => Promise.resolve(busy) } });
  await second.opened;
  expect(isFirstReading).toBe(false);
  expect(second.store.getState().storage).toMatchObject({ setAside: [], lost: null });
  expect(registerOf(second)).toEqual(registerOf(first));
  // What it writes down then is whole.
  await second.store.dispatch(addNote('CL-2', { content: 'Mine', type: 'document' }));
  await second.services.takeSnapshot();
  const third = browser.openTab();
  await third.opened;
  expect(registerOf(third)).toEqual(registerOf(second));
});

test.each([
  ['localStorage as it was', true],
  ['localStorage cleared', false],
])(
  'what is done after the clock was set back comes last, in every tab and at the next start, with %s',
  async (...row) => {
    const [, isKept] = row;
    const { log, browser, first } = await openBusy();
    const second = browser.openTab({ ports: { ...deaf, snapshotAfter: 1 } });
    await second.opened;
    const day = 86_400_000;
    for (const [tab, content] of [
      [first, 'One'],
      [second, 'Two'],
      [second, 'Three'],
      [first, 'Four'],
    ] as const) {
      browser.pass(-day);
      await note(tab, content);
    }
    await second.services.catchUp();
    const next = createBrowser({ log });
    if (isKept) for (const [key, text] of browser.backend.texts) next.backend.texts.set(key, text);
    const third = next.openTab();
    await third.opened;
    const written = (tab: Tab) => tab.store.getState().claims.entities['CL-1']?.notes.map(({ content }) => content);
    for (const tab of [first, second, third]) {
      expect(written(tab)).toEqual(['Before', 'One', 'Two', 'Three', 'Four']);
      expect(registerOf(tab)).toEqual(registerOf(first));
      expect(tab.store.getState().storage).toMatchObject({ setAside: [], lost: null, unsaved: 0 });
    }
  },
);

test('an event that another tab writes while the log is read does not make the log look shorter than it is', async () => {
  const { log, browser, first } = await openBusy();
  let isFirstReading = true;
  const kept = jest.spyOn(log, 'keepHead');
  const busy: EventLog = {
    ...log,
    read: async (after) => {
      const news = await log.read(after);
      if (isFirstReading) {
        isFirstReading = false;
        await first.store.dispatch(addNote('CL-1', { content: 'Meanwhile', type: 'document' }));
      }
      return news;
    },
  };
  const second = browser.openTab({ ports: { ...deaf, openLog: () => Promise.resolve(busy) } });
  await second.opened;
  expect(registerOf(second)).toEqual(registerOf(first));
  expect(kept).not.toHaveBeenCalled();
});

test('a damaged event that a tab comes upon makes it read-only, and it says so', async () => {
  const { log, browser, first } = await openBusy();
  const second = browser.openTab({ ports: deaf });
  await second.opened;
  await first.store.dispatch(addNote('CL-1', { content: 'Damaged', type: 'document' }));
  const last = Math.max(...log.entries.keys());
  log.entries.set(last, { sequence: last, text: '{' });
  await second.services.catchUp();
  await turn();
  expect(second.store.getState().storage.lost).toBe('unreadable');
  expect(await second.store.dispatch(addNote('CL-2', { content: 'x', type: 'document' }))).toMatchObject({
    refusal: { code: 'not_stored' },
  });
});

const storedIn = ({ entries, bucketTexts, state }: MemoryLog) =>
  structuredClone({ entries: [...entries], buckets: [...bucketTexts], state });

describe('an event on which a reducer throws makes a tab read-only, and nothing that was stored is touched:', () => {
  async function expectReadOnly({ store, services }: Tab, log: MemoryLog, stored: ReturnType<typeof storedIn>) {
    await turn();
    expect(store.getState().storage.lost).toBe('unreadable');
    expect(await store.dispatch(addNote('CL-2', { content: 'x', type: 'document' }))).toMatchObject({
      refusal: { code: 'not_stored' },
    });
    expect(await services.takeSnapshot()).toBe(false);
    expect(storedIn(log)).toEqual(stored);
  }

  test.each(['session', 'claims', 'audit'] as const)(
    'at a start, of %s: all slices end before it, and whoever signs in can read',
    async (slice) => {
      const { log, browser, first } = await openBusy();
      await first.store.dispatch(addNote('CL-1', { content: 'Sound', type: 'document' }));
      const register = registerOf(first);
      for (const content of ['Broken', 'After it'])
        await first.store.dispatch(addNote('CL-1', { content, type: 'document' }));
      const stored = storedIn(log);
      const { told, mend } = breakReducer(slice, '"Broken"');
      const second = browser.openTab({ ports: { ...deaf, snapshotAfter: 1 } });
      await second.opened;
      expect(registerOf(second)).toEqual(register);
      expect(told).toHaveBeenCalledWith(new Error('Broken by "Broken"'));
      await expectReadOnly(second, log, stored);
      await signInAs(second, 'admin');
      expect(second.store.getState().session.current?.role).toBe('admin');
      expect(storedIn(log)).toEqual(stored);

      mend();
      const third = browser.openTab();
      await third.opened;
      expect(registerOf(third)).toEqual(registerOf(first));
    },
  );

  test.each([
    ['heard of', {}],
    ['caught up with', deaf],
  ])('%s', async (_how, ports) => {
    const { log, browser, first } = await openBusy();
    const { told, mend } = breakReducer('claims', '"Broken"');
    const second = browser.openTab({ ports: { ...ports, snapshotAfter: 1 } });
    await second.opened;
    mend();
    const register = registerOf(second);
    for (const content of ['Broken', 'After it'])
      await first.store.dispatch(addNote('CL-1', { content, type: 'document' }));
    const stored = storedIn(log);
    await second.services.catchUp();
    await second.services.catchUp();
    expect(registerOf(second)).toEqual(register);
    expect(told).toHaveBeenCalledWith(new Error('Broken by "Broken"'));
    await expectReadOnly(second, log, stored);
  });

  test('read again with the whole register', async () => {
    const { log, browser, first } = await openBusy();
    const second = browser.openTab({ ports: { ...deaf, snapshotAfter: 1 } });
    await second.opened;
    const register = registerOf(second);
    for (const content of ['One', 'Two', 'Three']) await note(first, content);
    await first.store.dispatch(addNote('CL-1', { content: 'Broken', type: 'document' }));
    const stored = storedIn(log);
    const { told } = breakReducer('audit', '"Broken"');
    await second.services.catchUp();
    expect(registerOf(second)).toEqual(register);
    expect(told).toHaveBeenCalledWith(new Error('Broken by "Broken"'));
    await expectReadOnly(second, log, stored);
  });
});

test.each([
  ['with the mirror in step', true],
  ['without a mirror', false],
])('an event of a kind that this version does not know is left to a newer one, %s', async (_where, isMirrored) => {
  const { log, browser, first } = await openBusy();
  await first.services.tidyMirror();
  const sequence = Math.max(...log.entries.keys()) + 1;
  const event = { type: 'claims/visited', payload: {}, meta: { v: 1 } };
  const text = await withDigest(keyOfEvent(sequence), JSON.stringify(event));
  await log.append({ after: sequence - 1, texts: [text], at: '2026-11-20T08:00:00.000Z' });
  browser.backend.texts.set('reg/sequence', isMirrored ? String(sequence) : 'none');
  const stored = storedIn(log);
  const second = browser.openTab({ ports: { ...deaf, snapshotAfter: 1 } });
  await second.opened;
  await turn();
  expect(second.store.getState().storage).toMatchObject({ newerVersion: true, lost: null });
  expect(await second.store.dispatch(addNote('CL-2', { content: 'x', type: 'document' }))).toMatchObject({
    refusal: { code: 'newer_version' },
  });
  expect(await second.services.takeSnapshot()).toBe(false);
  expect(storedIn(log)).toEqual(stored);
});

test('a record that is damaged in localStorage is read from the database, and healed while nobody waits', async () => {
  const { log, browser, first } = await openBusy();
  const { texts } = browser.backend;
  await first.services.tidyMirror();
  const [key, sound] = ['reg/claims/CL-1', texts.get('reg/claims/CL-1') ?? ''];
  texts.set(key, '{"id": "half');
  texts.set('reg/claims/CL-9', 'of nothing');
  const second = browser.openTab();
  await second.opened;
  await turn();
  expect(registerOf(second)).toEqual(registerOf(first));
  expect(second.store.getState().storage.setAside).toEqual([]);
  await second.services.tidyMirror();
  expect(texts.get(key)).toBe(sound);
  expect(texts.has('reg/claims/CL-9')).toBe(false);

  log.lose();
  const third = browser.openTab();
  await third.opened;
  expect(registerOf(third)).toEqual(registerOf(second));
});

test('a sound mirror is looked at once after a start, and not written', async () => {
  const { browser, first } = await openBusy();
  await first.services.tidyMirror();
  const second = browser.openTab();
  await second.opened;
  const { writes } = browser.backend;
  const before = writes.length;
  const asked = jest.spyOn(browser.backend, 'getItem');
  await second.services.tidyMirror();
  expect(writes.slice(before)).toEqual([]);
  expect(asked.mock.calls.flat()).toContain('reg/claims/CL-2');
  asked.mockClear();
  await second.services.tidyMirror();
  expect(asked.mock.calls.flat()).not.toContain('reg/claims/CL-2');
});

test('what another tab mirrors before the mirror is looked at stays as it is', async () => {
  const { browser, first } = await openBusy();
  await first.services.tidyMirror();
  const second = browser.openTab({ ports: deaf });
  await second.opened;
  const { texts } = browser.backend;
  const looking = second.services.tidyMirror();
  texts.set('reg/claims/CL-1', 'later').set('reg/sequence', String(Number(texts.get('reg/sequence')) + 1));
  await looking;
  expect(texts.get('reg/claims/CL-1')).toBe('later');
});

test('what another tab mirrors while the mirror is looked at stays as it is', async () => {
  const { browser, first } = await openBusy();
  await first.services.tidyMirror();
  let isFirstPiece = true;
  const second = browser.openTab({
    ports: {
      ...deaf,
      yieldToMain: async () => {
        if (!second.store.getState().storage.open || !isFirstPiece) return;
        isFirstPiece = false;
        await first.store.dispatch(toggleSidebar(false));
        await first.store.dispatch(addNote('CL-1', { content: 'Mirrored', type: 'document' }));
      },
    },
  });
  await second.opened;
  await second.services.tidyMirror();
  expect(isFirstPiece).toBe(false);
  const { texts } = browser.backend;
  const shown = (key: string) => JSON.parse(texts.get(key) ?? '{}') as unknown;
  expect(shown('reg/settings')).toMatchObject({ sidebar: { open: false } });
  expect(shown('reg/claims/CL-1')).toEqual(first.store.getState().claims.entities['CL-1']);
});
