import { daysBetween } from '../dayCount';
import type { Claim } from './claim';
import { findOutcomes } from './outcome';

/** Days of the rolling window of the figures: today and the 29 days before it, in Africa/Kampala. */
export const windowDays = 30;

/**
 * When a claim was last registered or decided, as an instant: what Monthly Volume counts by (docs/product.md, Figures);
 * undefined where neither is known.
 */
export function lastActivity(claim: Claim): string | undefined {
  return findOutcomes(claim).reduce((last, { at }) => ((at ?? '') > (last ?? '') ? at : last), claim.registeredAt);
}

/**
 * Whether an instant lies in the window that ends on `today`; an unknown one does not. A clock that was put back makes no event fall out of it.
 * @param today YYYY-MM-DD in Africa/Kampala
 */
export function isInWindow(instant: string | undefined, today: string): boolean {
  return instant !== undefined && daysBetween(instant, today) < windowDays;
}
