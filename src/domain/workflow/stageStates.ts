import { findCurrentStage, stages, type Stage } from './stages';
import type { ClaimStatus } from './statuses';

/** What each state of a stage reads. */
export const stageStateLabels = {
  completed: 'Completed',
  in_progress: 'In progress',
  pending: 'Awaiting: {{role}}',
  blocked: 'Process blocked (claim rejected)',
  closed: 'Process ended (claim closed)',
  not_reached: 'Not reached',
} as const;

export type StageState = keyof typeof stageStateLabels;

/**
 * How each stage stands. Of a paid claim nothing is left to do: its last stage is completed too.
 * @param reachedCommittee whether the claim was ever decided by the committee: a claim rejected in the district shows
 * stage 3 as not reached. A closed one ended in the district.
 */
export function stageStates(status: ClaimStatus, reachedCommittee: boolean): { stage: Stage; state: StageState }[] {
  const current = findCurrentStage(status);
  return stages.map((stage) => {
    if (status === 'closed') {
      if (stage.number === 1) return { stage, state: 'completed' };
      if (stage.number !== 3) return { stage, state: 'closed' };
      return { stage, state: reachedCommittee ? 'completed' : 'not_reached' };
    }
    if (!current) {
      if (stage.number > 3) return { stage, state: 'blocked' };
      return { stage, state: stage.number === 3 && !reachedCommittee ? 'not_reached' : 'completed' };
    }
    if (stage.number < current.number || status === 'paid') return { stage, state: 'completed' };
    return { stage, state: stage.number === current.number ? 'in_progress' : 'pending' };
  });
}
