import { createSelector } from '@reduxjs/toolkit';
import { accountRoles, type AccountRole } from '../../domain/user/roles';
import { isSessionActive, type User } from '../../domain/user/user';
import { lruSelectorOptions } from '../lruSelectorOptions';
import type { RootState } from '../registerReducers';
import { selectUsers } from './selectors';

export type UserCounts = { total: number } & Record<User['status'] | AccountRole, number>;

const noUsers = Object.fromEntries(Object.keys(accountRoles).map((role) => [role, 0])) as Record<AccountRole, number>;

/** How many managed users there are, by status and by role of account. */
export const selectUserCounts = createSelector([selectUsers], (users): UserCounts => {
  const counts: UserCounts = { total: users.length, active: 0, inactive: 0, ...noUsers };
  for (const { status, role } of users) {
    counts[status] += 1;
    counts[role] += 1;
  }
  return counts;
});

/** Active Sessions: users who signed in within 24 hours (docs/product.md, Figures). @param now an ISO instant */
export const countActiveSessions = (users: readonly User[], now: string) =>
  users.filter((user) => isSessionActive(user, now)).length;

/** Active Sessions of the register as it is. @param now an ISO instant */
export const selectActiveSessions = createSelector(
  [selectUsers, (_state: RootState, now: string) => now],
  countActiveSessions,
  lruSelectorOptions,
);
