import { act, render, screen, waitFor } from '@testing-library/react';
import '../i18n/i18n';
import type { Role } from '../domain/user/roles';
import { signOut } from '../store/session/commands';
import { createBackend, createBrowser, signInAs } from '../test/testRegister';
import { App } from './App';
import { Entrance } from './Entrance';
import { Portal } from './Portal';

jest.mock('../features/dashboard/DashboardPage', () => ({ DashboardPage: () => <h1>Dashboard</h1> }));
jest.mock('../features/claims/detail/ClaimPage', () => ({ ClaimPage: () => <h1>One claim</h1> }));

const address = () => window.location.pathname + window.location.search;
const login = () => screen.findByRole('button', { name: 'Sign In to Portal' });
const page = (name: string) => screen.findByRole('heading', { name });

/** The portal at the browser's own address, with a second tab beside it. */
async function open(at: string, role?: Role, browser = createBrowser()) {
  window.history.pushState(null, '', at);
  const tab = browser.openTab();
  const other = browser.openTab();
  if (role) await signInAs(tab, role);
  render(
    <App store={tab.store}>
      <Entrance Portal={Portal} />
    </App>,
  );
  return { tab, other };
}

test('a signed-out visitor goes on to the route first asked for, which no address shows meanwhile', async () => {
  const { tab } = await open('/claims/CLM-1?tab=audit');
  await login();
  expect(address()).toBe('/login');
  await act(() => signInAs(tab, 'finance'));
  expect(await page('One claim')).toBeInTheDocument();
  expect(address()).toBe('/claims/CLM-1?tab=audit');
});

test('who asked for nothing arrives at the dashboard', async () => {
  const { tab } = await open('/login');
  await login();
  await act(() => signInAs(tab, 'finance'));
  expect(await page('Dashboard')).toBeInTheDocument();
  expect(address()).toBe('/');
});

test('going back while signed out leads to sign-in again', async () => {
  await open('/login');
  await login();
  window.history.pushState(null, '', '/claims/CLM-1');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(address()).toBe('/login');
});

test('who is signed in already is not asked to sign in', async () => {
  await open('/login', 'finance');
  expect(await page('Dashboard')).toBeInTheDocument();
  expect(address()).toBe('/');
});

test('signing out in another tab leads here to sign-in; signing in there leads in again, and starts anew', async () => {
  const { other } = await open('/claims/CLM-1', 'district_officer');
  await page('One claim');
  await act(() => other.store.dispatch(signOut()));
  await login();
  expect(address()).toBe('/login');
  await act(() => signInAs(other, 'admin'));
  expect(await page('Dashboard')).toBeInTheDocument();
});

describe('whoever signs out while nothing can be stored', () => {
  const notice = () => screen.findByRole('region', { name: 'Storage' });

  test('is told at sign-in what this tab alone has, and gets no file; it goes when all is saved', async () => {
    const capacity = 100_000;
    const backend = createBackend(capacity);
    const { tab } = await open('/claims/CLM-1', 'district_officer', createBrowser({ backend }));
    await page('One claim');
    const used = [...backend.texts].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
    backend.texts.set('full', 'x'.repeat(capacity - used - 'full'.length));
    await act(() => tab.store.dispatch(signOut()));
    await login();
    expect(await notice()).toHaveTextContent(
      /not saved: this browser's storage is full.*Sign in to download the register/,
    );
    expect(screen.queryByRole('button', { name: 'Download register' })).not.toBeInTheDocument();

    backend.texts.delete('full');
    await act(() => tab.services.saveWaiting());
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Storage' })).not.toBeInTheDocument());
  });

  test('is told of storage that was emptied', async () => {
    const { tab } = await open('/login');
    await login();
    tab.services.storage.lose('emptied');
    expect(await notice()).toHaveTextContent(/This browser's storage was cleared while the portal was open/);
  });
});

test('says so when the portal itself cannot be loaded', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const tab = createBrowser().openTab();
  await signInAs(tab, 'finance');
  const Broken = () => {
    throw new Error('not loaded');
  };
  render(
    <App store={tab.store}>
      <Entrance Portal={Broken} />
    </App>,
  );
  expect(await page('The portal could not start')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
});
