import { statuses } from '../workflow/statuses';
import { findLastDecision, findLastVerification, type Claim } from './claim';

/**
 * How a claim was decided, and when: approved or rejected by the committee, or rejected in the district. `at` is undefined
 * where the paper that it was decided on does not say.
 */
type ClaimOutcome = { outcome: 'approved' | 'rejected'; at: string | undefined };

/** The decision that took a claim out of the pending ones (docs/product.md, Figures); undefined while it is pending. */
export function findOutcome(claim: Claim): ClaimOutcome | undefined {
  const { group } = statuses[claim.status];
  const [verification, decision] = [findLastVerification(claim), findLastDecision(claim)];
  if (group === 'approved' && decision) return { outcome: 'approved', at: decision.decidedOn };
  if (group !== 'rejected') return undefined;
  if (decision?.decision === 'reject') return { outcome: 'rejected', at: decision.decidedOn };
  return verification && { outcome: 'rejected', at: verification.verifiedOn };
}

/**
 * Every decision that ever took a claim out of the pending ones, wherever it stands now: what figures of a period count,
 * so that what comes later changes none of them (docs/product.md, Figures).
 */
export function findOutcomes({ verifications, decisions }: Claim): ClaimOutcome[] {
  return [
    ...verifications.flatMap(({ action, verifiedOn }): ClaimOutcome[] =>
      action === 'reject' ? [{ outcome: 'rejected', at: verifiedOn }] : [],
    ),
    ...decisions.flatMap(({ decision, decidedOn }): ClaimOutcome[] =>
      decision === 'refer_back' ? [] : [{ outcome: decision === 'approve' ? 'approved' : 'rejected', at: decidedOn }],
    ),
  ];
}
