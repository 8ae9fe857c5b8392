import * as v from 'valibot';
import { buildUser } from '../../test/builders';
import { emptyUserForm, formOfUser, userSchemaFor, type UserForm } from './userForm';

const complete: UserForm = {
  ...emptyUserForm,
  name: 'Ruth Namono',
  email: 'ruth@example.org',
  desks: ['finance'],
  district: 'gulu',
};

/** The first message of each wrong field. */
function messagesOf(overrides: Partial<UserForm>): Record<string, string> {
  const { issues = [] } = v.safeParse(userSchemaFor(), { ...complete, ...overrides });
  const messages: Record<string, string> = {};
  for (const issue of issues) messages[v.getDotPath(issue) ?? ''] ??= issue.message;
  return messages;
}

test.each<[Partial<UserForm>, Record<string, string>]>([
  [{}, {}],
  [{ name: '' }, { name: 'Name is required' }],
  [{ name: ' \n ' }, { name: 'Name is required' }],
  [{ name: '\u200B\u202E' }, { name: 'Name is required' }],
  [{ name: 'x'.repeat(121) }, { name: 'This text is too long' }],
  [{ email: ' ' }, { email: 'Email is required' }],
  [{ email: 'ruth@' }, { email: 'Please enter a valid email address' }],
  [{ email: `${'x'.repeat(90)}@example.org` }, { email: 'Email must not exceed 100 characters' }],
  [{ role: 'admin' }, { role: 'Role is required' }],
  [{ role: '' }, { role: 'Role is required' }],
  [{ desks: [] }, { desks: 'Choose at least one desk' }],
  [{ desks: ['finance', 'admin'] }, {}],
  [{ district: '' }, { district: 'District is required' }],
  [{ district: 'nairobi' }, { district: 'District is required' }],
  [{ district: 'northern' }, {}],
  [{ district: 'headquarters' }, {}],
  [{ status: 'gone' }, { status: 'Status is required' }],
])('%p is told %p', (overrides, messages) => {
  expect(messagesOf(overrides)).toEqual(messages);
});

test('a new account opens as an active officer who belongs nowhere yet and has no desk', () => {
  expect(emptyUserForm).toMatchObject({ role: 'officer', status: 'active', district: '', desks: [] });
});

test('spaces that nobody sees are not part of a name or an email', () => {
  const typed = { ...complete, name: ' Ruth \n  Namono ', email: ' ruth@example.org ' };
  expect(v.parse(userSchemaFor(), typed)).toMatchObject({ name: 'Ruth Namono', email: 'ruth@example.org' });
});

test('an account that is shown and sent again is what it was', () => {
  const { name, email, role, desks, district, status } = buildUser();
  expect(v.parse(userSchemaFor(), formOfUser(buildUser()))).toEqual({ name, email, role, desks, district, status });
});
