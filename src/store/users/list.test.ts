import type { UserQuery } from '../../domain/user/userList';
import { buildUser } from '../../test/builders';
import { openRegister } from '../../test/openRegister';
import { selectFoundUsers } from './list';

const users = [
  buildUser({ id: '1', name: 'Sarah Auma', email: 'sarah@uwa.example' }),
  buildUser({
    id: '2',
    name: 'Peter Óbua',
    email: 'obua@uwa.example',
    role: 'supervisor',
    desks: ['district_officer', 'finance'],
    lastLogin: undefined,
  }),
  buildUser({
    id: '3',
    name: 'Adoch Ruth',
    email: 'ruth@mtwa.example',
    role: 'administrator',
    status: 'inactive',
    lastLogin: '2025-06-16T07:55:00.000Z',
  }),
];

const all: UserQuery = { search: '', sort: 'name', order: 'asc' };

test.each<[string, Partial<UserQuery>, string[]]>([
  ['everybody by name', {}, ['3', '2', '1']],
  ['the other way', { order: 'desc' }, ['1', '2', '3']],
  ['by role', { sort: 'role' }, ['1', '2', '3']],
  ['by desks, fewer first', { sort: 'desks' }, ['1', '2', '3']],
  ['by desks, the other way', { sort: 'desks', order: 'desc' }, ['3', '2', '1']],
  ['by status', { sort: 'status' }, ['2', '1', '3']],
  ['by last login, never first', { sort: 'activity' }, ['2', '1', '3']],
  ['of a role', { role: 'supervisor' }, ['2']],
  ['of a desk, beside others too', { desk: 'finance' }, ['2']],
  ['of a desk that several have', { desk: 'district_officer' }, ['2', '1']],
  ['of a desk and a role', { desk: 'district_officer', role: 'officer' }, ['1']],
  ['of a desk that nobody has', { desk: 'cvc_member' }, []],
  ['of a status', { status: 'active' }, ['2', '1']],
  ['of a role and a status that nobody has', { role: 'supervisor', status: 'inactive' }, []],
  ['by name, without accents', { search: 'OBUA pet' }, ['2']],
  ['by email', { search: 'mtwa' }, ['3']],
])('%s', async (_what, query, ids) => {
  const { tab } = await openRegister({ users });
  expect(selectFoundUsers(tab.store.getState(), { ...all, ...query }).map(({ id }) => id)).toEqual(ids);
});

test('the same question has the same answer', async () => {
  const { tab } = await openRegister({ users });
  const state = tab.store.getState();
  expect(selectFoundUsers(state, { ...all })).toBe(selectFoundUsers(state, { ...all }));
});
