import { createSelector } from '@reduxjs/toolkit';
import { isRaise } from '../../../domain/claim/appeal/appeals';
import { isInWindow, lastActivity, windowDays } from '../../../domain/claim/activity';
import { daysBetween } from '../../../domain/dayCount';
import type { Claim } from '../../../domain/claim/claim';
import { findOutcomes } from '../../../domain/claim/outcome';
import { daysOverdue } from '../../../domain/claim/overdue';
import { statuses } from '../../../domain/workflow/statuses';
import { lruSelectorOptions } from '../../lruSelectorOptions';
import type { RootState } from '../../registerReducers';
import { compareText } from '../../text';
import { selectOwnClaims } from '../ownClaims';

/*
 * What the dashboard and Verify claims say of all claims (docs/product.md, Figures). Windows are rolling and have
 * thirty calendar days in Africa/Kampala: today and the 29 days before it, and the thirty before those.
 */

/** Two counts that are compared, and by how many per cent the later differs; undefined where the earlier is 0. */
export type Change = { now: number; before: number; percent: number | undefined };

/** How many claims a group has, and its change against the month before. */
export type GroupFigure = { count: number; change: Change };

export type ClaimFigures = {
  /** Change: claims registered in the last window and in the one before. */
  total: GroupFigure;
  /** Change: claims pending now and thirty days ago. */
  pending: GroupFigure;
  /** Change: approvals in the last window and in the one before. */
  approved: GroupFigure;
  /** Change: rejections in the last window and in the one before. */
  rejected: GroupFigure;
  overdue: number;
  /** Districts with at least one claim. */
  activeDistricts: number;
  /** Claims registered or decided in the last window, each once. */
  monthlyVolume: number;
  /** Decisions of today that hold: Approved Today and Rejected Today on Verify claims. */
  today: { approved: number; rejected: number };
};

/** 0 for the last window, 1 for the one before. A clock that was put back makes no event fall out of the last one. */
const windowOf = (daysAgo: number) => Math.max(0, Math.floor(daysAgo / windowDays));

const change = (now: number, before: number): Change => ({
  now,
  before,
  percent: before === 0 ? undefined : Math.round((now / before - 1) * 100),
});

/** Whether a claim stood closed before the last window, 30 days ago. @param today YYYY-MM-DD in Africa/Kampala */
const wasClosed = ({ closings = [] }: Claim, today: string) =>
  closings.some(
    ({ closedOn, reopened }) => !isInWindow(closedOn, today) && (!reopened || isInWindow(reopened.reopenedOn, today)),
  );

function figuresOf(claims: readonly Claim[], today: string): ClaimFigures {
  const counts = { pending: 0, approved: 0, rejected: 0, closed: 0 };
  const registered = [0, 0];
  const decided = { approved: [0, 0], rejected: [0, 0] };
  const decidedToday = { approved: 0, rejected: 0 };
  const districts = new Set<string>();
  let pendingBefore = 0;
  let overdue = 0;
  let monthlyVolume = 0;

  for (const claim of claims) {
    const { group } = statuses[claim.status];
    counts[group] += 1;
    districts.add(claim.claimant.district);
    if (daysOverdue(claim, today) > 0) overdue += 1;

    const registration = claim.registeredAt ? windowOf(daysBetween(claim.registeredAt, today)) : undefined;
    if (registration !== undefined) registered[registration] = (registered[registration] ?? 0) + 1;

    const taken = findOutcomes(claim);
    for (const { outcome, at, until } of taken) {
      if (!at || isRaise(claim, at)) continue;
      const days = daysBetween(at, today);
      const window = windowOf(days);
      decided[outcome][window] = (decided[outcome][window] ?? 0) + 1;
      if (days === 0 && !until) decidedToday[outcome] += 1;
    }
    const isPast = (instant: string | undefined) => instant !== undefined && !isInWindow(instant, today);
    const wasUndecided =
      taken.every(({ at, until }) => isInWindow(at, today) || isPast(until)) && !wasClosed(claim, today);
    if (registration !== undefined && registration > 0 && wasUndecided) pendingBefore += 1;
    if (isInWindow(lastActivity(claim), today)) monthlyVolume += 1;
  }

  const compare = ([last = 0, before = 0]: number[]) => change(last, before);
  return {
    total: { count: claims.length, change: compare(registered) },
    pending: { count: counts.pending, change: change(counts.pending, pendingBefore) },
    approved: { count: counts.approved, change: compare(decided.approved) },
    rejected: { count: counts.rejected, change: compare(decided.rejected) },
    overdue,
    activeDistricts: districts.size,
    monthlyVolume,
    today: decidedToday,
  };
}

const selectToday = (_state: RootState, today: string) => today;

/** The figures of all claims on a day. @param today YYYY-MM-DD in Africa/Kampala */
export const selectClaimFigures = createSelector([selectOwnClaims, selectToday], figuresOf, lruSelectorOptions);

/** A claim that is overdue, the days it has waited since its last submission, and those since its limit was passed. */
export type OverdueClaim = { claim: Claim; submittedAt: string; waiting: number; overdue: number };

/**
 * The claims overdue on a day, most days first.
 * @param today YYYY-MM-DD in Africa/Kampala
 */
export const selectOverdueClaims = createSelector(
  [selectOwnClaims, selectToday],
  (claims, today): OverdueClaim[] =>
    claims
      .flatMap((claim) => {
        const { submittedAt } = claim;
        const overdue = daysOverdue(claim, today);
        return submittedAt && overdue > 0
          ? { claim, submittedAt, waiting: daysBetween(submittedAt, today), overdue }
          : [];
      })
      .sort((a, b) => b.overdue - a.overdue || compareText(a.submittedAt, b.submittedAt)),
  lruSelectorOptions,
);
