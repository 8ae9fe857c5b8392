import { emptyLoginForm } from '../../domain/user/login';
import { roleNames } from '../../domain/user/roles';
import { buildClaim, buildNotification, buildUser } from '../../test/builders';
import { openRegister, recordEvents } from '../../test/openRegister';
import { signInAs } from '../../test/testRegister';
import { startVerification } from '../../test/claimCommands';
import { startEmpty } from '../register/commands';
import { signIn, signOut } from '../session/commands';
import { savePreferences } from '../settings/commands';
import { markNotificationsRead, markNotificationsUnread } from './commands';
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

test('what somebody did themselves is left out for them, and stands for the others of the role', async () => {
  const claim = buildClaim();
  const { tab } = await openRegister({ claims: [claim] }, 'district_officer');
  await tab.store.dispatch(startVerification({ id: claim.id, rev: claim.rev }));
  expect(selectMyNotifications(tab.store.getState())).toEqual([]);
  expect(selectUnreadCount(tab.store.getState())).toBe(0);
  await signInAs(tab, 'district_officer', 'somebody.else@uwa.example');
  expect(selectMyNotifications(tab.store.getState())).toMatchObject([{ claimId: claim.id }]);
  expect(selectUnreadCount(tab.store.getState())).toBe(1);

  const admin = await openRegister({}, 'admin');
  await admin.tab.store.dispatch(startEmpty());
  expect(selectMyNotifications(admin.tab.store.getState())).toEqual([]);
});

test('read is read, from the first time; unknown ids are passed over; only what changed is written', async () => {
  const { browser, tab } = await openRegister({ notifications }, 'cvc_member');
  const log = tab.store.getState().audit.entities;
  const events = recordEvents(tab);
  const { writes } = browser.backend;
  writes.length = 0;
  expect(await tab.store.dispatch(markNotificationsRead(['0A', '0B', 'NONE']))).toMatchObject({ ok: true });
  expect(events.map(({ type }) => type)).toEqual(['notifications/read']);
  expect(writes).toEqual(['reg/notifications/0A', 'reg/sequence']);
  expect(selectUnreadCount(tab.store.getState())).toBe(1);
  expect(tab.store.getState().notifications.entities).toMatchObject({
    '0A': { readAt: '2026-11-20T08:00:03.000Z' },
    '0B': { readAt: '2025-06-21T09:00:00.000Z' },
  });
  // Reading is no deed to the register.
  expect(tab.store.getState().audit.entities).toBe(log);
});

test('read can be taken back, in every tab and after a reload; what is unread is passed over', async () => {
  const { browser, tab } = await openRegister({ notifications }, 'cvc_member');
  const other = browser.openTab();
  await other.opened;
  await tab.store.dispatch(markNotificationsRead(['0A']));
  const events = recordEvents(tab);
  await tab.store.dispatch(markNotificationsUnread(['0A', '0C', '0D', 'NONE']));
  expect(events).toMatchObject([{ type: 'notifications/unread', payload: { ids: ['0A'] } }]);
  const reloaded = browser.openTab();
  await reloaded.opened;
  for (const { store } of [tab, other, reloaded]) {
    expect(selectUnreadCount(store.getState())).toBe(2);
    expect(store.getState().notifications.entities['0A']).not.toHaveProperty('readAt');
  }
});

test('what is read already is no deed at all', async () => {
  const { browser, tab } = await openRegister({ notifications }, 'cvc_member');
  const events = recordEvents(tab);
  browser.backend.writes.length = 0;
  for (const ids of [[], ['0B'], ['NONE', 'constructor']]) {
    expect(await tab.store.dispatch(markNotificationsRead(ids))).toEqual({ ok: true, stored: true, value: undefined });
  }
  expect(events).toEqual([]);
  expect(browser.backend.writes).toEqual([]);
});

test('a type that is switched off is neither listed nor counted, and is there again when it is switched on', async () => {
  const { tab } = await openRegister({ notifications }, 'cvc_member');
  const switchTo = (on: boolean) => tab.store.dispatch(savePreferences({ notificationTypes: { status_update: on } }));
  await switchTo(false);
  expect(selectMyNotifications(tab.store.getState())).toEqual([]);
  expect(selectUnreadCount(tab.store.getState())).toBe(0);
  await switchTo(true);
  expect(selectUnreadCount(tab.store.getState())).toBe(2);
});

test('a sign-in that was refused concerns administrators', async () => {
  const { tab } = await openRegister({ users: [buildUser({ status: 'inactive' })] });
  const form = { ...emptyLoginForm, role: 'finance', username: 'sarah.auma@example.org', password: 'secret' };
  expect(await tab.store.dispatch(signIn(form))).toMatchObject({ ok: false });
  const email = 'sarah.auma@example.org';
  expect(Object.values(tab.store.getState().notifications.entities)).toMatchObject([
    { role: 'admin', type: 'security', action: 'sign_in_refused', email },
  ]);
});

test('so does one at a desk that the account does not have', async () => {
  const { tab } = await openRegister({ users: [buildUser()] });
  const email = 'sarah.auma@example.org';
  const form = { ...emptyLoginForm, role: 'finance', username: email, password: 'secret' };
  expect(await tab.store.dispatch(signIn(form))).toMatchObject({ ok: false });
  expect(Object.values(tab.store.getState().notifications.entities)).toMatchObject([
    { role: 'admin', type: 'security', action: 'sign_in_at_other_desk', email },
  ]);
});

test('another register in the place of the one before concerns everybody', async () => {
  const { tab } = await openRegister({ notifications }, 'admin');
  await tab.store.dispatch(startEmpty());
  const told = Object.values(tab.store.getState().notifications.entities);
  expect(told.map(({ role }) => role)).toEqual(roleNames);
  for (const one of told) expect(one).toMatchObject({ type: 'maintenance', action: 'register_emptied', by: 'Admin' });
});

test('nobody signed in reads nothing', async () => {
  const { tab } = await openRegister({ notifications }, 'cvc_member');
  await tab.store.dispatch(signOut());
  const before = tab.store.getState();
  expect(await tab.store.dispatch(markNotificationsRead(['0A']))).toMatchObject({ refusal: { code: 'signed_out' } });
  expect(tab.store.getState()).toBe(before);
  expect(selectMyNotifications(before)).toEqual([]);
});
