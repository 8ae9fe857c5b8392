import { openRegister, recordEvents } from '../../test/openRegister';
import { createBrowser } from '../../test/testRegister';
import { chooseTheme, toggleSidebar } from './commands';
import { selectPreferences, selectSidebarOpen, selectTheme } from './selectors';

test('a theme is kept, with its row in the audit log', async () => {
  const { browser, tab } = await openRegister({}, 'cvc_member');
  const events = recordEvents(tab);
  const { writes } = browser.backend;
  writes.length = 0;
  expect(await tab.store.dispatch(chooseTheme('dark'))).toEqual({ ok: true, stored: true, value: undefined });
  expect(events.map(({ type }) => type)).toEqual(['settings/preferencesChanged']);
  expect(selectTheme(tab.store.getState())).toBe('dark');
  const row = Object.values(tab.store.getState().audit.entities)[1];
  expect(row).toMatchObject({
    action: 'SETTINGS_CHANGED',
    changes: [{ field: 'theme', oldValue: 'system', newValue: 'dark' }],
  });
  expect([...writes].sort()).toEqual([`wcp/audit/${row?.id}`, 'wcp/sequence', 'wcp/settings']);
});

test('the sidebar is remembered for seven days and then collapsed', async () => {
  const { tab } = await openRegister({}, 'cvc_member');
  const at = (day: string) => selectSidebarOpen(tab.store.getState(), `2026-11-${day}T08:00:00.000Z`);
  expect(at('20')).toBe(false);
  await tab.store.dispatch(toggleSidebar(true));
  expect(['20', '26', '27'].map(at)).toEqual([true, true, false]);
  await tab.store.dispatch(toggleSidebar(false));
  expect(at('20')).toBe(false);
  // It is no deed to the register.
  expect(tab.store.getState().audit.ids).toHaveLength(1);
});

test('nobody signed in changes nothing', async () => {
  const browser = createBrowser();
  const tab = browser.openTab();
  await tab.opened;
  const before = tab.store.getState();
  for (const deed of [chooseTheme('dark'), toggleSidebar(true)]) {
    expect(await tab.store.dispatch(deed)).toMatchObject({ ok: false, refusal: { code: 'signed_out' } });
  }
  expect(tab.store.getState()).toBe(before);
  expect(selectPreferences(before).theme).toBe('system');
});
