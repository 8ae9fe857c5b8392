import { addressBehindSignIn, askToSignIn, goOnFromSignIn } from './entranceAddress';

const at = (address: string, state: unknown = null) => window.history.replaceState(state, '', address);

beforeEach(() => at('/'));

test.each([
  ['/claims', '/claims'],
  ['/claims/CL-1?tab=audit#end', '/claims/CL-1?tab=audit#end'],
  ['//evil.example', '/'],
  ['///evil.example', '/'],
  ['/\\evil.example', '/'],
  ['\\\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/./\n/evil.example', '/'],
  ['/..//evil.example', '/'],
  ['https://evil.example/claims', '/'],
  ['https:evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['data:text/html,<p>', '/'],
  ['@evil.example', '/'],
  ['.evil.example', '/'],
  [':80@evil.example', '/'],
  ['claims', '/'],
  ['', '/'],
  ['/login', '/'],
  ['/login?from=//evil.example', '/'],
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
])('from %j the way leads to %s, on this host', (from, to) => {
  at('/login', { from });
  expect(addressBehindSignIn()).toBe(to);
  goOnFromSignIn();
  expect(window.location.href).toBe(`http://localhost${to}`);
});

test.each([undefined, null, 7, 'https://evil.example', [], { from: 7 }, { from: { href: '//evil.example' } }])(
  'a history entry of %j leads home',
  (state) => {
    at('/login', state);
    expect(addressBehindSignIn()).toBe('/');
  },
);

test.each(['?from=//evil.example', '?from=https://evil.example', '?next=/%5Cevil.example', '#//evil.example'])(
  'nothing is taken from the address of sign-in itself: /login%s',
  (rest) => {
    at(`/login${rest}`);
    goOnFromSignIn();
    expect(window.location.href).toBe('http://localhost/');
  },
);

test('the route asked for is kept out of the address', () => {
  at('/claims/CL-1?tab=audit');
  askToSignIn({ keepRoute: true });
  expect(window.location.href).toBe('http://localhost/login');
  expect(addressBehindSignIn()).toBe('/claims/CL-1?tab=audit');
});

test('an address that begins with two strokes leads nowhere else either', () => {
  at('/');
  window.history.replaceState(null, '', 'http://localhost//evil.example');
  askToSignIn({ keepRoute: true });
  goOnFromSignIn();
  expect(window.location.href).toBe('http://localhost/');
});
