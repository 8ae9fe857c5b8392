import { noRecords, auditRowsOf, createBrowser, signInAs, type Tab } from '../../test/testRegister';
import { emptyLoginForm, type LoginForm } from '../../domain/user/login';
import { buildUser } from '../../test/builders';
import { roleNames, type Role } from '../../domain/user/roles';
import { formOfUser } from '../../domain/user/userForm';
import { openRegister, recordEvents } from '../../test/openRegister';
import type { TabMessage } from '../ports';
import { updateUser } from '../users/commands';
import { signIn, signOut, signOutIdle } from './commands';
import { selectActor, selectRole, selectSession } from './selectors';

const form = (overrides: Partial<LoginForm> = {}): LoginForm => ({
  ...emptyLoginForm,
  role: 'district-officer',
  username: 'jane.okello@uwa.example',
  password: 'secret',
  ...overrides,
});

const rowsOf = ({ store }: Tab) => Object.values(store.getState().audit.entities);

test('anyone who satisfies the form signs in, with a name made from the address', async () => {
  const { tab } = await openRegister();
  const events = recordEvents(tab);
  expect(await tab.store.dispatch(signIn(form()))).toEqual({ ok: true, stored: true, value: undefined });
  expect(events.map(({ type }) => type)).toEqual(['session/signedIn']);
  expect(selectSession(tab.store.getState())).toEqual({
    name: 'Jane Okello',
    email: 'jane.okello@uwa.example',
    role: 'district_officer',
    district: 'kampala',
    sessionId: expect.any(String),
    signedInAt: '2026-11-20T08:00:02.000Z',
  });
  expect(rowsOf(tab)).toEqual([
    expect.objectContaining({
      action: 'LOGIN_SUCCESS',
      resource: 'session',
      resourceId: selectSession(tab.store.getState())?.sessionId,
      severity: 'low',
      status: 'success',
      user: 'Jane Okello',
      userAgent: 'test',
    }),
  ]);
});

test('a managed user brings name and district, and is seen to have signed in', async () => {
  const { tab } = await openRegister({ users: [buildUser(), buildUser({ id: 'USER-2', email: 'other@example.org' })] });
  await tab.store.dispatch(signIn(form({ username: 'Sarah.AUMA@example.org' })));
  expect(selectSession(tab.store.getState())).toMatchObject({ name: 'Sarah Auma', district: 'kasese' });
  expect(tab.store.getState().users.entities).toMatchObject({
    'USER-1': { lastLogin: '2026-11-20T08:00:02.000Z', rev: 1 },
    'USER-2': { lastLogin: '2025-06-15T07:55:00.000Z' },
  });
});

test.each([
  ['cvc-member', 'cvc_member', '', 'headquarters'],
  ['finance', 'finance', '', 'headquarters'],
  ['admin', 'admin', '123456', 'headquarters'],
] as const)('%s signs in as %s', async (role, expected, twoFactorCode, district) => {
  const { tab } = await openRegister();
  await tab.store.dispatch(signIn(form({ role, twoFactorCode })));
  expect(selectRole(tab.store.getState())).toBe(expected);
  expect(selectSession(tab.store.getState())?.district).toBe(district);
});

test('an inactive user is refused, which the audit log keeps', async () => {
  const { tab } = await openRegister({ users: [buildUser({ status: 'inactive' })] });
  const events = recordEvents(tab);
  expect(await tab.store.dispatch(signIn(form({ username: 'sarah.auma@example.org' })))).toEqual({
    ok: false,
    refusal: { code: 'inactive', message: 'This account is inactive. Contact an administrator.' },
  });
  expect(events.map(({ type }) => type)).toEqual(['session/signInRefused']);
  expect(selectSession(tab.store.getState())).toBeNull();
  expect(rowsOf(tab)).toMatchObject([
    {
      action: 'LOGIN_FAILED',
      severity: 'high',
      status: 'failed',
      user: 'Sarah Auma',
      details: { email: 'sarah.auma@example.org', reason: 'inactive' },
      detectedAfterMs: 0,
    },
  ]);
  expect(tab.store.getState().users.entities['USER-1']?.lastLogin).toBe('2025-06-15T07:55:00.000Z');
});

describe('a managed account signs in at its own desks alone', () => {
  const admin = { role: 'admin', twoFactorCode: '123456' } as const;
  const forms = [{ role: 'district-officer' }, { role: 'cvc-member' }, { role: 'finance' }, admin];

  test.each<[desks: Role[], words: string[]]>([
    [['district_officer'], ['District Officer']],
    [['cvc_member'], ['CVC Member']],
    [['finance'], ['Finance Officer']],
    [['admin'], ['UWA/MTWA Admin']],
    [
      ['finance', 'admin'],
      ['Finance Officer', 'UWA/MTWA Admin'],
    ],
    [['district_officer', 'cvc_member', 'finance', 'admin'], []],
  ])('%j', async (desks, words) => {
    for (const [index, attempt] of forms.entries()) {
      const { tab } = await openRegister({ users: [buildUser({ role: 'supervisor', desks })] });
      const result = await tab.store.dispatch(signIn(form({ ...attempt, username: 'Sarah.AUMA@example.org' })));
      const role = roleNames[index] ?? 'admin';
      if (desks.includes(role)) {
        expect(result).toMatchObject({ ok: true });
        expect(selectRole(tab.store.getState())).toBe(role);
        continue;
      }
      expect(result).toEqual({
        ok: false,
        refusal: {
          code: 'wrong_desk',
          message: 'This account signs in as {{desks}}.',
          words: { desks: words },
          fields: { role: 'This account signs in as {{desks}}.' },
        },
      });
      expect(selectSession(tab.store.getState())).toBeNull();
      expect(rowsOf(tab)).toMatchObject([
        {
          action: 'LOGIN_FAILED',
          severity: 'high',
          status: 'failed',
          user: 'Sarah Auma',
          userRole: role,
          details: { email: 'Sarah.AUMA@example.org', reason: 'wrong_desk' },
        },
      ]);
      expect(tab.store.getState().users.entities['USER-1']?.lastLogin).toBe('2025-06-15T07:55:00.000Z');
    }
  });

  test('inactive, it is told that alone, whatever the desk', async () => {
    const { tab } = await openRegister({ users: [buildUser({ status: 'inactive' })] });
    expect(
      await tab.store.dispatch(signIn(form({ role: 'finance', username: 'sarah.auma@example.org' }))),
    ).toMatchObject({ refusal: { code: 'inactive' } });
    expect(rowsOf(tab)).toMatchObject([{ details: { reason: 'inactive' } }]);
  });

  test('somebody without an account signs in at each desk, whatever accounts there are', async () => {
    const { tab } = await openRegister({ users: [buildUser()] });
    for (const attempt of forms) {
      expect(await tab.store.dispatch(signIn(form({ ...attempt, username: 'sarah@example.org' })))).toMatchObject({
        ok: true,
      });
    }
  });

  test('by the desks of the moment, in another tab too', async () => {
    const { browser, tab } = await openRegister({ users: [buildUser()] }, 'admin');
    const other = browser.openTab();
    await other.opened;
    const account = formOfUser(buildUser());
    await tab.store.dispatch(updateUser({ id: 'USER-1', rev: 1 }, { ...account, desks: ['finance'] }));
    const attempt = (role: string) => other.store.dispatch(signIn(form({ role, username: 'sarah.auma@example.org' })));
    expect(await attempt('district-officer')).toMatchObject({ refusal: { code: 'wrong_desk' } });
    expect(await attempt('finance')).toMatchObject({ ok: true });
  });
});

test('an invalid form is refused with its messages and leaves nothing', async () => {
  const { browser, tab } = await openRegister();
  const before = tab.store.getState();
  const written = browser.backend.writes.length;
  expect(await tab.store.dispatch(signIn(emptyLoginForm))).toMatchObject({
    ok: false,
    refusal: {
      code: 'invalid',
      fields: {
        role: 'Please select a role',
        username: 'Username must be at least 4 characters',
        password: 'Password is required',
      },
    },
  });
  expect(await tab.store.dispatch(signIn(form({ role: 'admin', twoFactorCode: '12345' })))).toMatchObject({
    ok: false,
    refusal: { fields: { twoFactorCode: '2FA code must be exactly 6 digits for Admin users' } },
  });
  expect(tab.store.getState()).toBe(before);
  expect(browser.backend.writes).toHaveLength(written);
});

test('signing out ends the session, once', async () => {
  const { tab } = await openRegister({}, 'finance');
  const sessionId = selectActor(tab.store.getState())?.sessionId;
  expect(await tab.store.dispatch(signOut())).toMatchObject({ ok: true, stored: true });
  expect(selectSession(tab.store.getState())).toBeNull();
  expect(selectActor(tab.store.getState())).toBeNull();
  expect(auditRowsOf(tab, 'LOGOUT')).toMatchObject([{ resourceId: sessionId, sessionId, user: 'Finance' }]);
  expect(await tab.store.dispatch(signOut())).toMatchObject({ ok: false, refusal: { code: 'signed_out' } });
  expect(auditRowsOf(tab, 'LOGOUT')).toHaveLength(1);
});

describe('signing out while another tab is in the middle of a deed', () => {
  async function openWaiting() {
    const { browser, tab } = await openRegister({}, 'finance');
    let letGo: () => void = () => undefined;
    const others = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const mine = browser.openTab({ ports: { withLock: (run) => others.then(run) } });
    await mine.opened;
    return { browser, tab, mine, letGo: () => letGo() };
  }
  const logouts = (tab: Tab) => auditRowsOf(tab, 'LOGOUT');

  test('counts at once, for whichever page opens next, which does the deed', async () => {
    const { browser, tab, mine } = await openWaiting();
    void mine.store.dispatch(signOut());
    // Closed in the same instant.
    const next = browser.openTab();
    await next.entered;
    expect(selectSession(next.store.getState())).toBeNull();
    expect(selectRole(next.store.getState())).toBeUndefined();
    await next.opened;
    expect(logouts(next)).toHaveLength(1);
    expect(selectSession(tab.store.getState())).toBeNull();
  });

  test('leaves one sign-out in the log, whoever comes to do it', async () => {
    const { browser, mine, letGo } = await openWaiting();
    const left = mine.store.dispatch(signOut());
    const next = browser.openTab();
    await next.opened;
    letGo();
    expect(await left).toMatchObject({ ok: true, stored: true });
    expect(logouts(mine)).toHaveLength(1);
    expect(logouts(mine)).toEqual(logouts(next));
  });

  test('keeps nobody from signing in', async () => {
    const { browser, mine, letGo } = await openWaiting();
    const left = mine.store.dispatch(signOut());
    const next = browser.openTab();
    await signInAs(next, 'admin');
    letGo();
    await left;
    expect(selectRole(mine.store.getState())).toBe('admin');
    expect(selectRole(next.store.getState())).toBe('admin');
  });
});

test('a session outlives a reload', async () => {
  const browser = createBrowser();
  const first = browser.openTab();
  await signInAs(first, 'admin');
  const second = browser.openTab();
  await second.opened;
  expect(selectSession(second.store.getState())).toEqual(selectSession(first.store.getState()));
});

test('password and code are in no state, no storage, no event and no message', async () => {
  const secrets = ['Pa55-wörd-of-Jane', '918273'];
  const [password = '', twoFactorCode = ''] = secrets;
  const browser = createBrowser();
  const messages: TabMessage[] = [];
  const tabs = { post: (message: TabMessage) => void messages.push(message), listen: () => undefined };
  const tab = browser.openTab({
    layDown: async () => ({ ...noRecords, users: [buildUser({ status: 'inactive' })] }),
    ports: { tabs },
  });
  await tab.opened;
  const events = recordEvents(tab);
  await tab.store.dispatch(signIn(form({ role: 'admin', password, twoFactorCode })));
  await tab.store.dispatch(signIn(form({ password, twoFactorCode })));
  await tab.store.dispatch(signIn(form({ username: 'sarah.auma@example.org', password, twoFactorCode })));
  await tab.store.dispatch(signIn(form({ role: 'admin', password, twoFactorCode: `${twoFactorCode}x` })));

  expect(events).toHaveLength(3);
  const everything = JSON.stringify([tab.store.getState(), events, messages, [...browser.backend.texts]]);
  for (const secret of secrets) expect(everything).not.toContain(secret);
});

describe('a session without input', () => {
  test('is ended with its reason, which the next sign-in clears away', async () => {
    const { tab } = await openRegister({}, 'finance');
    const { sessionId = '' } = selectActor(tab.store.getState()) ?? {};
    expect(await tab.store.dispatch(signOutIdle(sessionId))).toMatchObject({ ok: true, stored: true });
    expect(tab.store.getState().session).toMatchObject({ current: null, ended: 'idle' });
    expect(auditRowsOf(tab, 'LOGOUT').at(-1)).toMatchObject({
      user: 'System',
      userRole: 'system',
      resourceId: sessionId,
      details: { reason: 'idle', name: expect.any(String), email: expect.stringContaining('@') },
    });
    await signInAs(tab, 'finance');
    expect(tab.store.getState().session.ended).toBeNull();
  });

  test('is not mistaken for one that has begun since', async () => {
    const { tab } = await openRegister({}, 'finance');
    expect(await tab.store.dispatch(signOutIdle('ANOTHER'))).toMatchObject({ refusal: { code: 'signed_out' } });
    expect(selectRole(tab.store.getState())).toBe('finance');
  });

  test('whoever signs out themselves leaves no reason, neither in the log', async () => {
    const { tab } = await openRegister({}, 'finance');
    await tab.store.dispatch(signOut());
    expect(tab.store.getState().session.ended).toBeNull();
    const [row] = auditRowsOf(tab, 'LOGOUT');
    expect(row).toMatchObject({ user: 'Finance' });
    expect(row).not.toHaveProperty('details');
  });
});

test('a session stored by version 1 goes on', async () => {
  const { browser, tab } = await openRegister({}, 'finance');
  const { current } = tab.store.getState().session;
  browser.backend.setItem('reg/session', JSON.stringify({ version: 1, current }));
  const again = browser.openTab();
  await again.opened;
  expect(again.store.getState().session).toMatchObject({ current, ended: null });
});
