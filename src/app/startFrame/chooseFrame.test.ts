import { roleNames, type Role } from '../../domain/user/roles';
import { chooseFrame } from './chooseFrame';

const now = Date.parse('2026-11-20T08:00:00.000Z');
const minute = 60_000;

/** What the browser's window says of a screen of this width whose system prefers this theme. */
function look({ width = 1366, dark = false }) {
  const matches = (query: string) =>
    query.includes('dark') ? dark : width >= Number(/min-width: (\d+)px/.exec(query)?.[1]);
  window.matchMedia = (query) => ({ matches: matches(query) }) as MediaQueryList;
}

/** Keeps who is signed in, with the last input so many minutes ago. */
function signIn(role: Role = 'finance', idleFor = 1) {
  const current = { sessionId: 'S1', signedInAt: new Date(now - 60 * minute).toISOString(), role };
  localStorage.setItem('reg/session', JSON.stringify({ version: 2, current, ended: null }));
  localStorage.setItem('portal-last-input', `${now - idleFor * minute} S1`);
}

const setUp = (settings: object) => localStorage.setItem('reg/settings', JSON.stringify({ version: 1, ...settings }));

function at(address: string) {
  window.history.replaceState(null, '', address);
  return chooseFrame();
}

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(now);
  localStorage.clear();
  look({});
});

test('nothing stored: sign-in in English and in the system’s theme', () => {
  expect(at('/claims')).toEqual({ lang: 'en', colorScheme: 'light', frame: 'sign-in' });
  look({ dark: true });
  expect(at('/')).toEqual({ lang: 'en', colorScheme: 'dark', frame: 'sign-in' });
});

test('the language and the theme that were chosen', () => {
  look({ dark: true });
  setUp({ preferences: { language: 'lg', theme: 'light' } });
  expect(chooseFrame()).toMatchObject({ lang: 'lg', colorScheme: 'light' });
  look({});
  setUp({ preferences: { language: 'sw', theme: 'dark' } });
  expect(chooseFrame()).toMatchObject({ lang: 'sw', colorScheme: 'dark' });
  setUp({ preferences: { language: 'xx', theme: 'system' } });
  expect(chooseFrame()).toMatchObject({ lang: 'en', colorScheme: 'light' });
});

test.each([
  ['/', 'dashboard', 'figures'],
  ['/login', 'dashboard', 'figures'],
  ['/claims?status=paid', 'claims', 'list'],
  ['/claims/', 'claims', 'list'],
  ['/claims/CL-1#payments', 'claim', 'sections'],
  ['/reports', 'reports', 'form'],
  ['/fund-management', 'fundManagement', 'sections'],
  // Not a page of finance, and none at all.
  ['/new-claim', undefined, undefined],
  ['/nowhere', undefined, undefined],
  ['/claims/CL-1/more', undefined, undefined],
])('signed in at %s: the portal with the shape of its page', (address, page, shape) => {
  signIn();
  const { frame, ...shown } = at(address);
  expect([frame, shown.page, shown.shape]).toEqual(['portal', page, shape]);
});

test('every role has a shape where sign-in leads', () => {
  for (const role of roleNames) {
    signIn(role);
    expect(at('/')).toMatchObject({ frame: 'portal', shape: 'figures' });
  }
});

test('the page that was asked for before sign-in', () => {
  signIn();
  window.history.replaceState({ from: '/claims?page=2' }, '', '/login');
  expect(chooseFrame()).toMatchObject({ frame: 'portal', page: 'claims' });
});

test('a session that is over shows sign-in: left for too long, ended elsewhere, unreadable', () => {
  signIn('admin', 31);
  expect(at('/')).toMatchObject({ frame: 'sign-in' });
  signIn('admin', 29);
  expect(at('/')).toMatchObject({ frame: 'portal' });
  localStorage.setItem('reg/signed-out', 'S0,S1');
  expect(at('/')).toMatchObject({ frame: 'sign-in' });
  localStorage.clear();
  localStorage.setItem('reg/session', '{"current":{"sess');
  expect(at('/')).toMatchObject({ frame: 'sign-in' });
});

test('an encrypted device asks for its passphrase, and one whose passphrase is off does not', () => {
  signIn();
  localStorage.setItem('portal-vault', '{"version":1,"state":"on"}');
  expect(at('/claims')).toEqual({ lang: 'en', colorScheme: 'light', frame: 'unlock' });
  localStorage.setItem('portal-vault', '{"version":1,"state":"off"}');
  expect(at('/claims')).toMatchObject({ frame: 'portal' });
  localStorage.clear();
  localStorage.setItem('reg/session', '§1:abc');
  expect(at('/claims')).toMatchObject({ frame: 'unlock' });
});

test('the sidebar as it was left, and otherwise open where there is room', () => {
  signIn();
  expect(at('/')).toMatchObject({ sidebar: 'open' });
  look({ width: 1024 });
  expect(at('/')).toMatchObject({ sidebar: 'collapsed' });
  setUp({ sidebar: { open: true, changedAt: new Date().toISOString() } });
  expect(at('/')).toMatchObject({ sidebar: 'open' });
  look({ width: 1366 });
  setUp({ sidebar: { open: false, changedAt: new Date().toISOString() } });
  expect(at('/')).toMatchObject({ sidebar: 'collapsed' });
});

test('a browser that gives no storage shows sign-in', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(at('/claims')).toMatchObject({ frame: 'sign-in', lang: 'en' });
});
