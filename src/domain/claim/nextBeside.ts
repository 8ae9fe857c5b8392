import type { ClaimAction } from '../workflow/lifecycle';
import { findAppealStep } from './appeal/appeals';
import type { Claim } from './claim';
import { findOpenCorrection } from './correction/corrections';

/** What an open appeal waits for: that the loss is valued, or a decision. */
export const appealNext = { valuation: 'value_appeal', decision: 'uphold_appeal' } as const satisfies Record<
  NonNullable<ReturnType<typeof findAppealStep>>,
  ClaimAction
>;

/** What is done next about what stands on a claim beside its status: an appeal that is open, and a correction that waits. */
export function findNextBeside(claim: Pick<Claim, 'appeals' | 'corrections'>): ClaimAction[] {
  const step = findAppealStep(claim);
  return [...(step ? [appealNext[step]] : []), ...(findOpenCorrection(claim) ? (['confirm_correction'] as const) : [])];
}
