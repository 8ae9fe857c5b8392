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
  expect(tab.readLastInput()).toBeUndefined();
  tab.noteInput(start);
  tab.noteInput(start + 9_000);
  expect(otherTab().readLastInput()).toBe(start);
  tab.noteInput(start + 10_000);
  expect(otherTab().readLastInput()).toBe(start + 10_000);
});

test('where the browser cannot keep it, the tab remembers it', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  noteInput(start + 60_000);
  expect(readLastInput()).toBe(start + 60_000);
  jest.restoreAllMocks();
});

test('another tab is heard, until nobody listens any more', () => {
  const hear = jest.fn();
  const stop = onInputElsewhere(hear);
  window.dispatchEvent(new StorageEvent('storage', { key: 'wcp-last-input' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'wcp/sequence' }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'wcp-last-input' }));
  expect(hear).toHaveBeenCalledTimes(1);
});
