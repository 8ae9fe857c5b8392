import type { SortOrder } from '../sortOrder';
import type { AccountRole, Role } from './roles';
import type { UserStatus } from './user';

/** What the accounts can be sorted by: the columns of their table. */
export const userSortKeys = ['name', 'role', 'desks', 'status', 'activity'] as const;
export type UserSortKey = (typeof userSortKeys)[number];

/** The data grid takes no page of more than 100. */
export const userPageSizes = [25, 50, 100] as const;

/** Which accounts are listed, and in which order. All roles, desks and statuses when none is named. */
export type UserQuery = {
  search: string;
  role?: AccountRole;
  desk?: Role;
  status?: UserStatus;
  sort: UserSortKey;
  order: SortOrder;
};
