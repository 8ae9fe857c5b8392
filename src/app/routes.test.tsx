import { screen } from '@testing-library/react';
import { renderApp } from '../test/renderApp';

let claimsPageFails = false;
jest.mock('../features/claims/list/ClaimsPage', () => ({
  ClaimsPage: () => {
    if (claimsPageFails) throw new Error('broken');
    return <h1>Claims</h1>;
  },
}));
jest.mock('../features/dashboard/DashboardPage', () => ({ DashboardPage: () => <h1>Dashboard</h1> }));

test('who is signed in already is not asked to sign in', async () => {
  const { router } = await renderApp({ role: 'finance', at: '/login' });
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
});

test('a page that is not for the role says whose it is', async () => {
  await renderApp({ role: 'cvc_member', at: '/new-claim' });
  expect(await screen.findByRole('heading', { name: 'Not authorised' })).toBeInTheDocument();
  expect(
    screen.getByText('It may be opened by: District Officer. You are signed in as CVC Member.'),
  ).toBeInTheDocument();
  expect(document.title).toBe('Not authorised · Wildlife Claims Portal');
});

test('an unknown address has its own page, which leads home', async () => {
  const { user } = await renderApp({ role: 'finance', at: '/no/such/page' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('404 - Oops! Page not found');
  await user.click(screen.getByRole('link', { name: 'Return to Home' }));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
});

test('a page that fails leaves the shell alive and can be tried again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  claimsPageFails = true;
  const { user } = await renderApp({ role: 'finance', at: '/claims' });
  expect(await screen.findByText('This page could not be shown')).toBeInTheDocument();
  expect(screen.getByText(/Nothing is lost/)).toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('navigation')).toBeInTheDocument();
  expect(logged).toHaveBeenCalled();

  claimsPageFails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Claims' })).toBeInTheDocument();
});
