import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { roleNames, roles } from '../../domain/user/roles';
import { speak } from '../../i18n/speak';
import { selectPreferences } from '../../store/settings/selectors';
import { linkSample } from '../../domain/audit/sampleChain';
import { buildAuditEvent, buildUser } from '../../test/builders';
import { renderApp } from '../../test/renderApp';

afterEach(() => act(async () => void (await speak('en'))));

const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Sign In to Portal' }));
const role = () => screen.findByRole('combobox', { name: /Role/ });
const email = () => screen.getByRole('textbox', { name: /Email/ });
const password = () => screen.getByLabelText(/^Password/);
const code = () => screen.getByRole('textbox', { name: /2FA code/ });

async function fill(user: UserEvent, loginValue: string) {
  await user.selectOptions(await role(), loginValue);
  await user.click(email());
  await user.paste('grace.apio@uwa.example');
  await user.click(password());
  await user.paste('secret');
}

test('an empty form names what is missing, at its field, and moves to the first', async () => {
  const { user } = await renderApp();
  await role();
  await submit(user);
  await waitFor(async () => expect(await role()).toHaveFocus());
  expect(await role()).toHaveAccessibleDescription('Please select a role');
  expect(email()).toHaveAccessibleDescription('Username must be at least 4 characters');
  expect(password()).toHaveAccessibleDescription('Password is required');
});

test('an administrator needs a code of six digits; focus goes to the code before the fields under it', async () => {
  const { user } = await renderApp();
  await user.selectOptions(await role(), 'admin');
  await user.type(code(), '12345');
  await user.type(email(), 'grace');
  await submit(user);
  await waitFor(() => expect(code()).toHaveFocus());
  expect(code()).toHaveAccessibleDescription('2FA code must be exactly 6 digits for Admin users');
  expect(email()).toHaveAccessibleDescription('Please enter a valid email address');
  expect(email()).toHaveValue('grace');
});

test('the code is asked of an administrator only', async () => {
  const { user } = await renderApp();
  await user.selectOptions(await role(), 'admin');
  expect(code()).toBeVisible();
  await user.selectOptions(await role(), 'finance');
  expect(screen.queryByRole('textbox', { name: /2FA code/ })).not.toBeInTheDocument();
});

test.each([
  ['district_officer', 'Grace Apio District Officer, Kampala District'],
  ['cvc_member', 'Grace Apio CVC Member, Headquarters'],
  ['finance', 'Grace Apio Finance Officer, Headquarters'],
  ['admin', 'Grace Apio UWA/MTWA Admin, Headquarters'],
] as const)('%s signs in and arrives at the dashboard', async (name, label) => {
  const { user, router } = await renderApp();
  await fill(user, roles[name].loginValue);
  if (roles[name].twoFactor) await user.type(code(), '123456');
  await submit(user);
  expect(await screen.findByRole('button', { name: `User menu: GA ${label}` })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
});

test('every role is offered', async () => {
  await renderApp();
  const offered = Array.from((await role()).querySelectorAll('option'), (option) => option.textContent);
  expect(offered).toEqual(['Select your role', ...roleNames.map((name) => roles[name].label)]);
});

test('an inactive user is refused at the form, and password and code are not kept', async () => {
  const inactive = buildUser({ email: 'grace.apio@uwa.example', status: 'inactive' });
  const { user, tab } = await renderApp({ records: { users: [inactive] } });
  await fill(user, 'admin');
  await user.type(code(), '123456');
  await submit(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('This account is inactive. Contact an administrator.');
  expect(alert).toHaveFocus();
  expect(password()).toHaveValue('');
  expect(code()).toHaveValue('');
  expect(email()).toHaveValue('grace.apio@uwa.example');
  expect(tab.store.getState().session.current).toBeNull();
});

test('an account at another desk is refused at the role with the desks that it has, and nothing else is asked again', async () => {
  const account = buildUser({ email: 'grace.apio@uwa.example', desks: ['district_officer', 'cvc_member'] });
  const { user, tab } = await renderApp({ records: { users: [account] } });
  await fill(user, 'admin');
  await user.type(code(), '123456');
  await submit(user);
  const desks = 'This account signs in as District Officer, CVC Member.';
  await waitFor(async () => expect(await role()).toHaveAccessibleDescription(desks));
  expect(await role()).toHaveFocus();
  expect(await role()).toBeInvalid();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(password()).toHaveValue('secret');
  expect(code()).toHaveValue('123456');
  expect(email()).toHaveValue('grace.apio@uwa.example');
  expect(tab.store.getState().session.current).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Kiswahili' }));
  const inSwahili = () => screen.findByRole('combobox', { name: /Jukumu/ });
  expect(await inSwahili()).toHaveAccessibleDescription('Akaunti hii huingia kama Afisa wa Wilaya, Mjumbe wa CVC.');
  await user.selectOptions(await inSwahili(), 'cvc-member');
  expect(await inSwahili()).toBeValid();
  await user.click(screen.getByRole('button', { name: 'Ingia kwenye Portal' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashibodi' })).toBeVisible();
});

test('neither password nor code is stored', async () => {
  const { user, browser } = await renderApp();
  await user.selectOptions(await role(), 'admin');
  await user.type(code(), '918273');
  await user.type(email(), 'grace.apio@uwa.example');
  await user.type(password(), 'hyrax-secret');
  await submit(user);
  await screen.findByRole('button', { name: /^User menu/ });
  expect([...browser.backend.texts.values()].join()).not.toMatch(/918273|hyrax-secret/);
});

test('the password can be shown', async () => {
  const { user } = await renderApp();
  await role();
  await user.type(password(), 'secret');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password()).toHaveAttribute('type', 'password');
});

test('a language chosen at sign-in is spoken at once, and kept with the sign-in', async () => {
  const { user, tab } = await renderApp();
  await role();
  await user.click(screen.getByRole('button', { name: 'Kiswahili' }));
  expect(await screen.findByRole('button', { name: 'Ingia kwenye Portal' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Kiswahili' })).toHaveAttribute('aria-pressed', 'true');
  expect(selectPreferences(tab.store.getState()).language).toBe('en');
  await user.click(screen.getByRole('button', { name: 'Ingia kwenye Portal' }));
  expect(await screen.findByText('Tafadhali chagua jukumu')).toBeVisible();

  await user.selectOptions(screen.getByRole('combobox', { name: /Jukumu/ }), 'finance');
  await user.type(screen.getByRole('textbox', { name: /Barua pepe/ }), 'grace.apio@uwa.example');
  await user.type(screen.getByLabelText(/^Nenosiri/), 'secret');
  await user.click(screen.getByRole('button', { name: 'Ingia kwenye Portal' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashibodi' })).toBeVisible();
  await waitFor(() => expect(selectPreferences(tab.store.getState()).language).toBe('sw'));
});

test('who will enter real claims is told on the first day how none of them ever lies open', async () => {
  const { unmount } = await renderApp({ records: { audit: await linkSample([buildAuditEvent()]) } });
  const told = /^To encrypt real claims from the start, first turn on the device passphrase in Settings/;
  expect(await screen.findByText(told)).toBeVisible();
  unmount();
  await renderApp({ role: 'finance', records: { audit: [buildAuditEvent()] } });
  expect(screen.queryByText(told)).not.toBeInTheDocument();
});

test('what was chosen to begin with is forgotten with the choice, and the role is not blamed for it any more', async () => {
  const audit = await linkSample([buildAuditEvent()]);
  const inactive = buildUser({ email: 'grace.apio@uwa.example', status: 'inactive' });
  const { user, router } = await renderApp({ records: { audit, users: [inactive] } });
  await fill(user, 'finance');
  await user.click(await screen.findByRole('radio', { name: 'Start with an empty register' }));
  await submit(user);
  const blamed = /^Only an administrator can start this way/;
  await waitFor(async () => expect(await role()).toHaveAccessibleDescription(blamed));
  await user.click(screen.getByRole('radio', { name: 'Explore the sample register' }));
  await waitFor(async () => expect(await role()).not.toHaveAccessibleDescription(blamed));

  await user.click(screen.getByRole('radio', { name: 'Start with an empty register' }));
  await user.selectOptions(await role(), 'admin');
  await user.type(code(), '123456');
  await submit(user);
  expect(await screen.findByText(/^This account is inactive/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument());

  await user.selectOptions(await role(), 'finance');
  await user.clear(email());
  await user.type(email(), 'peter.obua@uwa.example');
  await user.type(password(), 'secret');
  await submit(user);
  expect(await screen.findByRole('button', { name: /^User menu/ })).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
});
