import { createSelector } from '@reduxjs/toolkit';
import { daysBetween } from '../../domain/calendar';
import { accountRoles, type AccountRole } from '../../domain/roles';
import type { User } from '../../domain/user';
import { latestOnly } from '../latestOnly';
import type { RootState } from '../registerReducers';
import { selectUsers } from './selectors';

export type UserCounts = { total: number } & Record<User['status'] | AccountRole, number>;

const noUsers = Object.fromEntries(Object.keys(accountRoles).map((role) => [role, 0])) as Record<AccountRole, number>;

/** How many managed users there are, by status and by role of account (SPEC.md section 2, Manage users). */
export const selectUserCounts = createSelector([selectUsers], (users): UserCounts => {
  const counts: UserCounts = { total: users.length, active: 0, inactive: 0, ...noUsers };
  for (const { status, role } of users) {
    counts[status] += 1;
    counts[role] += 1;
  }
  return counts;
});

/**
 * Active Sessions on a day: users whose last sign-in is within a day, on that day or the day before (PRODUCT.md, One
 * truth).
 * @param today YYYY-MM-DD in Africa/Kampala
 */
export const selectActiveSessions = createSelector(
  [selectUsers, (_state: RootState, today: string) => today],
  (users, today) =>
    users.filter(({ lastLogin }) => lastLogin !== undefined && daysBetween(lastLogin, today) <= 1).length,
  latestOnly,
);
