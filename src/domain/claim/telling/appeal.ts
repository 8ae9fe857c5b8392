import { addDays, kampalaDay } from '../../calendar';
import type { Claim } from '../claim';
import { findDecisionToTell } from './told';

/** Days from the final decision in which a claimant may appeal (docs/product.md, Committee). */
export const appealDays = 30;

/**
 * The last day on which the claimant may appeal, YYYY-MM-DD in Kampala; undefined while there is neither a rejection nor
 * an award, and where nobody knows when it was. Every paper of a claim names the same day. A recommendation of the
 * committee is no award yet: final approval may come later than the days from there would end.
 */
export function findAppealEnd(claim: Claim): string | undefined {
  const decision = findDecisionToTell(claim);
  if (!decision?.at || decision.kind === 'closed') return undefined;
  return addDays(kampalaDay(decision.at), appealDays);
}
