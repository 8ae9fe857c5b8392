import { claimSortKeys, pageSizes, type ClaimSortKey } from '../../../../domain/claim/list/claimList';
import { sortOrders, type SortOrder } from '../../../../domain/sortOrder';
import { oneOfParam, pageField } from '../../../../ui/list/addressFields';

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

/** The fields of the view in the address; `settleOrder` says the order where the address does not. */
export const viewFields = {
  sort: oneOfParam(claimSortKeys, defaultView.sort),
  order: oneOfParam(sortOrders),
  page: pageField,
  size: oneOfParam<number>(pageSizes, defaultView.size),
};

export const settleOrder = ({ sort, order = firstOrders[sort] }: Pick<ListView, 'sort'> & { order?: SortOrder }) =>
  order;
