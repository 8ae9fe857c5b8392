import type { Role } from '../user/roles';
import { hasEndedUnpaid, statuses, type ClaimStatus } from './statuses';
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

/** The stage a claim waits in: a submitted claim has done its Submission and waits for verification. */
export function findCurrentStage(status: ClaimStatus): Stage | undefined {
  if (hasEndedUnpaid(status)) return undefined;
  const number = status === 'submitted' ? 2 : statuses[status].stage;
  return stages.find((stage) => stage.number === number);
}

/**
 * The role in whose docket a claim lies: the responsible role of its current stage. A paid, rejected or closed
 * claim is in nobody's.
 */
export function findDocketRole(status: ClaimStatus): Role | undefined {
  return status === 'paid' ? undefined : findCurrentStage(status)?.role;
}
