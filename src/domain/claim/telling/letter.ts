import type { Claim } from '../claim';
import { findOpenPieces } from '../asked/asked';
import { isIncomplete } from '../notKnown';
import { findDecisionToTell } from './told';

/** What a claimant gets a letter about (docs/product.md, Reasons and letters). */
export type LetterKind = 'information' | 'rejected' | 'awarded' | 'closed' | 'appeal_dismissed';

/**
 * The letter that a claim calls for as it stands: information is asked for and not all of it came, or there is a decision
 * that the claimant is to be told of. Undefined for any other, and where nobody knows the day of the decision or who
 * the claimant is.
 */
export function findLetterKind(claim: Claim): LetterKind | undefined {
  if (isIncomplete(claim)) return undefined;
  if (claim.status === 'request_info') return findOpenPieces(claim).length > 0 ? 'information' : undefined;
  const decision = findDecisionToTell(claim);
  if (decision?.kind === 'closed') return 'closed';
  if (!decision?.at) return undefined;
  if (decision.kind === 'appeal_dismissed') return decision.kind;
  return decision.kind === 'awarded' ? 'awarded' : 'rejected';
}
