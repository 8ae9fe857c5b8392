import type { Role } from '../user/roles';
import { statuses, type ClaimStatus } from './statuses';
import type { Words } from '../words';

/** The six stages (docs/product.md, Statuses and stages). */
export const stages = [
  { number: 1, name: 'Submission', role: 'district_officer', button: 'Submit Claim' },
  { number: 2, name: 'Verification (district level)', role: 'district_officer', button: 'Verify & Forward' },
  { number: 3, name: 'Assessment by CVC', role: 'cvc_member', button: 'CVC Decision' },
  { number: 4, name: 'Approval by board or admin', role: 'admin', button: 'Final Approval' },
  { number: 5, name: 'Payment Processing', role: 'finance', button: 'Process Payment' },
  { number: 6, name: 'Reporting & Audit', role: 'admin', button: 'Generate Reports' },
] as const satisfies readonly StageRow[];

type StageRow = { number: number; name: string; role: Role; button: Words };

export type Stage = (typeof stages)[number];
export type StageNumber = Stage['number'];

/** What each state of a stage reads. */
export const stageStateLabels = {
  completed: 'Completed',
  in_progress: 'In progress',
  pending: 'Awaiting: {{role}}',
  blocked: 'Process blocked (claim rejected)',
  not_reached: 'Not reached',
} as const;

export type StageState = keyof typeof stageStateLabels;

/** The stage a claim waits in: a submitted claim has done its Submission and waits for verification. */
export function findCurrentStage(status: ClaimStatus): Stage | undefined {
  if (status === 'rejected') return undefined;
  const number = status === 'submitted' ? 2 : statuses[status].stage;
  return stages.find((stage) => stage.number === number);
}

/**
 * How each stage stands. Of a paid claim nothing is left to do: its last stage is completed too.
 * @param reachedCommittee whether the claim was ever decided by the committee: a claim rejected in the district shows
 * stage 3 as not reached.
 */
export function stageStates(status: ClaimStatus, reachedCommittee: boolean): { stage: Stage; state: StageState }[] {
  const current = findCurrentStage(status);
  return stages.map((stage) => {
    if (!current) {
      if (stage.number > 3) return { stage, state: 'blocked' };
      return { stage, state: stage.number === 3 && !reachedCommittee ? 'not_reached' : 'completed' };
    }
    if (stage.number < current.number || status === 'paid') return { stage, state: 'completed' };
    return { stage, state: stage.number === current.number ? 'in_progress' : 'pending' };
  });
}

/**
 * The role in whose docket a claim lies: the responsible role of its current stage. A paid or rejected claim is in
 * nobody's.
 */
export function findDocketRole(status: ClaimStatus): Role | undefined {
  return status === 'paid' ? undefined : findCurrentStage(status)?.role;
}
