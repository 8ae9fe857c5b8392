import { buildNotification } from '../../test/builders';
import { openRegister, recordEvents } from '../../test/openRegister';
import { signOut } from '../session/commands';
import { markNotificationsRead } from './commands';
import { selectMyNotifications, selectUnreadCount } from './selectors';

const notifications = [
  buildNotification({ id: '0A' }),
  buildNotification({ id: '0B', readAt: '2025-06-21T09:00:00.000Z' }),
  buildNotification({ id: '0C' }),
  buildNotification({ id: '0D', role: 'admin' }),
];

test('a role sees its own, newest first, and how many are unread', async () => {
  const { tab } = await openRegister({ notifications }, 'cvc_member');
  expect(selectMyNotifications(tab.store.getState()).map(({ id }) => id)).toEqual(['0C', '0B', '0A']);
  expect(selectUnreadCount(tab.store.getState())).toBe(2);
});

test('read is read, from the first time; unknown ids are passed over; only what changed is written', async () => {
  const { browser, tab } = await openRegister({ notifications }, 'cvc_member');
  const events = recordEvents(tab);
  const { writes } = browser.backend;
  writes.length = 0;
  expect(await tab.store.dispatch(markNotificationsRead(['0A', '0B', 'NONE']))).toMatchObject({ ok: true });
  expect(events.map(({ type }) => type)).toEqual(['notifications/read']);
  expect(writes).toEqual(['wcp/notifications/0A', 'wcp/sequence']);
  expect(selectUnreadCount(tab.store.getState())).toBe(1);
  expect(tab.store.getState().notifications.entities).toMatchObject({
    '0A': { readAt: '2026-11-20T08:00:03.000Z' },
    '0B': { readAt: '2025-06-21T09:00:00.000Z' },
  });
  // Reading is no deed to the register.
  expect(tab.store.getState().audit.ids).toHaveLength(1);
});

test('nobody signed in reads nothing', async () => {
  const { tab } = await openRegister({ notifications }, 'cvc_member');
  await tab.store.dispatch(signOut());
  const before = tab.store.getState();
  expect(await tab.store.dispatch(markNotificationsRead(['0A']))).toMatchObject({ refusal: { code: 'signed_out' } });
  expect(tab.store.getState()).toBe(before);
  expect(selectMyNotifications(before)).toEqual([]);
});
