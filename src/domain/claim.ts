import type { Claimant } from './claimant';
import type { CommitteeDecision } from './decision';
import type { Evidence } from './evidence';
import type { Incident } from './incident';
import { statuses, type ClaimStatus } from './statuses';
import type { Verification } from './verification';
import type { Words } from './words';

/** Types of internal note (docs/product.md, Claim detail). */
export const noteTypes = {
  verification: { label: 'Verification' },
  document: { label: 'Document' },
  decision: { label: 'Decision' },
  payment: { label: 'Payment' },
} as const satisfies Record<string, { label: Words }>;

export type NoteType = keyof typeof noteTypes;

export type InternalNote = { id: string; content: string; author: string; timestamp: string; type: NoteType };

/** The administrator's final approval of a committee decision. */
export type FinalApproval = { note: string; approvedOn: string; approvedBy: string };

/**
 * A claim since its submission; before that it is a draft. Amounts in UGX, times as ISO instants, days as YYYY-MM-DD.
 * `rev` counts its changes. `registeredAt` is the first submission, `submittedAt` the last; both are undefined for a claim
 * that came in a spreadsheet which does not say when it was submitted. Such a claim is of no period and not overdue.
 */
export type Claim = {
  id: string;
  rev: number;
  status: Exclude<ClaimStatus, 'draft'>;
  claimant: Claimant;
  incident: Incident;
  evidence: Evidence;
  calculatedCompensation?: number;
  approvedAmount?: number;
  verification?: Verification;
  decision?: CommitteeDecision;
  finalApproval?: FinalApproval;
  notes: InternalNote[];
  createdBy: string;
  createdAt: string;
  registeredAt?: string;
  submittedAt?: string;
  updatedAt: string;
};

/** The id a claim gets when step 1 is saved: CL-timestamp-random, uppercase (docs/product.md, Wizard). */
export function makeClaimId(instant: string, random: string): string {
  return `CL-${Date.parse(instant)}-${random}`.toUpperCase();
}

/** Whether the committee ever had the claim before it: only a claim that was forwarded can carry its decision. */
export function reachedCommittee(claim: Claim): boolean {
  return claim.decision !== undefined || claim.verification?.action === 'forward_to_cvc';
}

/**
 * How a claim was decided, and when: approved or rejected by the committee, or rejected in the district. `at` is undefined
 * where the paper that it was decided on does not say.
 */
export type Outcome = { outcome: 'approved' | 'rejected'; at: string | undefined };

/** The decision that took a claim out of the pending ones (docs/product.md, Figures); undefined while it is pending. */
export function findOutcome({ status, decision, verification }: Claim): Outcome | undefined {
  const { group } = statuses[status];
  if (group === 'approved' && decision) return { outcome: 'approved', at: decision.decidedOn };
  if (group !== 'rejected') return undefined;
  if (decision?.decision === 'reject') return { outcome: 'rejected', at: decision.decidedOn };
  return verification && { outcome: 'rejected', at: verification.verifiedOn };
}

/** The amount that stands on top of a claim, UGX: approved, else calculated, else none yet. */
export function findClaimAmount(
  claim: Pick<Claim, 'approvedAmount' | 'calculatedCompensation'>,
): { kind: 'approved' | 'calculated'; amount: number } | undefined {
  if (claim.approvedAmount !== undefined) return { kind: 'approved', amount: claim.approvedAmount };
  if (claim.calculatedCompensation !== undefined) return { kind: 'calculated', amount: claim.calculatedCompensation };
  return undefined;
}

/** Day of the incident, then the moment of registration: what the claims list is sorted by at first. */
export const dateKeyOf = ({ incident, registeredAt }: Claim) => incident.dateOfIncident + (registeredAt ?? '');
