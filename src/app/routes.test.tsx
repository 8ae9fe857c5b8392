import { screen } from '@testing-library/react';
import { useState } from 'react';
import { roleNames, roles, type Role } from '../domain/user/roles';
import { renderApp } from '../test/renderApp';

let claimsPageFails = false;
/** As what a translation does to each text: it has a parent of its own. */
const rewrite = (text: ChildNode) => {
  const wrap = document.createElement('font');
  text.replaceWith(wrap);
  wrap.append(text);
};

let rewrittenAtOnce = false;
function FakeClaimsPage() {
  if (claimsPageFails) throw new Error('broken');
  const [greets, setGreets] = useState(rewrittenAtOnce);
  return (
    <>
      <h1
        ref={(heading) => {
          if (rewrittenAtOnce && heading?.firstChild) rewrite(heading.firstChild);
          setGreets(false);
        }}
      >
        {greets && 'Our '}
        {'Claims'}
      </h1>
      <button onClick={() => setGreets(true)}>Greet</button>
    </>
  );
}
jest.mock('../features/claims/list/ClaimsPage', () => ({ ClaimsPage: () => <FakeClaimsPage /> }));
jest.mock('../features/dashboard/DashboardPage', () => ({ DashboardPage: () => <h1>Dashboard</h1> }));

test('who is signed in already is not asked to sign in', async () => {
  const { router } = await renderApp({ role: 'finance', at: '/login' });
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
});

/** The pages that are not everybody's, by their addresses: whose they are, and what leads there. */
const closed: { at: string; mayOpen: Role[]; told: string; link: string }[] = [
  { at: '/new-claim', mayOpen: ['district_officer'], told: 'District Officer', link: 'New Claim' },
  {
    at: '/fund-management?tab=funds',
    mayOpen: ['finance', 'admin'],
    told: 'Finance Officer and UWA/MTWA Admin',
    link: 'Fund Management',
  },
  { at: '/user-management', mayOpen: ['admin'], told: 'UWA/MTWA Admin', link: 'User Management' },
  { at: '/audit-logs?tab=trail&live=1', mayOpen: ['admin'], told: 'UWA/MTWA Admin', link: 'Audit Logs' },
];

describe.each(closed)('$at', ({ at, mayOpen, told, link }) => {
  test.each(roleNames.filter((role) => !mayOpen.includes(role)))('tells %s whose it is', async (role) => {
    await renderApp({ role, at });
    expect(await screen.findByRole('heading', { level: 1, name: 'Not authorised' })).toBeInTheDocument();
    expect(
      screen.getByText(`Only ${told} can open this page. You are signed in as ${roles[role].label}.`),
    ).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: link })).not.toBeInTheDocument();
    expect(document.title).toBe('Not authorised · Wildlife Claims Portal');
  });
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

test('a page that failed is tried again at its whole address', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  claimsPageFails = true;
  const { user, router } = await renderApp({ role: 'finance', at: '/claims?status=draft' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  claimsPageFails = false;
  await user.click(again);
  await screen.findByRole('heading', { name: 'Claims' });
  expect(router.state.location.search).toBe('?status=draft');
});

test('a page that a translation rewrote comes back by itself as often as it is needed, and says why', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const { user } = await renderApp({ role: 'finance', at: '/claims' });
  for (let time = 0; time < 5; time += 1) {
    const heading = await screen.findByRole('heading', { name: 'Claims' });
    if (heading.firstChild) rewrite(heading.firstChild);
    await user.click(screen.getByRole('button', { name: 'Greet' }));
  }
  expect(await screen.findByRole('heading', { name: 'Claims' })).toBeInTheDocument();
  expect(screen.getByText('A translation or extension changed this page')).toBeInTheDocument();
});

test('a page that is rewritten again and again while nobody touches it is the page that failed', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  rewrittenAtOnce = true;
  await renderApp({ role: 'finance', at: '/claims' });
  expect(await screen.findByText('This page could not be shown')).toBeInTheDocument();
  rewrittenAtOnce = false;
});
