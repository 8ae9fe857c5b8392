import { act, screen, waitFor, within } from '@testing-library/react';
import { bulkMarkPaid, giveFinalApproval } from '../../test/claimCommands';
import { databaseLacking } from '../../store/persistence/healthSlice';
import { toggleSidebar } from '../../store/settings/deviceCommands';
import { buildClaim } from '../../test/builders';
import { exportsIn } from '../../test/exportsIn';
import { renderApp } from '../../test/renderApp';
import { createBackend, createBrowser, signInAs } from '../../test/testRegister';

const day = 24 * 60 * 60 * 1000;
const toggle = () => screen.findByRole('button', { name: 'Toggle sidebar' });
const sidebar = () => screen.getByRole('navigation', { name: 'Main navigation' });

afterEach(() => {
  window.innerWidth = 1024;
});

describe('sidebar', () => {
  test('has words beside its icons at first on a wide screen; that it was collapsed is remembered', async () => {
    window.innerWidth = 1366;
    const browser = createBrowser({ start: new Date().toISOString() });
    const { user, unmount } = await renderApp({ role: 'district_officer', at: '/nowhere', browser });
    expect(await toggle()).toHaveAttribute('aria-expanded', 'true');
    expect(within(sidebar()).getByRole('link', { name: 'Claims' })).toHaveTextContent('Claims');
    await user.click(await toggle());
    await waitFor(async () => expect(await toggle()).toHaveAttribute('aria-expanded', 'false'));
    unmount();
    await renderApp({ at: '/nowhere', browser });
    expect(await toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  test('is collapsed at first on a smaller one, and opens by its button and by the shortcut, wherever the focus is', async () => {
    const browser = createBrowser({ start: new Date().toISOString() });
    const { user } = await renderApp({ role: 'district_officer', at: '/nowhere', browser });
    expect(await toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(within(sidebar()).getByRole('link', { name: 'Claims' })).toHaveTextContent('');

    await user.click(await toggle());
    await waitFor(async () => expect(await toggle()).toHaveAttribute('aria-expanded', 'true'));
    expect(within(sidebar()).getByRole('link', { name: 'Claims' })).toHaveTextContent('Claims');

    await user.keyboard('{Control>}b{/Control}');
    await waitFor(async () => expect(await toggle()).toHaveAttribute('aria-expanded', 'false'));
    await user.keyboard('{Meta>}b{/Meta}');
    await waitFor(async () => expect(await toggle()).toHaveAttribute('aria-expanded', 'true'));
  });

  test.each([
    [6, 1024, true, 'true'],
    [8, 1024, true, 'false'],
    [6, 1366, false, 'false'],
    [8, 1366, false, 'true'],
  ])('left %d days ago, on %d px, open %s: open is %s', async (days, width, left, open) => {
    window.innerWidth = width;
    const browser = createBrowser({ start: new Date(Date.now() - days * day).toISOString() });
    const before = browser.openTab();
    await signInAs(before, 'district_officer');
    await before.store.dispatch(toggleSidebar(left));

    await renderApp({ at: '/nowhere', browser });
    expect(await toggle()).toHaveAttribute('aria-expanded', open);
  });

  test('on a narrow screen it is a drawer that Escape closes, which gives the focus back', async () => {
    window.innerWidth = 700;
    const { user } = await renderApp({ role: 'district_officer', at: '/nowhere' });
    await user.click(await toggle());
    const drawer = await screen.findByRole('dialog', { name: 'Main navigation' });
    expect(within(drawer).getByRole('link', { name: 'Claims' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    expect(await toggle()).toHaveFocus();
  });

  test('the drawer closes when a page is chosen', async () => {
    window.innerWidth = 700;
    const { user, router } = await renderApp({ role: 'district_officer', at: '/nowhere' });
    await user.click(await toggle());
    const drawer = await screen.findByRole('dialog', { name: 'Main navigation' });
    await user.click(within(drawer).getByRole('link', { name: 'Claims' }));
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/claims');
  });
});

describe('user menu', () => {
  const menu = () => screen.findByRole('button', { name: /^User menu/ });

  test.each([
    ['beside its picture', 1366],
    ['inside it alone, on a phone', 360],
  ])('its button is called by all that it shows, who is signed in standing %s', async (_where, width) => {
    window.innerWidth = width;
    await renderApp({ role: 'finance', at: '/nowhere' });
    const button = await menu();
    // Its initials too: whoever speaks to the page says what is seen (WCAG 2.5.3).
    expect(button).toHaveAccessibleName('User menu: F Finance Finance Officer, Headquarters');
  });

  test('chooses the theme', async () => {
    const { user, tab } = await renderApp({ role: 'finance', at: '/nowhere' });
    await user.click(await menu());
    const themes = within(await screen.findByRole('group', { name: 'Theme' }));
    expect(themes.getByRole('menuitemradio', { name: 'System' })).toBeChecked();
    await user.click(themes.getByRole('menuitemradio', { name: 'Dark' }));
    await waitFor(() => expect(themes.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked());
    expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark');
    expect(tab.store.getState().settings.preferences.theme).toBe('dark');
  });

  test('signs out', async () => {
    const { user, tab } = await renderApp({ role: 'finance', at: '/nowhere' });
    await user.click(await menu());
    await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    expect(await screen.findByRole('button', { name: 'Sign In to Portal' })).toBeInTheDocument();
    expect(tab.store.getState().session.current).toBeNull();
  });
});

test('the skip link leads to the page', async () => {
  const { user } = await renderApp({ role: 'finance', at: '/nowhere' });
  await toggle();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Skip to main content' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

describe('storage', () => {
  test('nothing is said while all is well', async () => {
    await renderApp({ role: 'finance', at: '/nowhere' });
    await toggle();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('what is in memory only is said for as long as it is, and the register is offered', async () => {
    const capacity = 100_000;
    const backend = createBackend(capacity);
    const { user, tab } = await renderApp({ role: 'finance', at: '/nowhere', browser: createBrowser({ backend }) });
    await toggle();
    const used = [...backend.texts].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
    backend.texts.set('full', 'x'.repeat(capacity - used - 'full'.length));
    await act(() => tab.store.dispatch(toggleSidebar(true)));
    expect(await screen.findByRole('alert')).toHaveTextContent(/not saved: this browser's storage is full/);

    const download = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    await user.click(screen.getByRole('button', { name: 'Download register' }));
    await waitFor(() => expect(download).toHaveBeenCalledTimes(1));
    await waitFor(() =>
      expect(exportsIn(tab)).toMatchObject([{ action: 'REGISTER_EXPORTED', details: { format: 'zip', claims: 0 } }]),
    );
    await user.click(screen.getByRole('button', { name: 'Not saved' }));
    expect(screen.getByRole('region', { name: 'Storage' })).toHaveFocus();

    backend.texts.delete('full');
    await act(() => tab.store.dispatch(toggleSidebar(false)));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Not saved' })).not.toBeInTheDocument());
    expect(await screen.findByText('Everything is saved again')).toBeVisible();
  });

  test('a register that was emptied under the portal is said to be in memory alone, and offered', async () => {
    const { user, tab } = await renderApp({ role: 'finance', at: '/nowhere' });
    await toggle();
    act(() => tab.services.storage.lose('emptied'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/is now only in this tab/);
    const download = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    await user.click(screen.getByRole('button', { name: 'Download register' }));
    await waitFor(() => expect(download).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('button', { name: 'Not saved' })).toBeVisible();
  });

  test('a tab that lost its register with something unsaved says that too, before it is closed', async () => {
    const capacity = 100_000;
    const backend = createBackend(capacity);
    const { tab } = await renderApp({ role: 'finance', at: '/nowhere', browser: createBrowser({ backend }) });
    await toggle();
    const used = [...backend.texts].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
    backend.texts.set('full', 'x'.repeat(capacity - used - 'full'.length));
    await act(() => tab.store.dispatch(toggleSidebar(true)));
    act(() => tab.services.storage.lose('moved'));
    expect(await screen.findByText(/Another tab moved the records/)).toHaveTextContent(
      /1 change is not saved and is only in this tab\. Download the register before you close the tab/,
    );
  });

  test('without a database of the browser it is said that less is safe', async () => {
    const { user, tab } = await renderApp({ role: 'finance', at: '/nowhere' });
    await toggle();
    act(() => void tab.store.dispatch(databaseLacking()));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Storage is limited in this browser/);
    await user.click(within(screen.getByRole('region', { name: 'Storage' })).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('an unsaved deed that falls because another tab was first is named with its claims', async () => {
    const backend = createBackend(200_000);
    const browser = createBrowser({ backend });
    const ids = ['CLM-1', 'CLM-2', 'CLM-3'];
    const claims = ids.map((id) => buildClaim({ id, status: 'approved', approvedAmount: 1_200_000 }));
    const { user, tab } = await renderApp({ role: 'admin', at: '/nowhere', records: { claims }, browser });
    await toggle();
    const other = browser.openTab();
    await other.opened;
    const used = [...backend.texts].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
    backend.texts.set('full', 'x'.repeat(200_000 - used - 'full'.length));
    const paid = ids.map((id) => ({ target: { id, rev: 1 }, form: { paymentRef: 'EFT-7' } }));
    await act(() => tab.store.dispatch(bulkMarkPaid(paid)));
    backend.texts.delete('full');
    await act(() => other.store.dispatch(giveFinalApproval({ id: 'CLM-2', rev: 1 }, { note: '' })));

    expect(await screen.findByText(/^Not saved: Mark Paid for CLM-1, CLM-2 and 1 more/)).toBeVisible();
    await user.click(within(screen.getByRole('region', { name: 'Storage' })).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/could not be saved/)).not.toBeInTheDocument();
  });

  test('what could not be read is said, and can be dismissed', async () => {
    const backend = createBackend();
    const claim = buildClaim();
    backend.setItem(`reg/claims/${claim.id}`, '{');
    const { user } = await renderApp({ role: 'finance', at: '/nowhere', browser: createBrowser({ backend }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('1 unreadable record (Claims: 1).');
    await user.click(within(screen.getByRole('region', { name: 'Storage' })).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
