import { fieldMessages } from '../../test/fieldMessages';
import { emptyLoginForm, loginSchema, type LoginForm } from './login';

const officer: LoginForm = {
  role: 'district-officer',
  username: 'sarah.auma@example.org',
  password: 'secret',
  twoFactorCode: '',
};
const admin: LoginForm = { ...officer, role: 'admin', twoFactorCode: '123456' };

test.each(['district-officer', 'cvc-member', 'finance'])('%s signs in without a code', (role) => {
  expect(fieldMessages(loginSchema, { ...officer, role })).toEqual({});
});

test('an administrator signs in with a code of six digits', () => {
  expect(fieldMessages(loginSchema, admin)).toEqual({});
});

test('the empty form names all that is missing', () => {
  expect(fieldMessages(loginSchema, emptyLoginForm)).toEqual({
    role: 'Please select a role',
    username: 'Username must be at least 4 characters',
    password: 'Password is required',
  });
});

describe('username', () => {
  const longest = `${'a'.repeat(60)}@${'b'.repeat(35)}.org`;

  test.each([
    ['', 'Username must be at least 4 characters'],
    ['a@b', 'Username must be at least 4 characters'],
    ['  ab  ', 'Username must be at least 4 characters'],
    [`a${longest}`, 'Username must not exceed 100 characters'],
    ['a@bc', 'Please enter a valid email address'],
    ['sarah', 'Please enter a valid email address'],
    ['sarah@', 'Please enter a valid email address'],
    ['sarah auma@example.org', 'Please enter a valid email address'],
  ])('%p', (username, message) => {
    expect(fieldMessages(loginSchema, { ...officer, username })).toEqual({ username: message });
  });

  test.each([longest, 'a@b.ug', '  sarah.auma@example.org '])('%p is accepted', (username) => {
    expect(fieldMessages(loginSchema, { ...officer, username })).toEqual({});
  });

  test('the longest address has a hundred characters', () => {
    expect(longest).toHaveLength(100);
  });
});

test('a password is required', () => {
  expect(fieldMessages(loginSchema, { ...officer, password: '' })).toEqual({ password: 'Password is required' });
});

test.each(['', 'supervisor', 'district_officer'])('role %p', (role) => {
  expect(fieldMessages(loginSchema, { ...officer, role })).toEqual({ role: 'Please select a role' });
});

test('a 2FA code is any six characters', () => {
  expect(fieldMessages(loginSchema, { ...admin, twoFactorCode: 'A1-b2!' })).toEqual({});
});

test.each(['', '12345', '1234567', '      '])('2FA code %p', (twoFactorCode) => {
  expect(fieldMessages(loginSchema, { ...admin, twoFactorCode })).toEqual({
    twoFactorCode: '2FA code must be exactly 6 digits for Admin users',
  });
});
