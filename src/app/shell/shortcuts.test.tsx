import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildClaim } from '../../test/builders';
import { renderApp } from '../../test/renderApp';
import * as shellMenus from './shellMenus';

const list = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

afterEach(() => localStorage.clear());

test('? lists the keys that do something for the role, and Escape gives the focus back', async () => {
  const { user } = await renderApp({ role: 'cvc_member', at: '/nowhere' });
  await heading('404 - Oops! Page not found');
  await user.tab();
  const focused = document.activeElement;
  await user.keyboard('?');
  const dialog = within(await list());
  expect(dialog.getByText('Show this list').nextSibling).toHaveTextContent('?');
  const goTo = dialog.getByRole('heading', { name: 'Go to' }).parentElement;
  expect([...(goTo?.querySelectorAll('dt') ?? [])].map((term) => term.textContent)).toEqual([
    'Dashboard',
    'Claims',
    'Verification',
    'Reports',
    'Valuation Schedules',
    'Scheme Rules',
    'Statuses and Roles',
    'Settings',
  ]);
  // Its keys do nothing while it is open.
  await user.keyboard('gs');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(focused).toHaveFocus();
  expect(await heading('404 - Oops! Page not found')).toBeVisible();
});

test('the user menu opens the list, which gives the focus back to it', async () => {
  const { user } = await renderApp({ role: 'finance', at: '/nowhere' });
  const menu = await screen.findByRole('button', { name: /^User menu/ });
  await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' }));
  await user.click(within(await list()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(menu).toHaveFocus();
});

test('a list that could not be loaded can be asked for again', async () => {
  jest.spyOn(shellMenus, 'loadShortcuts').mockRejectedValueOnce(new Error('offline'));
  const { user } = await renderApp({ role: 'finance', at: '/nowhere' });
  await heading('404 - Oops! Page not found');
  await user.keyboard('?');
  expect(await screen.findByRole('alert')).toHaveTextContent('This part of the portal did not load.');
  await user.keyboard('?');
  expect(await list()).toBeVisible();
});

test('g and a letter go to a screen that the role may open, whose heading then has the focus', async () => {
  const { user, router } = await renderApp({ role: 'finance', at: '/nowhere' });
  await heading('404 - Oops! Page not found');
  await user.keyboard('gu');
  expect(router.state.location.pathname).toBe('/nowhere');
  await user.keyboard('gs');
  expect(await heading('Settings')).toHaveFocus();
});

test('/ goes to the search, where keys are text again', async () => {
  const { user } = await renderApp({
    role: 'finance',
    at: '/claims',
    records: { claims: [buildClaim({ id: 'CL-1' })] },
  });
  await screen.findByText('CL-1');
  const search = screen.getByLabelText('Search claims');
  await user.keyboard('/');
  expect(search).toHaveFocus();
  await user.keyboard('gs/?');
  expect(search).toHaveValue('gs/?');
  expect(screen.queryByText('Show this list')).not.toBeInTheDocument();
});

test('keys pressed alone can be turned off on this device; the menu still opens the list', async () => {
  const { user, router } = await renderApp({ role: 'finance', at: '/nowhere' });
  await heading('404 - Oops! Page not found');
  await user.keyboard('?');
  await screen.findByText('Show this list');
  await user.click(screen.getByLabelText('Single-key shortcuts'));
  expect(screen.queryByText('Show this list')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByLabelText('Single-key shortcuts')).not.toBeInTheDocument());
  await user.keyboard('?gs');
  expect(screen.queryByLabelText('Single-key shortcuts')).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/nowhere');

  await user.click(screen.getByRole('button', { name: /^User menu:/ }));
  await user.click(await screen.findByText('Keyboard shortcuts'));
  await user.click(await screen.findByLabelText('Single-key shortcuts'));
  expect(screen.getByText('Show this list')).toBeVisible();
});

test('with Ctrl, Alt or the command key they are the browser’s, and while a text is composed', async () => {
  const { user, router } = await renderApp({ role: 'finance', at: '/nowhere' });
  await heading('404 - Oops! Page not found');
  await user.keyboard('{Control>}g{/Control}s');
  await user.keyboard('{Alt>}g{/Alt}s');
  await user.keyboard('{Meta>}g{/Meta}s');
  fireEvent.keyDown(document.body, { key: 'g', isComposing: true });
  await user.keyboard('s');
  expect(router.state.location.pathname).toBe('/nowhere');
});
