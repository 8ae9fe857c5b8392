import { statuses } from '../../workflow/statuses';
import { findLastDecision, type Claim } from '../claim';
import type { ConditionCheck } from '../conditionRecord';

/** A condition of the approval, with what was recorded of it, the oldest first. `place` is its place in the decision. */
export type Condition = {
  text: string;
  state: 'open' | 'met';
  place: number;
  decidedOn: string;
  checks: readonly ConditionCheck[];
};

export type Conditioned = Pick<Claim, 'decisions' | 'conditionChecks'>;

/** The conditions of the approval that stands; none while the committee has not approved (docs/product.md, Conditions). */
export function findConditions(claim: Conditioned): Condition[] {
  const decision = findLastDecision(claim);
  if (decision?.decision !== 'approve') return [];
  const { conditions, decidedOn } = decision;
  // What was decided on paper has none.
  if (decidedOn === undefined) return [];
  return conditions.map((text, place) => {
    const checks = checksOf(claim, decidedOn, place);
    return { text, state: checks.at(-1)?.metOn === undefined ? 'open' : 'met', place, decidedOn, checks };
  });
}

const checksOf = ({ conditionChecks = [] }: Conditioned, decidedOn: string, place: number) =>
  conditionChecks.filter((check) => check.decidedOn === decidedOn && check.place === place);

/** The conditions that payment waits for, in words. */
export const openConditions = (claim: Conditioned): string[] =>
  findConditions(claim).flatMap(({ text, state }) => (state === 'open' ? [text] : []));

/** Whether a claim was approved, and its payment waits for a condition. */
export const waitsForConditions = (claim: Conditioned & Pick<Claim, 'status'>): boolean =>
  statuses[claim.status].group === 'approved' && openConditions(claim).length > 0;
