import { addDays, kampalaDay } from '../calendar';
import type { Claim } from './claim';
import { findOutcome } from './outcome';

/** Days from the final decision in which a claimant may appeal (docs/product.md, Committee). */
export const appealDays = 30;

/**
 * The last day on which the claimant may appeal, YYYY-MM-DD in Kampala; undefined while nothing is decided, and
 * where nobody knows when it was. Counted from the decision that took the claim out of the pending ones, so that every paper of a claim names the same day.
 */
export function findAppealEnd(claim: Claim): string | undefined {
  const at = findOutcome(claim)?.at;
  return at && addDays(kampalaDay(at), appealDays);
}
