import type { RegisterRecords } from '../domain/register/kinds/kinds';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Role } from '../domain/user/roles';
import { buildAuditEvent, buildUser } from '../test/builders';
import { recordsAt } from '../test/recordsAt';
import { renderApp } from '../test/renderApp';

type Listed = {
  role: Role;
  at: string;
  records: Partial<RegisterRecords>;
  search: string;
  /** Narrows the list, as a step of the history. */
  filter: (user: Awaited<ReturnType<typeof renderApp>>['user']) => Promise<void>;
  /** What the URL says then. */
  filtered: string;
};

const { claim: _claim, ...inPayment } = recordsAt('payment_processing');

const pages: [name: string, page: Listed][] = [
  [
    'claims',
    {
      role: 'finance',
      at: '/claims',
      records: inPayment,
      search: 'Search claims',
      filter: (user) => user.click(screen.getByText('My docket')),
      filtered: '?docket=mine',
    },
  ],
  [
    'payments',
    {
      role: 'finance',
      at: '/fund-management',
      records: inPayment,
      search: 'Search payments',
      filter: (user) => user.click(within(screen.getByLabelText('Filter by status')).getByText(/^Pending/)),
      filtered: '?status=pending',
    },
  ],
  [
    'users',
    {
      role: 'admin',
      at: '/user-management',
      records: { users: [buildUser()] },
      search: 'Search users',
      filter: (user) => user.selectOptions(screen.getByLabelText('Filter by status'), 'Active'),
      filtered: '?status=active',
    },
  ],
  [
    'events',
    {
      role: 'admin',
      at: '/audit-logs?tab=trail',
      records: { audit: [buildAuditEvent()] },
      search: 'Search events',
      filter: (user) => user.selectOptions(screen.getByLabelText('Status'), 'Success'),
      filtered: '?tab=trail&status=success',
    },
  ],
];

test.each(pages)('the search of %s is there again after Back and after a reload', async (_name, page) => {
  const { user, router, browser, unmount } = await renderApp(page);
  const where = () => router.state.location;
  await screen.findByLabelText(page.search, undefined, { timeout: 15_000 });
  const box = () => screen.getByLabelText<HTMLInputElement>(page.search);

  await user.type(box(), 'zzz');
  await waitFor(() => expect(where().state).toMatchObject({ search: 'zzz' }));
  await page.filter(user);
  expect([where().search, box().value]).toEqual([page.filtered, 'zzz']);
  await user.click(await screen.findByRole('button', { name: 'Clear all' }));
  expect([where().search, box().value]).toEqual([new URL(page.at, 'https://portal.example').search, '']);

  await act(() => router.navigate(-1));
  expect([where().search, box().value]).toEqual([page.filtered, 'zzz']);
  await act(() => router.navigate(-1));
  expect(box()).toHaveValue('zzz');
  await act(() => router.navigate(2));
  expect(box()).toHaveValue('');

  await user.type(box(), 'hippo');
  act(() => void window.dispatchEvent(new Event('beforeunload')));
  unmount();
  await renderApp({ ...page, browser, at: where() });
  expect(await screen.findByLabelText(page.search, undefined, { timeout: 15_000 })).toHaveValue('hippo');
  // What names a person is in no address.
  expect(where().search).not.toContain('hippo');
});
