import type { User } from '../../domain/user';
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

test('a session is active when its user signed in today or yesterday in Kampala', async () => {
  const today = '2026-11-20';
  const { tab } = await open([
    { lastLogin: '2026-11-20T08:00:00.000Z' },
    { lastLogin: '2026-11-18T21:00:00.000Z' },
    { lastLogin: '2026-11-18T20:59:59.999Z' },
    { lastLogin: undefined, email: 'new@uwa.example' },
  ]);
  expect(selectActiveSessions(tab.store.getState(), today)).toBe(2);
  await signInAs(tab, 'district_officer', 'new@uwa.example');
  expect(selectActiveSessions(tab.store.getState(), today)).toBe(3);
});
