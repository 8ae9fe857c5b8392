import * as v from 'valibot';
import { checklistRecord } from '../checklist/checklistRecord';
import { claimantRecord } from './claimant';
import { decisionRecord, type CommitteeDecision } from '../workflow/decision';
import { conditionCheckRecord } from './conditionRecord';
import { evidenceRecord } from '../incident/evidenceRecord';
import { incidentRecord } from '../incident/incident';
import { shillings } from '../shillings';
import { closingRecord } from '../workflow/closing';
import { claimStatuses, type ClaimStatus } from '../workflow/statuses';
import { id, instant, keysOf, revision, text } from '../register/storedFields';
import { toldRecord } from './toldRecord';
import { verificationRecord, type Verification } from '../workflow/verification';
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

/** The administrator's final approval of a committee decision. */
const finalApprovalRecord = v.object({ note: text, approvedOn: instant, approvedBy: text, account: v.optional(id) });

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
  verifications: v.array(verificationRecord),
  decisions: v.array(decisionRecord),
  finalApproval: v.optional(finalApprovalRecord),
  told: v.optional(v.array(toldRecord)),
  checklist: v.optional(checklistRecord),
  closings: v.optional(v.array(closingRecord)),
  conditionChecks: v.optional(v.array(conditionCheckRecord)),
  notes: v.array(noteRecord),
  createdBy: text,
  createdAt: instant,
  registeredAt: v.optional(instant),
  submittedAt: v.optional(instant),
  updatedAt: instant,
});

/**
 * A claim since its submission; before that it is a draft. Amounts in UGX, times as ISO instants, days as YYYY-MM-DD.
 * `rev` counts its changes. `verifications` and `decisions` only grow, the oldest first. `registeredAt` is the first submission, `submittedAt` the last; both are undefined for a
 * claim that came in a spreadsheet which does not say when it was submitted. Such a claim is of no period and not overdue.
 * `told` only grows, the oldest first. A decision that the claimant is to be told of begins it, empty; it is undefined where
 * there was none yet, and of one made on paper. `checklist` is undefined until an officer answered it, and of what was decided
 * on paper. `closings` only grows, the oldest first; it is undefined for a claim that was never
 * closed. `conditionChecks` only grows, the oldest first.
 */
export type Claim = v.InferOutput<typeof claimRecord>;

/** The id a claim gets when step 1 is saved: CL-timestamp-random, uppercase (docs/product.md, Wizard). */
export function makeClaimId(instant: string, random: string): string {
  return `CL-${Date.parse(instant)}-${random}`.toUpperCase();
}

/** What the district found last: it stands until another verification follows, also once the claim was submitted again. */
export const findLastVerification = ({ verifications }: Pick<Claim, 'verifications'>): Verification | undefined =>
  verifications.at(-1);

/** What the committee decided last: it stands until it decides again, also once it referred the claim back. */
export const findLastDecision = ({ decisions }: Pick<Claim, 'decisions'>): CommitteeDecision | undefined =>
  decisions.at(-1);

/**
 * Whether the committee ever had the claim before it, here or on paper: only a claim that was forwarded can carry its
 * decision. One that was rejected or closed in the district did not.
 */
export function reachedCommittee({ verifications, decisions }: Pick<Claim, 'verifications' | 'decisions'>): boolean {
  return decisions.length > 0 || verifications.some(({ action }) => action === 'forward_to_cvc');
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
