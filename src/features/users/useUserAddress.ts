import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readPage } from '../../domain/paging';
import { accountRoleNames } from '../../domain/roles';
import { sortOrders } from '../../domain/sortOrder';
import { userStatusNames } from '../../domain/user';
import { userPageSizes, userSortKeys, type UserQuery } from '../../domain/userList';
import { keptSearch } from '../../ui/keptSearch';

/** What the list shows: which accounts, in which order, and which page of them, from 1. */
export type UserView = UserQuery & { page: number; size: (typeof userPageSizes)[number] };

export type UserViewChange = Partial<Omit<UserView, 'search'>>;

/** What a value that is left out of the URL, or means nothing, stands for. */
const usual = { sort: userSortKeys[0], order: sortOrders[0], page: 1, size: userPageSizes[0] } as const;

function readView(address: string): Omit<UserView, 'search'> {
  const params = new URLSearchParams(address);
  return {
    role: accountRoleNames.find((role) => role === params.get('role')),
    status: userStatusNames.find((status) => status === params.get('status')),
    sort: userSortKeys.find((key) => key === params.get('sort')) ?? usual.sort,
    order: sortOrders.find((order) => order === params.get('order')) ?? usual.order,
    page: readPage(params.get('page')),
    size: userPageSizes.find((size) => String(size) === params.get('size')) ?? usual.size,
  };
}

function writeView(view: Omit<UserView, 'search'>): string {
  const params = new URLSearchParams();
  const defaults: Record<string, unknown> = usual;
  for (const [name, value] of Object.entries(view)) {
    if (value !== undefined && value !== defaults[name]) params.set(name, String(value));
  }
  return params.toString();
}

/** Filters, order and page in the URL, so that a reload and Back bring them again; the search in the history entry. */
export function useUserAddress() {
  const location = useLocation();
  const navigate = useNavigate();
  const [search, setSearch] = useState(() => keptSearch(location.state));
  const [entry, setEntry] = useState(location.key);
  // Another history entry brings its own search: Back its old one, a card that leads here none.
  if (entry !== location.key) {
    setEntry(location.key);
    setSearch(keptSearch(location.state));
  }
  const view = readView(location.search);

  const current = useRef({ location, search });
  useLayoutEffect(() => {
    current.current = { location, search };
  });

  const go = useCallback(
    (change: UserViewChange, replace: boolean) => {
      const { location: from, search: text } = current.current;
      const state = { ...(from.state as object | null), search: text };
      const next = writeView({ ...readView(from.search), ...change });
      void navigate({ search: next }, { replace, preventScrollReset: true, flushSync: true, state });
    },
    [navigate],
  );

  return {
    view: { ...view, search },
    /** Another search is another list, shown from its start. */
    typeSearch: useCallback(
      (text: string) => {
        current.current = { ...current.current, search: text };
        setSearch(text);
        if (readView(current.current.location.search).page > 1) go({ page: 1 }, true);
      },
      [go],
    ),
    /** Before the page may be left: the way back brings the search again. */
    keepSearch: useCallback(() => go({}, true), [go]),
    changeView: useCallback((change: UserViewChange) => go({ page: 1, ...change }, false), [go]),
    /** A size that is no choice is the usual one. */
    changePage: useCallback(
      ({ page, size }: { page: number; size?: number }) =>
        go({ page, ...(size && { size: userPageSizes.find((known) => known === size) ?? usual.size }) }, false),
      [go],
    ),
    clearFilters: useCallback(() => {
      current.current = { ...current.current, search: '' };
      setSearch('');
      go({ role: undefined, status: undefined, page: 1 }, false);
    }, [go]),
  };
}
