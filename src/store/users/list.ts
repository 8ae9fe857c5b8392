import { createSelector } from '@reduxjs/toolkit';
import { accountRoleNames, roleNames } from '../../domain/user/roles';
import type { User } from '../../domain/user/user';
import type { UserQuery, UserSortKey } from '../../domain/user/userList';
import { lruSelectorOptions } from '../lruSelectorOptions';
import type { RootState } from '../registerReducers';
import { compareText, foldText } from '../text';
import { searchByWords } from '../searchByWords';
import { selectUsers } from './selectors';

/** By the first of the desks, and of those with the same by the next. */
const deskOrder = ({ desks }: User) => roleNames.flatMap((role, place) => (desks.includes(role) ? place : [])).join('');

/** How two accounts compare by what a column shows. Somebody who never signed in comes before everybody who did. */
const comparers: Record<UserSortKey, (a: User, b: User) => number> = {
  name: (a, b) => a.name.localeCompare(b.name),
  role: (a, b) => accountRoleNames.indexOf(a.role) - accountRoleNames.indexOf(b.role),
  desks: (a, b) => compareText(deskOrder(a), deskOrder(b)),
  status: (a, b) => compareText(a.status, b.status),
  activity: (a, b) => compareText(a.lastLogin ?? '', b.lastLogin ?? ''),
};

/** The accounts of a role, a desk and a status whose name or email holds every word of the search; equal ones by name. */
export const selectFoundUsers = createSelector(
  [
    selectUsers,
    (_state: RootState, query: UserQuery) => query.search,
    (_state: RootState, query: UserQuery) => query.role,
    (_state: RootState, query: UserQuery) => query.desk,
    (_state: RootState, query: UserQuery) => query.status,
    (_state: RootState, query: UserQuery) => query.sort,
    (_state: RootState, query: UserQuery) => query.order,
  ],
  (users, search, role, desk, status, sort, order) => {
    const wanted = users.filter(
      (user) =>
        (!role || user.role === role) && (!desk || user.desks.includes(desk)) && (!status || user.status === status),
    );
    const found = searchByWords(wanted, search, ({ name, email }) => foldText(`${name} ${email}`));
    const turned = order === 'asc' ? 1 : -1;
    return [...found].sort((a, b) => turned * comparers[sort](a, b) || comparers.name(a, b) || compareText(a.id, b.id));
  },
  lruSelectorOptions,
);
