import { readPage } from '../../domain/paging';
import { accountRoleNames } from '../../domain/roles';
import { sortOrders } from '../../domain/sortOrder';
import { userStatusNames } from '../../domain/user';
import { userPageSizes, userSortKeys, type UserQuery } from '../../domain/userList';
import type { AddressRules } from '../../ui/useAddress';

/** What the list shows: which accounts, in which order, and which page of them, from 1. */
export type UserView = Omit<UserQuery, 'search'> & { page: number; size: (typeof userPageSizes)[number] };

export type UserViewChange = Partial<Omit<UserView, 'size'>> & { size?: number };

/** What a value that is left out of the URL, or means nothing, stands for. */
const usual = { sort: userSortKeys[0], order: sortOrders[0], page: 1, size: userPageSizes[0] } as const;

function readView(params: URLSearchParams): UserView {
  return {
    role: accountRoleNames.find((role) => role === params.get('role')),
    status: userStatusNames.find((status) => status === params.get('status')),
    sort: userSortKeys.find((key) => key === params.get('sort')) ?? usual.sort,
    order: sortOrders.find((order) => order === params.get('order')) ?? usual.order,
    page: readPage(params.get('page')),
    size: userPageSizes.find((size) => String(size) === params.get('size')) ?? usual.size,
  };
}

/** Filters, order and page. */
export const userAddress: AddressRules<UserView, UserViewChange> = {
  read: readView,
  write: (params, change) => {
    const next = new URLSearchParams();
    const defaults: Record<string, unknown> = usual;
    for (const [name, value] of Object.entries({ ...readView(params), ...change })) {
      if (value !== undefined && value !== defaults[name]) next.set(name, String(value));
    }
    return next;
  },
  toStart: { page: 1 },
};
