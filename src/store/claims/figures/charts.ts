import { createSelector } from '@reduxjs/toolkit';
import { kampalaDay } from '../../../domain/calendar';
import type { Claim } from '../../../domain/claim/claim';
import { districtName } from '../../../domain/place/districts';
import { shapeOfDistrict } from '../../../domain/place/districtShapes';
import { statuses, statusesOf, type ClaimStatus, type StatusGroup } from '../../../domain/workflow/statuses';
import { lruSelectorOptions } from '../../lruSelectorOptions';
import type { RootState } from '../../registerReducers';
import { selectOwnClaims } from '../ownClaims';

/* What the dashboard draws of all claims (docs/product.md, Dashboard). */

/** Months of the first chart, the present one among them. */
const monthsShown = 12;

/** The claims known to be registered in a month (YYYY-MM in Africa/Kampala), by where they stand now. */
export type MonthFigure = { month: string } & Record<StatusGroup, number>;

/** The present month and those before it, first to last. @param month YYYY-MM */
function monthsUntil(month: string): string[] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return Array.from({ length: monthsShown }, (_, index) =>
    new Date(Date.UTC(year, number - monthsShown + index)).toISOString().slice(0, 7),
  );
}

function figuresByMonth(claims: readonly Claim[], thisMonth: string): MonthFigure[] {
  const months = monthsUntil(thisMonth).map((month) => ({ month, pending: 0, approved: 0, rejected: 0, closed: 0 }));
  const byMonth = new Map(months.map((figure) => [figure.month, figure]));
  for (const { registeredAt, status } of claims) {
    const figure = registeredAt && byMonth.get(kampalaDay(registeredAt).slice(0, 7));
    if (figure) figure[statuses[status].group] += 1;
  }
  return months;
}

/**
 * The claims registered in each of the last twelve months, first to last, by outcome.
 * @param today YYYY-MM-DD in Africa/Kampala
 */
export const selectClaimsByMonth = createSelector(
  [selectOwnClaims, (_state: RootState, today: string) => today.slice(0, 7)],
  figuresByMonth,
  lruSelectorOptions,
);

export type StatusFigure = { status: ClaimStatus; count: number };

const pendingStatuses = statusesOf('pending');

/** How many claims are pending at each status, in the order of the stages. */
export const selectPendingByStage = createSelector([selectOwnClaims], (claims): StatusFigure[] =>
  pendingStatuses.map((status) => ({ status, count: claims.filter((claim) => claim.status === status).length })),
);

/** The claims of a district's outline on the map. `districts` are those, by stored value, that have a claim. */
export type OutlineFigure = { outline: string; districts: string[]; count: number };

/** The outlines of the map with at least one claim, most claims first; a city counts to its district. */
export const selectClaimsByOutline = createSelector([selectOwnClaims], (claims): OutlineFigure[] => {
  const byOutline = new Map<string, OutlineFigure>();
  for (const { claimant } of claims) {
    const outline = shapeOfDistrict(claimant.district);
    const figure = byOutline.get(outline) ?? { outline, districts: [], count: 0 };
    byOutline.set(outline, figure);
    figure.count += 1;
    if (!figure.districts.includes(claimant.district)) figure.districts.push(claimant.district);
  }
  for (const { districts } of byOutline.values()) districts.sort();
  return [...byOutline.values()].sort(
    (a, b) => b.count - a.count || districtName(a.outline).localeCompare(districtName(b.outline)),
  );
});
