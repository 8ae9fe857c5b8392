import { noteInput, onInputElsewhere, readLastInput } from './lastInput';

const start = Date.parse('2026-11-20T08:00:00.000Z');

beforeEach(() => localStorage.clear());

/** The module as a tab has it that was opened just now. */
function otherTab(): { noteInput: typeof noteInput; readLastInput: typeof readLastInput } {
  let tab: ReturnType<typeof otherTab> = { noteInput, readLastInput };
  jest.isolateModules(() => {
    tab = jest.requireActual('./lastInput');
  });
  return tab;
}

test('an input is known in every tab; noted every ten seconds at most', () => {
  const tab = otherTab();
  expect(tab.readLastInput('A')).toBeUndefined();
  tab.noteInput('A', start);
  tab.noteInput('A', start + 9_000);
  expect(otherTab().readLastInput('A')).toBe(start);
  tab.noteInput('A', start + 10_000);
  expect(otherTab().readLastInput('A')).toBe(start + 10_000);
});

test('an input counts for its session alone, and a note that names none for nobody', () => {
  noteInput('A', start);
  expect(readLastInput('B')).toBeUndefined();
  noteInput('B', start + 1_000);
  expect([readLastInput('A'), readLastInput('B')]).toEqual([undefined, start + 1_000]);
  localStorage.setItem('portal-last-input', String(start));
  expect(otherTab().readLastInput('A')).toBeUndefined();
});

test('where the browser cannot keep it, the tab remembers it', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  noteInput('A', start + 60_000);
  expect(readLastInput('A')).toBe(start + 60_000);
  jest.restoreAllMocks();
});

test('another tab is heard, until nobody listens any more', () => {
  const hear = jest.fn();
  const stop = onInputElsewhere(hear);
  window.dispatchEvent(new StorageEvent('storage', { key: 'portal-last-input' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'reg/sequence' }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'portal-last-input' }));
  expect(hear).toHaveBeenCalledTimes(1);
});
