import { recordUnitsLimit } from '../platform/storageStatus';
import { addNote } from '../store/claims/addNote';
import { buildClaim } from '../test/builders';
import { createMemoryJournal } from '../test/memoryJournal';
import { openRegister } from '../test/openRegister';
import { createBackend, createBrowser, type Tab } from '../test/testRegister';
import { watchRoom } from './watchRoom';

const note = { content: 'x', type: 'document' } as const;
const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  localStorage.clear();
});

const turn = () => new Promise((resolve) => setTimeout(resolve));

async function openWatched(backend = createBackend()) {
  const browser = createBrowser({ backend, journal: createMemoryJournal() });
  const { tab } = await openRegister({ claims: [buildClaim({ id: 'CL-1' })] }, 'district_officer', browser);
  stops.push(watchRoom({ ...tab, idle: () => Promise.resolve() }));
  await turn();
  return tab;
}

const homeOf = ({ store }: Tab) => store.getState().storage.home;

test('with room enough the records stay where they are', async () => {
  const tab = await openWatched();
  await tab.store.dispatch(addNote('CL-1', note));
  await turn();
  expect(homeOf(tab)).toBe('localStorage');
});

test('they move before localStorage is full', async () => {
  localStorage.setItem('something', 'x'.repeat(recordUnitsLimit * 0.8));
  expect(homeOf(await openWatched())).toBe('indexedDB');
});

test('they move at once when a deed found no room there', async () => {
  const backend = createBackend();
  const tab = await openWatched(backend);
  const { setItem } = backend;
  backend.setItem = (key, text) => {
    if (key.startsWith('wcp/audit/')) throw new DOMException('full', 'QuotaExceededError');
    setItem(key, text);
  };
  expect(await tab.store.dispatch(addNote('CL-1', note))).toMatchObject({ ok: true, stored: true });
  await turn();
  await turn();
  expect(homeOf(tab)).toBe('indexedDB');
  expect([...backend.texts.keys()].filter((key) => key.startsWith('wcp/audit'))).toEqual([]);
});
