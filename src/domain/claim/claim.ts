import * as v from 'valibot';
import { claimantRecord } from './claimant';
import { decisionRecord } from '../workflow/decision';
import { evidenceRecord } from '../incident/evidenceRecord';
import { incidentRecord } from '../incident/incident';
import { shillings } from '../shillings';
import { claimStatuses, statuses, type ClaimStatus } from '../workflow/statuses';
import { id, instant, keysOf, revision, text } from '../register/storedFields';
import { verificationRecord } from '../workflow/verification';
import type { Words } from '../words';

/** Types of internal note (docs/product.md, Claim detail). */
export const noteTypes = {
  verification: { label: 'Verification' },
  document: { label: 'Document' },
  decision: { label: 'Decision' },
  payment: { label: 'Payment' },
} as const satisfies Record<string, { label: Words }>;

export type NoteType = keyof typeof noteTypes;

const noteRecord = v.object({ id, content: text, author: text, timestamp: instant, type: keysOf(noteTypes) });

export type InternalNote = v.InferOutput<typeof noteRecord>;

const finalApprovalRecord = v.object({ note: text, approvedOn: instant, approvedBy: text });

/** The administrator's final approval of a committee decision. */
export type FinalApproval = v.InferOutput<typeof finalApprovalRecord>;

const isSubmitted = (status: ClaimStatus) => status !== 'draft';

export const claimRecord = v.object({
  id,
  rev: revision,
  status: v.picklist(claimStatuses.filter(isSubmitted)),
  claimant: claimantRecord,
  incident: incidentRecord,
  evidence: evidenceRecord,
  calculatedCompensation: v.optional(shillings),
  approvedAmount: v.optional(shillings),
  verification: v.optional(verificationRecord),
  decision: v.optional(decisionRecord),
  finalApproval: v.optional(finalApprovalRecord),
  notes: v.array(noteRecord),
  createdBy: text,
  createdAt: instant,
  registeredAt: v.optional(instant),
  submittedAt: v.optional(instant),
  updatedAt: instant,
});

/**
 * A claim since its submission; before that it is a draft. Amounts in UGX, times as ISO instants, days as YYYY-MM-DD.
 * `rev` counts its changes. `registeredAt` is the first submission, `submittedAt` the last; both are undefined for a claim
 * that came in a spreadsheet which does not say when it was submitted. Such a claim is of no period and not overdue.
 */
export type Claim = v.InferOutput<typeof claimRecord>;

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
export type ClaimOutcome = { outcome: 'approved' | 'rejected'; at: string | undefined };

/** The decision that took a claim out of the pending ones (docs/product.md, Figures); undefined while it is pending. */
export function findOutcome({ status, decision, verification }: Claim): ClaimOutcome | undefined {
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
