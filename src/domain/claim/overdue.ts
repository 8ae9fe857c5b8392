import { daysBetween } from '../dayCount';
import { waitingSince } from './appeal/appeals';
import type { Claim } from './claim';
import { statuses, type ClaimStatus } from '../workflow/statuses';

/** A pending claim is overdue once more days than this have passed since its last submission (docs/product.md, Figures). */
export const overdueAfterDays = 30;

export type OverdueSeverity = 'critical' | 'high' | 'medium';

/** When a claim was last submitted; undefined where nobody knows, and for a draft. */
type Submitted = { submittedAt?: string | undefined };

/**
 * Days since a claim was last submitted or, under appeal, since that was filed, in Africa/Kampala: how long it has waited;
 * undefined where nobody knows.
 */
export function daysWaiting(claim: Submitted & Pick<Claim, 'appeals'>, now: string): number | undefined {
  const since = waitingSince(claim);
  return since === undefined ? undefined : daysBetween(since, now);
}

/**
 * Days since a claim was first submitted, in Africa/Kampala: a resubmission starts the other clocks again, and not this one.
 * Undefined of a claim that has ended, where nobody knows, and for a draft.
 */
export const daysOpen = (
  { status, registeredAt }: { status: ClaimStatus; registeredAt?: string | undefined },
  now: string,
): number | undefined =>
  statuses[status].waitsAt === null || registeredAt === undefined ? undefined : daysBetween(registeredAt, now);

/** Days since a claim passed its limit, in Africa/Kampala; 0 while it is not known to be overdue, and for a draft. */
export function daysOverdue({ status, submittedAt }: { status: ClaimStatus } & Submitted, now: string): number {
  if (statuses[status].group !== 'pending') return 0;
  return Math.max(0, (daysWaiting({ submittedAt }, now) ?? 0) - overdueAfterDays);
}

/** Severity by the days a claim is overdue: 60 days or more is critical, 30 or more is high. */
export function overdueSeverity(days: number): OverdueSeverity {
  if (days >= 60) return 'critical';
  return days >= 30 ? 'high' : 'medium';
}
