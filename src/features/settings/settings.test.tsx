import { act, screen, waitFor, within } from '@testing-library/react';
import { preferences } from '../../domain/settings/preferencesRecord';
import { saveFile } from '../../platform/download';
import { selectProfile } from '../../store/session/profile';
import { chooseTheme, savePreferences } from '../../store/settings/commands';
import { selectPreferences } from '../../store/settings/selectors';
import { buildClaim, buildUser } from '../../test/builders';
import { exportsIn } from '../../test/exportsIn';
import { recordEvents } from '../../test/openRegister';
import { renderPage } from '../../test/renderPage';
import { createBrowser, signInAs } from '../../test/testRegister';
import { SettingsPage } from './SettingsPage';

jest.mock('../../platform/download', () => ({ saveFile: jest.fn() }));

// Asked anew with every deed; the browser's answer would come after the step that waits for the deed.
jest.mock('../../platform/storageStatus', () => ({ readStorageStatus: () => new Promise(() => undefined) }));

const user = buildUser({ email: 'finance@uwa.example', name: 'Ruth Namara', desks: ['finance'], district: 'gulu' });
const claims = [buildClaim({ calculatedCompensation: 1_250_000 })];
const open = () =>
  renderPage(<SettingsPage />, { role: 'finance', at: '/settings', records: { users: [user], claims } });

const field = (label: string | RegExp) => screen.findByLabelText(label);
const press = (name: string) => screen.getByText(name, { selector: 'button' });
const save = (place: 'header' | 'bar') =>
  screen.getByText('Save Changes', { selector: `button[type=${place === 'header' ? 'submit' : 'button'}]` });
/** A deed done elsewhere. */
const elsewhere = (deed: () => Promise<unknown>) => act(async () => void (await deed()));

const bar = () => screen.queryByText('You have unsaved changes');

test('every preference can be chosen: it has an input in features/settings/', async () => {
  await open();
  await field('Language');
  const lacking = Object.values(preferences).flatMap(({ label }) =>
    screen.queryAllByLabelText(label).length > 0 ? [] : label,
  );
  expect(lacking).toEqual([]);
});

test('one Save keeps profile and preferences, each as one deed, and nothing where nothing changed', async () => {
  const { user: hand, tab } = await open();
  expect(await field(/Full Name/)).toHaveValue('Ruth Namara');
  const events = recordEvents(tab);
  await hand.click(save('header'));
  expect(await screen.findByText('Settings saved successfully')).toBeVisible();
  expect(events).toEqual([]);

  const phone = await field('Phone');
  await hand.type(phone, '0772');
  expect(bar()).toBeVisible();
  await hand.click(screen.getByLabelText('Payment approvals'));
  await hand.selectOptions(await field('Currency'), 'USD');
  await hand.click(save('header'));
  await waitFor(() => expect(phone).toHaveFocus());
  expect(phone).toHaveAccessibleDescription('Phone number must be in format +256XXXXXXXXX');
  const rate = await field(/Exchange rate \(UGX for 1 USD\)/);
  expect(await field('Currency')).toHaveAccessibleDescription('Amounts stay in UGX until you save an exchange rate');
  expect(rate).toHaveAccessibleDescription('Exchange rate is required');
  expect(events).toEqual([]);

  await hand.clear(phone);
  await hand.paste('+256 772 123456');
  await hand.click(rate);
  await hand.paste('3700');
  expect(await field('Currency')).toHaveAccessibleDescription('UGX\u00a01,250,000 is shown as ≈\u00a0USD\u00a0337.84');
  await hand.click(save('header'));
  await waitFor(() => expect(bar()).toBeNull());
  expect(events.map(({ type }) => type)).toEqual(['session/profileChanged', 'settings/preferencesChanged']);
  expect(selectProfile(tab.store.getState())).toMatchObject({ phone: '+256772123456' });
  expect(selectPreferences(tab.store.getState())).toMatchObject({
    currency: 'USD',
    exchangeRates: { USD: 3700 },
    notificationTypes: { payment: false, new_claim: true },
  });
});

test('an email that another has is refused at its field, and no preference is saved either', async () => {
  const other = buildUser({ id: 'USER-2', email: 'taken@uwa.example' });
  const { user: hand, tab } = await renderPage(<SettingsPage />, {
    role: 'finance',
    at: '/settings',
    records: { users: [user, other] },
  });
  const email = await field(/^Email\W+$/);
  await hand.clear(email);
  await hand.paste('taken@uwa.example');
  await hand.click(screen.getByLabelText('Dark'));
  await hand.click(save('header'));
  await waitFor(() => expect(email).toHaveAccessibleDescription('Another user has this email'));
  expect(email).toHaveFocus();
  expect(selectPreferences(tab.store.getState()).theme).toBe('system');
  expect(screen.getByLabelText('Dark')).toBeChecked();
});

test('Reset to Defaults asks, naming what changes, and takes unsaved changes with it; the profile stays', async () => {
  const { user: hand, tab } = await open();
  await elsewhere(() => tab.store.dispatch(savePreferences({ theme: 'dark', exchangeRates: { EUR: 4000 } })));
  const name = await field(/Full Name/);
  await hand.type(name, ' B.');
  await hand.click(await field('SMS notifications'));
  await hand.click(press('Reset to Defaults'));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('These settings will be reset: SMS notifications, Theme.');
  await hand.click(within(dialog).getByText('Cancel'));
  expect(selectPreferences(tab.store.getState()).theme).toBe('dark');

  await hand.click(press('Reset to Defaults'));
  await hand.click(within(await screen.findByRole('alertdialog')).getByText('Reset to Defaults'));
  expect(await screen.findByText('Settings reset to defaults')).toBeVisible();
  expect(selectPreferences(tab.store.getState())).toMatchObject({ theme: 'system', exchangeRates: { EUR: 4000 } });
  expect(screen.getByLabelText('System')).toBeChecked();
  expect(screen.getByLabelText('SMS notifications')).not.toBeChecked();
  expect(name).toHaveValue('Ruth Namara B.');
  expect(bar()).toBeVisible();
});

test('what another tab changes is followed; what was touched here stays, and it is said', async () => {
  const { user: hand, tab, browser } = await open();
  const other = browser.openTab();
  await other.opened;
  await hand.click(await field('Light'));
  await elsewhere(() =>
    other.store.dispatch(savePreferences({ theme: 'dark', dateFormat: 'YYYY-MM-DD', twoFactor: true })),
  );
  expect(await field('Date format')).toHaveValue('YYYY-MM-DD');
  expect(screen.getByText('Enabled')).toBeVisible();
  expect(screen.getByLabelText('Light')).toBeChecked();
  expect(screen.getByText(/^Changed elsewhere: Theme\./)).toBeVisible();

  await hand.click(save('bar'));
  await waitFor(() => expect(bar()).toBeNull());
  expect(selectPreferences(tab.store.getState())).toMatchObject({
    theme: 'light',
    dateFormat: 'YYYY-MM-DD',
    twoFactor: true,
  });
  await elsewhere(() => other.store.dispatch(chooseTheme('dark')));
  expect(screen.getByLabelText('Dark')).toBeChecked();
  expect(bar()).toBeNull();
});

test('leaving with unsaved changes asks first; Discard puts them back', async () => {
  const { user: hand, router } = await open();
  await hand.click(await field('Light'));
  act(() => void router.navigate('/claims'));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Leave without saving?');
  await hand.click(within(dialog).getByText('Cancel'));
  expect(router.state.location.pathname).toBe('/settings');
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);

  await hand.click(press('Discard'));
  expect(screen.getByLabelText('System')).toBeChecked();
  await act(() => router.navigate('/claims'));
  expect(router.state.location.pathname).toBe('/claims');
});

test('a theme takes effect on Save, and not before', async () => {
  const { user: hand } = await open();
  await hand.click(await field('Dark'));
  expect(document.documentElement).toHaveAttribute('data-color-scheme', 'light');
  await hand.click(save('header'));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark'));
});

test('the whole portal speaks the language that is saved, in every tab, and says so in it', async () => {
  const { user: hand, tab, browser } = await open();
  const other = browser.openTab();
  await other.opened;
  expect(await field('Language')).toHaveTextContent(/^EnglishSwahiliLuganda$/);
  expect(await field('Language')).toHaveAccessibleDescription('Official documents stay in English');
  await hand.selectOptions(await field('Language'), 'sw');
  expect(await field('Language')).toHaveAccessibleDescription(
    /^Swahili has not been checked by a native speaker yet\./,
  );
  await hand.click(save('header'));
  expect(await screen.findByText('Mipangilio imehifadhiwa')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Mipangilio' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'sw');
  expect(selectPreferences(other.store.getState()).language).toBe('sw');

  await elsewhere(() => other.store.dispatch(savePreferences({ language: 'en' })));
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(selectPreferences(tab.store.getState()).language).toBe('en');
});

test('the list of districts begins with four, and all others follow under a line', async () => {
  const { user: hand } = await open();
  await hand.click(await field(/^District/));
  const [first, more] = within(await screen.findByRole('listbox')).getAllByRole('group');
  expect([...(first?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Kampala',
    'Wakiso',
    'Mukono',
    'Entebbe',
  ]);
  expect(more).toHaveAccessibleName('More places');
  expect(more?.children).toHaveLength(149);
});

test('what is kept elsewhere says so: password, two-factor, mail and SMS, and an account that is not managed', async () => {
  const { user: hand, tab } = await renderPage(<SettingsPage />, { role: 'cvc_member', at: '/settings' });
  expect(await field('Phone')).toHaveAccessibleDescription('Saved on this device only');
  expect(screen.getByText(/This account is not in User Management/)).toBeVisible();
  await hand.click(await field('Phone'));
  await hand.paste('0772 123456');
  await hand.click(save('header'));
  await waitFor(() => expect(selectProfile(tab.store.getState())?.phone).toBe('+256772123456'));
  expect(screen.getByText(/Sending needs an email or SMS gateway/)).toBeVisible();
  expect(screen.getByText(/^The authority's identity service manages accounts/)).toBeVisible();
  await hand.click(press('Change Password'));
  expect(screen.getByText(/^Change your password in the authority's identity service/)).toBeVisible();
});

test('Download Security Log gives the own sign-ins as a table', async () => {
  const { user: hand, tab } = await open();
  await elsewhere(() => signInAs(tab, 'finance'));
  await field('Phone');
  await hand.click(press('Download Security Log'));
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  const [name, csv = ''] = jest.mocked(saveFile).mock.lastCall ?? [];
  expect(name).toMatch(/^security-log-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(typeof csv === 'string' && csv.trimEnd().split('\r\n')).toHaveLength(3);
  expect(csv).toContain('LOGIN_SUCCESS');
  await waitFor(() =>
    expect(exportsIn(tab)).toMatchObject([{ action: 'SECURITY_LOG_EXPORTED', details: { file: name, rows: 2 } }]),
  );
});

test('the status shows how storage stands', async () => {
  const browser = createBrowser({ start: new Date().toISOString() });
  await renderPage(<SettingsPage />, { role: 'finance', at: '/settings', records: { users: [user] }, browser });
  expect(await screen.findByText('Everything is saved')).toBeVisible();
  expect(screen.getByText('1 account in User Management signed in within the last 24 hours')).toBeVisible();
});
