import { createSelector } from '@reduxjs/toolkit';
import { accountRoleNames } from '../../domain/user/roles';
import type { User } from '../../domain/user/user';
import type { UserQuery, UserSortKey } from '../../domain/user/userList';
import { lruSelectorOptions } from '../lruSelectorOptions';
import type { RootState } from '../registerReducers';
import { compareText, foldText, searchByWords } from '../text';
import { selectUsers } from './selectors';

/** How two accounts compare by what a column shows. Somebody who never signed in comes before everybody who did. */
const comparers: Record<UserSortKey, (a: User, b: User) => number> = {
  name: (a, b) => a.name.localeCompare(b.name),
  role: (a, b) => accountRoleNames.indexOf(a.role) - accountRoleNames.indexOf(b.role),
  status: (a, b) => compareText(a.status, b.status),
  activity: (a, b) => compareText(a.lastLogin ?? '', b.lastLogin ?? ''),
};

/** The accounts of a role and status whose name or email holds every word of the search; equal ones by name. */
export const selectFoundUsers = createSelector(
  [
    selectUsers,
    (_state: RootState, query: UserQuery) => query.search,
    (_state: RootState, query: UserQuery) => query.role,
    (_state: RootState, query: UserQuery) => query.status,
    (_state: RootState, query: UserQuery) => query.sort,
    (_state: RootState, query: UserQuery) => query.order,
  ],
  (users, search, role, status, sort, order) => {
    const wanted = users.filter((user) => (!role || user.role === role) && (!status || user.status === status));
    const found = searchByWords(wanted, search, ({ name, email }) => foldText(`${name} ${email}`));
    const turned = order === 'asc' ? 1 : -1;
    return [...found].sort((a, b) => turned * comparers[sort](a, b) || comparers.name(a, b) || compareText(a.id, b.id));
  },
  lruSelectorOptions,
);
