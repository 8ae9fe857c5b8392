import { claimSortKeys, pageSizes, type ClaimSortKey } from '../../../domain/claimList';
import { readPage } from '../../../domain/paging';
import { sortOrders, type SortOrder } from '../../../domain/sortOrder';

/** How the list is shown; it stands in the URL, so that it can be bookmarked and Back works. */
export type ListView = { sort: ClaimSortKey; order: SortOrder; page: number; size: number };

/** The order in which a column is sorted first. */
export const firstOrders = {
  id: 'asc',
  claimant: 'asc',
  status: 'asc',
  amount: 'desc',
  date: 'desc',
} as const satisfies Record<ClaimSortKey, SortOrder>;

/** Newest incident first: the work that just came in. */
const defaultView: ListView = { sort: 'date', order: firstOrders.date, page: 1, size: pageSizes[0] };

/** Whether a view shows the first page of what stands first by default, however long the page is. */
export const isFirstView = ({ sort, order, page }: ListView) =>
  sort === defaultView.sort && order === defaultView.order && page === defaultView.page;

/** The view that a URL asks for; what it does not say, or says wrongly, is as by default. */
export function readView(params: URLSearchParams): ListView {
  const sort = claimSortKeys.find((key) => key === params.get('sort')) ?? defaultView.sort;
  const order = sortOrders.find((name) => name === params.get('order')) ?? firstOrders[sort];
  const size = pageSizes.find((number) => String(number) === params.get('size')) ?? defaultView.size;
  return { sort, order, size, page: readPage(params.get('page')) };
}

/** The URL of a changed view: what is as by default is left out, what belongs to others stays. */
export function writeView(params: URLSearchParams, change: Partial<ListView>): URLSearchParams {
  const view = { ...readView(params), ...change };
  const next = new URLSearchParams(params);
  const usual = { ...defaultView, order: firstOrders[view.sort] };
  for (const key of ['sort', 'order', 'page', 'size'] as const) {
    if (view[key] === usual[key]) next.delete(key);
    else next.set(key, String(view[key]));
  }
  return next;
}

/** What a URL says of the view and could not be read, as "name=value". */
export function findUnreadView(params: URLSearchParams): string[] {
  const view = readView(params);
  return (['sort', 'order', 'page', 'size'] as const).flatMap((key) => {
    const said = params.get(key);
    return said && said !== String(view[key]) ? [`${key}=${said}`] : [];
  });
}
