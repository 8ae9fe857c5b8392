import { accountRoleNames, roleNames } from '../../domain/user/roles';
import { sortOrders } from '../../domain/sortOrder';
import { userStatusNames } from '../../domain/user/user';
import { userPageSizes, userSortKeys, type UserQuery } from '../../domain/user/userList';
import { addressRules, oneOfParam, pageField } from '../../ui/list/addressFields';

/** What the list shows: which accounts, in which order, and which page of them, from 1. */
export type UserView = Omit<UserQuery, 'search'> & { page: number; size: number };

export type UserViewChange = Partial<UserView>;

/** Filters, order and page. */
export const userAddress = addressRules<UserView>({
  role: oneOfParam(accountRoleNames),
  desk: oneOfParam(roleNames),
  status: oneOfParam(userStatusNames),
  sort: oneOfParam(userSortKeys, userSortKeys[0]),
  order: oneOfParam(sortOrders, sortOrders[0]),
  page: pageField,
  size: oneOfParam(userPageSizes, userPageSizes[0]),
});
