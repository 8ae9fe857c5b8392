/** What the claims list can be sorted by (docs/product.md, Claims list). */
export const claimSortKeys = ['id', 'claimant', 'status', 'amount', 'date'] as const;
export type ClaimSortKey = (typeof claimSortKeys)[number];

/** Claims on a page. */
export const pageSizes = [25, 50, 100, 200] as const;
