import { daysBetween } from '../../dayCount';
import { statuses } from '../../workflow/statuses';
import { findClosing } from '../asked/closings';
import { findLastDecision, type Claim } from '../claim';
import { findOutcome } from '../outcome';
import type { Told, ToldDecision } from '../toldRecord';

/**
 * Whether a claimant knows of the decision on the claim: `told` is the record in force, `earlier` those it corrects, the
 * oldest first. `not_recorded` is a decision on paper: nobody knows.
 */
export type Telling = { decision: ToldDecision } & (
  { state: 'waiting' | 'not_recorded' } | { state: 'told'; told: Told; earlier: readonly Told[] }
);

/**
 * The decision that the claimant is to be told of: a rejection, a closing, or the award, which is the final approval and
 * not the committee's recommendation (docs/product.md, Told); once an appeal of it was dismissed, that. Undefined while
 * there is none.
 */
export function findDecisionToTell(claim: Claim): ToldDecision | undefined {
  const decision = findFinalDecision(claim);
  const appeal = claim.appeals?.at(-1);
  return appeal?.outcome?.kind === 'dismissed' && isSameDecision(appeal.decision, decision)
    ? { kind: 'appeal_dismissed', at: appeal.outcome.decidedOn }
    : decision;
}

/** The decision on a claim that stands, whether or not it was appealed; undefined while there is none. */
export function findFinalDecision(claim: Claim): ToldDecision | undefined {
  const { decided } = statuses[claim.status];
  if (decided === null) return undefined;
  if (decided === 'closed') return { kind: 'closed', at: findClosing(claim)?.closedOn };
  const decision = findLastDecision(claim);
  if (decided === 'awarded') return { kind: 'awarded', at: claim.finalApproval?.approvedOn ?? decision?.decidedOn };
  const kind = decision?.decision === 'reject' ? 'rejected_committee' : 'rejected_district';
  return { kind, at: findOutcome(claim)?.at };
}

/** Whether two are one decision. */
export const isSameDecision = (a: ToldDecision | undefined, b: ToldDecision | undefined) =>
  a?.kind === b?.kind && a?.at === b?.at;

/** Whether the claimant was told of the decision on the claim; undefined while there is none to tell of. */
export function findTelling(claim: Claim): Telling | undefined {
  const decision = findDecisionToTell(claim);
  if (!decision) return undefined;
  const ofIt = claim.told?.filter((told) => isSameDecision(told.decision, decision)) ?? [];
  const told = ofIt.at(-1);
  if (told) return { decision, state: 'told', told, earlier: ofIt.slice(0, -1) };
  return { decision, state: claim.told ? 'waiting' : 'not_recorded' };
}

/** Whether there is a decision that the claimant is not yet told of: it stands in the queue "Decided, not yet told". */
export const waitsToBeTold = (claim: Claim) => findTelling(claim)?.state === 'waiting';

/** Days from a decision until the claimant was told, in Kampala; undefined where nobody knows when it was made. */
export const daysUntilTold = ({ decision, day }: Told): number | undefined =>
  decision.at === undefined ? undefined : daysBetween(decision.at, day);
