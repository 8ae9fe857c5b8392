import { defaultPreferences } from '../../domain/settings/preferencesRecord';
import { findSidebarOpen } from '../../domain/settings/sidebar';
import { openRegister, recordEvents } from '../../test/openRegister';
import { auditRowsOf, createBrowser } from '../../test/testRegister';
import { chooseTheme, resetPreferences, savePreferences } from './commands';
import { toggleSidebar } from './deviceCommands';
import { selectLanguage, selectPreferences, selectTheme } from './selectors';

test('a theme is kept, with its row in the audit log', async () => {
  const { browser, tab } = await openRegister({}, 'cvc_member');
  const events = recordEvents(tab);
  const { writes } = browser.backend;
  writes.length = 0;
  expect(await tab.store.dispatch(chooseTheme('dark'))).toEqual({ ok: true, stored: true, value: undefined });
  expect(events.map(({ type }) => type)).toEqual(['settings/preferencesChanged']);
  expect(selectTheme(tab.store.getState())).toBe('dark');
  const [row] = auditRowsOf(tab, 'SETTINGS_CHANGED');
  expect(row?.changes).toEqual([{ field: 'theme', oldValue: 'system', newValue: 'dark' }]);
  expect([...writes].sort()).toEqual(['reg/audit', `reg/audit/${row?.id}`, 'reg/sequence', 'reg/settings']);
});

test('the sidebar is remembered for seven times 24 hours, open or closed', async () => {
  const { tab } = await openRegister({}, 'cvc_member');
  const after = (minutes: number) => {
    const set = tab.store.getState().settings.sidebar?.changedAt ?? '2026-11-20T08:00:00.000Z';
    return findSidebarOpen(
      tab.store.getState().settings.sidebar,
      new Date(Date.parse(set) + minutes * 60_000).toISOString(),
    );
  };
  const week = 7 * 24 * 60;
  const log = tab.store.getState().audit.entities;
  expect(after(0)).toBeUndefined();
  await tab.store.dispatch(toggleSidebar(true));
  expect([0, week - 1, week].map(after)).toEqual([true, true, undefined]);
  await tab.store.dispatch(toggleSidebar(false));
  expect([0, week - 1, week].map(after)).toEqual([false, false, undefined]);
  // It is no deed to the register.
  expect(tab.store.getState().audit.entities).toBe(log);
});

test('a language that this version does not speak is kept, and English spoken; what is no code of one is set aside', async () => {
  const { browser } = await openRegister({}, 'finance');
  const open = async (language: string) => {
    const preferences = { ...defaultPreferences, theme: 'dark', language };
    browser.backend.texts.set('reg/settings', JSON.stringify({ version: 1, preferences, sidebar: null, phones: [] }));
    // Without it, localStorage is all there is.
    browser.log.lose();
    const tab = browser.openTab();
    await tab.opened;
    return tab.store.getState();
  };
  const newer = await open('nyn');
  expect(selectPreferences(newer)).toMatchObject({ theme: 'dark', language: 'nyn' });
  expect(newer.storage.setAside).toEqual([]);
  expect(selectLanguage(newer)).toBe('en');
  expect(selectLanguage(await open('sw'))).toBe('sw');
  for (const name of ['toString', '__proto__', '']) {
    const edited = await open(name);
    expect(edited.storage.setAside.filter(({ text }) => text?.includes(`"language":"${name}"`))).toHaveLength(1);
    expect(selectLanguage(edited)).toBe('en');
  }
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

describe('preferences', () => {
  test('are saved as one event with what differs, and as none where nothing does', async () => {
    const { browser, tab } = await openRegister({}, 'finance');
    const events = recordEvents(tab);
    const change = {
      theme: 'system',
      currency: 'USD',
      exchangeRates: { USD: 3700 },
      notificationTypes: { new_claim: true, security: false },
    } as const;
    expect(await tab.store.dispatch(savePreferences(change))).toMatchObject({ ok: true, stored: true });
    expect(events).toMatchObject([
      {
        type: 'settings/preferencesChanged',
        payload: {
          before: { currency: 'UGX', notificationTypes: { security: true } },
          after: { currency: 'USD', exchangeRates: { USD: 3700 }, notificationTypes: { security: false } },
        },
      },
    ]);
    expect(events[0]).not.toHaveProperty('payload.after.theme');
    expect(events[0]).not.toHaveProperty('payload.after.notificationTypes.new_claim');
    expect(selectPreferences(tab.store.getState())).toMatchObject({ currency: 'USD', exchangeRates: { USD: 3700 } });
    expect(auditRowsOf(tab, 'SETTINGS_CHANGED').at(-1)?.changes).toEqual([
      { field: 'currency', oldValue: 'UGX', newValue: 'USD' },
      { field: 'notificationTypes.security', oldValue: 'true', newValue: 'false' },
      { field: 'exchangeRates.USD', oldValue: undefined, newValue: 3700 },
    ]);

    browser.backend.writes.length = 0;
    expect(await tab.store.dispatch(savePreferences(change))).toEqual({ ok: true, stored: true, value: undefined });
    expect(events).toHaveLength(1);
    expect(browser.backend.writes).toEqual([]);
  });

  test('two tabs never undo each other: each changes the entries it names', async () => {
    const { browser, tab } = await openRegister({}, 'finance');
    const other = browser.openTab();
    await other.opened;
    await tab.store.dispatch(savePreferences({ notificationTypes: { security: false } }));
    await other.store.dispatch(savePreferences({ notificationTypes: { payment: false }, theme: 'dark' }));
    expect(selectPreferences(tab.store.getState())).toMatchObject({
      theme: 'dark',
      notificationTypes: { security: false, payment: false, new_claim: true },
    });
  });

  test('a currency without its rate is refused at the field of the rate', async () => {
    const { tab } = await openRegister({}, 'finance');
    const before = tab.store.getState();
    expect(await tab.store.dispatch(savePreferences({ currency: 'EUR', exchangeRates: { USD: 3700 } }))).toMatchObject({
      ok: false,
      refusal: { code: 'invalid', fields: { rateEUR: 'Exchange rate is required' } },
    });
    expect(tab.store.getState()).toBe(before);
  });

  test('are reset to the defaults; exchange rates stay', async () => {
    const { tab } = await openRegister({}, 'finance');
    const events = recordEvents(tab);
    await tab.store.dispatch(
      savePreferences({
        ...{ emailNotifications: false, smsNotifications: true, twoFactor: true, autoBackup: false, theme: 'dark' },
        ...{ dateFormat: 'YYYY-MM-DD', currency: 'USD', exchangeRates: { USD: 3700 } },
        notificationTypes: { payment: false },
      }),
    );
    await tab.store.dispatch(resetPreferences());
    expect(selectPreferences(tab.store.getState())).toEqual({ ...defaultPreferences, exchangeRates: { USD: 3700 } });
    await tab.store.dispatch(resetPreferences());
    expect(events).toHaveLength(2);
  });
});
