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

const byNumber = Object.fromEntries(stages.map((stage) => [stage.number, stage])) as Record<StageNumber, Stage>;

export const getStage = (number: StageNumber) => byNumber[number];

/** The stage that a claim waits at; a paid, rejected or closed one waits at none. */
export function findCurrentStage(status: ClaimStatus): Stage | undefined {
  const { waitsAt } = statuses[status];
  return waitsAt === null ? undefined : getStage(waitsAt);
}

/** The role in whose docket a claim lies: that of the stage that it waits at. */
export const findDocketRole = (status: ClaimStatus): Role | undefined => findCurrentStage(status)?.role;
