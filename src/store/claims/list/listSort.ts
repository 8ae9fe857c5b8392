import type { ClaimSortKey } from '../../../domain/claim/list/claimList';
import type { SortOrder } from '../../../domain/sortOrder';
import { claimStatuses, type ClaimStatus } from '../../../domain/workflow/statuses';
import { compareText } from '../../text';
import type { ClaimRow } from './listRow';

const statusRank = Object.fromEntries(claimStatuses.map((status, rank) => [status, rank])) as Record<
  ClaimStatus,
  number
>;

const comparers = {
  id: (a, b) => compareText(a.id, b.id),
  claimant: (a, b) => compareText(a.nameKey(), b.nameKey()),
  amount: (a, b) => (a.amount ?? 0) - (b.amount ?? 0),
  status: (a, b) => statusRank[a.status] - statusRank[b.status],
  date: (a, b) => compareText(a.dateKey, b.dateKey),
} as const satisfies Record<ClaimSortKey, (a: ClaimRow, b: ClaimRow) => number>;

/** Whether a row has nothing to be sorted by: it stands last, whichever the order. */
const isLast: Record<ClaimSortKey, ((row: ClaimRow) => boolean) | undefined> = {
  id: undefined,
  claimant: ({ claimantName }) => claimantName === '',
  amount: ({ amount }) => amount === undefined,
  status: undefined,
  date: undefined,
};

/** A sorted copy; what is equal stands newest first, whichever the order. */
export function sortClaimRows(rows: readonly ClaimRow[], key: ClaimSortKey, order: SortOrder): ClaimRow[] {
  const compare = comparers[key];
  const direction = order === 'asc' ? 1 : -1;
  const byKey = (a: ClaimRow, b: ClaimRow) =>
    direction * compare(a, b) || compareText(b.dateKey, a.dateKey) || compareText(a.id, b.id);
  const last = isLast[key];
  if (!last) return [...rows].sort(byKey);
  return [...rows.filter((row) => !last(row)).sort(byKey), ...rows.filter(last).sort(byKey)];
}
