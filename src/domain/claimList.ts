/** What the claims list can be sorted by: SPEC.md's sortable headers (section 2, Claims list), claimant and amount. */
export const claimSortKeys = ['id', 'claimant', 'status', 'amount', 'date'] as const;
export type ClaimSortKey = (typeof claimSortKeys)[number];

/** Claims on a page (SPEC.md section 9). */
export const pageSizes = [25, 50, 100, 200] as const;
