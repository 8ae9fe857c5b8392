import { screen, waitFor, within } from '@testing-library/react';
import type { Notification } from '../../domain/notification/notification';
import { buildNotification } from '../../test/builders';
import { renderApp } from '../../test/renderApp';

const notifications = [
  buildNotification({
    id: 'A',
    role: 'district_officer',
    action: 'refer_back',
    claimId: 'CLM-1',
    claimantName: 'Grace Biira',
    at: '2026-11-18T08:00:00.000Z',
    readAt: '2026-11-18T09:00:00.000Z',
  }),
  buildNotification({
    id: 'B',
    role: 'district_officer',
    action: 'submit',
    claimId: 'CLM-2',
    claimantName: 'Moses Baluku',
    at: '2026-11-19T08:00:00.000Z',
    readAt: undefined,
  }),
  buildNotification({ id: 'C', role: 'district_officer', action: 'submit', claimId: 'CLM-3', readAt: undefined }),
  buildNotification({ id: 'D', role: 'finance', readAt: undefined }),
];

async function openBell(at = '/nowhere') {
  const app = await renderApp({ role: 'district_officer', at, records: { notifications } });
  await app.user.click(await screen.findByRole('button', { name: 'Notifications: 2 unread' }));
  const list = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  return { ...app, list };
}

test('the bell shows as many as its name says, however many', async () => {
  const many = Array.from({ length: 120 }, (_, index) => buildNotification({ id: `N-${index}`, role: 'finance' }));
  const unread = many.map((one) => ({ ...one, readAt: undefined }));
  await renderApp({ role: 'finance', at: '/nowhere', records: { notifications: unread } });
  expect(await screen.findByRole('button', { name: 'Notifications: 120 unread' })).toHaveTextContent(/^120$/);
});

test('lists what concerns the role, newest first, unread ones marked', async () => {
  const { list } = await openBell();
  const rows = list.getAllByRole('listitem');
  expect(rows).toHaveLength(3);
  expect(rows[1]).toHaveTextContent('New claim by Moses Baluku is waiting for verificationCLM-219/11/2026, 11:00');
  expect(rows[2]).toHaveTextContent('Claim by Grace Biira was referred back to the district');
  expect(list.getAllByRole('img', { name: 'Unread' })).toHaveLength(2);
});

test('following one leads to its claim and marks it read', async () => {
  const { user, list, router } = await openBell();
  await user.click(list.getByRole('link', { name: /Moses Baluku/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.pathname).toBe('/claims/CLM-2');
  expect(await screen.findByRole('button', { name: 'Notifications: 1 unread' })).toBeInTheDocument();
});

test('all can be marked read', async () => {
  const { user, list } = await openBell();
  await user.click(list.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(list.queryByRole('img', { name: 'Unread' })).not.toBeInTheDocument());
  expect(list.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
  await user.click(list.getByRole('button', { name: 'Undo: Mark all as read' }));
  await waitFor(() => expect(list.getAllByRole('img', { name: 'Unread' })).toHaveLength(2));
  expect(list.getByRole('heading', { name: 'Notifications' })).toHaveFocus();
  await user.click(list.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(list.queryByRole('img', { name: 'Unread' })).not.toBeInTheDocument());
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Notifications' })).toHaveFocus();
});

test('administrators are told of a refused sign-in, which leads to the log', async () => {
  const refused: Notification[] = [
    {
      id: 'E',
      role: 'admin',
      type: 'security',
      action: 'sign_in_refused',
      email: 'x@example.org',
      at: '2026-11-19T08:00:00.000Z',
    },
    {
      id: 'F',
      role: 'admin',
      type: 'maintenance',
      action: 'register_restored',
      by: 'Ruth Namara',
      at: '2026-11-19T09:00:00.000Z',
    },
  ];
  const { user } = await renderApp({ role: 'admin', at: '/nowhere', records: { notifications: refused } });
  await user.click(await screen.findByRole('button', { name: 'Notifications: 2 unread' }));
  const restored = await screen.findByText('Ruth Namara restored the register from a snapshot');
  expect(restored.closest('a')).toHaveAttribute('href', '/');
  const refusal = screen.getByText('x@example.org could not sign in: the account is inactive');
  expect(refusal.closest('a')).toHaveAttribute('href', '/audit-logs?tab=trail&severity=alerts');
});

test('says so when there is none', async () => {
  const { user } = await renderApp({ role: 'admin', at: '/nowhere' });
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  expect(await screen.findByText('No notifications yet')).toBeVisible();
});
