import { statuses, type ClaimStatus } from '../workflow/statuses';
import { takenBackOn } from '../workflow/takenBack';
import { findClosing } from './asked/closings';
import { findLastDecision, findLastVerification, type Claim } from './claim';

/**
 * How a claim was decided, and when: approved or rejected by the committee, or rejected in the district. `at` is undefined
 * where the paper that it was decided on does not say.
 */
type ClaimOutcome = { outcome: 'approved' | 'rejected'; at: string | undefined };

/** `until` is when it was taken back. */
type PastOutcome = ClaimOutcome & { until: string | undefined };

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
export function findOutcomes({ verifications, decisions }: Claim): PastOutcome[] {
  return [
    ...verifications.flatMap(({ action, verifiedOn, ...step }): PastOutcome[] =>
      action === 'reject' ? [{ outcome: 'rejected', at: verifiedOn, until: takenBackOn(step) }] : [],
    ),
    ...decisions.flatMap(({ decision, decidedOn: at, ...step }): PastOutcome[] =>
      decision === 'refer_back'
        ? []
        : [{ outcome: decision === 'approve' ? 'approved' : 'rejected', at, until: takenBackOn(step) }],
    ),
  ];
}

/**
 * Where a claim that ended stood before: where it was closed, or in the hands of those who rejected it. Any other is where
 * it stands.
 */
export function findStatusBefore(claim: Claim): ClaimStatus {
  if (claim.status !== 'rejected') return findClosing(claim)?.from ?? claim.status;
  return findLastDecision(claim)?.decision === 'reject' ? 'under_cvc_review' : 'under_verification';
}

/**
 * Whether the committee ever had the claim before it, here or on paper: only a claim that was forwarded can carry its
 * decision. One that was rejected or closed in the district did not.
 */
export function reachedCommittee({ verifications, decisions }: Pick<Claim, 'verifications' | 'decisions'>): boolean {
  return decisions.length > 0 || verifications.some(({ action }) => action === 'forward_to_cvc');
}
