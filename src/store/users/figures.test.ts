import type { User } from '../../domain/user/user';
import { buildUser } from '../../test/builders';
import { openRegister } from '../../test/openRegister';
import { signInAs } from '../../test/testRegister';
import { selectActiveSessions, selectUserCounts } from './figures';

const open = (users: Partial<User>[]) =>
  openRegister({ users: users.map((user, index) => buildUser({ id: `USER-${index}`, ...user })) });

test('users are counted by status and by role', async () => {
  const { tab } = await open([{}, { role: 'supervisor' }, { role: 'administrator', status: 'inactive' }]);
  expect(selectUserCounts(tab.store.getState())).toEqual({
    total: 3,
    active: 2,
    inactive: 1,
    officer: 1,
    supervisor: 1,
    administrator: 1,
  });
});

test('a session is active for 24 hours from the sign-in of its user, whatever the day', async () => {
  const { tab } = await open([
    { lastLogin: '2026-11-20T08:00:00.000Z' },
    { lastLogin: '2026-11-19T09:30:00.000Z' },
    { lastLogin: '2026-11-19T09:29:59.999Z' },
    { lastLogin: undefined, email: 'new@uwa.example' },
  ]);
  const sessions = (now: string) => selectActiveSessions(tab.store.getState(), now);
  expect(sessions('2026-11-20T09:30:00.000Z')).toBe(2);
  expect(sessions('2026-11-20T09:30:00.001Z')).toBe(1);
  expect(sessions('2026-11-21T08:00:00.001Z')).toBe(0);
  await signInAs(tab, 'district_officer', 'new@uwa.example');
  expect(sessions('2026-11-20T09:30:00.000Z')).toBe(3);
});
