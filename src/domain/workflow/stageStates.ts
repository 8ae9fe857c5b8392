import { findCurrentStage, stages, type Stage } from './stages';
import { statuses, type ClaimStatus } from './statuses';

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
  const { decided } = statuses[status];
  const stateOf = ({ number }: Stage): StageState => {
    if (current && number >= current.number) return number === current.number ? 'in_progress' : 'pending';
    if (current || decided === 'awarded') return 'completed';
    if (number === 3 && !reachedCommittee) return 'not_reached';
    if (decided === 'closed') return number === 1 || number === 3 ? 'completed' : 'closed';
    return number > 3 ? 'blocked' : 'completed';
  };
  return stages.map((stage) => ({ stage, state: stateOf(stage) }));
}
