import { daysBetween } from './calendar';
import { statuses, type ClaimStatus } from './statuses';

/** A pending claim is overdue once more days than this have passed since it was last submitted (PRODUCT.md). */
export const overdueAfterDays = 30;

export type OverdueSeverity = 'critical' | 'high' | 'medium';

/** Days a claim is overdue, counted from its last submission; 0 while it is not, and for a draft. Days in Africa/Kampala. */
export function daysOverdue(
  { status, submittedAt }: { status: ClaimStatus; submittedAt: string },
  now: string,
): number {
  if (statuses[status].group !== 'pending') return 0;
  const days = daysBetween(submittedAt, now);
  return days > overdueAfterDays ? days : 0;
}

/** Severity of an overdue claim (SPEC.md section 4): 60 days or more is critical, 30 or more is high. */
export function overdueSeverity(days: number): OverdueSeverity {
  if (days >= 60) return 'critical';
  return days >= 30 ? 'high' : 'medium';
}
